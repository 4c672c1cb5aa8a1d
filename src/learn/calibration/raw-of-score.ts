import { checkNumber, checkRecord } from "../../arguments.ts";
import type { Calibration } from "./calibration.ts";

/** Halvings: as many as a double has bits, so that the outcome is exact. */
const HALVINGS = 60;
/** How far beyond the fitted range is looked, in ranges: curves go on straight there, scores down to 0 or up to 5. */
const BEYOND = 4;

/**
 * The raw value that a calibration maps to a score: `calibration.map(rawOfScore(calibration, s))` is s within 1e-12, where
 * the curve is continuous and reaches s. Where it is flat, the value least close of those that have the score; where it
 * jumps over s ("isotonic"), that of the jump; where it never reaches s, the end of what is looked at, four times the fitted
 * range beyond. O(60 log corners)
 * @param score 0..5
 */
export function rawOfScore(calibration: Calibration, score: number): number {
  checkRecord(calibration, "rawOfScore: calibration", "a Calibration", ["model", "map"]);
  checkNumber(score, "rawOfScore: score");
  const { direction, x } = calibration.model;
  const [first, last] = [x[0]!, x.at(-1)!];
  const range = last > first ? last - first : 1;
  let [low, high] = [first - BEYOND * range, last + BEYOND * range];
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (low + high) / 2;
    if (calibration.map(direction * middle) < score) low = middle;
    else high = middle;
  }
  return direction * high;
}
