import { checkCorrelation, checkCount, checkShare } from "../check.ts";
import { type Alternative, type Interval, normalP, type ZTest } from "../hypothesis.ts";
import { normalQuantile } from "../normal.ts";
import { clampCorrelation } from "./pearson.ts";

/**
 * Confidence interval of a Pearson correlation by Fisher's z = atanh(r), whose standard error is
 * 1 / sqrt(n - 3) for pairs drawn from a bivariate normal distribution.
 *
 *   tanh(atanh(r) -+ q / sqrt(n - 3)),  q the normal quantile of (1 + level) / 2
 *
 * @param r correlation in -1..1; NaN gives an undefined interval
 * @param n pairs
 * @param level share covered, 0.95 by default
 * @returns [low, high] in -1..1; [NaN, NaN] when n < 4; [r, r] when r is -1 or 1
 * @throws StsError E_INPUT when r is out of -1..1, n not a whole number, level not between 0 and 1
 * @see Fisher 1921; checked against SciPy 1.17.1 pearsonr(...).confidence_interval()
 */
export function fisherInterval(r: number, n: number, level = 0.95): Interval {
  checkShare("fisherInterval", "level", level);
  checkCount("fisherInterval", "n", n, 0);
  if (!Number.isNaN(r)) checkCorrelation("fisherInterval", "r", r);
  if (Number.isNaN(r) || n < 4) return [NaN, NaN];
  const margin = normalQuantile((1 + level) / 2) / Math.sqrt(n - 3);
  const z = Math.atanh(r);
  return [clampCorrelation(Math.tanh(z - margin)), clampCorrelation(Math.tanh(z + margin))];
}

/**
 * Fisher's z test of two correlations, one-tailed, as the 2014 and 2015 tasks ran it.
 *
 *   z = (atanh r1 - atanh r2) / sqrt(1/(n1 - 3) + 1/(n2 - 3));  p = erfc(z / sqrt 2) / 2
 *
 * It is made for correlations of independent samples. Two systems scored on the same pairs are not:
 * there it rejects far less often than it says. Use `williams` to learn which system is better, this one
 * to repeat what the papers printed.
 *
 * @param r1 correlation of the system thought better
 * @param n1 its pairs
 * @param r2 correlation of the other
 * @param n2 its pairs
 * @returns z and p; NaN when either n is below 4, or both correlations are the same -1 or 1
 * @throws StsError E_INPUT when a correlation is out of -1..1 or an n is not a whole number
 * @see Press et al., Numerical Recipes, 14.5.10
 */
export function fisherTest(
  r1: number,
  n1: number,
  r2: number,
  n2: number,
  alternative: Alternative = "greater",
): ZTest {
  checkCorrelation("fisherTest", "r1", r1);
  checkCorrelation("fisherTest", "r2", r2);
  checkCount("fisherTest", "n1", n1, 0);
  checkCount("fisherTest", "n2", n2, 0);
  if (n1 < 4 || n2 < 4) return { z: NaN, p: NaN };
  const z = (Math.atanh(r1) - Math.atanh(r2)) / Math.sqrt(1 / (n1 - 3) + 1 / (n2 - 3));
  return { z, p: normalP(z, alternative) };
}
