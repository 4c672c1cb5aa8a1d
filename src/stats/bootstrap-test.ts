import { type BootstrapIntervalOptions, bootstrapDraws, percentileInterval } from "./bootstrap.ts";
import type { Numbers } from "./check.ts";
import { countedStatistic, type ResampledStatistic } from "./counted-statistic.ts";
import type { Alternative, Interval } from "./hypothesis.ts";

export interface BootstrapTest {
  /** Statistic of `a` less that of `b`; NaN when either is undefined. */
  readonly difference: number;
  /** Percentile interval of the difference. */
  readonly interval: Interval;
  /** Share of equally good systems that would differ as much; at least 1 / (draws + 1). */
  readonly p: number;
  readonly draws: number;
  readonly undefinedDraws: number;
}

/**
 * Paired bootstrap test of two systems on the same pairs: both are scored on each resample, and the test
 * asks how often the difference of their statistics crosses 0.
 *
 *   one tail: (1 + draws with difference <= 0, half of them if = 0) / (draws + 1)
 *   two-sided: twice the smaller tail, at most 1
 *
 * Works for any statistic, also where no formula exists. Identical systems give difference 0, p 1.
 *
 * @param a scores of the first system, shape [n]
 * @param b scores of the second, shape [n]
 * @param gold shape [n], n >= 2
 * @returns NaN fields when a statistic, or more than one draw in twenty, is undefined
 * @throws StsError E_INPUT as `bootstrapDraws`
 * @see Efron and Tibshirani 1993, section 16.4; Berg-Kirkpatrick et al. 2012, https://aclanthology.org/D12-1091
 */
export function bootstrapTest(
  kind: ResampledStatistic,
  a: Numbers,
  b: Numbers,
  gold: Numbers,
  options: BootstrapIntervalOptions & { readonly alternative?: Alternative } = {},
): BootstrapTest {
  const [drawsA, drawsB] = bootstrapDraws(kind, [a, b], gold, options) as [Float64Array, Float64Array];
  const all = new Uint16Array(gold.length).fill(1);
  const difference = countedStatistic(kind, a, gold)(all) - countedStatistic(kind, b, gold)(all);
  const differences = drawsA.map((value, k) => value - drawsB[k]!);
  return testOfDifferences(differences, difference, options);
}

/**
 * The same test from paired draws already at hand, e.g. of a mean over sets.
 * @param differences draws of the difference; NaN = undefined draw, left out
 * @param difference the difference on all pairs
 */
export function testOfDifferences(
  differences: Float64Array,
  difference: number,
  options: { readonly level?: number; readonly alternative?: Alternative } = {},
): BootstrapTest {
  const { level = 0.95, alternative = "two-sided" } = options;
  const interval = percentileInterval(differences, level);
  let defined = 0;
  let above = 0;
  let below = 0;
  for (const d of differences) {
    if (Number.isNaN(d)) continue;
    defined++;
    if (d > 0) above++;
    else if (d < 0) below++;
  }
  const ties = (defined - above - below) / 2;
  const notAbove = (1 + below + ties) / (defined + 1);
  const notBelow = (1 + above + ties) / (defined + 1);
  const known = !Number.isNaN(difference) && !Number.isNaN(interval[0]);
  const p = alternative === "greater" ? notAbove : 2 * Math.min(notAbove, notBelow);
  return {
    difference,
    interval: known ? interval : [NaN, NaN],
    p: known ? Math.min(1, p) : NaN,
    draws: differences.length,
    undefinedDraws: differences.length - defined,
  };
}
