import { StsError } from "../errors.ts";
import { resampler } from "../stats/bootstrap.ts";
import { checkPaired } from "../stats/check.ts";
import {
  classification,
  type Interval,
  type Labels,
  type Numbers,
  percentileInterval,
} from "../stats/index.ts";
import { countYes, zeroOne } from "../stats/labels.ts";
import { ascendingOrder } from "../stats/ranks.ts";

/** The threshold that best tells yes from no, and how far to trust it. */
export interface ThresholdFit {
  /** Yes when score >= threshold. Halfway between two scores of the data. */
  readonly threshold: number;
  /** Where the threshold would lie on other samples of the same kind. */
  readonly interval: Interval;
  /** On the data that it was chosen on: a little too good to be true. */
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  /** F1 on the pairs left out of each resample, by the threshold chosen on it: what to expect of new data. */
  readonly heldOutF1: number | null;
  readonly pairs: number;
  readonly yes: number;
}

/**
 * Chooses the threshold of greatest F1, with a bootstrap interval.
 *
 * Of equally good thresholds it takes the highest. O(n log n + draws n).
 *
 * @param scores shape [n], n >= 2, higher = more likely yes
 * @param labels shape [n]; both answers must occur
 * @param options resamples (1000), seed (1), share covered by the interval (0.95)
 * @throws StsError E_INPUT when lengths differ, a score is not finite, all scores are equal, or only one
 *   answer occurs
 */
export function fitThreshold(
  scores: Numbers,
  labels: Labels,
  options: { readonly draws?: number; readonly seed?: number; readonly level?: number } = {},
): ThresholdFit {
  const { draws = 1000, seed = 1, level = 0.95 } = options;
  const yes = zeroOne("fitThreshold", labels);
  checkPaired("fitThreshold", scores, yes, 2, ["scores", "labels"]);
  const positives = countYes(yes);
  if (positives === 0 || positives === yes.length) {
    throw new StsError(
      "E_INPUT",
      `fitThreshold: ${positives} of ${yes.length} labels are yes; needs both answers`,
    );
  }
  const cuts = descendingCuts(scores);
  if (cuts.thresholds.length === 1) {
    throw new StsError("E_INPUT", `fitThreshold: all ${yes.length} scores equal ${scores[0]}`);
  }
  const threshold = bestThreshold(cuts, yes, new Uint16Array(yes.length).fill(1))!;
  const drawn: number[] = [];
  const heldOut: number[] = [];
  const drawCounts = resampler(yes.length, seed);
  for (let k = 0; k < draws; k++) {
    const counts = drawCounts();
    const best = bestThreshold(cuts, yes, counts);
    if (best === undefined) continue;
    drawn.push(best);
    const f1 = f1OfUndrawn(scores, yes, counts, best);
    if (!Number.isNaN(f1)) heldOut.push(f1);
  }
  const { f1, precision, recall } = classification(scores, labels, threshold);
  return {
    threshold,
    interval: percentileInterval(drawn, level),
    f1,
    precision,
    recall,
    heldOutF1: heldOut.length === 0 ? null : heldOut.reduce((sum, v) => sum + v, 0) / heldOut.length,
    pairs: yes.length,
    yes: positives,
  };
}

interface Cuts {
  /** Pairs from the highest score to the lowest. */
  readonly order: Uint32Array;
  /** Where each group of equal scores ends in `order`. */
  readonly ends: number[];
  /** The threshold that says yes to all pairs up to each end. */
  readonly thresholds: number[];
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
    // Between neighbouring floating point numbers there is no halfway.
    thresholds.push(halfway > outside && halfway <= inside ? halfway : inside);
  }
  return { order, ends, thresholds };
}

/** Greatest F1 over all cuts of the resample; undefined when it holds no yes. */
function bestThreshold(cuts: Cuts, yes: Uint8Array, counts: Uint16Array): number | undefined {
  let positives = 0;
  for (let i = 0; i < yes.length; i++) positives += yes[i]! * counts[i]!;
  if (positives === 0) return undefined;
  let best = -1;
  let threshold: number | undefined;
  let found = 0;
  let said = 0;
  let at = 0;
  for (let cut = 0; cut < cuts.ends.length; cut++) {
    const end = cuts.ends[cut]!;
    const saidBefore = said;
    for (; at < end; at++) {
      const i = cuts.order[at]!;
      said += counts[i]!;
      found += yes[i]! * counts[i]!;
    }
    const f1 = (2 * found) / (said + positives);
    if (said > saidBefore && f1 > best) {
      best = f1;
      threshold = cuts.thresholds[cut]!;
    }
  }
  return threshold;
}

function f1OfUndrawn(scores: Numbers, yes: Uint8Array, counts: Uint16Array, threshold: number): number {
  let found = 0;
  let said = 0;
  let positives = 0;
  for (let i = 0; i < yes.length; i++) {
    if (counts[i] !== 0) continue;
    positives += yes[i]!;
    if (scores[i]! < threshold) continue;
    said++;
    found += yes[i]!;
  }
  return (2 * found) / (said + positives);
}
