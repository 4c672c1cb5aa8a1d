import { checkRecord } from "../../arguments.ts";
import type { Calibration } from "../../learn/index.ts";
import { isEmptyText, isSameText } from "../../text/forms/same-text.ts";
import type { LanguageTag, ScoreResult } from "../system.ts";

/** What a system knows of a pair once it has its raw value. */
export interface RawResult {
  readonly a: string;
  readonly b: string;
  readonly raw: number;
  /** Whether a text holds too little that the system reads: scored 0 unless the texts are identical. */
  readonly unreadable?: boolean;
  readonly languages: readonly [LanguageTag, LanguageTag];
  readonly truncated?: ScoreResult["truncated"];
  readonly warnings?: readonly string[];
}

/** What of a system every one of its results repeats. */
export interface ResultFrame {
  readonly system: string;
  readonly rawName: string;
  readonly calibration: Calibration;
}

const NO_WARNINGS: readonly string[] = [];
const EMPTY_ONE: readonly string[] = ["one text is empty: scored 0"];
const EMPTY_BOTH: readonly string[] = ["both texts are empty: scored 5"];

/** The rules that all systems share, before any calibration: 5 or 0, or undefined where the calibration speaks. */
function fixedScore({ a, b, unreadable }: Pick<RawResult, "a" | "b" | "unreadable">): 5 | 0 | undefined {
  if (isSameText(a, b)) return 5;
  const [emptyA, emptyB] = [isEmptyText(a), isEmptyText(b)];
  if (emptyA && emptyB) return 5;
  return unreadable === true || emptyA || emptyB ? 0 : undefined;
}

/**
 * A raw value as a score, the same in all systems: identical texts (to a reader: see `isSameText`) score 5, two empty ones
 * among them; an empty text, or one that holds too little to read, scores 0 against any other; else the calibration's map.
 */
export function scoreOf(
  calibration: Calibration,
  of: Pick<RawResult, "a" | "b" | "raw" | "unreadable">,
): number {
  return fixedScore(of) ?? calibration.map(of.raw);
}

/** The raw value of such a pair: where a text cannot be read, as low as that of the least score on the curve. */
export function rawOf(
  { model: { direction, x } }: Calibration,
  of: Pick<RawResult, "raw" | "unreadable">,
): number {
  if (of.unreadable !== true) return of.raw;
  const least = direction * x[0]!;
  return direction === 1 ? Math.min(of.raw, least) : Math.max(of.raw, least);
}

/** A raw value's result: score (`scoreOf`), interval, and warnings where a text is empty. */
export function finishResult(frame: ResultFrame, of: RawResult): ScoreResult {
  checkRecord(frame, "finishResult: frame", "a ResultFrame", ["system", "rawName", "calibration"]);
  checkRecord(of, "finishResult: of", "a RawResult", ["a", "b", "raw", "languages"]);
  const { system, rawName, calibration } = frame;
  const { a, b, truncated, warnings = NO_WARNINGS } = of;
  const score = scoreOf(calibration, of);
  const [emptyA, emptyB] = [isEmptyText(a), isEmptyText(b)];
  const empty = emptyA || emptyB;
  const sure = empty || isSameText(a, b);
  return {
    score,
    interval: sure ? [score, score] : calibration.interval(score, a.length + b.length),
    raw: { name: rawName, value: rawOf(calibration, of) },
    system,
    languages: of.languages,
    calibrated: true,
    ...(truncated !== undefined && { truncated }),
    warnings: empty ? [...(emptyA && emptyB ? EMPTY_BOTH : EMPTY_ONE), ...warnings] : warnings,
  };
}
