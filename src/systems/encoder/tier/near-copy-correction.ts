import type { Difference, Differences } from "../../../align/index.ts";
import { type Calibration, rawOfScore } from "../../../learn/index.ts";

/** What a near copy can lose by, each kind once: differences by which two texts cannot hold of one thing at once. */
export const STEP_KINDS = ["number", "opposite", "negation", "name", "role"] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** What near copies lose or gain. */
export interface Steps {
  /** Share of the score that each kind takes off, 0 to below 1, for the kinds that the texts show. */
  readonly kinds: Readonly<Partial<Record<StepKind, number>>>;
  /** Where nothing that differs changes what is said: the share of the way to `top` that the value goes, 0 to below 1. */
  readonly raise: number;
  /** Raw value of texts that say the same. */
  readonly top: number;
}

/** What a near copy shows. */
export interface NearCopy {
  /** Kinds of what differs, each once. */
  readonly kinds: readonly StepKind[];
  /** Whether nothing differs but in form: all that does is proven equal. */
  readonly same: boolean;
  /** Part of a step that texts of their length lose, above 0 to 1 (`partOfStep`). */
  readonly part: number;
}

/**
 * The raw value v of a pair, corrected where its texts are near copies; map: the calibration's, to 0-5:
 *
 *   the value whose score is map(v) (1 - part kinds[k]) ... over the kinds k that contradict each other in them
 *   v + raise (top - v)   where all that differs is proven equal, and v is below top
 *
 * Shares are of the score, not of the raw value, since people's grades are: where the curve is flat, as it is among near
 * copies, a step of the raw value would do nothing. Two unequal scores stay unequal, and nothing is held at a floor.
 * Other pairs keep their value.
 */
export function corrected(
  raw: number,
  near: NearCopy | undefined,
  { kinds, raise, top }: Steps,
  calibration: Calibration,
): number {
  if (near === undefined) return raw;
  if (near.same) return raw < top ? raw + raise * (top - raw) : raw;
  const kept = keptShare(near, kinds);
  const score = calibration.map(raw);
  return kept === 1 || score < LEAST_SCORE ? raw : rawOfScore(calibration, kept * score);
}

/** Scores below it keep their value: a step moves them by hundredths, and where the curve ends in 0 it has no inverse. */
export const LEAST_SCORE = 0.05;

/** Share of its score that a near copy keeps, above 0 to 1. */
export function keptShare({ kinds: shown, part }: NearCopy, kinds: Steps["kinds"]): number {
  return shown.reduce((share, kind) => share * (1 - part * (kinds[kind] ?? 0)), 1);
}

/** Words up to which texts lose all of a step. */
const WHOLE_STEP = 14;

/**
 * Part of a step that texts of so many words lose, the longer of the two counted: all up to 14, then less as one thing
 * is less of what they say. People give near copies that contradict each other in half A of the panel 3.3 up to 16
 * words, 3.5 up to 20, 3.9 up to 30 and 4.6 beyond.
 */
export function partOfStep(words: number): number {
  return Math.min(1, WHOLE_STEP / words);
}

/**
 * What differences say of texts that are near copies.
 * @param words of the longer text, 1 and up
 */
export function nearCopyOf({ differences, same }: Differences, words: number): NearCopy {
  const against = differences.filter(({ contradicts }) => contradicts);
  // Where words differ too, who stands where is no longer sure.
  const sure = against.filter(({ kind }) => kind !== "role" || differences.length === against.length);
  return { kinds: [...new Set(sure.map(stepOf))].sort(), same, part: partOfStep(words) };
}

/** All and none, must and may, if and unless exclude each other as opposites do; an hour is a number. */
function stepOf({ kind }: Difference): StepKind {
  if (kind === "number" || kind === "time") return "number";
  return kind === "negation" || kind === "name" || kind === "role" ? kind : "opposite";
}
