import { checkOptions, checkRecords } from "../../arguments.ts";
import { correlation, type Interval, mean, weightedMean } from "../../stats/index.ts";
import { goldOnFive, joined, type ScoredSet } from "../runs/scored-set.ts";
import type { Protocol } from "../tasks/protocols.ts";
import { type OfficialAggregate, officialAggregate } from "./official-aggregate.ts";
import {
  type DrawOptions,
  intervalOf,
  meanOfSets,
  type ResampledRun,
  type RunStatistic,
} from "./resampled-runs.ts";
import type { SetReport } from "./set-report.ts";

/**
 * One figure for several sets, in all three ways at once: published figures differ by up to five points by that
 * choice alone. A set whose correlation is undefined counts 0 in both means, as the organisers had it.
 */
export interface AggregateFigures {
  /** Plain mean of the sets' correlations; null without pairs. */
  readonly mean: number | null;
  /** Weighted by pairs. */
  readonly weightedMean: number | null;
  /** One correlation over all pairs of all sets (gold of other scales stretched to 0-5); null when undefined. */
  readonly pooled: number | null;
  readonly intervals: {
    readonly mean: Interval | null;
    readonly weightedMean: Interval | null;
    readonly pooled: Interval | null;
  };
}

/** Pearson's figures, with Spearman's beside them. */
export interface Aggregate extends AggregateFigures {
  /** The same of Spearman's rho, which most work since 2019 reports. */
  readonly spearman: AggregateFigures;
  /** What went in. */
  readonly covers: { readonly sets: number; readonly pairs: number };
  /**
   * 2012's ALLnrm: pooled Pearson after each set's values were put on its gold by least squares. It looks at the
   * gold, so that a set's level and spread cost nothing. With several sets; null when undefined.
   */
  readonly pooledNormalised?: number | null;
  /** Sets that count 0 because their correlation is undefined. */
  readonly undefinedSets?: readonly string[];
  /** The protocol's own figure, by its own rule. */
  readonly official?: OfficialAggregate;
}

/** Bootstrap draws of one run by both correlations. */
export type RunDraws = Readonly<Record<RunStatistic, ResampledRun>>;

export interface AggregateOptions extends DrawOptions {
  /** Paired bootstrap draws; absent = no intervals. */
  readonly drawn?: RunDraws;
  /** Adds `official`. */
  readonly protocol?: Protocol;
  /** Names of the sets whose gold is at hand; the run lacks those of them that have no report. */
  readonly goldAtHand?: ReadonlySet<string>;
}

/**
 * @param sets as the run scored them
 * @param reports of `sets`, in the same order
 */
export function aggregate(
  sets: readonly ScoredSet[],
  reports: readonly SetReport[],
  options: AggregateOptions = {},
): Aggregate {
  checkRecords(sets, "aggregate: sets", "a ScoredSet", ["name", "pairs"]);
  checkRecords(reports, "aggregate: reports", "a SetReport", [
    "name",
    "pairs",
    "scored",
    "pearson",
    "spearman",
  ]);
  checkOptions(options, "aggregate");
  const { protocol } = options;
  const figures = figuresOf("pearson", sets, reports, options);
  const undefinedSets = reports
    .filter((report) => report.pearson === null && isCounted(report))
    .map((report) => report.name);
  return {
    ...figures,
    spearman: figuresOf("spearman", sets, reports, options),
    covers: { sets: reports.length, pairs: reports.reduce((sum, report) => sum + report.scored, 0) },
    ...(sets.length > 1 && { pooledNormalised: pooledNormalised(sets) }),
    ...(undefinedSets.length > 0 && { undefinedSets }),
    ...(protocol && {
      official: officialAggregate(protocol, reports, figures.pooled, options.goldAtHand),
    }),
  };
}

/** A set that was asked to lose all its pairs says nothing of a run; any other without a correlation counts 0. */
function isCounted({ scored, dropped = 0, conflicting = 0 }: SetReport): boolean {
  return scored > 0 || dropped + conflicting === 0;
}

function figuresOf(
  kind: RunStatistic,
  sets: readonly ScoredSet[],
  reports: readonly SetReport[],
  options: AggregateOptions,
): AggregateFigures {
  const values = reports.map((report) => report[kind] ?? 0);
  const sizes = reports.map((report) => report.scored);
  const alike = reports.map((report) => Number(isCounted(report)));
  const some = sizes.some((n) => n > 0);
  const figures = {
    mean: some ? weightedMean(values, alike) : null,
    weightedMean: some ? weightedMean(values, sizes) : null,
    pooled: some ? pooledCorrelation(kind, sets) : null,
  };
  const drawn = options.drawn?.[kind];
  if (drawn === undefined) return { ...figures, intervals: { mean: null, weightedMean: null, pooled: null } };
  const meanInterval = (value: number | null, weights: number[]) =>
    value === null ? null : intervalOf(value, meanOfSets(drawn.sets, weights), options);
  return {
    ...figures,
    intervals: {
      mean: meanInterval(figures.mean, alike),
      weightedMean: meanInterval(figures.weightedMean, sizes),
      pooled: intervalOf(figures.pooled, drawn.pooled, options),
    },
  };
}

/** Correlation of the run over the pairs of all sets, raw values against gold on 0-5; null when undefined. */
export function pooledCorrelation(kind: RunStatistic, sets: readonly ScoredSet[]): number | null {
  return correlation(kind, joined(sets.map((set) => set.raw)), joined(sets.map(goldOnFive))).value;
}

/** ALLnrm of 2012: a set's values x become m_g + r s_g (x - m_x) / s_x, the least-squares line to its gold. */
function pooledNormalised(sets: readonly ScoredSet[]): number | null {
  const fitted = sets.map((set) => {
    const gold = goldOnFive(set);
    if (gold.length === 0) return gold;
    const [middleX, middleG] = [mean(set.raw), mean(gold)];
    let [xx, xg] = [0, 0];
    for (const [i, x] of set.raw.entries()) {
      xx += (x - middleX) ** 2;
      xg += (x - middleX) * (gold[i]! - middleG);
    }
    const slope = xx === 0 ? 0 : xg / xx;
    return set.raw.map((x) => middleG + slope * (x - middleX));
  });
  return correlation("pearson", joined(fitted), joined(sets.map(goldOnFive))).value;
}
