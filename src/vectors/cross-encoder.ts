import type { TextPair } from "../text/text-pair.ts";

/** Settings of one `score` call of a cross-encoder. */
export interface ScorePairsOptions {
  readonly signal?: AbortSignal;
  /** Called after each batch with the number of pairs done. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Scores of `count` pairs. */
export interface PairScores {
  /** Shape [count], 0..1, higher is closer: mean of both orders of the texts. 0 where a text holds no token. */
  readonly scores: Float64Array;
  /** Shape [2 count]: tokens of a and of b beyond what one reading holds; 0 where the pair fitted. */
  readonly excessTokens: Uint32Array;
}

/** Two texts, read together, to one number: asynchronous, batched, ordered. */
export interface CrossEncoder {
  readonly name: string;
  /** sha256 of the weights, for signatures. */
  readonly sha256: string;
  /** Tokens of one reading: both texts and the special ones. */
  readonly maxTokens: number;
  /** Score i belongs to pairs[i]; (a, b) and (b, a) score the same. @throws StsError E_ABORTED, E_MODEL, E_INPUT */
  score(pairs: readonly TextPair[], options?: ScorePairsOptions): Promise<PairScores>;
  /** Waits for the calls that run; later ones are refused with E_INPUT. */
  close(): Promise<void>;
}
