import { checkNumber, checkText } from "../../arguments.ts";
import { asSymbols } from "../edits/common-subsequence.ts";
import { tileLengths } from "../edits/greedy-string-tiling.ts";
import { inFixedOrder, sameSequence } from "../fixed-order.ts";
import type { Measure } from "../measure.ts";
import { unitsOfBoth } from "../text-view.ts";

/**
 * General Text Matcher: F1 of the largest matching of words, long common runs worth more.
 *
 *   M = (Σ_runs length^e)^(1/e)    P = M / |a|    R = M / |b|    2 P R / (P + R) = 2 M / (|a| + |b|)
 *
 * The runs are found longest first, as in the paper (the best choice is NP-hard for e > 1). With e = 1 the
 * order of words does not matter and the value is that of `rouge-1`. Both texts blank: 1; one blank: 0.
 * @param exponent e, above 1
 * @source Melamed, Green and Turian 2003, https://aclanthology.org/N03-2021
 */
export function generalTextMatcher(name: string, exponent: number): Measure {
  checkText(name, "generalTextMatcher: name");
  checkNumber(exponent, "generalTextMatcher: exponent");
  return {
    name,
    version: 2,
    usesLanguage: true,
    range: [0, 1],
    symmetric: true,
    description: `F1 of common runs of words, a run of k worth k^${exponent} (GTM)`,
    source: "Melamed, Green and Turian 2003, https://aclanthology.org/N03-2021",
    cost: "O(a b × different run lengths) in words; beyond 500 words in aligned parts",
    score(a, b, options) {
      const [left, right] = asSymbols(...unitsOfBoth(a, b, "words", options));
      if (sameSequence(left, right)) return 1;
      if (left.length === 0 || right.length === 0) return 0;
      // Ties between runs go to the earliest in the first text; ordering the texts makes the score symmetric.
      const [first, second] = inFixedOrder(a, b, left, right);
      let powers = 0;
      for (const length of tileLengths(first, second, 1)) powers += length ** exponent;
      return Math.min(1, (2 * powers ** (1 / exponent)) / (left.length + right.length));
    },
  };
}

/** Runs of k words worth k². */
export const gtm2 = generalTextMatcher("gtm-2", 2);
/** Runs of k words worth k³. */
export const gtm3 = generalTextMatcher("gtm-3", 3);
