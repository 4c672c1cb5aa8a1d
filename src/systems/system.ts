import type { Language } from "../text/language.ts";

/** What a system is given: two texts, and their languages where known. */
export interface SystemPair {
  readonly a: string;
  readonly b: string;
  readonly languages?: readonly [Language, Language];
}

/** A score with all that gives it a meaning. */
export interface ScoreResult {
  /** 0 (different topics) to 5 (same meaning). */
  readonly score: number;
  /** 80 % interval for the gold score, from residuals on held-out training data; absent when uncalibrated. */
  readonly interval?: readonly [low: number, high: number];
  /** The system's own value before calibration, e.g. { name: "cosine", value: 0.83 }. */
  readonly raw: { readonly name: string; readonly value: number };
  /** Name of the system. */
  readonly system: string;
  /** Detected or given languages of the two texts. */
  readonly languages: readonly [Language, Language];
  /** False when no map from raw values to 0-5 was fitted. */
  readonly calibrated: boolean;
  /** Present when a text was longer than the model reads at once. */
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
  readonly weights?: string;
  readonly calibration?: string;
  readonly tokenizer?: string;
}

export interface ScoreOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number) => void;
}

/** Pairs to scores 0..5. Everything a user can name after `--system` is one. */
export interface System {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  /** Name and range of `raw`; correlations are computed from it. */
  readonly raw: { readonly name: string; readonly range: readonly [number, number] };
  readonly calibrated: boolean;
  readonly trainedOn: readonly TrainingSource[];
  readonly signature: SystemSignature;
  /** Result i belongs to pairs[i]. @throws StsError E_ABORTED, E_MODEL */
  score(pairs: readonly SystemPair[], options?: ScoreOptions): Promise<ScoreResult[]>;
  close(): Promise<void>;
}
