import { StsError } from "../errors.ts";
import { classification, type Labels, percentileInterval, seededRandom } from "../stats/index.ts";

/** The threshold of the best F1 and how sure it is. */
export interface BestThreshold {
  /** Yes when score >= value, 0..5. */
  readonly value: number;
  /** 95 % bootstrap interval of `value`. */
  readonly interval: readonly [low: number, high: number];
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** 95 % interval of F1 on pairs that a threshold was not fitted on (bootstrap, left-out rows). */
  readonly f1Interval: readonly [low: number, high: number];
  readonly pairs: number;
  /** Pairs labelled yes. */
  readonly positives: number;
}

const DRAWS = 1000;
const LEVEL = 0.95;

/**
 * Finds the threshold of the best F1: half way between the two scores that it parts; of equally good ones the
 * middle one. O(n log n), and O(n) for each of 1,000 bootstrap draws.
 *
 * @param scores shape [n], n >= 2, 0..5
 * @param labels shape [n]
 * @throws StsError E_INPUT when lengths differ or only one answer occurs
 * @see Efron and Tibshirani 1997 for the left-out rows, https://doi.org/10.2307/2965703
 */
export function bestThreshold(
  scores: readonly number[],
  labels: Labels,
  options: { seed?: number } = {},
): BestThreshold {
  const n = scores.length;
  const yes = Uint8Array.from({ length: n }, (_, i) => Number(labels[i]));
  const positives = yes.reduce((sum, label) => sum + label, 0);
  if (positives === 0 || positives === n) {
    throw new StsError(
      "E_INPUT",
      `fit-threshold: all ${n} pairs are labelled ${positives === 0 ? "no" : "yes"}; both answers are needed`,
    );
  }
  const order = Uint32Array.from({ length: n }, (_, i) => i).sort((i, j) => scores[j]! - scores[i]! || i - j);
  const sorted = {
    scores: Float64Array.from(order, (i) => scores[i]!),
    yes: Uint8Array.from(order, (i) => yes[i]!),
  };
  const value = bestCut(sorted.scores, sorted.yes, new Uint32Array(n).fill(1));
  const { precision, recall, f1 } = classification(scores, labels, value);
  const random = seededRandom(options.seed ?? 1);
  const values: number[] = [];
  const f1s: number[] = [];
  for (let draw = 0; draw < DRAWS; draw++) {
    const counts = new Uint32Array(n);
    for (let k = 0; k < n; k++) counts[random.below(n)]!++;
    const cut = bestCut(sorted.scores, sorted.yes, counts);
    if (Number.isNaN(cut)) continue;
    values.push(cut);
    const left = leftOutF1(sorted, counts, cut);
    if (!Number.isNaN(left)) f1s.push(left);
  }
  return {
    value,
    interval: percentileInterval(values, LEVEL),
    precision,
    recall,
    f1,
    f1Interval: f1s.length > 1 ? percentileInterval(f1s, LEVEL) : [f1, f1],
    pairs: n,
    positives,
  };
}

/**
 * @param scores descending
 * @param counts how often each row is in the sample
 * @returns NaN when no row of the sample is yes
 */
function bestCut(scores: Float64Array, yes: Uint8Array, counts: Uint32Array): number {
  let positives = 0;
  for (let k = 0; k < yes.length; k++) positives += counts[k]! * yes[k]!;
  if (positives === 0) return Number.NaN;
  let best = -1;
  let cuts: number[] = [];
  let said = 0;
  let right = 0;
  // `last`: the row before, among those in the sample; a cut lies between two different scores.
  let last = -1;
  for (let k = 0; k <= scores.length; k++) {
    if (k < scores.length && counts[k] === 0) continue;
    if (last >= 0 && (k === scores.length || scores[k]! < scores[last]!)) {
      const f1 = (2 * right) / (said + positives);
      const cut = k === scores.length ? scores[last]! : (scores[last]! + scores[k]!) / 2;
      if (f1 > best) cuts = [];
      if (f1 >= best) cuts.push(cut);
      best = Math.max(best, f1);
    }
    if (k === scores.length) break;
    said += counts[k]!;
    right += counts[k]! * yes[k]!;
    last = k;
  }
  return cuts[cuts.length >> 1]!;
}

function leftOutF1(
  { scores, yes }: { readonly scores: Float64Array; readonly yes: Uint8Array },
  counts: Uint32Array,
  cut: number,
): number {
  let right = 0;
  let said = 0;
  let positives = 0;
  for (let k = 0; k < scores.length; k++) {
    if (counts[k] !== 0) continue;
    positives += yes[k]!;
    if (scores[k]! < cut) continue;
    said++;
    right += yes[k]!;
  }
  return (2 * right) / (said + positives);
}
