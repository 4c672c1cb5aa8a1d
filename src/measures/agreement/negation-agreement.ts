import { countNegations } from "../../text/index.ts";
import type { Measure } from "../measure.ts";
import { viewsOf } from "../text-view.ts";

/**
 * 1 when both texts negate an even number of times or both an odd number, else
 * 0: two negations take each other back.
 *
 *   score(a, b) = 1 - (n_a - n_b) mod 2    n: negations (`countNegations`)
 *
 * A blank text has no negation. Time O(|a| + |b|).
 * Source: Tian et al. 2017 (ECNU), https://aclanthology.org/S17-2028
 */
export const negationAgreement: Measure = {
  name: "negation-agreement",
  version: 3,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "1 when both texts are negated or neither is (parity of negators), else 0",
  source: "Tian et al. 2017 (ECNU), https://aclanthology.org/S17-2028",
  cost: "O(a + b)",
  score(a, b, options) {
    const [left, right] = viewsOf(a, b, options);
    const difference =
      countNegations(left.words, left.language) - countNegations(right.words, right.language);
    return difference % 2 === 0 ? 1 : 0;
  },
};
