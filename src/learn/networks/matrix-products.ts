import type { Matrix } from "./matrix.ts";

/**
 * Sums of products of matrices, all by rows: what the time of a network goes to. Four terms are added at a time, so that a
 * number is read and written once for each four; O(n d h) each.
 */

/** out += x w; shapes [n][h], [n][d] and w [d][h]; `x` and `out` from a place on. */
export function addProduct(
  out: Float64Array,
  outAt: number,
  x: Float64Array,
  xAt: number,
  weights: Matrix,
  n: number,
): void {
  if (weights.kernel !== undefined) {
    weights.kernel.addProduct(out, outAt, x, xAt, weights, n);
    return;
  }
  const { rows: d, columns: h, data: w } = weights;
  for (let i = 0; i < n; i++) {
    const row = xAt + i * d;
    const to = outAt + i * h;
    let j = 0;
    for (; j + 3 < d; j += 4) {
      const [a, b, c, e] = [x[row + j]!, x[row + j + 1]!, x[row + j + 2]!, x[row + j + 3]!];
      const first = j * h;
      const [second, third, fourth] = [first + h, first + 2 * h, first + 3 * h];
      for (let k = 0; k < h; k++)
        out[to + k]! += a * w[first + k]! + b * w[second + k]! + c * w[third + k]! + e * w[fourth + k]!;
    }
    for (; j < d; j++) {
      const a = x[row + j]!;
      for (let k = 0; k < h; k++) out[to + k]! += a * w[j * h + k]!;
    }
  }
}

/** out += g w'; shapes [n][d], [n][h] and w [d][h]; `g` and `out` from a place on. */
export function addProductTransposed(
  out: Float64Array,
  outAt: number,
  g: Float64Array,
  gAt: number,
  weights: Matrix,
  n: number,
): void {
  if (weights.kernel !== undefined) {
    weights.kernel.addProductTransposed(out, outAt, g, gAt, weights, n);
    return;
  }
  const { rows: d, columns: h, data: w } = weights;
  for (let i = 0; i < n; i++) {
    const row = gAt + i * h;
    const to = outAt + i * d;
    for (let j = 0; j < d; j++) {
      // Sums of even and of odd places, as 128-bit instructions make them.
      let [even, odd] = [0, 0];
      const from = j * h;
      let k = 0;
      for (; k + 1 < h; k += 2) {
        even += g[row + k]! * w[from + k]!;
        odd += g[row + k + 1]! * w[from + k + 1]!;
      }
      if (k < h) even += g[row + k]! * w[from + k]!;
      out[to + j]! += even + odd;
    }
  }
}

/** Derivatives of w += x' g; shapes [d][h], [n][d] and [n][h]. */
export function addOuter(weights: Matrix, x: Float64Array, g: Float64Array, n: number): void {
  if (weights.kernel !== undefined) {
    weights.kernel.addOuter(weights, x, g, n);
    return;
  }
  const { rows: d, columns: h, grad: w } = weights;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    const first = i * h;
    const [second, third, fourth] = [first + h, first + 2 * h, first + 3 * h];
    for (let j = 0; j < d; j++) {
      const from = i * d + j;
      const [a, b, c, e] = [x[from]!, x[from + d]!, x[from + 2 * d]!, x[from + 3 * d]!];
      const to = j * h;
      for (let k = 0; k < h; k++)
        w[to + k]! += a * g[first + k]! + b * g[second + k]! + c * g[third + k]! + e * g[fourth + k]!;
    }
  }
  for (; i < n; i++)
    for (let j = 0; j < d; j++) {
      const a = x[i * d + j]!;
      for (let k = 0; k < h; k++) w[j * h + k]! += a * g[i * h + k]!;
    }
}
