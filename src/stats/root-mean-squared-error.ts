import { checkPaired, type Numbers } from "./check.ts";

/**
 * Root of the mean squared error: sqrt(mean((x - y)^2)), in score points. Only meaningful for calibrated
 * scores; large misses weigh more than in the mean absolute error.
 *
 * @param x system scores on the gold's scale, shape [n], n >= 1
 * @param y gold scores, shape [n]
 * @returns 0 (perfect) or more; lower is better
 * @throws StsError E_INPUT when lengths differ, there is no value, or one is not finite
 */
export function rootMeanSquaredError(x: Numbers, y: Numbers): number {
  checkPaired("rootMeanSquaredError", x, y, 1);
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += (x[i]! - y[i]!) ** 2;
  return Math.sqrt(sum / x.length);
}
