import { checkFunction, checkOptions, checkRecord, checkText } from "../../arguments.ts";
import { countItems, type Language } from "../../text/index.ts";
import { clamp } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { type Unit, viewsOf } from "../text-view.ts";
import type { WordWeight } from "./word-weights.ts";

export interface WeightedOverlapOptions {
  readonly weight: WordWeight;
  readonly unit?: Unit;
  /** Length of the n-grams; an n-gram weighs the sum of its words. Default 1. */
  readonly n?: number;
  /** For reports: where the weights come from. */
  readonly weightName: string;
}

/**
 * Weighted word overlap as in TakeLab; with n > 1 the weighted n-gram overlap of UWB.
 *
 *   p = Σ_{w in A ∩ B} ic(w) / Σ_{w in A} ic(w)    r likewise over B    2 p r / (p + r)
 *
 * A, B: multisets of words. Both texts without weight (blank, or only words of
 * weight 0): 1 if their words are equal, else 0. One without: 0. Time O(|a| + |b|).
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060;
 * Brychcín and Svoboda 2016 (UWB at SemEval-2016 Task 1)
 */
export function weightedOverlap(name: string, options: WeightedOverlapOptions): Measure {
  checkText(name, "weightedOverlap: name");
  checkRecord(options, "weightedOverlap: options", "a WeightedOverlapOptions", ["weight", "weightName"]);
  checkOptions(options, "weightedOverlap", ["weight", "unit", "n", "weightName"]);
  const unit = options.unit ?? "words";
  const n = options.n ?? 1;
  return {
    name,
    version: 2,
    usesLanguage: true,
    range: [0, 1],
    symmetric: true,
    description: `harmonic mean of the two coverages of ${n === 1 ? "" : `${n}-grams of `}${unit}, weighted by ${options.weightName}`,
    source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
    cost: "O(a + b)",
    score(a, b, scoreOptions) {
      const weight: WordWeight = (word, language) => options.weight(word, language, scoreOptions?.lexicon);
      const [ofA, ofB] = viewsOf(a, b, scoreOptions);
      const left = weighGrams(ofA.units(unit), n, ofA.language, weight);
      const right = weighGrams(ofB.units(unit), n, ofB.language, weight);
      return weightedCoverage(left.counts, right.counts, (gram) => {
        const [w, v] = [left.weights.get(gram), right.weights.get(gram)];
        // A word of both texts may weigh differently in two languages; the mean does not depend on the order.
        return ((w ?? v ?? 0) + (v ?? w ?? 0)) / 2;
      });
    },
  };
}

interface WeighedGrams {
  readonly counts: ReadonlyMap<string, number>;
  readonly weights: ReadonlyMap<string, number>;
}

/** N-grams of a list shorter than n: the whole list is one. */
function weighGrams(
  units: readonly string[],
  n: number,
  language: Language,
  weight: WordWeight,
): WeighedGrams {
  const length = Math.min(n, Math.max(1, units.length));
  const weights = new Map<string, number>();
  const grams: string[] = [];
  for (let at = 0; at + length <= units.length; at++) {
    const words = units.slice(at, at + length);
    const gram = words.join("\u001f");
    grams.push(gram);
    if (!weights.has(gram))
      weights.set(
        gram,
        words.reduce((sum, word) => sum + weight(word, language), 0),
      );
  }
  return { counts: countItems(grams), weights };
}

/** Harmonic mean of the two weighted coverages of two multisets. */
export function weightedCoverage(
  left: ReadonlyMap<string, number>,
  right: ReadonlyMap<string, number>,
  weight: (word: string) => number,
): number {
  checkRecord(left, "weightedCoverage: left", "a Map", ["get"]);
  checkRecord(right, "weightedCoverage: right", "a Map", ["get"]);
  checkFunction(weight, "weightedCoverage: weight");
  const leftSum = weightSum(left, weight);
  const rightSum = weightSum(right, weight);
  if (leftSum === 0 && rightSum === 0) return sameCounts(left, right) ? 1 : 0;
  // Added up in an order that does not depend on which text comes first.
  const parts: number[] = [];
  for (const [word, count] of left) {
    const shared = Math.min(count, right.get(word) ?? 0);
    if (shared > 0) parts.push(shared * weight(word));
  }
  const shared = sortedSum(parts);
  return shared === 0 ? 0 : clamp((2 * shared) / (leftSum + rightSum));
}

function weightSum(counts: ReadonlyMap<string, number>, weight: (word: string) => number): number {
  return sortedSum([...counts].map(([word, count]) => count * weight(word)));
}

function sortedSum(parts: number[]): number {
  return parts.sort((x, y) => x - y).reduce((sum, part) => sum + part, 0);
}

function sameCounts(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): boolean {
  return left.size === right.size && [...left].every(([word, count]) => right.get(word) === count);
}
