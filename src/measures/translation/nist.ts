import { checkList } from "../../arguments.ts";
import { countItems, wordNgrams } from "../../text/index.ts";
import { multisetSizes } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { bothDirections } from "./both-directions.ts";

const LONGEST = 5;
/** Makes the penalty one half where the hypothesis has two thirds of the reference's words. */
const PENALTY = Math.log(0.5) / Math.log(1.5) ** 2;

/**
 * NIST of one sentence, in 0..5 log2(r): n-grams count by their information, which one reference tells.
 *
 *   Σ_n (Σ_{g in H_n ∩ R_n} info(g)) / |H_n| × e^(β ln² min(1, h/r))    n = 1..min(5, h)
 *   info(w1..wn) = log2(count(w1..wn-1) / count(w1..wn)), counts in the reference, r for n = 1
 *
 * H_n, R_n: multisets of n-grams; h, r: lengths in words; β = ln 0.5 / ln² 1.5. An empty side: 0. Cost O(h + r).
 * @source Doddington 2002, https://dl.acm.org/doi/10.5555/1289189.1289273
 */
export function sentenceNist(hypothesis: readonly string[], reference: readonly string[]): number {
  checkList(hypothesis, "sentenceNist: hypothesis", "an array of words");
  checkList(reference, "sentenceNist: reference", "an array of words");
  const longest = Math.min(LONGEST, hypothesis.length);
  let value = 0;
  for (let n = 1; n <= longest; n++) {
    const grams = wordNgrams(hypothesis, n);
    value += sharedInformation(countItems(grams), reference, n) / grams.length;
  }
  return value === 0 ? 0 : value * lengthPenalty(hypothesis.length, reference.length);
}

function sharedInformation(
  hypothesis: ReadonlyMap<string, number>,
  reference: readonly string[],
  n: number,
): number {
  const shorter = n === 1 ? undefined : countItems(wordNgrams(reference, n - 1));
  const grams = wordNgrams(reference, n);
  const counts = countItems(grams);
  let sum = 0;
  for (let at = 0; at < grams.length; at++) {
    const gram = grams[at]!;
    const count = counts.get(gram);
    if (count === undefined) continue;
    counts.delete(gram);
    const matches = Math.min(count, hypothesis.get(gram) ?? 0);
    if (matches === 0) continue;
    const context = shorter?.get(wordNgrams(reference.slice(at, at + n - 1), n - 1)[0]!);
    sum += matches * Math.log2((context ?? reference.length) / count);
  }
  return sum;
}

function lengthPenalty(hypothesis: number, reference: number): number {
  return Math.exp(PENALTY * Math.log(Math.min(1, hypothesis / reference)) ** 2);
}

/**
 * The share of the reference's NIST with itself, at most 1; where that is 0 (one word again and again), the
 * precision of words times the length penalty.
 */
function shareOfNist(hypothesis: readonly string[], reference: readonly string[]): number {
  const whole = sentenceNist(reference, reference);
  if (whole > 0) return Math.min(1, sentenceNist(hypothesis, reference) / whole);
  const { shared, left, right } = multisetSizes(hypothesis, reference);
  return (shared / left) * lengthPenalty(left, right);
}

/** NIST of words as a share of the reference's own, mean of both directions (`sentenceNist`, `bothDirections`). */
export const nist: Measure = bothDirections(
  {
    name: "nist",
    description: "NIST of 1 to 5 words / the reference's NIST with itself, mean of both directions",
    source: "Doddington 2002, https://dl.acm.org/doi/10.5555/1289189.1289273",
    cost: "O(a + b)",
  },
  (hypothesis, reference) => shareOfNist(hypothesis.words, reference.words),
);
