import { checkSample, checkWeights, type Numbers } from "./check.ts";

/**
 * Arithmetic mean, summed twice: the second pass adds the mean of what the first left over, so that
 * 1e8 + small values keep their last digits.
 *
 * @param x shape [n], n >= 1
 * @throws StsError E_INPUT when x is empty or a value is not finite
 */
export function mean(x: Numbers): number {
  checkSample("mean", x, 1);
  return centre(x);
}

/**
 * Weighted mean: sum(w x) / sum(w). The aggregate of the 2014-2016 tasks, with w = pairs of each set.
 *
 * @param x shape [n], n >= 1
 * @param weights shape [n], each >= 0
 * @returns NaN when all weights are 0
 * @throws StsError E_INPUT when lengths differ, x is empty, a value is not finite, a weight negative
 */
export function weightedMean(x: Numbers, weights: Numbers): number {
  checkSample("weightedMean", x, 1);
  checkWeights("weightedMean", weights, x.length);
  return weightedCentre(x, weights);
}

/** `mean` of values known to be finite; NaN for none. */
export function centre(x: Numbers): number {
  const n = x.length;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += x[i]!;
  const first = sum / n;
  let rest = 0;
  for (let i = 0; i < n; i++) rest += x[i]! - first;
  return first + rest / n;
}

/** `weightedMean` of values known to be finite. */
export function weightedCentre(x: Numbers, weights: Numbers): number {
  let total = 0;
  let sum = 0;
  for (let i = 0; i < x.length; i++) {
    total += weights[i]!;
    sum += weights[i]! * x[i]!;
  }
  const first = sum / total;
  let rest = 0;
  for (let i = 0; i < x.length; i++) rest += weights[i]! * (x[i]! - first);
  return first + rest / total;
}
