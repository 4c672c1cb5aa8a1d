import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import {
  checkKernel,
  flatten,
  type Kernel,
  type KernelModel,
  kernelModel,
  kernelRow,
  squaredLengths,
} from "./kernel-model.ts";

export interface SupportVectorOptions {
  /** rbf with gamma 1/d by default. */
  readonly kernel?: Kernel;
  /** Price of an error beyond epsilon, more than 0; 1 by default. */
  readonly cost?: number;
  /** Errors up to it cost nothing, 0 or more; 0.1 by default. */
  readonly epsilon?: number;
  /** How far the optimum's conditions may be missed; 1e-3 by default, as LIBSVM. */
  readonly tolerance?: number;
}

/** Rows of the kernel matrix kept at once: 400 MB of them at most, in single precision as LIBSVM has them. */
const KEPT_BYTES = 4e8;

/**
 * Support vector regression: the flattest sum of kernels whose errors beyond epsilon, times the cost, are least. By
 * sequential minimal optimisation, pairs chosen by second-order information. Features should be of one size (see
 * `scaled`). O(steps n), steps about n to 10 n; a row of kernels costs O(n d) when first asked for.
 *
 * @param rows features, shape [n][d]
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, cost <= 0, epsilon < 0
 * @see Drucker et al. 1997; Fan, Chen and Lin 2005, https://www.jmlr.org/papers/v6/fan05a.html; checked against
 *   scikit-learn 1.9.1 SVR (LIBSVM)
 */
export function fitSupportVector(
  rows: readonly Numbers[],
  y: Numbers,
  options: SupportVectorOptions = {},
): KernelModel {
  checkFeatures("fitSupportVector", rows, y);
  const width = rows[0]!.length;
  const { kernel = { name: "rbf", gamma: 1 / width }, cost = 1, epsilon = 0.1, tolerance = 1e-3 } = options;
  if (!(cost > 0 && epsilon >= 0)) {
    throw new StsError(
      "E_INPUT",
      `fitSupportVector: cost ${cost}, epsilon ${epsilon}; expected > 0 and >= 0`,
    );
  }
  checkKernel("fitSupportVector", kernel);
  const flat = flatten(rows);
  const solver = new Solver(flat, width, kernel, y, cost, epsilon);
  while (solver.step(tolerance));
  return kernelModel(kernel, flat, width, solver.coefficients(), solver.intercept());
}

/** Dual of 2n bounded unknowns: k < n pushes row k up (sign 1), k >= n pushes row k - n down (sign -1). */
class Solver {
  readonly #n: number;
  readonly #cost: number;
  readonly #alpha: Float64Array;
  readonly #gradient: Float64Array;
  readonly #diagonal: Float64Array;
  readonly #rows = new Map<number, Float32Array>();
  /** What `#findFirst` found. */
  #first = -1;
  #most = -Infinity;
  readonly #makeRow: (i: number) => Float32Array;

