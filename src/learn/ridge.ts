import { StsError } from "../errors.ts";
import type { Numbers } from "../stats/index.ts";
import { checkFeatures, linear, standardise } from "./features.ts";
import { groupedFolds, outOfFold } from "./grouped-folds.ts";
import { solveSymmetric } from "./solve-symmetric.ts";

/** A linear regressor as saved: plain JSON, weights on the features as given. */
export interface RidgeModel {
  readonly format: 1;
  readonly kind: "ridge";
  readonly weights: readonly number[];
  readonly intercept: number;
  readonly alpha: number;
  /** Names of the features, in order; empty when not given. */
  readonly features: readonly string[];
}

export interface RidgeOptions {
  /** Strength of the penalty, 1 by default; 0 gives least squares (features that repeat others get weight 0). */
  readonly alpha?: number;
  /** Penalise features by their deviation, not their unit; true by default. */
  readonly standardise?: boolean;
  readonly features?: readonly string[];
}

/**
 * Ridge regression: the weights w that minimise |y - Xw - b|^2 + alpha |w|^2, X standardised, the intercept
 * b free. Solved by Cholesky factors of X'X + alpha I; O(n d^2 + d^3).
 *
 * @param rows features, shape [n][d]
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, alpha < 0
 * @see Hoerl and Kennard 1970, https://doi.org/10.2307/1267351; checked against scikit-learn 1.9.1
 *   make_pipeline(StandardScaler(), Ridge(alpha))
 */
export function fitRidge(rows: readonly Numbers[], y: Numbers, options: RidgeOptions = {}): RidgeModel {
  const { alpha = 1, features = [] } = options;
  checkFeatures("fitRidge", rows, y);
  if (!(alpha >= 0 && alpha < Infinity)) {
    throw new StsError("E_INPUT", `fitRidge: alpha is ${alpha}, expected 0 or more`);
  }
  const { means, deviations, rows: x } = standardise(rows, options.standardise ?? true);
  let middle = 0;
  for (let i = 0; i < y.length; i++) middle += y[i]! / y.length;
  const solved = solveNormalEquations(
    x,
    Float64Array.from(y, (value) => value - middle),
    alpha,
  );
  const weights = Array.from(deviations, (deviation, j) => solved[j]! / deviation);
  return {
    format: 1,
    kind: "ridge",
    weights,
    intercept: middle - linear("fitRidge", weights, 0, means),
    alpha,
    features: [...features],
  };
}

/** Prediction for one row of features; not limited to 0..5. @throws StsError E_INPUT on a wrong length */
export function predictRidge(model: RidgeModel, row: Numbers): number {
  return linear("predictRidge", model.weights, model.intercept, row);
}

/**
 * Ridge with the alpha whose held-out squared error is least, tried over folds that keep groups whole.
 *
 * @param options.alphas tried in this order, the first of equals wins; 0.01 to 1000 by default
 * @param options.groups group of each row, e.g. `sentenceGroups(pairs)`
 * @returns the model fitted on all rows, and the held-out predictions of the chosen alpha
 */
export function fitRidgeCrossValidated(
  rows: readonly Numbers[],
  y: Numbers,
  options: RidgeOptions & {
    readonly alphas?: readonly number[];
    readonly groups?: Numbers;
    readonly folds?: number;
    readonly seed?: number;
  } = {},
): { readonly model: RidgeModel; readonly heldOut: Float64Array } {
  const { alphas = [0.01, 0.1, 1, 10, 100, 1000], folds = 5, seed = 1 } = options;
  checkFeatures("fitRidge", rows, y);
  const foldOf = groupedFolds(options.groups ?? Uint32Array.from(rows, (_, i) => i), folds, seed);
  let best: { alpha: number; heldOut: Float64Array; error: number } | undefined;
  for (const alpha of alphas) {
    const heldOut = outOfFold(foldOf, (train) => {
      const targets = Float64Array.from(train, (i) => y[i]!);
      const model = fitRidge(
        Array.from(train, (i) => rows[i]!),
        targets,
        { ...options, alpha },
      );
      return (row) => predictRidge(model, rows[row]!);
    });
    const error = heldOut.reduce((sum, value, i) => sum + (value - y[i]!) ** 2, 0);
    if (best === undefined || error < best.error) best = { alpha, heldOut, error };
  }
  if (best === undefined) throw new StsError("E_INPUT", "fitRidge: no alphas to choose from");
  return { model: fitRidge(rows, y, { ...options, alpha: best.alpha }), heldOut: best.heldOut };
}

/** (X'X + alpha I) w = X'y */
function solveNormalEquations(x: readonly Float64Array[], y: Float64Array, alpha: number): Float64Array {
  const d = x[0]!.length;
  const gram = Array.from({ length: d }, () => new Float64Array(d));
  const products = new Float64Array(d);
  x.forEach((row, i) => {
    for (let j = 0; j < d; j++) {
      products[j]! += row[j]! * y[i]!;
      for (let k = 0; k <= j; k++) gram[j]![k]! += row[j]! * row[k]!;
    }
  });
  for (let j = 0; j < d; j++) gram[j]![j]! += alpha;
  return solveSymmetric(gram, products);
}
