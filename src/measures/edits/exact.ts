import type { Measure } from "../measure.ts";
import { viewsOf } from "../text-view.ts";

/**
 * 1 when the texts are equal but for case, width, typographic quotes, dashes,
 * blanks and (Arabic) vowels and letter variants; else 0. Time O(|a| + |b|).
 */
export const exact: Measure = {
  name: "exact",
  version: 2,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "1 when the texts differ in case and typing at most, else 0",
  source: "Unicode 16, sections 3.13 and 5.18 (caseless matching)",
  cost: "O(a + b)",
  score(a, b, options) {
    const [left, right] = viewsOf(a, b, options);
    return left.form === right.form ? 1 : 0;
  },
};
