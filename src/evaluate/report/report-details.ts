import { checkList, checkOptions, checkRecord, checkRecords } from "../../arguments.ts";
import type { System } from "../../systems/index.ts";
import type { Evaluation, EvaluationReport } from "../evaluate.ts";
import { type BestOfSet, type BestOfSetsOptions, bestOfSets } from "../figures/best-runs.ts";
import { type BreakdownOptions, breakdown, type GroupFigures } from "../figures/breakdown.ts";
import { ablateLength, type LengthAblation } from "../figures/length-ablation.ts";
import {
  type CalibrationBin,
  calibrationCurve,
  type DifficultPair,
  difficultPairs,
  type WorstPair,
  worstPairs,
} from "../figures/worst-pairs.ts";
import {
  PROBE_VERSION,
  type ProbeOptions,
  type ProbeReport,
  type ProbeTriple,
  runProbes,
} from "../probes/probes.ts";
import type { Leaderboard } from "../tasks/leaderboard.ts";

/** What a report says beyond its tables of figures. */
export interface ReportDetails {
  readonly breakdown?: readonly { readonly set: string; readonly groups: readonly GroupFigures[] }[];
  readonly worst?: readonly WorstPair[];
  /** Over all sets; absent for a run without scores on 0-5. */
  readonly calibration?: readonly CalibrationBin[];
  readonly length?: readonly LengthAblation[];
  readonly probes?: ProbeReport;
  /** The task's published rows with one's own, `--published`. */
  readonly published?: Leaderboard;
}

export interface DetailOptions extends BreakdownOptions {
  readonly breakdown?: boolean;
  /** Worst pairs to list, over all sets; 0 = none. */
  readonly worst?: number;
  readonly calibration?: boolean;
  readonly length?: boolean;
}

/** A report with details. */
export type DetailedReport = EvaluationReport & ReportDetails;

/** The document of `evaluate --json` with several runs. */
export interface RunsReport {
  readonly schema: 1;
  readonly runs: readonly DetailedReport[];
  /** The best run of every set, and those that do not differ from it. */
  readonly best: readonly BestOfSet[];
  /** Pairs on which the runs together disagree with people most. */
  readonly difficult?: readonly DifficultPair[];
  /** The task's published rows with all runs. */
  readonly published?: Leaderboard;
}

/** Diagnosis of one evaluation. */
export function detailsOf(evaluation: Pick<Evaluation, "run">, options: DetailOptions): ReportDetails {
  checkRecord(evaluation, "detailsOf: evaluation", "an Evaluation", ["run"]);
  checkRecord(options, "detailsOf: options", "an object", []);
  const { run } = evaluation;
  const { worst = 0 } = options;
  const curve = options.calibration ? calibrationCurve(run.sets) : undefined;
  const all = worst > 0 ? run.sets.flatMap((set) => worstPairs(set, worst)) : [];
  all.sort((x, y) => Math.abs(y.error) - Math.abs(x.error));
  return {
    ...(options.breakdown && {
      breakdown: run.sets.map((set) => ({ set: set.name, groups: breakdown(set, options) })),
    }),
    ...(worst > 0 && { worst: all.slice(0, worst) }),
    ...(curve && { calibration: curve }),
    ...(options.length && { length: run.sets.map(ablateLength) }),
  };
}

/** An evaluation with its details, and with probes where triples are given. */
export async function detailed(
  evaluation: Evaluation,
  options: DetailOptions,
  probes?: {
    readonly system: System;
    readonly triples: readonly ProbeTriple[];
    readonly options?: ProbeOptions;
  },
): Promise<DetailedReport> {
  checkRecord(evaluation, "detailed: evaluation", "an Evaluation", ["report"]);
  checkRecord(options, "detailed: options", "an object", []);
  checkOptions(probes, "detailed");
  const { report } = evaluation;
  return {
    ...report,
    ...(probes && { signature: `${report.signature}|probes:v${PROBE_VERSION}` }),
    ...detailsOf(evaluation, options),
    ...(probes && { probes: await runProbes(probes.system, probes.triples, probes.options) }),
  };
}

/** One run's document, or several runs' together. */
export function reportDocument(
  reports: readonly DetailedReport[],
  evaluations: readonly Evaluation[],
  options: BestOfSetsOptions & {
    readonly difficult?: number;
    readonly published?: Leaderboard | undefined;
  } = {},
): DetailedReport | RunsReport {
  checkList(reports, "reportDocument: reports", "an array of reports");
  checkRecords(evaluations, "reportDocument: evaluations", "an Evaluation", ["run"]);
  checkOptions(options, "reportDocument");
  const { difficult = 0, published } = options;
  const board = published && { published };
  if (reports.length === 1) return { ...reports[0]!, ...board };
  const runs = evaluations.map(({ run }) => run);
  return {
    schema: 1,
    runs: reports,
    best: bestOfSets(runs, options),
    ...(difficult > 0 && { difficult: difficultPairs(runs, difficult) }),
    ...board,
  };
}
