import { checkFunction, checkRecord, checkRecords } from "../../arguments.ts";
import type { TrainingSource } from "../../systems/index.ts";
import type { Protocol } from "./protocols.ts";

/** A training set that the protocol's year rule does not allow. */
export interface RuleBreach {
  readonly training: string;
  readonly use: TrainingSource["use"];
  readonly year?: number;
  /** In words, for the report. */
  readonly problem: string;
  /** What of the report it taints: all figures, or only errors (a calibration leaves correlations as they are). */
  readonly taints: "all" | "errors";
}

/** Sets of the tasks themselves; other training data is free in all years. */
const STS_DATA = /^sts(\d|b)/i;

/**
 * Which of a system's training sets the protocol forbids: STS data of the task's year or later, and for STS-benchmark
 * the labels of what is scored.
 *
 * @param yearOf year of a catalogue set, undefined when it has none. STS-benchmark counts as 2017: it holds rows of
 *   every year from 2012 on
 */
export function brokenRules(
  protocol: Protocol,
  trainedOn: readonly TrainingSource[],
  yearOf: (set: string) => number | undefined,
): RuleBreach[] {
  checkRecord(protocol, "brokenRules: protocol", "a Protocol", ["year", "training"]);
  checkRecords(trainedOn, "brokenRules: trainedOn", "a TrainingSource", ["set", "use"]);
  checkFunction(yearOf, "brokenRules: yearOf");
  const breaches: RuleBreach[] = [];
  for (const { set, use } of trainedOn) {
    // STS-benchmark and its translations, whoever made them.
    const year = /^stsb\b/i.test(set) ? 2017 : yearOf(set);
    const problem = problemOf(protocol, set, use, year);
    if (problem === undefined) continue;
    const taints = use === "calibration" ? "errors" : "all";
    breaches.push({ training: set, use, ...(year !== undefined && { year }), problem, taints });
  }
  return breaches;
}

function problemOf(
  protocol: Protocol,
  set: string,
  use: TrainingSource["use"],
  year: number | undefined,
): string | undefined {
  const { before, alsoAllowed = [] } = protocol.training;
  if (alsoAllowed.some((allowed) => set === allowed || set.startsWith(`${allowed}.`))) return undefined;
  if (protocol.sets.some((scored) => scored.data === set)) {
    if (use === "selection" && set === "stsb-dev") return undefined;
    return `${use} saw ${set}, which this protocol scores`;
  }
  if (before === undefined || !STS_DATA.test(set)) return undefined;
  if (year === undefined)
    return `${use} saw ${set}, whose year is not known; only data before ${before} is allowed`;
  if (year < before) return undefined;
  const what = set.startsWith("stsb") ? `${set} (${year}, rows of 2012-2017)` : `${set} (${year})`;
  return `${use} saw ${what}; only STS data before ${before} is allowed`;
}
