import type { Calibration } from "../learn/index.ts";
import type { Embeddings, Encoder } from "../vectors/index.ts";
import type { PairReading } from "./pair-values.ts";
import type { LanguageTag, SystemSignature, TrainingSource } from "./system.ts";

/** Names of raw values, by what gives them: a cosine, a `Comparison`, a `Blend`, a trained `Head`; with their ranges. */
export const RAW_RANGES = {
  cosine: [-1, 1],
  comparison: [-1, 1],
  blend: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  head: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
} as const;
export type RawName = keyof typeof RAW_RANGES;

export type Tags = readonly [LanguageTag, LanguageTag];

/** An encoder, how its vectors are compared, and what the outcome means. */
export interface CalibratedEncoder extends PairReading {
  readonly encoder: Encoder;
  /** The map to 0-5 for texts of these languages. */
  calibration(languages: Tags): Calibration;
}

/** What an encoder system is made of. */
export interface EncoderSystemParts {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly trainedOn: readonly TrainingSource[];
  readonly signature: Omit<SystemSignature, "system" | "version">;
  readonly batchSize?: number;
  /** Name of its raw values. */
  readonly raw: RawName;
  /**
   * Whether languages that nobody gave are found out and named in results; otherwise they stay "und" there, and pairs
   * are read by what their words plainly look like.
   */
  readonly detectsLanguages: boolean;
  /** Name of the encoder that takes a pair of these languages. */
  route(languages: Tags): string;
  /** Opens the encoder of that name; called once for each. */
  open(route: string): Promise<CalibratedEncoder>;
}

/** Opens the encoder of a route, or hands over the one opened before. */
export type OpenRoute = (route: string) => Promise<CalibratedEncoder>;

/** Whether a text's vector is zero: the encoder knows nothing in it. Cheap: most end at the first value. */
export function isZeroRow({ data, dimension }: Embeddings, row: number): boolean {
  for (let k = row * dimension; k < (row + 1) * dimension; k++) if (data[k] !== 0) return false;
  return true;
}

/** Indexes of the entries by their key, keys in order of first appearance. */
export function groupBy<T>(entries: readonly T[], key: (entry: T) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [i, entry] of entries.entries()) {
    const own = key(entry);
    const group = groups.get(own);
    if (group === undefined) groups.set(own, [i]);
    else group.push(i);
  }
  return groups;
}
