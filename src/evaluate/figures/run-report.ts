import { checkOptions, checkRecord } from "../../arguments.ts";
import type { ScoredRun } from "../runs/scored-set.ts";
import { humanCeiling, type Protocol } from "../tasks/protocols.ts";
import { type Aggregate, aggregate, type RunDraws } from "./aggregate.ts";
import { resampleRuns } from "./resampled-runs.ts";
import { reportSet, type SetReport, type SetReportOptions } from "./set-report.ts";

export interface RunReport {
  /** Share that intervals cover. */
  readonly level: number;
  readonly sets: readonly SetReport[];
  readonly aggregate: Aggregate;
}

export interface RunReportOptions extends Omit<SetReportOptions, "stream" | "human"> {
  readonly protocol?: Protocol;
  /** Names of the sets whose gold is at hand, see `aggregate`. */
  readonly goldAtHand?: ReadonlySet<string>;
}

/** Figures of one run. */
export function reportRun(run: ScoredRun, options: RunReportOptions = {}): RunReport {
  checkRecord(run, "reportRun: run", "a ScoredRun", ["name", "sets"]);
  checkOptions(options, "reportRun");
  const { protocol, goldAtHand, ...setOptions } = options;
  const drawn = options.draws === 0 || run.sets.length === 0 ? undefined : drawsOf(run, options);
  const sets = run.sets.map((set, s) => {
    const human = humanCeiling(set.name);
    const own = drawn && { pearson: drawn.pearson.sets[s]!, spearman: drawn.spearman.sets[s]! };
    return reportSet(set, { ...setOptions, stream: s, ...(human && { human }) }, own);
  });
  return {
    level: options.level ?? 0.95,
    sets,
    aggregate: aggregate(run.sets, sets, {
      ...setOptions,
      ...(drawn && { drawn }),
      ...(protocol && { protocol }),
      ...(goldAtHand && { goldAtHand }),
    }),
  };
}

function drawsOf(run: ScoredRun, options: RunReportOptions): RunDraws {
  const [pearson] = resampleRuns("pearson", [run], options);
  const [spearman] = resampleRuns("spearman", [run], options);
  return { pearson: pearson!, spearman: spearman! };
}
