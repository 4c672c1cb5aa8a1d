import type { Measure } from "./measure.ts";
import { numbersIn, pairedNumbers } from "./numbers.ts";

/**
 * F1 of the numbers of two texts (`numbersIn`, `pairedNumbers`).
 *
 *   score(a, b) = 2 × paired / (numbers in a + numbers in b)
 *
 * No number in either text: 1. None in one: 0. Time O(|a| + |b|).
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060
 */
export const numberOverlap: Measure = {
  name: "number-overlap",
  version: 2,
  range: [0, 1],
  symmetric: true,
  description: "F1 of the numbers stated in the two texts, digits and words",
  source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
  cost: "O(a + b)",
  score(a, b, options) {
    const left = numbersIn(a, options?.language);
    const right = numbersIn(b, options?.language);
    if (left.length + right.length === 0) return 1;
    return (2 * pairedNumbers(left, right)) / (left.length + right.length);
  },
};

/**
 * 1 while no number contradicts: every number of the text with fewer numbers
 * has its equal in the other.
 *
 *   score(a, b) = paired / min(numbers in a, numbers in b)
 *
 * A text without numbers contradicts nothing: 1. "Room 101" and "Room 102": 0.
 * Time O(|a| + |b|).
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060 (containment of number sets)
 */
export const numberAgreement: Measure = {
  name: "number-agreement",
  version: 2,
  range: [0, 1],
  symmetric: true,
  description: "share of the numbers of the text with fewer numbers that the other text states too",
  source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
  cost: "O(a + b)",
  score(a, b, options) {
    const left = numbersIn(a, options?.language);
    const right = numbersIn(b, options?.language);
    const fewer = Math.min(left.length, right.length);
    return fewer === 0 ? 1 : pairedNumbers(left, right) / fewer;
  },
};
