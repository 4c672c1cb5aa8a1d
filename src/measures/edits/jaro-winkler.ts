import { checkNumbers } from "../../arguments.ts";
import type { Measure } from "../measure.ts";
import { viewOf } from "../text-view.ts";
import { jaroSimilarity } from "./jaro.ts";

/** Weight of each character of the common beginning. */
const PREFIX_WEIGHT = 0.1;
const LONGEST_PREFIX = 4;
/** Only similar texts profit from a common beginning. */
const BOOST_FROM = 0.7;

/**
 * Jaro-Winkler similarity: Jaro, raised for a common beginning.
 *
 *   score(a, b) = J + 0.1 l (1 - J)    l: common first characters, at most 4
 *
 * applied where J > 0.7, as Winkler's program does. Else as `jaro`.
 * Source: Winkler 1990, https://eric.ed.gov/?id=ED325505
 */
export const jaroWinkler: Measure = {
  name: "jaro-winkler",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "Jaro similarity, raised for up to four common first characters",
  source: "Winkler 1990, https://eric.ed.gov/?id=ED325505",
  cost: "O(a + b)",
  score: (a, b) => jaroWinklerSimilarity(viewOf(a).characters, viewOf(b).characters),
};

/** Jaro-Winkler similarity of two sequences of symbols. */
export function jaroWinklerSimilarity(a: readonly number[], b: readonly number[]): number {
  checkNumbers(a, "jaroWinklerSimilarity: a");
  checkNumbers(b, "jaroWinklerSimilarity: b");
  const jaro = jaroSimilarity(a, b);
  if (jaro <= BOOST_FROM) return jaro;
  const limit = Math.min(LONGEST_PREFIX, a.length, b.length);
  let prefix = 0;
  while (prefix < limit && a[prefix] === b[prefix]) prefix++;
  return jaro + PREFIX_WEIGHT * prefix * (1 - jaro);
}
