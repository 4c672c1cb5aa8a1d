import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import {
  checkEach,
  checkFunction,
  checkList,
  checkNumber,
  checkNumberOrNaN,
  checkNumbers,
  checkOptions,
  checkText,
} from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { checkCount, checkPaired, checkShare, type Numbers } from "../check.ts";
import type { Interval } from "../hypothesis.ts";
import { normalQuantile, normalUpperTail } from "../normal.ts";
import { quantileOfSorted } from "../quantile.ts";
import { generator } from "../random.ts";
import { type CountedStatistic, countedStatistic, type ResampledStatistic } from "./counted-statistic.ts";

export interface BootstrapOptions {
  /** Resamples, 1000 by default. */
  readonly draws?: number;
  /** Whole number, 1 by default; the same seed gives the same draws on every machine. */
  readonly seed?: number;
  /** Independent stream of the same seed, e.g. the number of a set; 0 by default. */
  readonly stream?: number;
  /** Shape [n], any numbers: each group of equal values is resampled by itself, keeping its size. */
  readonly strata?: Numbers;
}

export interface BootstrapIntervalOptions extends BootstrapOptions {
  /** Share covered, 0.95 by default. */
  readonly level?: number;
  /** "percentile" (default), or "bca": corrected for bias and skew, better for r near 1 and small n. */
  readonly method?: "percentile" | "bca";
}

export interface BootstrapInterval {
  /** The statistic of all pairs; NaN when undefined. */
  readonly value: number;
  /** [NaN, NaN] when the statistic, or more than one draw in twenty, is undefined. */
  readonly interval: Interval;
  readonly draws: number;
  /** Draws left out because the resample was constant. */
  readonly undefinedDraws: number;
}

/**
 * Draws of a statistic under resampling of pairs with replacement, for several systems at once. All
 * systems see the same resamples: draws[i][k] - draws[j][k] is a paired draw of their difference, and
 * means over sets (one `stream` each) can be taken draw by draw.
 *
 * @param kind statistic of (system, gold)
 * @param systems each shape [n]
 * @param gold shape [n], n >= 2
 * @returns one Float64Array of `draws` values per system; NaN where the resample was constant
 * @throws StsError E_INPUT when lengths differ, n < 2, a value is not finite, draws < 1
 * @see Efron and Tibshirani 1993, chapter 6. Cost O(draws n) per system (Kendall: times log n)
 */
export function bootstrapDraws(
  kind: ResampledStatistic,
  systems: readonly Numbers[],
  gold: Numbers,
  options: BootstrapOptions = {},
): Float64Array[] {
  checkText(kind, "bootstrapDraws: kind");
  checkList(systems, "bootstrapDraws: systems", "an array of systems' scores");
  checkNumbers(gold, "bootstrapDraws: gold");
  checkOptions(options, "bootstrapDraws");
  for (const system of systems) checkPaired("bootstrap", system, gold, 2, ["system", "gold"]);
  return bootstrapDrawsOf(
    systems.map((system) => countedStatistic(kind, system, gold)),
    gold.length,
    options,
  );
}

/**
 * `bootstrapDraws` of any statistics that can be had from how often each pair was drawn, all on the same
 * resamples: `countedNdcg`, `countedF1` and their like, or your own.
 *
 * @param statistics each takes counts of shape [n], the same array at every call
 * @param n pairs, 2 or more
 * @throws StsError E_INPUT when n < 2, draws < 1, or strata are not of length n
 */
export function bootstrapDrawsOf(
  statistics: readonly CountedStatistic[],
  n: number,
  options: BootstrapOptions = {},
): Float64Array[] {
  checkEach(statistics, "bootstrapDrawsOf: statistics", "an array of functions", checkFunction);
  checkNumber(n, "bootstrapDrawsOf: n");
  checkOptions(options, "bootstrapDrawsOf");
  const { draws = 1000, seed = 1, stream = 0, strata } = options;
  checkCount("bootstrap", "draws", draws, 1);
  checkCount("bootstrap", "n", n, 2);
  if (strata && strata.length !== n) {
    throw new StsError("E_INPUT", `bootstrap: ${n} pairs, ${strata.length} strata: lengths differ`);
  }
  const values = statistics.map(() => new Float64Array(draws));
  const drawCounts = resampler(n, seed, stream, strata);
  for (let k = 0; k < draws; k++) {
    const counts = drawCounts();
    for (let s = 0; s < statistics.length; s++) values[s]![k] = statistics[s]!(counts);
  }
  return values;
}

