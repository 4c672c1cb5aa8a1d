import type { LanguagePair, LanguageTag, TextPair } from "../text/text-pair.ts";

export type { LanguagePair, LanguageTag, TextPair };

/** A score with all that gives it a meaning. */
export interface ScoreResult {
  /** 0 (different topics) to 5 (same meaning). */
  readonly score: number;
  /** 80 % interval for the gold score, from residuals on held-out training data at that score and length. */
  readonly interval?: readonly [low: number, high: number];
  /** The system's own value before calibration, e.g. { name: "cosine", value: 0.83 }. */
  readonly raw: { readonly name: string; readonly value: number };
  /** Name of the system. */
  readonly system: string;
  /** Given or detected languages of the two texts; "und" where nobody asked or nothing tells. */
  readonly languages: readonly [LanguageTag, LanguageTag];
  /** True when `score` comes from a map fitted on gold scores; everything that ships has one. */
  readonly calibrated: boolean;
  /** How sure a system of 2014 that says so is, 0..100: the more, the narrower its interval. */
  readonly confidence?: number;
  /** Present when a text was longer than the model reads at once: it was scored by windows. */
  readonly truncated?: { readonly excessTokens: readonly [number, number] };
  readonly warnings: readonly string[];
}

/** Data whose labels a system or its calibration saw; `evaluate` prints the overlap with what it scores. */
export interface TrainingSource {
  /** Catalogue name, e.g. "stsb-train". */
  readonly set: string;
  readonly use: "weights" | "calibration" | "selection";
}

/** Everything that could change a system's numbers; reports carry it. */
export interface SystemSignature {
  readonly system: string;
  readonly version: number;
  /** sha256 of the weights. */
  readonly weights?: string;
  /** Digest of the calibration, and of the constants and steps before it. */
  readonly calibration?: string;
  readonly tokenizer?: string;
  /** Digest of the bilingual lexicon. */
  readonly lexicon?: string;
  /** Digest of how texts are read (`READING_DIGEST`). */
  readonly reading?: string;
}

export interface ScoreOptions {
  /** Languages of the pairs of this call that do not carry their own; else those that the system was made with. */
  readonly languages?: LanguagePair;
  readonly signal?: AbortSignal;
  /** Called with the number of pairs done so far in this call. */
  readonly onProgress?: (done: number) => void;
}

/** Scores of every text of one list with every text of another. */
export interface ScoreMatrix {
  readonly rows: number;
  readonly columns: number;
  /** 0..5, shape [rows, columns], row-major. */
  readonly scores: Float64Array;
  /** The system's own values, same shape. */
  readonly raw: { readonly name: string; readonly values: Float64Array };
  /** What held for some of the texts: too long, empty, of no supported language. */
  readonly warnings: readonly string[];
}

/** Pairs to scores 0..5. Everything a user can name after `--system` is one. */
export interface System {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  /** Name and range of `raw`; correlations are computed from it. `direction` -1: lower is closer (a distance). */
  readonly raw: {
    readonly name: string;
    readonly range: readonly [number, number];
    readonly direction?: 1 | -1;
  };
  readonly calibrated: boolean;
  readonly trainedOn: readonly TrainingSource[];
  readonly signature: SystemSignature;
  /** Pairs that one call handles well; streams hand over about so many at once. Default 1024. */
  readonly batchSize?: number;
  /** Result i belongs to pairs[i]. @throws StsError E_ABORTED, E_MODEL */
  score(pairs: readonly TextPair[], options?: ScoreOptions): Promise<ScoreResult[]>;
  /** All against all, for systems that need not look at each pair; `scoreMatrix` of this room works with any. */
  scoreMatrix?(
    left: readonly string[],
    right: readonly string[],
    options?: ScoreOptions,
  ): Promise<ScoreMatrix>;
  /**
   * Keeps the vectors of a list's texts from one `scoreMatrix` to the next, for as long as the list itself is kept: known by
   * its identity, so it must not be changed. See `prepareTexts`.
   */
  remember?(texts: readonly string[]): void;
  /** Frees what it holds, once the calls that run have ended; tiers refuse later ones with E_INPUT. */
  close(): Promise<void>;
}

/** What `createSystem` may be told. */
export interface SystemOptions {
  /** Languages of all pairs that do not carry their own; detected where the system needs them, when absent. */
  readonly languages?: readonly [LanguageTag, LanguageTag];
  /** Folder of a model of the user's own (Hugging Face layout). */
  readonly model?: string;
  /**
   * Threads of one inference of a neural network, and that features of many pairs are computed in; default
   * OMP_NUM_THREADS, else the cores of this process.
   */
  readonly threads?: number;
  readonly signal?: AbortSignal;
  /** Takes notes for people, such as "fitting a calibration for this model, once". */
  readonly onNote?: (text: string) => void;
}

/** Whether a value has what a system is called by. */
export function isSystem(wanted: unknown): wanted is System {
  return typeof wanted === "object" && wanted !== null && typeof (wanted as System).score === "function";
}
