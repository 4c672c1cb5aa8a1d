import { StsError } from "../errors.ts";

/** Settings of one `encode` call. */
export interface EncodeOptions {
  readonly signal?: AbortSignal;
  /** Called after each batch with the number of texts done. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Text put before every input ("query: "); default: the model's own default prompt. */
  readonly prompt?: string;
}

/** Vectors of `count` texts, row by row. */
export interface Embeddings {
  /** Shape [count, dimension], row-major, L2-normalised if the encoder says so. */
  readonly data: Float32Array;
  readonly count: number;
  readonly dimension: number;
  /** Tokens beyond the model's limit, per text; 0 where the text fitted. */
  readonly excessTokens: Uint32Array;
}

/** Texts to vectors: asynchronous, batched, ordered. */
export interface Encoder {
  readonly name: string;
  /** sha256 of the weights, for signatures. */
  readonly sha256: string;
  /** Digest of all that a text's vector hangs on: weights, tokenizer, pooling, modules, limit, prompt. */
  readonly fingerprint: string;
  /** ISO 639-1 codes of the languages it was made for; undefined where it was made for many, or nothing tells. */
  readonly languages?: readonly string[];
  readonly dimension: number;
  readonly maxTokens: number;
  readonly pooling: "mean" | "cls" | "max" | "last";
  readonly normalized: boolean;
  /** Row i belongs to texts[i]. Empty texts give a zero row. @throws StsError E_ABORTED, E_MODEL */
  encode(texts: readonly string[], options?: EncodeOptions): Promise<Embeddings>;
  /** Waits for the calls that run; later ones are refused with E_INPUT. */
  close(): Promise<void>;
}

/** For callers without types. @throws StsError E_INPUT naming the first value that is no string */
export function checkTexts(texts: readonly unknown[], name = (index: number) => `text ${index}`): void {
  const i = texts.findIndex((text) => typeof text !== "string");
  if (i === -1) return;
  throw new StsError(
    "E_INPUT",
    `${name(i)} is ${texts[i] === null ? "null" : typeof texts[i]}, expected a string`,
  );
}
