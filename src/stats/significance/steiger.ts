import { type Alternative, normalP, type ZTest } from "../hypothesis.ts";
import { checkDependent, type DependentCorrelations, isSame } from "./dependent-correlations.ts";

/**
 * Steiger's Z test of two correlations that share the gold standard: Dunn and Clark's z with the mean of
 * both correlations in its covariance.
 *
 *   m = (r13 + r23) / 2;  c = (r12 (1 - 2 m^2) - m^2 (1 - 2 m^2 - r12^2) / 2) / (1 - m^2)^2
 *   Z = (atanh r13 - atanh r23) sqrt(n - 3) / sqrt(2 - 2 c)
 *
 * r13 = `first`, r23 = `second`, r12 = `between`. Close to Williams' t; differs for small n.
 *
 * @returns NaN when n < 4, a correlation with gold is -1 or 1, or c is 1 with different r. Equal r gives 0
 * @throws StsError E_INPUT as `checkDependent`
 * @see Steiger 1980, equations 10 and 14, https://doi.org/10.1037/0033-2909.87.2.245; checked against R's cocor
 */
export function steiger(correlations: DependentCorrelations, alternative: Alternative = "two-sided"): ZTest {
  checkDependent("steiger", correlations);
  const { first, second, between, n } = correlations;
  if (n < 4) return { z: NaN, p: NaN };
  const square = ((first + second) / 2) ** 2;
  // 1 - c, written out: the difference would cancel away for systems that hardly differ.
  const apart = 1 - between;
  const rest = (apart * (1 - square - (square * apart) / 2)) / (1 - square) ** 2;
  const quotient = ((Math.atanh(first) - Math.atanh(second)) * Math.sqrt(n - 3)) / Math.sqrt(2 * rest);
  const z = isSame(correlations) ? 0 : quotient;
  if (!Number.isFinite(z)) return { z: NaN, p: NaN };
  return { z, p: normalP(z, alternative) };
}