  constructor(flat: Float64Array, width: number, kernel: Kernel, y: Numbers, cost: number, epsilon: number) {
    const n = y.length;
    this.#n = n;
    this.#cost = cost;
    this.#alpha = new Float64Array(2 * n);
    this.#gradient = Float64Array.from({ length: 2 * n }, (_, k) => epsilon + (k < n ? -y[k]! : y[k - n]!));
    const squares = squaredLengths(flat, width);
    this.#makeRow = (i) => new Float32Array(kernelRow(kernel, flat, width, i, squares));
    this.#diagonal = Float64Array.from(
      { length: n },
      (_, i) => kernelRow(kernel, flat.subarray(i * width, (i + 1) * width), width, 0)[0]!,
    );
    this.#findFirst();
  }

  /** Moves one pair of unknowns; false once none breaks the conditions by more than `tolerance`. */
  step(tolerance: number): boolean {
    const i = this.#first;
    if (i < 0) return false;
    const { place, least } = this.#second(i);
    if (place < 0 || this.#most - least < tolerance) return false;
    this.#move(i, place);
    return true;
  }

  /** Of the unknowns that may fall, the one whose move with `i` gains most; and the least value of them. */
  #second(i: number): { place: number; least: number } {
    const [n, cost, alpha, gradient, diagonal] = [
      this.#n,
      this.#cost,
      this.#alpha,
      this.#gradient,
      this.#diagonal,
    ];
    const most = this.#most;
    const row = this.#row(i % n);
    const own = diagonal[i % n]!;
    let place = -1;
    let least = Infinity;
    let best = 0;
    for (let side = 0; side < 2; side++) {
      const from = side * n;
      for (let k = 0; k < n; k++) {
        const held = alpha[from + k]!;
        if (side === 0 ? held <= 0 : held >= cost) continue;
        const value = side === 0 ? -gradient[k]! : gradient[from + k]!;
        if (value < least) least = value;
        const gap = most - value;
        if (gap <= 0) continue;
        const gain = (gap * gap) / Math.max(own + diagonal[k]! - 2 * row[k]!, 1e-12);
        if (gain <= best) continue;
        best = gain;
        place = from + k;
      }
    }
    return { place, least };
  }

  /** Along y_i a_i + y_j a_j = constant, as far as the bounds let it. */
  #move(i: number, j: number): void {
    const [n, cost, alpha, gradient] = [this.#n, this.#cost, this.#alpha, this.#gradient];
    const [signI, signJ] = [i < n ? 1 : -1, j < n ? 1 : -1];
    const [rowI, rowJ] = [this.#row(i % n), this.#row(j % n)];
    const curve = Math.max(this.#diagonal[i % n]! + this.#diagonal[j % n]! - 2 * rowI[j % n]!, 1e-12);
    let push = (-signI * gradient[i]! + signJ * gradient[j]!) / curve;
    push = Math.min(push, signI > 0 ? cost - alpha[i]! : alpha[i]!, signJ > 0 ? alpha[j]! : cost - alpha[j]!);
    alpha[i] = Math.min(cost, Math.max(0, alpha[i]! + signI * push));
    alpha[j] = Math.min(cost, Math.max(0, alpha[j]! - signJ * push));
    for (let k = 0; k < n; k++) {
      const change = push * (rowI[k]! - rowJ[k]!);
      gradient[k]! += change;
      gradient[n + k]! -= change;
    }
    this.#findFirst();
  }

  /** Of the unknowns that may rise, the one of the greatest value. */
  #findFirst(): void {
    const [n, cost, alpha, gradient] = [this.#n, this.#cost, this.#alpha, this.#gradient];
    let first = -1;
    let most = -Infinity;
    for (let k = 0; k < n; k++) {
      if (alpha[k]! >= cost || -gradient[k]! <= most) continue;
      most = -gradient[k]!;
      first = k;
    }
    for (let k = n; k < 2 * n; k++) {
      if (alpha[k]! <= 0 || gradient[k]! <= most) continue;
      most = gradient[k]!;
      first = k;
    }
    this.#first = first;
    this.#most = most;
  }

  coefficients(): Float64Array {
    return Float64Array.from({ length: this.#n }, (_, i) => this.#alpha[i]! - this.#alpha[this.#n + i]!);
  }

  /** From the unknowns that no bound holds; between the bounds' limits where all are held. */
  intercept(): number {
    let [free, sum, high, low] = [0, 0, Infinity, -Infinity];
    for (let k = 0; k < 2 * this.#n; k++) {
      const [up, value] = [k < this.#n, k < this.#n ? -this.#gradient[k]! : this.#gradient[k]!];
      const [zero, full] = [this.#alpha[k]! <= 0, this.#alpha[k]! >= this.#cost];
      if (!zero && !full) {
        free++;
        sum += value;
      } else if (up === zero) low = Math.max(low, value);
      else high = Math.min(high, value);
    }
    return free > 0 ? sum / free : (high + low) / 2;
  }

  #row(i: number): Float32Array {
    const known = this.#rows.get(i);
    if (known !== undefined) return known;
    if ((this.#rows.size + 1) * this.#n * 4 > KEPT_BYTES) this.#rows.delete(this.#rows.keys().next().value!);
    const row = this.#makeRow(i);
    this.#rows.set(i, row);
    return row;
  }
}
