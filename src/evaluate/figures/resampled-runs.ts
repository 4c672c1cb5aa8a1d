import { checkChoice, checkOptions, checkRecords } from "../../arguments.ts";
import {
  bootstrapDrawsOf,
  type CorrelationKind,
  countedStatistic,
  type Interval,
  intervalOfDraws,
  jackknife,
} from "../../stats/index.ts";
import { checkSameSets, goldOnFive, joined, type ScoredRun } from "../runs/scored-set.ts";

/** How intervals are made from draws: see `bootstrapInterval`. */
export type IntervalMethod = "bca" | "percentile";

export interface DrawOptions {
  /** Bootstrap draws, 1000 by default; 0 = no intervals. */
  readonly draws?: number;
  readonly seed?: number;
  /** Share that intervals cover, 0.95 by default. */
  readonly level?: number;
  /** "bca" by default. */
  readonly method?: IntervalMethod;
}

/** Correlations that whole runs are resampled by. */
export type RunStatistic = Extract<CorrelationKind, "pearson" | "spearman">;

/** A statistic under resampling; NaN = undefined draw. */
export interface Resampled {
  readonly draws: Float64Array;
  /** With each pair, or each of 500 groups of pairs, left out. */
  jackknifed(): Float64Array;
}

/** Resamples of one run: of every set, and of all pairs of all sets. */
export interface ResampledRun {
  readonly sets: readonly Resampled[];
  readonly pooled: Resampled;
}

/** Stream of the pooled draws; sets have 0, 1, 2 ... */
const POOLED_STREAM = 1_000_000;

/**
 * Paired bootstrap draws of a correlation for several runs over the same sets: every run sees the same resamples, so
 * that differences of runs, and means over sets, can be taken draw by draw.
 *
 * @returns one entry for each run. Cost O(draws x pairs) a run, twice (sets, and pooled with the sets as strata)
 * @throws StsError E_INPUT unless all runs score the same sets
 */
export function resampleRuns(
  kind: RunStatistic,
  runs: readonly ScoredRun[],
  options: DrawOptions = {},
): ResampledRun[] {
  checkChoice(kind, "resampleRuns: kind", ["pearson", "spearman"]);
  checkRecords(runs, "resampleRuns: runs", "a ScoredRun", ["sets"]);
  checkOptions(options, "resampleRuns");
  checkSameSets(runs);
  const sets = runs[0]!.sets;
  const bySet = sets.map((set, stream) =>
    resample(
      kind,
      runs.map((run) => run.sets[stream]!.raw),
      set.gold,
      { ...options, stream },
    ),
  );
  const strata = joined(sets.map((set, s) => new Float64Array(set.gold.length).fill(s)));
  // One set's pooled draws are its own.
  const pooled =
    sets.length === 1
      ? bySet[0]!
      : resample(
          kind,
          runs.map((run) => joined(run.sets.map((set) => set.raw))),
          joined(sets.map(goldOnFive)),
          { ...options, stream: POOLED_STREAM, strata },
        );
  return runs.map((_, r) => ({ sets: bySet.map((drawn) => drawn[r]!), pooled: pooled[r]! }));
}

/** The same systems resampled together; all NaN where there are fewer than two pairs. */
function resample(
  kind: RunStatistic,
  systems: readonly Float64Array[],
  gold: Float64Array,
  options: DrawOptions & { readonly stream: number; readonly strata?: Float64Array },
): Resampled[] {
  const { draws = 1000 } = options;
  if (gold.length < 2) {
    const none = { draws: new Float64Array(draws).fill(NaN), jackknifed: () => new Float64Array() };
    return systems.map(() => none);
  }
  const statistics = systems.map((system) => countedStatistic(kind, system, gold));
  return bootstrapDrawsOf(statistics, gold.length, { ...options, draws }).map((values, s) => ({
    draws: values,
    jackknifed: () => jackknife(statistics[s]!, gold.length),
  }));
}

/** Weighted mean over sets, draw by draw; sets have independent draws. An undefined draw counts 0. */
export function meanOfSets(sets: readonly Resampled[], weights: readonly number[]): Resampled {
  const total = weights.reduce((a, b) => a + b, 0);
  const out = new Float64Array(sets[0]?.draws.length ?? 0);
  for (const [s, { draws }] of sets.entries()) {
    const share = weights[s]! / total;
    for (let k = 0; k < out.length; k++) {
      const value = draws[k]!;
      if (!Number.isNaN(value)) out[k] = out[k]! + share * value;
    }
  }
  // What each pair moves the mean by: the set's share of what it moves its set by.
  const jackknifed = () =>
    joined(
      sets.map((set, s) => {
        const values = set.jackknifed().filter((value) => !Number.isNaN(value));
        const middle = values.reduce((sum, value) => sum + value / values.length, 0);
        return values.map((value) => ((value - middle) * weights[s]!) / total);
      }),
    );
  return { draws: out, jackknifed };
}

/** An interval of `value` from its resamples; null when undefined, as when many resamples are constant. */
export function intervalOf(
  value: number | null,
  resampled: Resampled,
  { level = 0.95, method = "bca" }: DrawOptions = {},
): Interval | null {
  if (value === null) return null;
  const { draws } = resampled;
  const interval = intervalOfDraws(draws, value, () => resampled.jackknifed(), { level, method });
  return Number.isNaN(interval[0]) ? null : interval;
}
