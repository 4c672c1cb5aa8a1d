import { StsError } from "../errors.ts";
import { checkPaired, type Numbers } from "./check.ts";

/**
 * Share of pairs whose score lies within `tolerance` of the gold score, the border counted in.
 *
 * The 2017 task reports it at 1.0: some 80 % of the best English systems' scores. Values read from text
 * are decimal, so a distance of exactly 1.0 may come out as 1.0000000000000002; 1e-9 is allowed for that.
 *
 * @param x system scores on the gold's scale, shape [n], n >= 1
 * @param y gold scores, shape [n]
 * @returns share in 0..1; higher is better
 * @throws StsError E_INPUT when lengths differ, there is no value, one is not finite, or tolerance < 0
 * @see Cer et al. 2017, section 7, https://aclanthology.org/S17-2001
 */
export function shareWithin(x: Numbers, y: Numbers, tolerance = 1): number {
  checkPaired("shareWithin", x, y, 1);
  if (!(tolerance >= 0)) {
    throw new StsError("E_INPUT", `shareWithin: tolerance is ${tolerance}, expected 0 or more`);
  }
  let within = 0;
  for (let i = 0; i < x.length; i++) if (Math.abs(x[i]! - y[i]!) <= tolerance + 1e-9) within++;
  return within / x.length;
}
