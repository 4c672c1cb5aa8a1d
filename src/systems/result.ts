import type { Calibration } from "../learn/index.ts";
import { isEmptyText, isSameText } from "./same-text.ts";
import type { LanguageTag, ScoreResult } from "./system.ts";

/** What a system knows of a pair once it has its raw value. */
export interface RawResult {
  readonly a: string;
  readonly b: string;
  readonly raw: number;
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
 * A raw value's result, the same in all systems: identical texts (to a reader: see `isSameText`)
 * score 5, an empty text against another 0 and two empty ones 5, both with a warning; else the calibration's map and
 * interval.
 */
export function finishResult(frame: ResultFrame, of: RawResult): ScoreResult {
  const { a, b, truncated } = of;
  let score: number;
  let interval: readonly [number, number];
  let warnings = of.warnings ?? NO_WARNINGS;
  const emptyA = isEmptyText(a);
  const emptyB = isEmptyText(b);
  if (emptyA || emptyB) {
    const both = emptyA && emptyB;
    score = both ? 5 : 0;
    interval = [score, score];
    warnings = [...(both ? EMPTY_BOTH : EMPTY_ONE), ...warnings];
  } else if (isSameText(a, b)) {
    score = 5;
    interval = [5, 5];
  } else {
    score = frame.calibration.map(of.raw);
    interval = frame.calibration.interval(score, a.length + b.length);
  }
  const result = {
    score,
    interval,
    raw: { name: frame.rawName, value: of.raw },
    system: frame.system,
    languages: of.languages,
    calibrated: true,
    warnings,
  };
  return truncated === undefined ? result : { ...result, truncated };
}
