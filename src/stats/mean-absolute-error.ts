import { checkPaired, type Numbers } from "./check.ts";

/**
 * Mean absolute error: mean(|x - y|), in score points. Only meaningful for calibrated scores.
 *
 * @param x system scores on the gold's scale, shape [n], n >= 1
 * @param y gold scores, shape [n]
 * @returns 0 (perfect) or more; lower is better
 * @throws StsError E_INPUT when lengths differ, there is no value, or one is not finite
 */
export function meanAbsoluteError(x: Numbers, y: Numbers): number {
  checkPaired("meanAbsoluteError", x, y, 1);
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += Math.abs(x[i]! - y[i]!);
  return sum / x.length;
}
