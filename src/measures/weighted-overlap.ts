import type { Language } from "../text/index.ts";
import { countItems } from "../text/index.ts";
import { clamp } from "./coefficients.ts";
import type { Measure } from "./measure.ts";
import { type Unit, viewOf } from "./text-view.ts";

/** Importance of a word in match form: idf, information content. Not negative; 0 leaves the word out. */
export type WordWeight = (word: string, language: Language) => number;

export interface WeightedOverlapOptions {
  readonly weight: WordWeight;
  readonly unit?: Unit;
  /** For reports: where the weights come from. */
  readonly weightName: string;
}

/**
 * Weighted word overlap as in TakeLab.
 *
 *   p = Σ_{w in A ∩ B} ic(w) / Σ_{w in A} ic(w)    r likewise over B    2 p r / (p + r)
 *
 * A, B: multisets of words. Both texts without weight (blank, or only words of
 * weight 0): 1 if their words are equal, else 0. One without: 0. Time O(|a| + |b|).
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060, section 3.1
 */
export function weightedOverlap(name: string, options: WeightedOverlapOptions): Measure {
  const unit = options.unit ?? "words";
  return {
    name,
    version: 1,
    range: [0, 1],
    symmetric: true,
    description: `harmonic mean of the two coverages of ${unit}, each weighted by ${options.weightName}`,
    source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
    cost: "O(a + b)",
    score(a, b, scoreOptions) {
      const language = scoreOptions?.language ?? "en";
      const left = countItems(viewOf(a, language).units(unit));
      const right = countItems(viewOf(b, language).units(unit));
      return weightedCoverage(left, right, (word) => options.weight(word, language));
    },
  };
}

/** Harmonic mean of the two weighted coverages of two multisets. */
export function weightedCoverage(
  left: ReadonlyMap<string, number>,
  right: ReadonlyMap<string, number>,
  weight: (word: string) => number,
): number {
  const leftSum = weightSum(left, weight);
  const rightSum = weightSum(right, weight);
  if (leftSum === 0 && rightSum === 0) return sameCounts(left, right) ? 1 : 0;
  // Added up in an order that does not depend on which text comes first.
  const parts: number[] = [];
  for (const [word, count] of left) {
    const shared = Math.min(count, right.get(word) ?? 0);
    if (shared > 0) parts.push(shared * weight(word));
  }
  const shared = parts.sort((x, y) => x - y).reduce((sum, part) => sum + part, 0);
  return shared === 0 ? 0 : clamp((2 * shared) / (leftSum + rightSum));
}

function weightSum(counts: ReadonlyMap<string, number>, weight: (word: string) => number): number {
  const parts = [...counts].map(([word, count]) => count * weight(word));
  return parts.sort((x, y) => x - y).reduce((sum, part) => sum + part, 0);
}

function sameCounts(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): boolean {
  return left.size === right.size && [...left].every(([word, count]) => right.get(word) === count);
}
