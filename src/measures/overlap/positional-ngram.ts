import { alignedBlocks } from "../blocks.ts";
import { clamp } from "../coefficients.ts";
import { asSymbols } from "../edits/common-subsequence.ts";
import { sameSequence } from "../fixed-order.ts";
import type { Measure } from "../measure.ts";
import { unitsOfBoth } from "../text-view.ts";

/** How fast the worth of an n-gram falls with its distance. */
const DISTANCE_WEIGHT = 0.1;
const EXACT = 1_000;

/**
 * Positional n-gram similarity (clustered keywords positional distance): common
 * word n-grams count by their length, less by the words between them and the
 * longest one.
 *
 *   one(a, b) = Σ_x |x| / (1 + 0.1 ln(1 + D(x))) / |a|
 *   score(a, b) = (one(a, b) + one(b, a)) / 2
 *
 * x: runs of words of a that b holds too, each as long as possible, from left
 * to right; D(x): words of a between x and the longest run (the first of equals).
 * Case-folded words, all of weight 1. Both texts blank: 1; one blank: 0.
 *
 * Time O(|a| |b|) up to 1,000 words; longer texts in aligned parts.
 * Source: Buscaldi, Rosso, Gómez-Soriano and Sanchis 2010, Answering questions with an n-gram based passage
 * retrieval engine, Journal of Intelligent Information Systems 34(2)
 */
export const positionalNgram: Measure = {
  name: "positional-ngram",
  version: 2,
  usesLanguage: true,
  range: [0, 1],
  symmetric: true,
  description: "common word n-grams by length, less by distance from the longest one",
  source: "Buscaldi et al. 2010, Journal of Intelligent Information Systems 34(2)",
  cost: "O(a b) in words; beyond 1,000 words in aligned parts",
  score(a, b, options) {
    const [left, right] = asSymbols(...unitsOfBoth(a, b, "words", options));
    if (sameSequence(left, right)) return 1;
    if (left.length === 0 || right.length === 0) return 0;
    return clamp((oneWay(left, right) + oneWay(right, left)) / 2);
  },
};

interface Run {
  readonly start: number;
  readonly length: number;
}

function oneWay(text: readonly number[], other: readonly number[]): number {
  const runs: Run[] = [];
  for (const block of alignedBlocks(text.length, other.length, EXACT)) {
    const longest = longestAt(text, block.left, other, block.right);
    for (let at = block.left[0]; at < block.left[1]; ) {
      const length = longest[at - block.left[0]]!;
      if (length > 0) runs.push({ start: at, length });
      at += Math.max(1, length);
    }
  }
  return runs.length === 0 ? 0 : worth(runs) / text.length;
}

function worth(runs: readonly Run[]): number {
  const center = runs.reduce((best, run) => (run.length > best.length ? run : best));
  let sum = 0;
  for (const run of runs) {
    const between =
      run.start < center.start
        ? center.start - run.start - run.length
        : run.start - center.start - center.length;
    sum += run.length / (1 + DISTANCE_WEIGHT * Math.log(1 + Math.max(0, between)));
  }
  return sum;
}

/** For each place of the text's range: the longest run from there that the other's range holds. */
function longestAt(
  text: readonly number[],
  [start, end]: readonly [number, number],
  other: readonly number[],
  [from, to]: readonly [number, number],
): Int32Array {
  const longest = new Int32Array(end - start);
  const runs = new Int32Array(to - from + 1);
  for (let i = end - 1; i >= start; i--) {
    let most = 0;
    for (let j = 0; j < to - from; j++) {
      const run = text[i] === other[from + j] ? runs[j + 1]! + 1 : 0;
      runs[j] = run;
      if (run > most) most = run;
    }
    longest[i - start] = most;
  }
  return longest;
}