/**
 * Bootstrap interval of one system's statistic.
 *
 * @see Efron 1987 for BCa, https://doi.org/10.1080/01621459.1987.10478410
 * @throws StsError E_INPUT as `bootstrapDraws`, and when level is not between 0 and 1
 */
export function bootstrapInterval(
  kind: ResampledStatistic,
  x: Numbers,
  gold: Numbers,
  options: BootstrapIntervalOptions = {},
): BootstrapInterval {
  checkText(kind, "bootstrapInterval: kind");
  checkNumbers(x, "bootstrapInterval: x");
  checkNumbers(gold, "bootstrapInterval: gold");
  checkOptions(options, "bootstrapInterval");
  checkPaired("bootstrap", x, gold, 2, ["system", "gold"]);
  return bootstrapIntervalOf(countedStatistic(kind, x, gold), gold.length, options);
}

/** `bootstrapInterval` of any statistic that can be had from how often each pair was drawn. */
export function bootstrapIntervalOf(
  statistic: CountedStatistic,
  n: number,
  options: BootstrapIntervalOptions = {},
): BootstrapInterval {
  checkFunction(statistic, "bootstrapIntervalOf: statistic");
  checkNumber(n, "bootstrapIntervalOf: n");
  checkOptions(options, "bootstrapIntervalOf");
  const draws = bootstrapDrawsOf([statistic], n, options)[0]!;
  const value = statistic(new Uint16Array(n).fill(1));
  return {
    value,
    interval: intervalOfDraws(draws, value, () => jackknife(statistic, n), options),
    draws: draws.length,
    undefinedDraws: countNaN(draws),
  };
}

/**
 * The interval of draws already at hand.
 * @param value the statistic of all pairs; NaN gives an undefined interval
 * @param jackknifed asked for by "bca" only
 */
export function intervalOfDraws(
  draws: Numbers,
  value: number,
  jackknifed: () => Numbers,
  options: Pick<BootstrapIntervalOptions, "level" | "method"> = {},
): Interval {
  checkNumbers(draws, "intervalOfDraws: draws");
  checkNumberOrNaN(value, "intervalOfDraws: value");
  checkFunction(jackknifed, "intervalOfDraws: jackknifed");
  checkOptions(options, "intervalOfDraws");
  const { level = 0.95, method = "percentile" } = options;
  if (Number.isNaN(value)) return [NaN, NaN];
  return method === "bca" ? bcaInterval(draws, value, jackknifed(), level) : percentileInterval(draws, level);
}

/**
 * Interval between the (1 - level)/2 and (1 + level)/2 quantiles of draws, NaN draws left out.
 * @returns [NaN, NaN] when more than one draw in twenty is NaN
 */
export function percentileInterval(draws: Numbers, level = 0.95): Interval {
  checkNumbers(draws, "percentileInterval: draws");
  checkNumber(level, "percentileInterval: level");
  checkShare("percentileInterval", "level", level);
  const sorted = sortedDefined(draws);
  if (sorted === undefined) return [NaN, NaN];
  return [quantileOfSorted(sorted, (1 - level) / 2), quantileOfSorted(sorted, (1 + level) / 2)];
}

/**
 * Bias-corrected and accelerated interval.
 *
 *   a = sum((m - j)^3) / (6 sum((m - j)^2)^(3/2)), j the jackknife values and m their mean
 *   z0 = quantile of the share of draws below `value` (ties count half)
 *   ends at the quantiles Phi(z0 + (z0 + z) / (1 - a (z0 + z))), z the normal quantile of each tail
 *
 * @param draws bootstrap draws
 * @param value the statistic of all pairs
 * @param jackknifed the statistic with each pair (or group of pairs) left out
 * @returns [NaN, NaN] when `value` or more than one draw in twenty is NaN, or all draws lie on one side
 *   of `value`; [value, value] when all draws equal it
 */
