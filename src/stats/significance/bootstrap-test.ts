import { checkNumberOrNaN, checkNumbers, checkOptions } from "../../arguments.ts";
import { checkShare, type Numbers } from "../check.ts";
import type { Alternative, Interval } from "../hypothesis.ts";
import { type BootstrapIntervalOptions, bootstrapDraws } from "./bootstrap.ts";
import { countedStatistic, type ResampledStatistic } from "./counted-statistic.ts";
import { SAME } from "./dependent-correlations.ts";

export interface BootstrapTest {
  /** Statistic of `a` less that of `b`; NaN when either is undefined. */
  readonly difference: number;
  /** Of the difference; excludes 0 exactly when the two-sided p is below 1 - level. */
  readonly interval: Interval;
  /** Share of equally good systems that would differ as much; at least 1 / (draws + 1). */
  readonly p: number;
  readonly draws: number;
  readonly undefinedDraws: number;
}

/**
 * Paired bootstrap test of two systems on the same pairs, the test to read: both are scored on each resample, and
 * their difference there, D, is set against the difference d on all pairs.
 *
 *   two-sided: p = (1 + draws with |D - d| >= |d|) / (draws + 1);  interval d -+ q, q the |D - d| at which p is 1 - level
 *   one tail:  p = (1 + draws with D - d >= d) / (draws + 1)
 *
 * Works for any statistic, also where no formula exists, and assumes no distribution: on gold that piles up at the
 * ends of the scale it keeps its 5 %, where `williams`, made for normal scores, takes up to 13 %. Identical systems, and
 * linear images of each other, give difference 0, p 1.
 *
 * @param a scores of the first system, shape [n]
 * @param b scores of the second, shape [n]
 * @param gold shape [n], n >= 2
 * @returns NaN fields when a statistic, or more than one draw in twenty, is undefined
 * @throws StsError E_INPUT as `bootstrapDraws`
 * @see Berg-Kirkpatrick et al. 2012, https://aclanthology.org/D12-1091 (the shift by d); Hall 1992, section 3.10 (why
 *   the symmetric interval keeps its level in small samples where percentiles do not)
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
  differences: Numbers,
  difference: number,
  options: { readonly level?: number; readonly alternative?: Alternative } = {},
): BootstrapTest {
  checkNumbers(differences, "testOfDifferences: differences");
  checkNumberOrNaN(difference, "testOfDifferences: difference");
  checkOptions(options, "testOfDifferences");
  const { level = 0.95, alternative = "two-sided" } = options;
  checkShare("testOfDifferences", "level", level);
  // Rounding alone parts a system from its linear image.
  const d = Math.abs(difference) <= SAME ? 0 : difference;
  const shifts = Float64Array.from(differences, (value) => value - d).filter((value) => !Number.isNaN(value));
  const undefinedDraws = differences.length - shifts.length;
  const known = !Number.isNaN(d) && shifts.length > 0 && undefinedDraws <= differences.length / 20;
  const away = alternative === "greater" ? shifts : shifts.map(Math.abs);
  const limit = alternative === "greater" ? d : Math.abs(d);
  const asFar = away.reduce((n, value) => n + (value >= limit - SAME ? 1 : 0), 0);
  return {
    difference: d,
    interval: known ? symmetricInterval(shifts, d, 1 - level) : [NaN, NaN],
    p: known ? (1 + asFar) / (shifts.length + 1) : NaN,
    draws: differences.length,
    undefinedDraws,
  };
}

/** d -+ q, q the k-th greatest |shift|: then p < alpha exactly where 0 lies outside. */
function symmetricInterval(shifts: Float64Array, d: number, alpha: number): Interval {
  const sizes = shifts.map(Math.abs).sort();
  const k = Math.max(1, Math.ceil(alpha * (sizes.length + 1) - 1 - 1e-9));
  const q = sizes[sizes.length - Math.min(k, sizes.length)]!;
  return q <= SAME ? [d, d] : [d - q, d + q];
}
