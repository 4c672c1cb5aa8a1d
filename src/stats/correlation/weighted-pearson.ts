import { checkPaired, checkWeights, type Numbers } from "../check.ts";
import { weightedCentre } from "../mean.ts";
import { clampCorrelation, unitDeviations } from "./pearson.ts";

/**
 * Pearson's correlation with a weight per pair: the 2014 task's confidence-weighted score, weights being
 * the confidences 0-100 that a run may state.
 *
 *   m_x = sum(w x) / sum(w);  r = sum(w (x - m_x)(y - m_y)) / sqrt(sum(w (x - m_x)^2) sum(w (y - m_y)^2))
 *
 * Equal weights give `pearson`; a weight of 0 leaves the pair out.
 *
 * @param x system scores, shape [n], n >= 2
 * @param y gold scores, shape [n]
 * @param weights shape [n], each >= 0, any unit
 * @returns r in [-1, 1]. NaN when x or y is constant over the pairs of weight above 0, or fewer than two
 *   pairs have one
 * @throws StsError E_INPUT when lengths differ, n < 2, a value is not finite, or a weight is negative
 * @see Agirre et al. 2014, section 3.3, https://aclanthology.org/S14-2010
 */
export function weightedPearson(x: Numbers, y: Numbers, weights: Numbers): number {
  checkPaired("weightedPearson", x, y, 2);
  checkWeights("weightedPearson", weights, x.length);
  if (isConstantWhereWeighted(x, weights) || isConstantWhereWeighted(y, weights)) return NaN;
  const u = unitDeviations(x);
  const v = unitDeviations(y);
  const mu = weightedCentre(u, weights);
  const mv = weightedCentre(v, weights);
  let uu = 0;
  let vv = 0;
  let uv = 0;
  for (let i = 0; i < u.length; i++) {
    const du = u[i]! - mu;
    const dv = v[i]! - mv;
    uu += weights[i]! * du * du;
    vv += weights[i]! * dv * dv;
    uv += weights[i]! * du * dv;
  }
  return clampCorrelation(uv / Math.sqrt(uu) / Math.sqrt(vv));
}

/** True when all values of weight above 0 are equal, and when there is none. */
export function isConstantWhereWeighted(x: Numbers, weights: Numbers): boolean {
  let first: number | undefined;
  for (let i = 0; i < x.length; i++) {
    if (weights[i]! <= 0) continue;
    first ??= x[i]!;
    if (x[i] !== first) return false;
  }
  return true;
}
