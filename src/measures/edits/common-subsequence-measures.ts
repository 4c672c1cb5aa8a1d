import type { Measure } from "../measure.ts";
import { unitsOfBoth, viewOf } from "../text-view.ts";
import { asSymbols, commonSubsequenceLength } from "./common-subsequence.ts";

const LONG_TEXTS = "beyond 16,000 in aligned parts, a lower bound of the length";

/**
 * Longest common subsequence of characters, normalised as Islam and Inkpen do.
 *
 *   score(a, b) = L² / (|a| |b|)    L: length of the longest common subsequence
 *
 * Characters are code points of the texts in NFC, case kept. Both texts empty:
 * 1; one empty: 0. Time O(|a| |b| / 32), see `commonSubsequenceLength` for long texts.
 * Source: Islam and Inkpen 2008, https://doi.org/10.1145/1376815.1376819
 */
export const longestCommonSubsequence: Measure = {
  name: "longest-common-subsequence",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "squared length of the longest common subsequence of characters / product of the lengths",
  source: "Islam and Inkpen 2008, https://doi.org/10.1145/1376815.1376819",
  cost: `O(a b / 32); ${LONG_TEXTS}`,
  score(a, b) {
    const left = viewOf(a).characters;
    const right = viewOf(b).characters;
    return productNorm(commonSubsequenceLength(left, right), left.length, right.length);
  },
};

/** The same over case-folded words. */
export const wordLongestCommonSubsequence: Measure = {
  name: "word-longest-common-subsequence",
  version: 2,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "squared length of the longest common subsequence of words / product of the lengths",
  source: "Islam and Inkpen 2008, https://doi.org/10.1145/1376815.1376819",
  cost: `O(a b / 32) in words; ${LONG_TEXTS}`,
  score(a, b, options) {
    const [left, right] = asSymbols(...unitsOfBoth(a, b, "words", options));
    return productNorm(commonSubsequenceLength(left, right), left.length, right.length);
  },
};

/**
 * Diff ratio: the share of both texts that a smallest edit script leaves alone.
 * The organisers chose pairs by it.
 *
 *   score(a, b) = 2 M / (|a| + |b|)    M: characters matched by the script = length of the longest common subsequence
 *
 * Characters are code points of the texts in NFC, case kept. Both texts empty: 1. Time O(|a| |b| / 32).
 * Source: Myers 1986, https://doi.org/10.1007/BF01840446
 */
export const diffRatio: Measure = {
  name: "diff-ratio",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "2 × characters kept by a smallest diff / characters of both texts",
  source: "Myers 1986, https://doi.org/10.1007/BF01840446; pair selection of STS 2014-2016",
  cost: `O(a b / 32); ${LONG_TEXTS}`,
  score(a, b) {
    const left = viewOf(a).characters;
    const right = viewOf(b).characters;
    return meanNorm(commonSubsequenceLength(left, right), left.length, right.length);
  },
};

/** The same over case-folded words. */
export const wordDiffRatio: Measure = {
  name: "word-diff-ratio",
  version: 2,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "2 × words kept by a smallest diff / words of both texts",
  source: "Myers 1986, https://doi.org/10.1007/BF01840446; pair selection of STS 2014-2016",
  cost: `O(a b / 32) in words; ${LONG_TEXTS}`,
  score(a, b, options) {
    const [left, right] = asSymbols(...unitsOfBoth(a, b, "words", options));
    return meanNorm(commonSubsequenceLength(left, right), left.length, right.length);
  },
};

function productNorm(length: number, left: number, right: number): number {
  if (left === 0 || right === 0) return left === right ? 1 : 0;
  return length === left && length === right ? 1 : (length * length) / (left * right);
}

function meanNorm(length: number, left: number, right: number): number {
  return left + right === 0 ? 1 : (2 * length) / (left + right);
}
