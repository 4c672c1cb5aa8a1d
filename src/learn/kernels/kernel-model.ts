import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";

/** How alike two rows are. rbf: exp(-gamma |u - v|^2); polynomial: (gamma u·v + 1)^degree. */
export type Kernel =
  | { readonly name: "linear" }
  | { readonly name: "rbf"; readonly gamma: number }
  | { readonly name: "polynomial"; readonly gamma: number; readonly degree: number };

/** Sum of kernels with some training rows; what every kernel learner of this folder returns. */
export interface KernelModel {
  readonly kind: "kernel";
  readonly kernel: Kernel;
  /** Number of features. */
  readonly width: number;
  /** Rows that count, one after another, shape [m * width]. */
  readonly vectors: Float64Array;
  /** Shape [m]. */
  readonly coefficients: Float64Array;
  readonly intercept: number;
}

/** Intercept + sum of coefficient_i k(vector_i, row). O(m d) @throws StsError E_INPUT on another number of features */
export function predictKernelModel(model: KernelModel, row: Numbers): number {
  const { kernel, width, vectors, coefficients } = model;
  if (row.length !== width) {
    throw new StsError("E_INPUT", `kernel model: fitted on ${width} features, given ${row.length}`);
  }
  let sum = model.intercept;
  for (let i = 0; i < coefficients.length; i++)
    sum += coefficients[i]! * between(kernel, vectors, i * width, row, 0, width);
  return sum;
}

/**
 * Kernel of row `i` of a flat matrix with each of its rows, shape [n]. O(n d)
 * @param squares `squaredLengths` of the rows, where rbf is asked for more than once
 */
export function kernelRow(
  kernel: Kernel,
  flat: Float64Array,
  width: number,
  i: number,
  squares: Float64Array = squaredLengths(flat, width),
): Float64Array {
  const n = flat.length / width;
  const out = new Float64Array(n);
  const own = i * width;
  for (let k = 0; k < n; k++) out[k] = dotOfRows(flat, own, k * width, width);
  if (kernel.name === "linear") return out;
  const { gamma } = kernel;
  if (kernel.name === "polynomial")
    for (let k = 0; k < n; k++) out[k] = (gamma * out[k]! + 1) ** kernel.degree;
  // As LIBSVM has it: |u - v|^2 = |u|^2 + |v|^2 - 2 u v, which rounding may bring below 0.
  else
    for (let k = 0; k < n; k++)
      out[k] = Math.exp(-gamma * Math.max(0, squares[i]! + squares[k]! - 2 * out[k]!));
  return out;
}

/** |row|^2 of each row, shape [n]. */
export function squaredLengths(flat: Float64Array, width: number): Float64Array {
  return Float64Array.from({ length: flat.length / width }, (_, k) =>
    dotOfRows(flat, k * width, k * width, width),
  );
}

/** Four sums side by side: a processor adds them at once. */
function dotOfRows(flat: Float64Array, from: number, to: number, width: number): number {
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  const whole = width - (width % 4);
  for (let j = 0; j < whole; j += 4) {
    s0 += flat[from + j]! * flat[to + j]!;
    s1 += flat[from + j + 1]! * flat[to + j + 1]!;
    s2 += flat[from + j + 2]! * flat[to + j + 2]!;
    s3 += flat[from + j + 3]! * flat[to + j + 3]!;
  }
  for (let j = whole; j < width; j++) s0 += flat[from + j]! * flat[to + j]!;
  return s0 + s1 + s2 + s3;
}

/** Rows one after another. */
export function flatten(rows: readonly Numbers[]): Float64Array {
  const width = rows[0]!.length;
  const flat = new Float64Array(rows.length * width);
  for (const [i, row] of rows.entries()) flat.set(Array.from(row), i * width);
  return flat;
}

/** The model of those rows whose coefficient is not 0. */
export function kernelModel(
  kernel: Kernel,
  flat: Float64Array,
  width: number,
  coefficients: Float64Array,
  intercept: number,
): KernelModel {
  const kept = Array.from(coefficients.keys()).filter((i) => coefficients[i] !== 0);
  const vectors = new Float64Array(kept.length * width);
  for (const [k, i] of kept.entries()) vectors.set(flat.subarray(i * width, (i + 1) * width), k * width);
  return {
    kind: "kernel",
    kernel,
    width,
    vectors,
    coefficients: Float64Array.from(kept, (i) => coefficients[i]!),
    intercept,
  };
}

/** @throws StsError E_INPUT unless gamma > 0 and degree >= 1 */
export function checkKernel(name: string, kernel: Kernel): void {
  if (kernel.name === "linear") return;
  if (!(kernel.gamma > 0))
    throw new StsError("E_INPUT", `${name}: gamma is ${kernel.gamma}, expected more than 0`);
  if (kernel.name === "polynomial" && !(kernel.degree >= 1))
    throw new StsError("E_INPUT", `${name}: degree is ${kernel.degree}, expected 1 or more`);
}

function between(kernel: Kernel, a: Numbers, from: number, b: Numbers, to: number, width: number): number {
  let sum = 0;
  if (kernel.name === "rbf") {
    for (let j = 0; j < width; j++) {
      const difference = a[from + j]! - b[to + j]!;
      sum += difference * difference;
    }
    return Math.exp(-kernel.gamma * sum);
  }
  for (let j = 0; j < width; j++) sum += a[from + j]! * b[to + j]!;
  return kernel.name === "linear" ? sum : (kernel.gamma * sum + 1) ** kernel.degree;
}
