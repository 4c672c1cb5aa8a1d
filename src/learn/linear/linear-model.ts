import type { Numbers } from "../../stats/index.ts";
import { linear } from "../features.ts";

/** Weights on the features as given; what every linear learner of this folder returns. */
export interface LinearModel {
  readonly kind: "linear";
  /** Shape [d]. */
  readonly weights: Float64Array;
  readonly intercept: number;
}

/** Weighted sum of one row plus the intercept. @throws StsError E_INPUT on another number of features */
export function predictLinearModel({ weights, intercept }: LinearModel, row: Numbers): number {
  return linear("linear model", weights, intercept, row);
}

/** Columns less their means, and the target less its mean: what penalised fits with a free intercept work on. */
export interface Centred {
  readonly means: Float64Array;
  /** Shape [d][n]. */
  readonly columns: Float64Array[];
  readonly middle: number;
  /** Shape [n]. */
  readonly target: Float64Array;
}

export function centre(rows: readonly Numbers[], y: Numbers): Centred {
  const [n, d] = [rows.length, rows[0]!.length];
  const means = new Float64Array(d);
  const columns = Array.from({ length: d }, (_, j) => {
    const column = Float64Array.from(rows, (row) => row[j]!);
    means[j] = column.reduce((sum, value) => sum + value, 0) / n;
    return column.map((value) => value - means[j]!);
  });
  let middle = 0;
  for (let i = 0; i < n; i++) middle += y[i]! / n;
  return { means, columns, middle, target: Float64Array.from(y, (value) => value - middle) };
}

/** Weights found on centred columns, with the intercept that belongs to the columns as given. */
export function uncentred({ means, middle }: Centred, weights: Float64Array): LinearModel {
  return { kind: "linear", weights, intercept: middle - linear("linear model", weights, 0, means) };
}
