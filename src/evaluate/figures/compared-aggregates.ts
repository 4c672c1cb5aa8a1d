import {
  correlation,
  type DifferenceTests,
  readBootstrap,
  swapDraws,
  swapP,
  testOfDifferences,
  weightedMean,
  whyUndefined,
} from "../../stats/index.ts";
import { goldOnFive, joined, type ScoredRun, type ScoredSet } from "../runs/scored-set.ts";
import { pooledCorrelation } from "./aggregate.ts";
import type { HeadlineRule } from "./headline.ts";
import { meanOfSets, type ResampledRun, type RunStatistic, resampleRuns } from "./resampled-runs.ts";

/** Figures over several sets that two runs can be compared by. */
export type ComparedAggregate = HeadlineRule;

/** Two runs by every aggregate and both correlations. */
export type AggregateTests = Readonly<
  Record<ComparedAggregate, Readonly<Record<RunStatistic, DifferenceTests>>>
>;

export interface AggregateTestOptions {
  readonly level?: number;
  readonly draws?: number;
  readonly seed?: number;
}

/** Stream of the swaps over all pairs; sets have 0, 1, 2 ... */
const POOLED_STREAM = 1_000_000;

/**
 * Paired bootstrap and swap tests of two runs' aggregates: resamples and swaps are made within each set, the aggregate
 * is taken draw by draw. A set whose correlation is undefined counts 0 in the means.
 */
export function compareAggregates(
  first: ScoredRun,
  second: ScoredRun,
  options: AggregateTestOptions = {},
): AggregateTests {
  const [pearson, spearman] = [
    testsBy("pearson", first, second, options),
    testsBy("spearman", first, second, options),
  ];
  const both = (rule: ComparedAggregate) => ({ pearson: pearson[rule], spearman: spearman[rule] });
  return { mean: both("mean"), weightedMean: both("weightedMean"), pooled: both("pooled") };
}

function testsBy(
  kind: RunStatistic,
  first: ScoredRun,
  second: ScoredRun,
  options: AggregateTestOptions,
): Record<ComparedAggregate, DifferenceTests> {
  const drawn = resampleRuns(kind, [first, second], options);
  const swapped = first.sets.map((set, stream) =>
    swapsOf(kind, set.raw, second.sets[stream]!.raw, set.gold, { ...options, stream }),
  );
  const sizes = first.sets.map((set) => set.gold.length);
  const meanBy = (weights: number[]): DifferenceTests => {
    const r = [first, second].map((run) =>
      weightedMean(
        run.sets.map((set) => rOf(kind, set) ?? 0),
        weights,
      ),
    );
    const [a, b] = drawn.map(({ sets }) => meanOfSets(sets, weights).draws);
    return tests([r[0]!, r[1]!], a!, b!, meanSwaps(swapped, weights), options);
  };
  return {
    mean: meanBy(sizes.map(() => 1)),
    weightedMean: meanBy(sizes),
    pooled: pooledTests(kind, first, second, drawn, options),
  };
}

function pooledTests(
  kind: RunStatistic,
  first: ScoredRun,
  second: ScoredRun,
  drawn: readonly ResampledRun[],
  options: AggregateTestOptions,
): DifferenceTests {
  const r = [pooledCorrelation(kind, first.sets), pooledCorrelation(kind, second.sets)] as const;
  if (r[0] === null || r[1] === null) {
    return { r, difference: null, interval: null, bootstrap: null, swap: null };
  }
  const [a, b] = [first, second].map((run) => joined(run.sets.map((set) => set.raw)));
  const swaps = swapsOf(kind, a!, b!, joined(first.sets.map(goldOnFive)), {
    ...options,
    stream: POOLED_STREAM,
  });
  const [drawsA, drawsB] = drawn.map(({ pooled }) => pooled.draws);
  return tests([r[0], r[1]], drawsA!, drawsB!, swaps, options);
}

function tests(
  r: readonly [number, number],
  drawsA: Float64Array,
  drawsB: Float64Array,
  swaps: Float64Array,
  options: AggregateTestOptions,
): DifferenceTests {
  const differences = drawsA.map((value, k) => value - drawsB[k]!);
  const test = testOfDifferences(differences, r[0] - r[1], options);
  const p = swapP(swaps, test.difference);
  return {
    r,
    difference: test.difference,
    ...readBootstrap(test),
    swap: Number.isNaN(p) ? null : { p, draws: swaps.length },
  };
}

function rOf(kind: RunStatistic, set: ScoredSet): number | null {
  return correlation(kind, set.raw, set.gold).value;
}

/** Differences after swaps within one sample; NaN where one system alone is constant, 0 where nothing can differ. */
function swapsOf(
  kind: RunStatistic,
  a: Float64Array,
  b: Float64Array,
  gold: Float64Array,
  { draws = 1000, seed = 1, stream }: AggregateTestOptions & { readonly stream: number },
): Float64Array {
  const undefinedBoth = [a, b].every((system) => whyUndefined(system, gold) !== undefined);
  if (undefinedBoth) return new Float64Array(draws);
  return swapDraws(kind, a, b, gold, { draws, seed, stream }).differences;
}

function meanSwaps(swapped: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const total = weights.reduce((a, b) => a + b, 0);
  return swapped[0]!.map((_, k) =>
    swapped.reduce((sum, draws, s) => sum + (weights[s]! * draws[k]!) / total, 0),
  );
}
