import { checkList, checkNumber, checkText } from "../../arguments.ts";
import { wordNgrams } from "../../text/index.ts";
import { multisetSizes } from "../coefficients.ts";
import { sameSequence } from "../fixed-order.ts";
import type { Measure } from "../measure.ts";
import { isOfLanguage, type Unit, unitsOfBoth } from "../text-view.ts";

/**
 * Harmonic mean of two coverages: how much of A's n-grams B covers, and B's A.
 *
 *   p = |A ∩ B| / |A|    r = |A ∩ B| / |B|    2 p r / (p + r)    A, B: multisets
 *
 * @param whenOneIsEmpty value when one list or both are empty. TakeLab's own code
 *   gives 1; the measures here give 0 for one and 1 for two.
 */
export function harmonicCoverage(
  left: readonly string[],
  right: readonly string[],
  whenOneIsEmpty?: number,
): number {
  checkList(left, "harmonicCoverage: left", "an array of words");
  checkList(right, "harmonicCoverage: right", "an array of words");
  if (whenOneIsEmpty !== undefined) checkNumber(whenOneIsEmpty, "harmonicCoverage: whenOneIsEmpty");
  if (left.length === 0 || right.length === 0)
    return whenOneIsEmpty ?? (left.length === right.length ? 1 : 0);
  // 2 p r / (p + r) with p = s / l, r = s / m is 2 s / (l + m), which rounds the same for (a, b) and (b, a).
  return (2 * multisetSizes(left, right).shared) / (left.length + right.length);
}

/**
 * N-gram overlap as in TakeLab: the harmonic mean of the two coverages
 * (`harmonicCoverage`) over n-grams of words, content words or stems.
 *
 * When both texts are shorter than n units, they are compared as wholes: 1 if
 * equal, else 0. Both blank: 1. Time O(|a| + |b|).
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060
 */
export function ngramOverlap(name: string, n: number, unit: Unit): Measure {
  checkText(name, "ngramOverlap: name");
  checkNumber(n, "ngramOverlap: n");
  checkText(unit, "ngramOverlap: unit");
  return {
    name,
    version: isOfLanguage(unit) ? 2 : 1,
    usesLanguage: isOfLanguage(unit),
    range: [0, 1],
    symmetric: true,
    description: `harmonic mean of the two coverages of ${n}-grams of ${unit}`,
    source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
    cost: "O(a + b)",
    score(a, b, options) {
      const [left, right] = unitsOfBoth(a, b, unit, options);
      if (left.length < n && right.length < n) return sameSequence(left, right) ? 1 : 0;
      return harmonicCoverage(wordNgrams(left, n), wordNgrams(right, n));
    },
  };
}

/** One to three words, content words and stems. */
export const ngramOverlaps = {
  "ngram-overlap-1": ngramOverlap("ngram-overlap-1", 1, "words"),
  "ngram-overlap-2": ngramOverlap("ngram-overlap-2", 2, "words"),
  "ngram-overlap-3": ngramOverlap("ngram-overlap-3", 3, "words"),
  "content-ngram-overlap-1": ngramOverlap("content-ngram-overlap-1", 1, "content"),
  "content-ngram-overlap-2": ngramOverlap("content-ngram-overlap-2", 2, "content"),
  "content-ngram-overlap-3": ngramOverlap("content-ngram-overlap-3", 3, "content"),
  "stem-ngram-overlap-1": ngramOverlap("stem-ngram-overlap-1", 1, "stems"),
  "stem-ngram-overlap-2": ngramOverlap("stem-ngram-overlap-2", 2, "stems"),
  "stem-ngram-overlap-3": ngramOverlap("stem-ngram-overlap-3", 3, "stems"),
} satisfies Record<string, Measure>;
