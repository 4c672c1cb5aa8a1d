import { checkNumbers, checkOptions } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { checkCount, checkSample, checkShare, type Numbers } from "../check.ts";
import type { Interval, TTest } from "../hypothesis.ts";
import { mean } from "../mean.ts";
import { studentsTQuantile, studentsTUpperTail } from "../students-t.ts";
import { variance as varianceOf } from "../variance.ts";

/** How far the difference of two systems would move on other pairs, their seeds kept. */
export interface PairVariance {
  /** Of the difference of the mean figures, by resampling pairs. */
  readonly variance: number;
  /** Pairs that were resampled. */
  readonly pairs: number;
}

export interface SeedTest extends TTest {
  /** Mean figure of the first system less that of the second. */
  readonly difference: number;
  readonly interval: Interval;
}

/**
 * Test of two systems that were trained several times, on all that makes their figures differ by chance: the seeds drawn, and
 * (`pairs` given) the pairs drawn. Welch's t with one more part in the variance of the difference d:
 *
 *   t = d / s,  s^2 = s_x^2 / k_x + s_y^2 / k_y + v,  df = s^4 / (s_x^4 / (k_x^2 (k_x - 1)) + s_y^4 / (k_y^2 (k_y - 1)) + v^2 / (n - 1))
 *
 * with the seeds' variances s_x^2, s_y^2, the pairs' v on n pairs, and df after Welch and Satterthwaite. Without `pairs` it is
 * Welch's t, which says nothing about other pairs. What seeds do differently on different pairs is in both parts: the
 * test is a little cautious.
 *
 * @param x figures of the first system, one a seed, shape [kx], kx >= 2
 * @param y figures of the second, shape [ky], ky >= 2; its seeds are not paired with the first's
 * @param options `level` of the interval, 0.95 by default
 * @returns two-sided p; t and p NaN where nothing varies and d is 0; p 0 where nothing varies and d is not
 * @throws StsError E_INPUT for fewer than two seeds, a value that is not finite, a variance below 0
 * @see Welch 1947, https://doi.org/10.1093/biomet/34.1-2.28; Satterthwaite 1946, https://doi.org/10.2307/3002019
 */
export function seedTest(
  x: Numbers,
  y: Numbers,
  options: { readonly pairs?: PairVariance; readonly level?: number } = {},
): SeedTest {
  checkNumbers(x, "seedTest: x");
  checkNumbers(y, "seedTest: y");
  checkOptions(options, "seedTest");
  const { pairs, level = 0.95 } = options;
  checkShare("seedTest", "level", level);
  const parts = [partOf(x, "the first system"), partOf(y, "the second system")];
  if (pairs !== undefined) {
    checkCount("seedTest", "pairs", pairs.pairs, 2);
    if (!(pairs.variance >= 0 && pairs.variance < Infinity))
      throw new StsError("E_INPUT", `seedTest: variance is ${pairs.variance}, expected 0 or more`);
    parts.push({ variance: pairs.variance, df: pairs.pairs - 1 });
  }
  const difference = mean(x) - mean(y);
  const variance = parts.reduce((sum, part) => sum + part.variance, 0);
  if (variance === 0) {
    const df = parts.reduce((sum, part) => sum + part.df, 0);
    const t = difference === 0 ? NaN : difference * Infinity;
    return { difference, interval: [difference, difference], t, df, p: difference === 0 ? NaN : 0 };
  }
  const df = variance ** 2 / parts.reduce((sum, part) => sum + part.variance ** 2 / part.df, 0);
  const error = Math.sqrt(variance);
  const t = difference / error;
  const q = studentsTQuantile((1 + level) / 2, df) * error;
  const p = 2 * studentsTUpperTail(Math.abs(t), df);
  return { difference, interval: [difference - q, difference + q], t, df, p };
}

/** A mean's own variance and its degrees of freedom. */
function partOf(figures: Numbers, who: string): { variance: number; df: number } {
  checkSample("seedTest", figures, 2, who);
  return { variance: varianceOf(figures) / figures.length, df: figures.length - 1 };
}
