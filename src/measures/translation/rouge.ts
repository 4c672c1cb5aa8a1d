import { multisetSizes } from "../coefficients.ts";
import { wordDiffRatio } from "../edits/common-subsequence-measures.ts";
import { sameSequence } from "../fixed-order.ts";
import type { Measure } from "../measure.ts";
import { ngramOverlap } from "../overlap/ngram-overlap.ts";
import { unitsOfBoth } from "../text-view.ts";
import { skipBigrams } from "./skip-bigrams.ts";
import { weightedCommonSubsequence } from "./weighted-common-subsequence.ts";

const SOURCE = "Lin 2004, https://aclanthology.org/W04-1013";

/** Words that may stand between the two of a skip-bigram: the customary ROUGE-S4. */
const GAP = 4;
/** Weight of a run of k words is k^1.2, as the customary ROUGE-1.5.5 options have it. */
const RUN_WEIGHT = 1.2;

/** F1 of ROUGE-N: `ngram-overlap-N` by the name that summarisation gives it. */
const rougeN = (n: number): Measure => ({
  ...ngramOverlap(`rouge-${n}`, n, "words"),
  description: `F1 of ${n}-grams of words (ROUGE-${n})`,
  source: SOURCE,
});

/** F1 of ROUGE-L, 2 L / (|a| + |b|): `word-diff-ratio` by the name that summarisation gives it. */
const rougeL: Measure = {
  ...wordDiffRatio,
  name: "rouge-l",
  description: "F1 of the longest common subsequence of words (ROUGE-L)",
  source: SOURCE,
};

/**
 * F1 of ROUGE-S with gaps of up to four words, over multisets of skip-bigrams.
 *
 *   score(a, b) = 2 |A ∩ B| / (|A| + |B|)
 *
 * Two texts of at most one word: 1 if equal, else 0. Cost O(a + b).
 */
const rougeS: Measure = {
  name: "rouge-s",
  version: 2,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "F1 of pairs of words with up to four words between (ROUGE-S4)",
  source: SOURCE,
  cost: "O(a + b)",
  score(a, b, options) {
    const [left, right] = unitsOfBoth(a, b, "words", options);
    if (sameSequence(left, right)) return 1;
    if (left.length < 2 || right.length < 2) return 0;
    const sizes = multisetSizes(skipBigrams(left, GAP), skipBigrams(right, GAP));
    return (2 * sizes.shared) / (sizes.left + sizes.right);
  },
};

/**
 * F1 of ROUGE-W: common subsequences with long runs are worth more.
 *
 *   P = (W / |a|^w)^(1/w)    R = (W / |b|^w)^(1/w)    2 P R / (P + R) = 2 W^(1/w) / (|a| + |b|)
 *
 * W: `weightedCommonSubsequence` with w = 1.2. Both texts blank: 1; one blank: 0.
 */
const rougeW: Measure = {
  name: "rouge-w",
  version: 2,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "F1 of the longest common subsequence of words, runs of k worth k^1.2 (ROUGE-W)",
  source: SOURCE,
  cost: "O(a b) in words; beyond 1,000 words in aligned parts",
  score(a, b, options) {
    const [left, right] = unitsOfBoth(a, b, "words", options);
    if (sameSequence(left, right)) return 1;
    if (left.length === 0 || right.length === 0) return 0;
    const weighted = weightedCommonSubsequence(left, right, RUN_WEIGHT);
    return Math.min(1, (2 * weighted ** (1 / RUN_WEIGHT)) / (left.length + right.length));
  },
};

/** ROUGE-1, -2, -L, -S4 and -W, F1, of words in match form. */
export const rouge = {
  "rouge-1": rougeN(1),
  "rouge-2": rougeN(2),
  "rouge-l": rougeL,
  "rouge-s": rougeS,
  "rouge-w": rougeW,
} satisfies Record<string, Measure>;
