import { join } from "node:path";
import { cosine } from "../../src/vectors/cosine.ts";
import { folderFiles, openCrossEncoderFolder, openModelFolder } from "../../src/vectors/node.ts";
import { openStaticEncoder } from "../../src/vectors/static/open-static.ts";
import { type ModelFolder, modelFolder } from "./model-folders.ts";
import { progress } from "./progress.ts";
import { openStore, type RowStore } from "./row-store.ts";

/** Two texts. */
interface Texts {
  readonly a: string;
  readonly b: string;
}

export interface CacheOptions {
  /** Folder of what was computed before. */
  readonly cache: string;
  readonly threads: number;
}

/** Weights by their sha256, and how they are used: all that changes their values. */
function storePath(cache: string, { name, manifest }: ModelFolder): string {
  const weights = manifest.files[manifest.weights]!.sha256.slice(0, 16);
  return join(cache, `${name}-${weights}-${manifest.pooling ?? "x"}-${manifest.maxTokens ?? "x"}.bin`);
}

/** Value of each pair by one model: cosine of an encoder's vectors (-1..1), or a cross-encoder's mean of both orders (0..1). */
export async function modelValues(
  name: string,
  pairs: readonly Texts[],
  options: CacheOptions,
): Promise<Float64Array> {
  const model = modelFolder(name);
  if (model.manifest.kind === "onnx-cross-encoder") return crossValues(model, pairs, options);
  const texts = pairs.flatMap(({ a, b }) => [a, b]);
  const store = await textVectors(model, texts, options);
  const { dimension } = model.manifest;
  const side = (text: string) => ({
    data: store.get(text) as Float32Array,
    count: 1,
    dimension,
    excessTokens: new Uint32Array(1),
  });
  return Float64Array.from(pairs, ({ a, b }) => cosine(side(a), 0, side(b), 0));
}

/** Texts of one call of an encoder: what is computed when the run stops is lost. */
const TEXTS_AT_ONCE = 2048;
const PAIRS_AT_ONCE = 512;

/** A store that has the vectors of all texts. */
export async function textVectors(
  model: ModelFolder,
  texts: readonly string[],
  { cache, threads }: CacheOptions,
): Promise<RowStore> {
  const { folder, name, manifest } = model;
  const store = openStore(storePath(cache, model), manifest.dimension, 4);
  const missing = [...new Set(texts)].filter((text) => !store.has(text));
  if (missing.length === 0) return store;
  const encoder =
    manifest.kind === "static"
      ? await openStaticEncoder(folderFiles(folder))
      : await openModelFolder(folder, { threads });
  const say = progress(`texts by ${name}`, missing.length);
  for (let at = 0; at < missing.length; at += TEXTS_AT_ONCE) {
    const batch = missing.slice(at, at + TEXTS_AT_ONCE);
    const { data, dimension } = await encoder.encode(batch);
    store.add(batch.map((text, i) => [text, data.subarray(i * dimension, (i + 1) * dimension)]));
    say(at + batch.length);
  }
  await encoder.close();
  return store;
}

async function crossValues(
  model: ModelFolder,
  pairs: readonly Texts[],
  { cache, threads }: CacheOptions,
): Promise<Float64Array> {
  const store = openStore(storePath(cache, model), 1, 8);
  const both = ({ a, b }: Texts) => `${a}\0${b}`;
  const missing = [...new Map(pairs.map((pair) => [both(pair), pair])).values()].filter(
    (pair) => !store.has(both(pair)),
  );
  if (missing.length > 0) {
    const encoder = await openCrossEncoderFolder(model.folder, { threads });
    const say = progress(`pairs by ${model.name}`, missing.length);
    for (let at = 0; at < missing.length; at += PAIRS_AT_ONCE) {
      const batch = missing.slice(at, at + PAIRS_AT_ONCE);
      const { scores } = await encoder.score(batch);
      store.add(batch.map((pair, i) => [both(pair), [scores[i]!]]));
      say(at + batch.length);
    }
    await encoder.close();
  }
  return Float64Array.from(pairs, (pair) => store.get(both(pair))[0]!);
}
