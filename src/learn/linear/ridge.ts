import { checkOptions, optionNames } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";
import { checkFeatures, linear, predictLinear, standardise } from "../features.ts";
import { groupedFolds } from "../grouped-folds.ts";
import { dot } from "./dot.ts";
import { solvePositiveDefinite, solveSymmetric } from "./solve-symmetric.ts";

const RIDGE_OPTIONS = optionNames<RidgeOptions>({ alpha: true, standardise: true, features: true });

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
 * b free. Solved by Cholesky factors of X'X + alpha I, or, where there are fewer rows than features, of
 * XX' + alpha I, which gives the same w = X'(XX' + alpha I)^-1 y. O(n d m + m^3), m the smaller of n and d.
 *
 * @param rows features, shape [n][d]
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, alpha < 0
 * @see Hoerl and Kennard 1970, https://doi.org/10.2307/1267351; Saunders et al. 1998 for the second form;
 *   checked against scikit-learn 1.9.1 make_pipeline(StandardScaler(), Ridge(alpha))
 */
export function fitRidge(rows: readonly Numbers[], y: Numbers, options: RidgeOptions = {}): RidgeModel {
  checkOptions(options, "fitRidge", RIDGE_OPTIONS);
  checkFeatures("fitRidge", rows, y);
  const { alpha = 1 } = options;
  checkAlpha(alpha);
  return ridgeFitter(rows, y, options)(alpha);
}

/** Prediction for one row of features; not limited to 0..5. @throws StsError E_INPUT on a wrong length */
export function predictRidge(model: RidgeModel, row: Numbers): number {
  return predictLinear("predictRidge", model, row);
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
  checkOptions(options, "fitRidgeCrossValidated", [...RIDGE_OPTIONS, "alphas", "groups", "folds", "seed"]);
  const { alphas = [0.01, 0.1, 1, 10, 100, 1000], folds = 5, seed = 1 } = options;
  checkFeatures("fitRidge", rows, y);
  alphas.forEach(checkAlpha);
  if (alphas.length === 0) throw new StsError("E_INPUT", "fitRidge: no alphas to choose from");
  const foldOf = groupedFolds(options.groups ?? Uint32Array.from(rows, (_, i) => i), folds, seed);
  // All alphas of a fold share its products, which cost more than the solving.
  const heldOutOf = alphas.map(() => new Float64Array(rows.length));
  const all = Uint32Array.from(foldOf, (_, i) => i);
  for (const fold of new Set(foldOf)) {
    const train = all.filter((i) => foldOf[i] !== fold);
    const fitWith = ridgeFitter(
      Array.from(train, (i) => rows[i]!),
      Float64Array.from(train, (i) => y[i]!),
      options,
    );
    for (const [k, alpha] of alphas.entries()) {
      const model = fitWith(alpha);
      for (const i of all) if (foldOf[i] === fold) heldOutOf[k]![i] = predictRidge(model, rows[i]!);
    }
  }
  let best: { alpha: number; heldOut: Float64Array; error: number } | undefined;
  for (const [k, alpha] of alphas.entries()) {
    const heldOut = heldOutOf[k]!;
    const error = heldOut.reduce((sum, value, i) => sum + (value - y[i]!) ** 2, 0);
    if (best === undefined || error < best.error) best = { alpha, heldOut, error };
  }
  return { model: ridgeFitter(rows, y, options)(best!.alpha), heldOut: best!.heldOut };
}

function checkAlpha(alpha: number): void {
  if (alpha >= 0 && alpha < Infinity) return;
  throw new StsError("E_INPUT", `fitRidge: alpha is ${alpha}, expected 0 or more`);
}

/** Everything that does not depend on alpha, done once. */
function ridgeFitter(
  rows: readonly Numbers[],
  y: Numbers,
  { features = [], standardise: scale = true }: RidgeOptions,
): (alpha: number) => RidgeModel {
  const { means, deviations, rows: x } = standardise(rows, scale);
  let middle = 0;
  for (let i = 0; i < y.length; i++) middle += y[i]! / y.length;
  const target = Float64Array.from(y, (value) => value - middle);
  const columns = transpose(x);
  // Without a penalty only the features' own products say which of them repeat others.
  const wide = (alpha: number) => alpha > 0 && x.length < columns.length;
  const gram = once(() => products(x.length < columns.length ? x : columns));
  const featureGram = once(() => (x.length < columns.length ? products(columns) : gram()));
  return (alpha) => {
    const system = (wide(alpha) ? gram() : featureGram()).map((row) => row.slice());
    for (let j = 0; j < system.length; j++) system[j]![j]! += alpha;
    const known = wide(alpha) ? target : Float64Array.from(columns, (column) => dot(column, target));
    const solved = (alpha > 0 ? solvePositiveDefinite : solveSymmetric)(system, known);
    const standard = wide(alpha) ? Float64Array.from(columns, (column) => dot(column, solved)) : solved;
    const weights = Array.from(deviations, (deviation, j) => standard[j]! / deviation);
    return {
      format: 1,
      kind: "ridge",
      weights,
      intercept: middle - linear("fitRidge", weights, 0, means),
      alpha,
      features: [...features],
    };
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function transpose(rows: readonly Float64Array[]): Float64Array[] {
  return Array.from(rows[0]!, (_, j) => Float64Array.from(rows, (row) => row[j]!));
}

/** Inner products of all vectors with one another; the lower triangle, as `solveSymmetric` reads it. */
function products(vectors: readonly Float64Array[]): Float64Array[] {
  return vectors.map((left, j) => {
    const row = new Float64Array(vectors.length);
    for (let k = 0; k <= j; k++) row[k] = dot(left, vectors[k]!);
    return row;
  });
}
