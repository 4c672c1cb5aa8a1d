import { VERSION } from "../../version.ts";
import type { EvaluationReport } from "../evaluate.ts";
import { HEADLINE_NAMES, headlineOf, headlineRule } from "../figures/headline.ts";
import type { Competition } from "../ranking/competition.ts";
import { figure, markdownText } from "../table.ts";
import { getProtocol } from "../tasks/protocols.ts";
import type { DetailedReport, RunsReport } from "./report-details.ts";

/** What a report says before its first table. */
export interface ReportSummary {
  /** Runs and what they were scored on: "base and fast on stsb-dev". */
  readonly title: string;
  /** Day (UTC), sets with their pairs, version: "2026-11-29; stsb-dev (1500 pairs); samesay 0.1.0". */
  readonly facts: string;
  /** What the figures say, in words. */
  readonly verdict: readonly string[];
}

/** @param date of the report */
export function reportSummary(
  {
    document,
    reports,
  }: { readonly document: DetailedReport | RunsReport; readonly reports: readonly DetailedReport[] },
  date = new Date(),
): ReportSummary {
  const names = reports.map((report) => report.system);
  const [first] = reports;
  const sets = first?.sets ?? [];
  const pairs = (set: EvaluationReport["sets"][number]) => `${set.name} (${set.scored} pairs)`;
  return {
    title: `${inWords(names)} on ${placeOf(
      sets.map((set) => set.name),
      first?.protocol,
    )}`,
    facts: factsOf(date, sets.map(pairs)),
    verdict: [
      ...("runs" in document ? verdictOfRuns(document) : reports.flatMap(verdictOfRun)),
      ...reports.flatMap(taint),
    ],
  };
}

/** @param date of the ranking */
export function competitionSummary(
  { sets, rows, rejected, protocol, ranking }: Competition,
  date = new Date(),
): ReportSummary {
  const runs = rows.filter(({ kind }) => kind === "system");
  const name = ({ team, run }: Competition["rows"][number]) => (run === "" ? team : `${team} ${run}`);
  const winners = runs.filter(({ rank }) => rank === 1);
  const alike = runs.filter(({ rank, group }) => rank !== 1 && group === 1);
  const equals =
    alike.length === 0 ? "No other run equals it" : `Not significantly below: ${inWords(alike.map(name))}`;
  return {
    title: `Ranking of ${counted(runs.length, "run")} on ${placeOf(sets, protocol)}`,
    facts: factsOf(date, sets),
    verdict: [
      winners.length === 0
        ? "No run has a correlation."
        : `Highest: ${inWords(winners.map(name))} with ${figure(winners[0]!.figure)}. ${equals} (${ranking.test}).`,
      ...(rejected.length === 0 ? [] : [`${counted(rejected.length, "run")} rejected.`]),
    ],
  };
}

/** A summary as the head of a Markdown file. */
export function markdownSummary({ title, facts, verdict }: ReportSummary): string {
  return [`# ${markdownText(title)}`, ...[facts, ...verdict].map(markdownText)].join("\n\n");
}

function factsOf(date: Date, sets: readonly string[]): string {
  return [
    date.toISOString().slice(0, 10),
    ...(sets.length > 0 ? [sets.join(", ")] : []),
    `samesay ${VERSION}`,
  ].join("; ");
}

/** A title has room for three names; the sets stand one by one below it. */
function placeOf(sets: readonly string[], protocol: string | undefined): string {
  if (protocol !== undefined) return getProtocol(protocol).title;
  if (sets.length === 0) return "probes";
  return sets.length > 3 ? `${sets.length} sets` : inWords(sets);
}

function verdictOfRun(report: EvaluationReport): string[] {
  const { sets, system } = report;
  const [only] = sets;
  if (only === undefined) return [];
  if (sets.length > 1) {
    const defined = sets.filter((set) => set.pearson !== null).sort((x, y) => y.pearson! - x.pearson!);
    if (defined.length === 0) return [`${system}: no set has a correlation.`];
    const [best, worst] = [defined[0]!, defined.at(-1)!];
    return [
      `${system} follows people with r = ${figure(headlineOf(report))} (${ruleOf(report)}) over ${sets.length} sets: best on ${best.name} (${figure(best.pearson)}), worst on ${worst.name} (${figure(worst.pearson)}).`,
    ];
  }
  if (only.pearson === null) return [`${system}: no correlation: ${only.reason ?? "undefined"}.`];
  const between = only.pearsonInterval;
  const interval = between ? ` (95 % interval ${figure(between[0])} to ${figure(between[1])})` : "";
  const people = only.human ? `; people follow each other with ${figure(only.human.r)}` : "";
  const errors =
    only.mae === null || only.withinOne === null
      ? ""
      : ` Its scores are off by ${figure(only.mae, 2)} points of 5 on average, ${(100 * only.withinOne).toFixed(0)} % by one point or less.`;
  return [`${system} follows people with r = ${figure(only.pearson)}${interval}${people}.${errors}`];
}

/** Which of the aggregates `headlineOf` takes. */
function ruleOf({ aggregate: { official } }: EvaluationReport): string {
  if (official?.value != null) return "the protocol's figure";
  return HEADLINE_NAMES[headlineRule(official && { aggregate: official.rule })];
}

function verdictOfRuns({ runs, best }: RunsReport): string[] {
  const figures = runs.map((report) => headlineOf(report));
  const highest = Math.max(...figures.map((value) => value ?? -2));
  if (best.length === 0) return [];
  if (highest < -1) return ["No run has a correlation."];
  const leaders = runs.filter((_, i) => figures[i] === highest).map((report) => report.system);
  const [leader] = leaders;
  const won = best.filter((set) => set.best !== null && leaders.includes(set.best)).length;
  const shared = best.filter((set) => set.best === leader && set.alike.length > 0);
  const head = `Highest: ${inWords(leaders)} with r = ${figure(highest)}`;
  if (best.length > 1)
    return [
      `${head} (${ruleOf(runs[0]!)}) over ${best.length} sets; best on ${won} of them, on ${shared.length} of these without significant distance to the next (paired bootstrap).`,
    ];
  const alike = best[0]!.alike;
  return [
    alike.length === 0
      ? `${head}, significantly above every other (paired bootstrap, p < 0.05).`
      : `${head}; not significantly below: ${inWords(alike)} (paired bootstrap, p >= 0.05).`,
  ];
}

/** What makes a run's figures better than they would be on pairs that it never saw. */
function taint({ system, overlap = [], rules = [] }: EvaluationReport): string[] {
  // A pair may stand in several training sets: of each scored set the largest share counts.
  const seen = new Map<string, number>();
  for (const { set, use, pairs } of overlap)
    if (use === "weights") seen.set(set, Math.max(seen.get(set) ?? 0, pairs ?? 0));
  const count = [...seen.values()].reduce((sum, pairs) => sum + pairs, 0);
  return [
    ...(count > 0
      ? [
          `${system} learnt from ${count === 1 ? "a pair" : `at least ${count} pairs`} that it is scored on here: its figures are too high.`,
        ]
      : []),
    ...(rules.some(({ taints }) => taints === "all")
      ? [`${system} learnt from data that the protocol's rules forbid.`]
      : []),
  ];
}

/** "a", "a and b", "a, b and c". */
function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function counted(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? "" : "s"}`;
}
