import type { Alternative, TTest } from "../hypothesis.ts";
import { studentsTUpperTail } from "../students-t.ts";
import { checkDependent, type DependentCorrelations, isSame } from "./dependent-correlations.ts";

/**
 * Williams' t test of two correlations that share the gold standard: which of two systems, scored on the
 * same pairs, is better. The test of the 2017 task, and the one to prefer for Pearson's r.
 *
 *   R = 1 - r13^2 - r23^2 - r12^2 + 2 r13 r23 r12;  m = (r13 + r23) / 2
 *   t = (r13 - r23) sqrt((n - 1)(1 + r12) / (2 R (n - 1)/(n - 3) + m^2 (1 - r12)^3)),  n - 3 degrees of freedom
 *
 * r13 = `first`, r23 = `second`, r12 = `between`.
 *
 * @returns t, its degrees of freedom and p. NaN when n < 4, or when the systems are linear images of each
 *   other (between = -1 or 1) with different r. Equal r gives t 0
 * @throws StsError E_INPUT as `checkDependent`
 * @see Williams 1959; Steiger 1980, equation 7, https://doi.org/10.1037/0033-2909.87.2.245; Graham and
 *   Baldwin 2014, https://aclanthology.org/D14-1020; checked against R's cocor and psych
 */
export function williams(correlations: DependentCorrelations, alternative: Alternative = "two-sided"): TTest {
  const determinant = checkDependent("williams", correlations);
  const { first, second, between, n } = correlations;
  const df = n - 3;
  if (n < 4) return { t: NaN, df, p: NaN };
  const mean = (first + second) / 2;
  const spread = (2 * determinant * (n - 1)) / (n - 3) + mean ** 2 * (1 - between) ** 3;
  const quotient = (first - second) * Math.sqrt(((n - 1) * (1 + between)) / spread);
  const t = isSame(correlations) ? 0 : quotient;
  if (!Number.isFinite(t)) return { t: NaN, df, p: NaN };
  const p = alternative === "greater" ? studentsTUpperTail(t, df) : 2 * studentsTUpperTail(Math.abs(t), df);
  return { t, df, p };
}
