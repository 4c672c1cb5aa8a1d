import { bootstrapDraws } from "../stats/index.ts";
import { type Aggregate, aggregate, joined, type RunDraws } from "./aggregate.ts";
import type { Protocol } from "./protocols.ts";
import { checkSameSets, goldOnFive, type ScoredRun } from "./scored-set.ts";
import { reportSet, type SetReport, type SetReportOptions } from "./set-report.ts";

export interface RunReport {
  readonly sets: readonly SetReport[];
  readonly aggregate: Aggregate;
}

export interface RunReportOptions extends Omit<SetReportOptions, "stream" | "human"> {
  readonly protocol?: Protocol;
  /** Names of the sets whose gold is at hand, see `aggregate`. */
  readonly goldAtHand?: ReadonlySet<string>;
}

/** Stream of the pooled draws; sets have 0, 1, 2 ... */
const POOLED_STREAM = 1_000_000;

/**
 * Paired bootstrap draws of Pearson's r for several runs over the same sets: every run sees the same resamples, so
 * that differences of runs, and means over sets, can be taken draw by draw.
 *
 * @returns one RunDraws for each run. Cost O(draws x pairs) a run, twice (sets, and pooled with the sets as strata)
 * @throws StsError E_INPUT unless all runs score the same sets
 */
export function drawsOf(
  runs: readonly ScoredRun[],
  options: { readonly draws?: number; readonly seed?: number } = {},
): RunDraws[] {
  checkSameSets(runs);
  const { draws = 1000, seed = 1 } = options;
  const sets = runs[0]!.sets;
  const undrawable = () => runs.map(() => new Float64Array(draws).fill(NaN));
  const bySet = sets.map((set, s) =>
    set.gold.length < 2
      ? undrawable()
      : bootstrapDraws(
          "pearson",
          runs.map((run) => run.sets[s]!.raw),
          set.gold,
          { draws, seed, stream: s },
        ),
  );
  const gold = joined(sets.map(goldOnFive));
  const strata = joined(sets.map((set, s) => new Float64Array(set.gold.length).fill(s)));
  // One set's pooled draws are its own.
  const pooled =
    sets.length === 1
      ? bySet[0]!
      : gold.length < 2
        ? undrawable()
        : bootstrapDraws(
            "pearson",
            runs.map((run) => joined(run.sets.map((set) => set.raw))),
            gold,
            { draws, seed, stream: POOLED_STREAM, strata },
          );
  return runs.map((_, r) => ({ sets: bySet.map((drawn) => drawn[r]!), pooled: pooled[r]! }));
}

/** Figures of one run; pass `draws` when several runs were drawn together. */
export function reportRun(run: ScoredRun, options: RunReportOptions = {}, draws?: RunDraws): RunReport {
  const { protocol, goldAtHand, ...setOptions } = options;
  const drawn =
    draws ?? (options.draws === 0 || run.sets.length === 0 ? undefined : drawsOf([run], options)[0]);
  const sets = run.sets.map((set, s) => {
    const human = protocol?.sets.find((candidate) => candidate.data === set.name)?.ceiling;
    return reportSet(set, { ...setOptions, stream: s, ...(human && { human }) }, drawn?.sets[s]);
  });
  return {
    sets,
    aggregate: aggregate(run.sets, sets, {
      ...(drawn && { draws: drawn }),
      ...(options.level !== undefined && { level: options.level }),
      ...(protocol && { protocol }),
      ...(goldAtHand && { goldAtHand }),
    }),
  };
}

/** The one figure that stands for a run: the official one, else the set's own, else the weighted mean. */
export function headlineOf(report: RunReport): number | null {
  const { official, weightedMean } = report.aggregate;
  if (official !== undefined) return official.value;
  return report.sets.length === 1 ? report.sets[0]!.pearson : weightedMean;
}
