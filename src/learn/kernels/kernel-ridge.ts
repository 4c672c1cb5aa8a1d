import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { solvePositiveDefinite } from "../linear/solve-symmetric.ts";
import {
  checkKernel,
  flatten,
  type Kernel,
  type KernelModel,
  kernelModel,
  kernelRow,
} from "./kernel-model.ts";

export interface KernelRidgeOptions {
  /** rbf with gamma 1/d by default. */
  readonly kernel?: Kernel;
  /** Strength of the penalty, more than 0; 1 by default. */
  readonly alpha?: number;
}

/**
 * Kernel ridge regression: coefficients (K + alpha I)^-1 (y - mean of y). O(n^2 d + n^3 / 6), n up to a few thousand.
 *
 * @param rows features, shape [n][d], of one size (see `scaled`)
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, alpha <= 0
 * @see Saunders, Gammerman and Vovk 1998; checked against scikit-learn 1.9.1 KernelRidge on centred targets
 */
export function fitKernelRidge(
  rows: readonly Numbers[],
  y: Numbers,
  { kernel, alpha = 1 }: KernelRidgeOptions = {},
): KernelModel {
  checkFeatures("fitKernelRidge", rows, y);
  if (!(alpha > 0)) throw new StsError("E_INPUT", `fitKernelRidge: alpha is ${alpha}, expected more than 0`);
  const width = rows[0]!.length;
  const chosen = kernel ?? { name: "rbf", gamma: 1 / width };
  checkKernel("fitKernelRidge", chosen);
  const flat = flatten(rows);
  let middle = 0;
  for (let i = 0; i < y.length; i++) middle += y[i]! / y.length;
  const matrix = rows.map((_, i) => kernelRow(chosen, flat, width, i));
  for (const [i, row] of matrix.entries()) row[i]! += alpha;
  const coefficients = solvePositiveDefinite(
    matrix,
    Float64Array.from(y, (value) => value - middle),
  );
  return kernelModel(chosen, flat, width, coefficients, middle);
}
