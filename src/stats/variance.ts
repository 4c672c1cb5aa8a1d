import { checkSample, type Numbers } from "./check.ts";
import { centre } from "./mean.ts";

/**
 * Sample variance, centred before squaring: sum((x - mean)^2) / (n - 1).
 *
 * @param x shape [n], n >= 2, any unit
 * @returns in squared units, 0 for a constant
 * @throws StsError E_INPUT when n < 2 or a value is not finite
 */
export function variance(x: Numbers): number {
  checkSample("variance", x, 2);
  const middle = centre(x);
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += (x[i]! - middle) ** 2;
  return sum / (x.length - 1);
}

/** Sample standard deviation: the root of `variance`, in the unit of x. */
export function standardDeviation(x: Numbers): number {
  return Math.sqrt(variance(x));
}
