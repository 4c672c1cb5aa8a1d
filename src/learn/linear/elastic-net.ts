import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { dot } from "./dot.ts";
import { centre, type LinearModel, uncentred } from "./linear-model.ts";

export interface ElasticNetOptions {
  /** Strength of the penalty, 0 or more; 1 by default. */
  readonly alpha?: number;
  /** Share of it that goes to |w|, 0..1: 1 is the lasso, 0 ridge; 0.5 by default. */
  readonly l1Ratio?: number;
  /** Sweeps over the features at most; 1000 by default. */
  readonly sweeps?: number;
}

/**
 * Elastic net: the w that minimise |y - Xw - b|^2 / 2n + alpha (l1 |w|_1 + (1 - l1) |w|^2 / 2), b free, by
 * coordinate descent. Features should be of one size (see `scaled`). O(sweeps n d)
 *
 * @param rows features, shape [n][d]
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, alpha < 0 or l1Ratio is outside 0..1
 * @see Zou and Hastie 2005, https://doi.org/10.1111/j.1467-9868.2005.00503.x; Friedman, Hastie and Tibshirani 2010,
 *   https://doi.org/10.18637/jss.v033.i01; checked against scikit-learn 1.9.1 ElasticNet and Lasso
 */
export function fitElasticNet(
  rows: readonly Numbers[],
  y: Numbers,
  { alpha = 1, l1Ratio = 0.5, sweeps = 1000 }: ElasticNetOptions = {},
): LinearModel {
  checkFeatures("fitElasticNet", rows, y);
  if (!(alpha >= 0 && l1Ratio >= 0 && l1Ratio <= 1)) {
    throw new StsError(
      "E_INPUT",
      `fitElasticNet: alpha ${alpha}, l1Ratio ${l1Ratio}; expected >= 0 and 0..1`,
    );
  }
  const n = rows.length;
  const centred = centre(rows, y);
  const squares = centred.columns.map((column) => dot(column, column));
  const rest = centred.target.slice();
  const weights = new Float64Array(centred.columns.length);
  const [lasso, ridge] = [alpha * l1Ratio * n, alpha * (1 - l1Ratio) * n];
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let [moved, greatest] = [0, 0];
    for (const [j, column] of centred.columns.entries()) {
      if (squares[j] === 0) continue;
      const old = weights[j]!;
      const pull = dot(column, rest) + old * squares[j]!;
      const own = (Math.sign(pull) * Math.max(Math.abs(pull) - lasso, 0)) / (squares[j]! + ridge);
      if (own !== old) for (let i = 0; i < n; i++) rest[i]! -= (own - old) * column[i]!;
      weights[j] = own;
      const size = Math.sqrt(squares[j]!);
      moved = Math.max(moved, Math.abs(own - old) * size);
      greatest = Math.max(greatest, Math.abs(own) * size);
    }
    if (moved <= 1e-9 * greatest) break;
  }
  return uncentred(centred, weights);
}
