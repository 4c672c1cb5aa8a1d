import { StsError } from "../errors.ts";
import { checkSample, type Numbers } from "./check.ts";

/**
 * Quantile with linear interpolation between order statistics (type 7 of Hyndman and Fan 1996, the
 * default of NumPy and R): h = (n - 1) p; x(floor h) + (h - floor h) (x(floor h + 1) - x(floor h)).
 *
 * @param x shape [n], n >= 1, in any order
 * @param p share in 0..1: 0 the least, 0.5 the median, 1 the greatest
 * @throws StsError E_INPUT when x is empty, a value is not finite, or p is out of 0..1
 * @see https://doi.org/10.2307/2684934; checked against NumPy 2
 */
export function quantile(x: Numbers, p: number): number {
  checkSample("quantile", x, 1);
  return quantileOfSorted(Float64Array.from(x).sort(), p);
}

/** Median: the middle value, or the mean of the two middle ones. */
export function median(x: Numbers): number {
  checkSample("median", x, 1);
  return quantileOfSorted(Float64Array.from(x).sort(), 0.5);
}

/** `quantile` of values that already ascend; O(1). */
export function quantileOfSorted(sorted: Numbers, p: number): number {
  if (!(p >= 0 && p <= 1)) throw new StsError("E_INPUT", `quantile: p is ${p}, expected a share in 0..1`);
  const h = (sorted.length - 1) * p;
  const below = Math.floor(h);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  // Not low + (h - below) * (high - low): that could step past `high` by rounding.
  return h === below ? low : low * (below + 1 - h) + high * (h - below);
}
