import { StsError, throwIfAborted } from "../../errors.ts";
import { checkTexts, type Embeddings, type EncodeOptions, type Encoder } from "../encoder.ts";
import { WorkInFlight } from "../work-in-flight.ts";
import type { StaticTable } from "./static-format.ts";
import { plainSums, simdSums } from "./static-simd.ts";
import { staticTokenizer } from "./static-tokenizer.ts";

/** Texts to vectors by table look-up: synchronous, no native code. */
export interface StaticEncoder extends Encoder {
  /** As `encode`, at once, closed or not. A text without a known piece gives a zero row. */
  encodeSync(texts: readonly string[]): Embeddings;
  /** The sum of a text's piece vectors as it is: its length tells how much the text's pieces weigh. */
  sum(text: string): Float32Array;
}

/** Texts done in one go before other work of the process gets its turn. */
const CHUNK = 4096;

/**
 * An encoder over a static table: the sum of a text's piece vectors, scaled to length 1. O(length).
 * Texts have no limit of tokens. Order of words plays no part.
 * @param languages as `Encoder` has them
 */
export function createStaticEncoder(
  table: StaticTable,
  name: string,
  sha256: string,
  languages?: readonly string[],
): StaticEncoder {
  const { dimension } = table;
  const rows = staticTokenizer(table);
  const sums = simdSums(table) ?? plainSums(table);
  const work = new WorkInFlight(`encoder "${name}"`);

  const writeVector = (text: string, out: Float32Array, at: number): void => {
    const square = sums.addUp(rows(text));
    if (square > 0) sums.write(1 / Math.sqrt(square), out, at);
  };

  const encodeSync = (texts: readonly string[]): Embeddings => {
    checkTexts(texts);
    const data = new Float32Array(texts.length * dimension);
    for (let i = 0; i < texts.length; i++) writeVector(texts[i]!, data, i * dimension);
    return { data, count: texts.length, dimension, excessTokens: new Uint32Array(texts.length) };
  };

  const encode = async (texts: readonly string[], options: EncodeOptions = {}): Promise<Embeddings> => {
    throwIfAborted(options.signal);
    checkTexts(texts);
    if (options.prompt) throw new StsError("E_INPUT", `encoder "${name}" takes no prompt`);
    const data = new Float32Array(texts.length * dimension);
    for (let start = 0; start < texts.length; start += CHUNK) {
      if (start > 0) await new Promise((resolve) => setTimeout(resolve, 0));
      throwIfAborted(options.signal);
      const end = Math.min(texts.length, start + CHUNK);
      for (let i = start; i < end; i++) writeVector(texts[i]!, data, i * dimension);
      options.onProgress?.(end, texts.length);
    }
    return { data, count: texts.length, dimension, excessTokens: new Uint32Array(texts.length) };
  };

  return {
    name,
    sha256,
    // Tokenizer and table are one file.
    fingerprint: sha256,
    ...(languages !== undefined && { languages }),
    dimension,
    maxTokens: Number.MAX_SAFE_INTEGER,
    pooling: "mean",
    normalized: true,
    encode: (texts, options) => work.run(() => encode(texts, options)),
    encodeSync,
    sum: (text) => {
      sums.addUp(rows(text));
      return Float32Array.from(sums.sum);
    },
    close: () => work.close(async () => {}),
  };
}
