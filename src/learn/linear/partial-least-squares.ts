import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { dot } from "./dot.ts";
import { centre, type LinearModel, uncentred } from "./linear-model.ts";

/**
 * Partial least squares of one target (PLS1): regression on the few directions of X that covary most with y.
 * Features should be of one size (see `scaled`). O(components n d)
 *
 * @param rows features, shape [n][d]
 * @param components 1..min(n, d); fewer are used where nothing is left to explain
 * @throws StsError E_INPUT when shapes differ, a value is not finite, or `components` is out of range
 * @see Wold, Sjöström and Eriksson 2001, https://doi.org/10.1016/S0169-7439(01)00155-1; checked against scikit-learn
 *   1.9.1 PLSRegression(scale=False)
 */
export function fitPartialLeastSquares(
  rows: readonly Numbers[],
  y: Numbers,
  components: number,
): LinearModel {
  checkFeatures("fitPartialLeastSquares", rows, y);
  const [n, d] = [rows.length, rows[0]!.length];
  if (!(Number.isInteger(components) && components >= 1 && components <= Math.min(n, d))) {
    throw new StsError(
      "E_INPUT",
      `fitPartialLeastSquares: ${components} components of ${n} rows of ${d} features`,
    );
  }
  const centred = centre(rows, y);
  const columns = centred.columns.map((column) => column.slice());
  const rest = centred.target.slice();
  const weights = new Float64Array(d);
  // Directions that give the scores t from X itself, not from what earlier components left of it.
  const directions: Float64Array[] = [];
  const loadings: Float64Array[] = [];
  for (let k = 0; k < components; k++) {
    const w = Float64Array.from(columns, (column) => dot(column, rest));
    const length = Math.sqrt(dot(w, w));
    if (length < 1e-12) break;
    const unit = w.map((value) => value / length);
    const scores = new Float64Array(n);
    for (const [j, column] of columns.entries())
      for (let i = 0; i < n; i++) scores[i]! += unit[j]! * column[i]!;
    const square = dot(scores, scores);
    const loading = Float64Array.from(columns, (column) => dot(column, scores) / square);
    const share = dot(rest, scores) / square;
    const direction = unit.slice();
    for (const [m, earlier] of loadings.entries()) {
      const part = dot(earlier, unit);
      for (let j = 0; j < d; j++) direction[j]! -= part * directions[m]![j]!;
    }
    for (let j = 0; j < d; j++) weights[j]! += share * direction[j]!;
    for (const [j, column] of columns.entries())
      for (let i = 0; i < n; i++) column[i]! -= loading[j]! * scores[i]!;
    for (let i = 0; i < n; i++) rest[i]! -= share * scores[i]!;
    directions.push(direction);
    loadings.push(loading);
  }
  return uncentred(centred, weights);
}
