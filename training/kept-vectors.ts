// Vectors of texts, kept in a folder between runs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Embeddings, Encoder } from "../src/vectors/index.ts";

/**
 * Vectors of texts, row i that of texts[i]; those that a run before left in the folder are not made again.
 * @param folder none: nothing is kept
 */
export async function keptVectors(
  encoder: Encoder,
  texts: readonly string[],
  folder: string | undefined,
): Promise<Embeddings> {
  const { dimension } = encoder;
  const file = folder === undefined ? undefined : join(folder, encoder.sha256.slice(0, 16));
  const kept = file !== undefined && existsSync(`${file}.json`);
  const known: string[] = kept ? JSON.parse(readFileSync(`${file}.json`, "utf8")) : [];
  const rows = new Map(known.map((text, i) => [text, i]));
  const fresh = [...new Set(texts)].filter((text) => !rows.has(text));
  const made = await encoder.encode(fresh);
  for (const text of fresh) rows.set(text, rows.size);
  const all = new Float32Array(rows.size * dimension);
  if (kept) new Uint8Array(all.buffer).set(readFileSync(`${file}.bin`));
  all.set(made.data, known.length * dimension);
  if (file !== undefined && fresh.length > 0) {
    mkdirSync(folder!, { recursive: true });
    writeFileSync(`${file}.bin`, new Uint8Array(all.buffer));
    writeFileSync(`${file}.json`, JSON.stringify([...rows.keys()]));
  }
  const data = new Float32Array(texts.length * dimension);
  for (const [i, text] of texts.entries()) {
    const from = rows.get(text)! * dimension;
    data.set(all.subarray(from, from + dimension), i * dimension);
  }
  return { data, dimension, count: texts.length, excessTokens: new Uint32Array(texts.length) };
}
