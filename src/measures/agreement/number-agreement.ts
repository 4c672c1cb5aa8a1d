import { dimensionOf, type Quantity } from "../../text/index.ts";
import type { Measure, MeasureOptions } from "../measure.ts";
import { languagesOf } from "../text-view.ts";
import { pairedQuantities, statedNumbers } from "./paired-quantities.ts";

/**
 * F1 of the numbers of two texts (`statedNumbers`, `pairedQuantities`).
 *
 *   score(a, b) = 2 × paired / (numbers in a + numbers in b)
 *
 * Numbers pair when they say the same: 2 kg and 2000 g, half and 50 %, "dos millones" and 2.000.000. No number in
 * either text: 1. None in one: 0. Time O(|a| + |b|).
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060
 */
export const numberOverlap: Measure = {
  name: "number-overlap",
  version: 4,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "F1 of the numbers stated in the two texts, digits and words",
  source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
  cost: "O(a + b)",
  score(a, b, options) {
    const [left, right] = numbersOfBoth(a, b, options);
    if (left.length + right.length === 0) return 1;
    return (2 * pairedQuantities(left, right)) / (left.length + right.length);
  },
};

/**
 * 1 while no number contradicts: of each dimension (length, money, share ...; `dimensionOf`), the text that states fewer
 * has its equals in the other.
 *
 *   score(a, b) = paired / max(paired, Σ min(numbers in a of a dimension, numbers in b of it))
 *
 * A text without numbers contradicts nothing: 1. "Room 101" and "Room 102": 0. "5 men" and "5 km": 1, a number of men
 * says nothing of a way. Time O(|a| + |b|).
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060 (containment of number sets)
 */
export const numberAgreement: Measure = {
  name: "number-agreement",
  version: 4,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description:
    "share of the numbers of the text with fewer numbers that the other text states too, by dimension",
  source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
  cost: "O(a + b)",
  score(a, b, options) {
    const [left, right] = numbersOfBoth(a, b, options);
    if (left.length === 0 || right.length === 0) return 1;
    const paired = pairedQuantities(left, right);
    const comparable = Math.max(paired, comparableNumbers(left, right));
    return comparable === 0 ? 1 : paired / comparable;
  },
};

/** Equal texts are read by one language, so that they stay equal. */
function numbersOfBoth(a: string, b: string, options: MeasureOptions | undefined): [Quantity[], Quantity[]] {
  const [inA, inB] = languagesOf(options);
  return [statedNumbers(a, inA), statedNumbers(b, a === b ? inA : inB)];
}

/** Σ over dimensions of the smaller count. */
function comparableNumbers(left: readonly Quantity[], right: readonly Quantity[]): number {
  const counts = new Map<string, number>();
  for (const q of left) counts.set(dimensionOf(q), (counts.get(dimensionOf(q)) ?? 0) + 1);
  let comparable = 0;
  for (const q of right) {
    const rest = counts.get(dimensionOf(q)) ?? 0;
    if (rest === 0) continue;
    counts.set(dimensionOf(q), rest - 1);
    comparable++;
  }
  return comparable;
}
