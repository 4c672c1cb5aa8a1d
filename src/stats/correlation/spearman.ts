import { checkPaired, type Numbers } from "../check.ts";
import { pearson } from "./pearson.ts";
import { midRanks } from "./ranks.ts";

/**
 * Spearman's rank correlation: Pearson's r of the mid-ranks R.
 *
 *   rho = cov(R(x), R(y)) / (sd(R(x)) sd(R(y)))
 *
 * Any strictly increasing map of either side leaves it unchanged: it sees the order only.
 *
 * @param x system scores, shape [n], n >= 2, any unit
 * @param y gold scores, shape [n], paired with x by index
 * @returns rho in [-1, 1], no unit; higher is better. NaN when x or y is constant
 * @throws StsError E_INPUT when lengths differ, n < 2, or a value is not finite
 * @see Spearman 1904, https://doi.org/10.2307/1412159; checked against SciPy 1.17.1
 * @example spearman([1, 2, 3], [1, 3, 2]) // 0.5
 */
export function spearman(x: Numbers, y: Numbers): number {
  checkPaired("spearman", x, y, 2);
  return pearson(midRanks(x), midRanks(y));
}
