import { checkNumberOrNaN, checkNumbers, checkRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";

/** A non-decreasing piecewise linear curve: y[k] at x[k], x strictly ascending, flat beyond both ends. */
export interface Curve {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** What an isotonic fit minimises: (weighted) squared errors, as conditional means do, or absolute ones, as medians do. */
export type IsotonicLoss = "squared" | "absolute";

/**
 * Isotonic regression: the non-decreasing values nearest to y in (weighted) squares, by pooling adjacent
 * violators, or in absolute errors. Rows of equal x are merged into one first. O(n log n).
 *
 * Absolute errors have many best fits; the one given is the middle of the lowest and the highest of them, which is
 * itself one (for rows of one x: the usual median, the middle of the two values where their number is even).
 *
 * @param x raw values, shape [n], n >= 1, any unit
 * @param y targets, shape [n]
 * @param weights shape [n], each above 0; all 1 by default
 * @returns the curve's corners only: points inside a flat stretch are left out
 * @throws StsError E_INPUT when lengths differ, there is no row, a value is not finite, a weight not above 0
 * @see Barlow et al. 1972; checked against scikit-learn 1.9.1 IsotonicRegression(out_of_bounds="clip"); absolute: Rote
 *   2019, https://doi.org/10.4230/OASIcs.SOSA.2019.1; checked against linear programmes by SciPy 1.17.1 linprog
 */
export function fitIsotonic(
  x: Numbers,
  y: Numbers,
  weights?: Numbers,
  loss: IsotonicLoss = "squared",
): Curve {
  checkRows("fitIsotonic", x, y, weights);
  if (loss === "absolute") {
    const groups = groupTies(x);
    return corners(
      Float64Array.from(groups, ([first]) => x[first!]!),
      leastAbsolute(groups, y, weights),
    );
  }
  const merged = mergeTies(x, y, weights);
  return corners(merged.x, poolAdjacentViolators(merged.y, merged.weight));
}

/** Value of a piecewise linear curve at `at`; flat beyond its ends; NaN at NaN. Binary search, no allocation. */
export function curveValue(curve: Curve, at: number): number {
  checkRecord(curve, "curveValue: curve", "a Curve", ["x", "y"]);
  checkNumberOrNaN(at, "curveValue: at");
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

/** The middle of the lowest and the highest non-decreasing values that are nearest to y in absolute errors. */
function leastAbsolute(
  groups: readonly (readonly number[])[],
  y: Numbers,
  weights: Numbers | undefined,
): Float64Array {
  const low = lowestLeastAbsolute(groups, (i) => y[i]!, weights);
  // Upside down and backwards, the highest is the lowest.
  const high = lowestLeastAbsolute([...groups].reverse(), (i) => -y[i]!, weights).reverse();
  return low.map((value, k) => (value - high[k]!) / 2);
}

/**
 * The lowest of the best fits. Let g_k(t) be the least error of the first k groups with values up to t: a convex
 * function that falls to its lowest value at t = z_k and is flat from there. The next group adds |t - y| for each of
 * its rows, w to the slope right of y and -w left of it; flattening what now rises gives g_(k+1). A heap holds the
 * places where the slope changes, and by how much. Each value is then the least of its own z and those after it.
 */
function lowestLeastAbsolute(
  groups: readonly (readonly number[])[],
  target: (row: number) => number,
  weights: Numbers | undefined,
): Float64Array {
  const bends = new Bends();
  const fitted = new Float64Array(groups.length);
  for (const [k, rows] of groups.entries()) {
    let rising = 0;
    for (const i of rows) {
      const w = weights ? weights[i]! : 1;
      bends.push(target(i), 2 * w);
      rising += w;
    }
    bends.take(rising);
    fitted[k] = bends.top;
  }
  for (let k = groups.length - 2; k >= 0; k--) fitted[k] = Math.min(fitted[k]!, fitted[k + 1]!);
  return fitted;
}

/** Places where a slope changes, the highest first: a binary heap. */
class Bends {
  readonly #at: number[] = [];
  readonly #change: number[] = [];

  /** The highest place. */
  get top(): number {
    return this.#at[0]!;
  }

  push(at: number, change: number): void {
    let k = this.#at.length;
    for (let up = (k - 1) >> 1; k > 0 && this.#at[up]! < at; k = up, up = (k - 1) >> 1) this.#move(up, k);
    this.#at[k] = at;
    this.#change[k] = change;
  }

  /** Takes `amount` of change away from the highest places; what rounding alone leaves of one goes too. */
  take(amount: number): void {
    const nothing = 1e-12 * amount;
    let left = amount;
    while (this.#change[0]! <= left + nothing) {
      left -= this.#change[0]!;
      this.#pop();
    }
    this.#change[0]! -= left;
  }

  #pop(): void {
    const at = this.#at.pop()!;
    const change = this.#change.pop()!;
    const n = this.#at.length;
    if (n === 0) return;
    let k = 0;
    for (;;) {
      let down = 2 * k + 1;
      if (down + 1 < n && this.#at[down + 1]! > this.#at[down]!) down++;
      if (down >= n || this.#at[down]! <= at) break;
      this.#move(down, k);
      k = down;
    }
    this.#at[k] = at;
    this.#change[k] = change;
  }

  #move(from: number, to: number): void {
    this.#at[to] = this.#at[from]!;
    this.#change[to] = this.#change[from]!;
  }
}

interface Merged {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly weight: Float64Array;
}

/** Rows by ascending x, equal x merged into one row with the weighted mean of their y. */
export function mergeTies(x: Numbers, y: Numbers, weights?: Numbers): Merged {
  const groups = groupTies(x);
  const weightOf = (i: number) => (weights ? weights[i]! : 1);
  const weight = Float64Array.from(groups, (rows) => rows.reduce((sum, i) => sum + weightOf(i), 0));
  return {
    x: Float64Array.from(groups, ([first]) => x[first!]!),
    y: Float64Array.from(
      groups,
      (rows, k) => rows.reduce((sum, i) => sum + weightOf(i) * y[i]!, 0) / weight[k]!,
    ),
    weight,
  };
}

/** Rows of equal x, by ascending x. */
function groupTies(x: Numbers): number[][] {
  const order = Uint32Array.from({ length: x.length }, (_, i) => i).sort((i, j) => x[i]! - x[j]! || i - j);
  const groups: number[][] = [];
  for (const i of order) {
    const last = groups.at(-1);
    if (last !== undefined && x[last[0]!] === x[i]) last.push(i);
    else groups.push([i]);
  }
  return groups;
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
  checkNumbers(x, `${name}: raw values`);
  checkNumbers(y, `${name}: targets`);
  if (weights !== undefined) checkNumbers(weights, `${name}: weights`);
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
