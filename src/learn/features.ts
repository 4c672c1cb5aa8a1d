import { checkNumbers, isRecord, refusedArgument } from "../arguments.ts";
import { StsError } from "../errors.ts";
import type { Numbers } from "../stats/index.ts";

/** Feature rows made comparable: each feature less its mean, divided by its (population) deviation. */
export interface Standardised {
  readonly means: Float64Array;
  /** 1 for a constant feature. */
  readonly deviations: Float64Array;
  /** shape [n][d] */
  readonly rows: Float64Array[];
}

/** As scikit-learn's StandardScaler; with `scale` false features are only centred. */
export function standardise(rows: readonly Numbers[], scale: boolean): Standardised {
  const n = rows.length;
  const d = rows[0]!.length;
  const means = new Float64Array(d);
  const deviations = new Float64Array(d).fill(1);
  for (const row of rows) for (let j = 0; j < d; j++) means[j]! += row[j]! / n;
  const squares = new Float64Array(d);
  for (const row of rows) for (let j = 0; j < d; j++) squares[j]! += (row[j]! - means[j]!) ** 2 / n;
  // Rounding leaves a constant feature with a deviation of some 1e-16 of its size: it says nothing, so 0.
  const constant = means.map((mean, j) => Number(Math.sqrt(squares[j]!) <= 1e-12 * Math.abs(mean)));
  if (scale) for (let j = 0; j < d; j++) if (constant[j] === 0) deviations[j] = Math.sqrt(squares[j]!);
  const standard = rows.map((row) =>
    Float64Array.from(row, (value, j) => (constant[j] === 1 ? 0 : (value - means[j]!) / deviations[j]!)),
  );
  return { means, deviations, rows: standard };
}

/** @throws StsError E_INPUT unless rows are there, all of one length >= 1, finite, one target each. */
export function checkFeatures(name: string, rows: readonly Numbers[], y: Numbers): void {
  if (!Array.isArray(rows)) throw refusedArgument(`${name}: rows`, rows, "an array of rows of numbers");
  const d = rows[0]?.length ?? 0;
  if (d === 0) throw new StsError("E_INPUT", `${name}: no rows, or rows without features`);
  if (typeof y?.length !== "number") throw refusedArgument(`${name}: y`, y, "an array of numbers");
  if (rows.length !== y.length) {
    throw new StsError("E_INPUT", `${name}: ${rows.length} rows of features, ${y.length} targets`);
  }
  rows.forEach((row, i) => {
    if (row.length !== d) {
      throw new StsError("E_INPUT", `${name}: row ${i} has ${row.length} features, row 0 has ${d}`);
    }
    for (let j = 0; j < d; j++) {
      if (!Number.isFinite(row[j])) {
        throw new StsError("E_INPUT", `${name}: feature ${j} of row ${i} is ${row[j]}, not a finite number`);
      }
    }
    if (!Number.isFinite(y[i])) {
      throw new StsError("E_INPUT", `${name}: target ${i} is ${y[i]}, expected a finite number`);
    }
  });
}

/** `linear` of a model that callers hand over. @throws StsError E_INPUT for what is no linear model or no row */
export function predictLinear(
  name: string,
  model: { readonly weights: readonly number[]; readonly intercept: number },
  row: Numbers,
): number {
  if (!isRecord(model) || !Array.isArray(model.weights))
    throw refusedArgument(`${name}: model`, model, "a model, as fitted or loaded");
  checkNumbers(row, `${name}: row`);
  return linear(name, model.weights, model.intercept, row);
}

/** Weighted sum of one row's features plus intercept. @throws StsError E_INPUT on another number of them */
export function linear(name: string, weights: Numbers, intercept: number, row: Numbers): number {
  if (row.length !== weights.length) {
    throw new StsError("E_INPUT", `${name}: fitted on ${weights.length} features, given ${row.length}`);
  }
  let sum = intercept;
  for (let j = 0; j < weights.length; j++) sum += weights[j]! * row[j]!;
  return sum;
}