export function bcaInterval(draws: Numbers, value: number, jackknifed: Numbers, level = 0.95): Interval {
  checkNumbers(draws, "bcaInterval: draws");
  checkNumberOrNaN(value, "bcaInterval: value");
  checkNumbers(jackknifed, "bcaInterval: jackknifed");
  checkNumber(level, "bcaInterval: level");
  checkShare("bcaInterval", "level", level);
  const sorted = sortedDefined(draws);
  if (sorted === undefined || Number.isNaN(value)) return [NaN, NaN];
  let below = 0;
  let equal = 0;
  for (const draw of sorted) {
    if (draw < value) below++;
    else if (draw === value) equal++;
  }
  if (equal === sorted.length) return [value, value];
  const bias = normalQuantile((below + equal / 2) / sorted.length);
  if (!Number.isFinite(bias)) return [NaN, NaN];
  const acceleration = accelerationOf(jackknifed);
  const end = (tail: number) => {
    const shifted = bias + normalQuantile(tail);
    return quantileOfSorted(sorted, normalUpperTail(-(bias + shifted / (1 - acceleration * shifted))));
  };
  return [end((1 - level) / 2), end((1 + level) / 2)];
}

/** More groups than this are merged for the jackknife: it costs one pass over the pairs per group. */
const JACKKNIFE_GROUPS = 500;

/** The statistic with each of n pairs left out; above 500 pairs, with each 500th part of them left out. */
export function jackknife(statistic: CountedStatistic, n: number): Float64Array {
  checkFunction(statistic, "jackknife: statistic");
  checkNumber(n, "jackknife: n");
  const parts = Math.min(n, JACKKNIFE_GROUPS);
  const counts = new Uint16Array(n).fill(1);
  const values = new Float64Array(parts);
  for (let g = 0; g < parts; g++) {
    for (let i = g; i < n; i += parts) counts[i] = 0;
    values[g] = statistic(counts);
    for (let i = g; i < n; i += parts) counts[i] = 1;
  }
  return values;
}

function accelerationOf(jackknifed: Numbers): number {
  const values = Array.from(jackknifed).filter((v) => !Number.isNaN(v));
  let middle = 0;
  for (const v of values) middle += v / values.length;
  let squares = 0;
  let cubes = 0;
  for (const v of values) {
    squares += (middle - v) ** 2;
    cubes += (middle - v) ** 3;
  }
  return squares === 0 ? 0 : cubes / (6 * squares ** 1.5);
}

/** Ascending draws without NaN; undefined when more than one in twenty is NaN, or there is none. */
function sortedDefined(draws: Numbers): Float64Array | undefined {
  const defined = Float64Array.from(draws).filter((draw) => !Number.isNaN(draw));
  if (defined.length === 0 || draws.length - defined.length > draws.length / 20) return undefined;
  return defined.sort();
}

function countNaN(draws: Numbers): number {
  let n = 0;
  for (let i = 0; i < draws.length; i++) if (Number.isNaN(draws[i])) n++;
  return n;
}

function strataMembers(n: number, strata: Numbers | undefined): Uint32Array[] {
  if (strata === undefined) return [Uint32Array.from({ length: n }, (_, i) => i)];
  const byLabel = new Map<number, number[]>();
  for (let i = 0; i < n; i++) {
    const members = byLabel.get(strata[i]!);
    if (members) members.push(i);
    else byLabel.set(strata[i]!, [i]);
  }
  return [...byLabel.values()].map((members) => Uint32Array.from(members));
}

/** A function that redraws, and returns each time the same array: how often each of the n pairs was drawn. */
export function resampler(n: number, seed: number, stream = 0, strata?: Numbers): () => Uint16Array {
  const source = generator(seed, stream);
  const members = strataMembers(n, strata);
  const counts = new Uint16Array(n);
  return () => {
    counts.fill(0);
    for (const stratum of members) drawInto(counts, stratum, source);
    return counts;
  };
}

/** Adds members.length draws from `members` to `counts`: drawBelow, its divisions taken out of the loop. */
function drawInto(counts: Uint16Array, members: Uint32Array, source: RandomGenerator): void {
  const size = members.length;
  const bucket = Math.floor(2 ** 32 / size);
  const limit = bucket * size;
  for (let k = 0; k < size; k++) {
    let value = source.next() >>> 0;
    while (value >= limit) value = source.next() >>> 0;
    counts[members[(value / bucket) | 0]!]!++;
  }
}
