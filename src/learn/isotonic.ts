import { StsError } from "../errors.ts";
import type { Numbers } from "../stats/index.ts";

/** A non-decreasing piecewise linear curve: y[k] at x[k], x strictly ascending, flat beyond both ends. */
export interface Curve {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Isotonic regression: the non-decreasing values nearest to y in (weighted) squares, by pooling adjacent
 * violators. Rows of equal x are merged into their weighted mean first. O(n log n).
 *
 * @param x raw values, shape [n], n >= 1, any unit
 * @param y targets, shape [n]
 * @param weights shape [n], each above 0; all 1 by default
 * @returns the curve's corners only: points inside a flat stretch are left out
 * @throws StsError E_INPUT when lengths differ, there is no row, a value is not finite, a weight not above 0
 * @see Barlow et al. 1972; checked against scikit-learn 1.9.1 IsotonicRegression(out_of_bounds="clip")
 */
export function fitIsotonic(x: Numbers, y: Numbers, weights?: Numbers): Curve {
  checkRows("fitIsotonic", x, y, weights);
  const merged = mergeTies(x, y, weights);
  return corners(merged.x, poolAdjacentViolators(merged.y, merged.weight));
}

/** Value of a piecewise linear curve at `at`; flat beyond its ends; NaN at NaN. Binary search, no allocation. */
export function curveValue(curve: Curve, at: number): number {
  const { x, y } = curve;
  const last = x.length - 1;
  if (Number.isNaN(at)) return NaN;
  if (at <= x[0]!) return y[0]!;
  if (at >= x[last]!) return y[last]!;
  const k = segmentOf(x, at);
  const share = (at - x[k]!) / (x[k + 1]! - x[k]!);
  return y[k]! + share * (y[k + 1]! - y[k]!);
}

/** The k with x[k] <= at < x[k + 1], for x[0] <= at < x[last]. */
export function segmentOf(x: Float64Array, at: number): number {
  let low = 0;
  let high = x.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (x[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** In place on a copy: each block of violators gets its weighted mean. */
function poolAdjacentViolators(y: Float64Array, weight: Float64Array): Float64Array {
  const means: number[] = [];
  const weights: number[] = [];
  const sizes: number[] = [];
  for (let i = 0; i < y.length; i++) {
    let mean = y[i]!;
    let total = weight[i]!;
    let size = 1;
    while (means.length > 0 && means.at(-1)! >= mean) {
      const w = weights.pop()!;
      mean = (means.pop()! * w + mean * total) / (w + total);
      total += w;
      size += sizes.pop()!;
    }
    means.push(mean);
    weights.push(total);
    sizes.push(size);
  }
  const fitted = new Float64Array(y.length);
  let at = 0;
  means.forEach((mean, block) => {
    fitted.fill(mean, at, at + sizes[block]!);
    at += sizes[block]!;
  });
  return fitted;
}

interface Merged {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly weight: Float64Array;
}

/** Rows by ascending x, equal x merged into one row with the weighted mean of their y. */
export function mergeTies(x: Numbers, y: Numbers, weights?: Numbers): Merged {
  const order = Uint32Array.from({ length: x.length }, (_, i) => i).sort((i, j) => x[i]! - x[j]! || i - j);
  const xs: number[] = [];
  const sums: number[] = [];
  const totals: number[] = [];
  for (const i of order) {
    const w = weights ? weights[i]! : 1;
    if (xs.length === 0 || xs.at(-1) !== x[i]) {
      xs.push(x[i]!);
      sums.push(0);
      totals.push(0);
    }
    sums[sums.length - 1]! += w * y[i]!;
    totals[totals.length - 1]! += w;
  }
  return {
    x: Float64Array.from(xs),
    y: Float64Array.from(sums, (sum, k) => sum / totals[k]!),
    weight: Float64Array.from(totals),
  };
}

function corners(x: Float64Array, y: Float64Array): Curve {
  const kept: number[] = [];
  for (let i = 0; i < x.length; i++) {
    const inside = i > 0 && i < x.length - 1 && y[i] === y[i - 1] && y[i] === y[i + 1];
    if (!inside) kept.push(i);
  }
  return { x: Float64Array.from(kept, (i) => x[i]!), y: Float64Array.from(kept, (i) => y[i]!) };
}

/** @throws StsError E_INPUT unless x, y and weights are of one length, not empty, finite, weights above 0. */
export function checkRows(name: string, x: Numbers, y: Numbers, weights?: Numbers): void {
  if (x.length === 0) throw new StsError("E_INPUT", `${name}: no rows to fit`);
  if (x.length !== y.length || (weights && weights.length !== x.length)) {
    const tail = weights ? `, ${weights.length} weights` : "";
    throw new StsError(
      "E_INPUT",
      `${name}: ${x.length} raw values, ${y.length} targets${tail}: lengths differ`,
    );
  }
  for (let i = 0; i < x.length; i++) {
    const w = weights ? weights[i]! : 1;
    if (Number.isFinite(x[i]) && Number.isFinite(y[i]) && Number.isFinite(w) && w > 0) continue;
    const tail = weights ? `, weight ${w} (must be above 0)` : "";
    throw new StsError(
      "E_INPUT",
      `${name}: row ${i} is raw ${x[i]}, target ${y[i]}${tail}: not finite numbers`,
    );
  }
}
