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

/**
 * The rules that all systems share, before any calibration: identical texts (to a reader: see `isSameText`) score 5, two
 * empty ones among them; an empty text, or one that holds too little to read, scores 0 against any other; else undefined,
 * and the calibration speaks.
 */
export function fixedScore(
  same: boolean,
  emptyA: boolean,
  emptyB: boolean,
  unreadable: boolean,
): 5 | 0 | undefined {
  if (same || (emptyA && emptyB)) return 5;
  return unreadable || emptyA || emptyB ? 0 : undefined;
}

/** The raw value of a pair: where a text cannot be read, as low as that of the least score on the curve. */
export function rawOf(
  { model: { direction, x } }: Calibration,
  raw: number,
  unreadable: boolean | undefined,
): number {
  if (unreadable !== true) return raw;
  const least = direction * x[0]!;
  return direction === 1 ? Math.min(raw, least) : Math.max(raw, least);
}

/** A raw value's result: score (`fixedScore`, else the calibration's), interval, and warnings where a text is empty. */
export function finishResult(frame: ResultFrame, of: RawResult): ScoreResult {
  checkRecord(frame, "finishResult: frame", "a ResultFrame", ["system", "rawName", "calibration"]);
  checkRecord(of, "finishResult: of", "a RawResult", ["a", "b", "raw", "languages"]);
  const { system, rawName, calibration } = frame;
  const { a, b, truncated, warnings = NO_WARNINGS } = of;
  const [emptyA, emptyB] = [isEmptyText(a), isEmptyText(b)];
  const empty = emptyA || emptyB;
  const same = isSameText(a, b);
  const score = fixedScore(same, emptyA, emptyB, of.unreadable === true) ?? calibration.map(of.raw);
  const sure = empty || same;
  return {
    score,
    interval: sure ? [score, score] : calibration.interval(score, a.length + b.length),
    raw: { name: rawName, value: rawOf(calibration, of.raw, of.unreadable) },
    system,
    languages: of.languages,
    calibrated: true,
    ...(truncated !== undefined && { truncated }),
    warnings: empty ? [...(emptyA && emptyB ? EMPTY_BOTH : EMPTY_ONE), ...warnings] : warnings,
  };
}
