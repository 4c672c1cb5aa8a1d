import { checkOptions } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { checkPaired } from "../../stats/check.ts";
import { ascendingOrder } from "../../stats/correlation/ranks.ts";
import {
  classification,
  type Interval,
  type Labels,
  mean,
  type Numbers,
  percentileInterval,
} from "../../stats/index.ts";
import { countYes, zeroOne } from "../../stats/ranking/labels.ts";
import { resampler } from "../../stats/significance/bootstrap.ts";

/** The threshold that best tells yes from no, and how far to trust it. */
export interface BestThreshold {
  /** Yes when score >= value. Half way between two scores of the data. */
  readonly value: number;
  /** Where the threshold would lie on other samples of the same kind. */
  readonly interval: Interval;
  readonly precision: number;
  readonly recall: number;
  /** On the pairs that it was chosen on: a little too good to be true. */
  readonly f1: number;
  /** Mean F1 on the pairs left out of each resample, by the threshold chosen on it: what to expect of new pairs. */
  readonly heldOutF1: number;
  /** Interval of that F1. */
  readonly f1Interval: Interval;
  readonly pairs: number;
  /** Pairs labelled yes. */
  readonly positives: number;
  /** Pairs with a score that pairs of the other label have too: no threshold parts them. */
  readonly tied: number;
}

/**
 * Chooses the threshold of greatest F1; of equally good ones the middle one. Its interval and the held-out F1
 * are from a bootstrap. O(n log n + draws n).
 *
 * @param scores shape [n], higher = more likely yes, any unit
 * @param labels shape [n]; both answers must occur
 * @param options resamples (1000), seed (1), share covered by the intervals (0.95)
 * @throws StsError E_INPUT when lengths differ, a score is not finite, all scores are equal, or only one
 *   answer occurs
 * @see Efron and Tibshirani 1997 for the pairs left out, https://doi.org/10.2307/2965703
 */
export function bestThreshold(
  scores: Numbers,
  labels: Labels,
  options: { readonly draws?: number; readonly seed?: number; readonly level?: number } = {},
): BestThreshold {
  checkOptions(options, "bestThreshold", ["draws", "seed", "level"]);
  const { draws = 1000, seed = 1, level = 0.95 } = options;
  const yes = zeroOne("bestThreshold", labels);
  checkPaired("bestThreshold", scores, yes, 2, ["scores", "labels"]);
  const n = yes.length;
  const positives = countYes(yes);
  if (positives === 0 || positives === n) {
    throw new StsError("E_INPUT", `bestThreshold: ${positives} of ${n} labels are yes; needs both answers`);
  }
  const cuts = descendingCuts(scores);
  if (cuts.thresholds.length === 1) {
    throw new StsError("E_INPUT", `bestThreshold: all ${n} scores equal ${scores[0]}; nothing to part`);
  }
  const value = bestCut(cuts, yes, new Uint16Array(n).fill(1));
  const { precision, recall, f1 } = classification(scores, labels, value);
  const values: number[] = [];
  const heldOut: number[] = [];
  const drawCounts = resampler(n, seed);
  for (let k = 0; k < draws; k++) {
    const counts = drawCounts();
    const cut = bestCut(cuts, yes, counts);
    if (Number.isNaN(cut)) continue;
    values.push(cut);
    const left = f1OfUndrawn(scores, yes, counts, cut);
    if (!Number.isNaN(left)) heldOut.push(left);
  }
  // Too few pairs for any to be left out with a yes among them: nothing better than the seen F1 is known.
  if (heldOut.length === 0) heldOut.push(f1);
  return {
    value,
    interval: values.length > 0 ? percentileInterval(values, level) : [value, value],
    precision,
    recall,
    f1,
    heldOutF1: mean(heldOut),
    f1Interval: percentileInterval(heldOut, level),
    pairs: n,
    positives,
    tied: tiedPairs(scores, yes),
  };
}

/** Pairs whose score occurs with both labels. */
function tiedPairs(scores: Numbers, yes: ArrayLike<number>): number {
  const counts = new Map<number, [no: number, yes: number]>();
  for (let i = 0; i < scores.length; i++) {
    const both = counts.get(scores[i]!) ?? [0, 0];
    both[yes[i] === 1 ? 1 : 0]++;
    counts.set(scores[i]!, both);
  }
  return [...counts.values()].reduce((n, [no, yes]) => n + (no > 0 && yes > 0 ? no + yes : 0), 0);
}

interface Cuts {
  /** Pairs from the highest score to the lowest. */
  readonly order: Uint32Array;
  /** Where each group of equal scores ends in `order`. */
  readonly ends: readonly number[];
  /** The threshold that says yes to all pairs up to each end. */
  readonly thresholds: readonly number[];
}

function descendingCuts(scores: Numbers): Cuts {
  const order = ascendingOrder(scores).reverse();
  const ends: number[] = [];
  const thresholds: number[] = [];
  for (let k = 1; k <= order.length; k++) {
    const inside = scores[order[k - 1]!]!;
    const outside = k < order.length ? scores[order[k]!]! : Number.NEGATIVE_INFINITY;
    if (outside === inside) continue;
    const halfway = outside / 2 + inside / 2;
    ends.push(k);
    // Between neighbouring floating point numbers there is no half way.
    thresholds.push(halfway > outside && halfway <= inside ? halfway : inside);
  }
  return { order, ends, thresholds };
}

/** The cut of greatest F1 on a resample; NaN when it holds no yes. */
function bestCut({ order, ends, thresholds }: Cuts, yes: Uint8Array, counts: Uint16Array): number {
  let positives = 0;
  for (let i = 0; i < yes.length; i++) positives += yes[i]! * counts[i]!;
  if (positives === 0) return Number.NaN;
  let best = -1;
  let equals: number[] = [];
  let found = 0;
  let predicted = 0;
  let at = 0;
  ends.forEach((end, cut) => {
    for (; at < end; at++) {
      const c = counts[order[at]!]!;
      predicted += c;
      found += c * yes[order[at]!]!;
    }
    const f1 = (2 * found) / (predicted + positives);
    if (f1 < best) return;
    if (f1 > best) equals = [];
    best = f1;
    equals.push(thresholds[cut]!);
  });
  return equals[equals.length >> 1]!;
}

function f1OfUndrawn(scores: Numbers, yes: Uint8Array, counts: Uint16Array, cut: number): number {
  let found = 0;
  let predicted = 0;
  let positives = 0;
  for (let i = 0; i < yes.length; i++) {
    if (counts[i] !== 0) continue;
    positives += yes[i]!;
    if (scores[i]! < cut) continue;
    predicted++;
    found += yes[i]!;
  }
  return (2 * found) / (predicted + positives);
}
