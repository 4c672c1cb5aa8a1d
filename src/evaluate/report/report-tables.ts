import type { EvaluationReport } from "../evaluate.ts";
import type { SetReport } from "../figures/set-report.ts";
import { type Column, figure, range, type Table, type TableRow } from "../table.ts";
import { getProtocol } from "../tasks/protocols.ts";
import type { TrainingOverlap } from "../tasks/training-overlap.ts";

const number = (name: string): Column => ({ name, kind: "number" });

/** Figures of every set and the three aggregates. */
export function setsTable(report: EvaluationReport): Table {
  const { aggregate, sets } = report;
  const weighted = sets.some((set) => set.weightedPearson !== undefined);
  const human = sets.some((set) => set.human !== undefined);
  const corrected = sets.some((set) => set.corrected !== undefined);
  const { official } = aggregate;
  const rows: TableRow[] = sets.map((set) => ({
    cells: [
      set.name,
      String(set.scored),
      figure(set.pearson),
      range(set.pearsonInterval),
      figure(set.spearman),
      ...(weighted ? [figure(set.weightedPearson)] : []),
      figure(set.mae, 2),
      set.withinOne === null ? figure(null) : `${(100 * set.withinOne).toFixed(1)} %`,
      ...(human ? [figure(set.human?.r)] : []),
      ...(corrected ? [figure(set.corrected)] : []),
    ],
  }));
  if (sets.length > 1) {
    for (const [rule, label] of AGGREGATES) {
      const more = [weighted, human, corrected].filter(Boolean).length;
      const padding = Array<string>(2 + more).fill("");
      rows.push({
        cells: [
          official?.rule === rule && official.value !== null ? `${label} (official)` : label,
          String(aggregate.covers.pairs),
          figure(aggregate[rule]),
          range(aggregate.intervals[rule]),
          figure(aggregate.spearman[rule]),
          ...padding,
        ],
      });
    }
  }
  return {
    title: titleOf(report),
    columns: [
      { name: "set" },
      number("pairs"),
      number("Pearson"),
      number(`${Number((100 * report.level).toFixed(2))} % interval`),
      number("Spearman"),
      ...(weighted ? [number("weighted")] : []),
      number("MAE"),
      number("within 1"),
      ...(human ? [number("people")] : []),
      ...(corrected ? [number("corrected")] : []),
    ],
    rows,
    notes: notesOf(report),
  };
}

const AGGREGATES = [
  ["mean", "mean"],
  ["weightedMean", "weighted mean"],
  ["pooled", "pooled"],
] as const;

function titleOf(report: EvaluationReport): string {
  return report.protocol === undefined
    ? report.system
    : `${report.system} on ${getProtocol(report.protocol).title}`;
}

/** What a reader must know to read the figures right. */
export function notesOf(report: EvaluationReport): string[] {
  const notes: string[] = [];
  for (const set of report.sets) notes.push(...setNotes(set));
  const { official, undefinedSets } = report.aggregate;
  if (undefinedSets && report.sets.length > 1)
    notes.push(`${undefinedSets.join(", ")}: undefined, counts 0 in the means`);
  if (official) {
    const rule = OFFICIAL[official.rule];
    const value = official.value === null ? "none" : figure(official.value);
    notes.push(
      `official figure (${rule}): ${value}${official.note === undefined ? "" : `; ${official.note}`}`,
    );
  }
  if (report.protocol === "sts2012") notes.push(figuresOf2012(report));
  notes.push(...peopleNotes(report.sets));
  for (const { name, obtain } of report.missing ?? []) notes.push(`${name} is not here: ${obtain}`);
  if (report.trainedOn !== undefined) notes.push(trainingNote(report.trainedOn));
  for (const breach of report.rules ?? []) {
    const what = breach.taints === "errors" ? "errors only, correlations do not use it" : "every figure";
    notes.push(`outside the protocol's rules: ${breach.problem} (${what})`);
  }
  return [...notes, ...overlapNotes(report.overlap ?? [])];
}

/** 2012 ranked by three figures; the third is its Mean, weighted by pairs. */
function figuresOf2012({ aggregate }: EvaluationReport): string {
  return `ALL ${figure(aggregate.pooled)}, ALLnrm (each set's values put on its gold by least squares first) ${figure(aggregate.pooledNormalised)}, Mean (weighted by pairs) ${figure(aggregate.weightedMean)}`;
}

/** How people's agreement was measured, and what "corrected" is; once for all sets. */
function peopleNotes(sets: readonly SetReport[]): string[] {
  const ways = (of: (set: SetReport) => string | undefined) => [
    ...new Set(sets.flatMap((set) => of(set) ?? [])),
  ];
  const measures = ways((set) => set.human?.measure);
  const sources = ways((set) => (set.corrected === undefined ? undefined : set.human?.from));
  return [
    ...(measures.length > 0 ? [`people: ${measures.join("; ")}`] : []),
    ...(sources.length > 0
      ? [
          `corrected: r / root of the gold's reliability, without the annotators' chance (by ${sources.join("; ")})`,
        ]
      : []),
  ];
}

/** Sets with any overlap one by one, with all that the training set was used for; training sets that are not here, once. */
function overlapNotes(overlap: readonly TrainingOverlap[]): string[] {
  const unknown = new Set<string>();
  const usesOf = new Map<string, string[]>();
  for (const { set, training, use, scored, pairs, sentences } of overlap) {
    if (sentences === null) unknown.add(training);
    else if ((pairs ?? 0) > 0 || sentences > 0) {
      const shared =
        pairs === null
          ? `${set}: ${sentences} of ${scored} pairs share a sentence with ${training}`
          : `${set}: ${pairs} of ${scored} pairs stand in ${training}, ${sentences} share a sentence with it`;
      usesOf.set(shared, [...(usesOf.get(shared) ?? []), use]);
    }
  }
  const notes = [...usesOf].map(([shared, uses]) => `${shared} (${uses.join(", ")})`);
  if (unknown.size > 0) notes.push(`overlap not checked, for these are not here: ${[...unknown].join(", ")}`);
  return notes;
}

/** "trained on: nothing; calibrated on: stsb-train". */
function trainingNote(sources: NonNullable<EvaluationReport["trainedOn"]>): string {
  const of = (use: string) => {
    const sets = [...new Set(sources.filter((source) => source.use === use).map((source) => source.set))];
    return sets.length === 0 ? "nothing" : sets.join(", ");
  };
  const chosen = sources.some((source) => source.use === "selection")
    ? `; chosen on: ${of("selection")}`
    : "";
  return `trained on: ${of("weights")}; calibrated on: ${of("calibration")}${chosen}`;
}

const OFFICIAL = {
  mean: "mean of sets",
  weightedMean: "mean weighted by pairs",
  pooled: "one Pearson over all pairs",
  apart: "sets apart",
} as const;

/** "1 pair", "2 pairs". */
function counted(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? "" : "s"}`;
}

function setNotes(set: SetReport): string[] {
  const notes: string[] = [];
  if (set.reason !== undefined) notes.push(`${set.name}: no correlation: ${set.reason}`);
  if (set.intervalReason !== undefined) notes.push(`${set.name}: no interval: ${set.intervalReason}`);
  if (set.errorReason !== undefined) notes.push(`${set.name}: no MAE: ${set.errorReason}`);
  if (set.warning !== undefined) notes.push(`${set.name}: ${set.warning}`);
  if (set.skipped > 0) notes.push(`${set.name}: ${counted(set.skipped, "pair")} without gold left out`);
  if (set.otherLanguage !== undefined) {
    const what = `${set.otherLanguage} of ${set.scored} pairs`;
    notes.push(
      `${set.name}: ${what} have a text that is plainly not ${set.languages?.join(" and ") ?? "in its language"}; --lang says what they are`,
    );
  }
  if (set.dropped !== undefined)
    notes.push(`${set.name}: ${counted(set.dropped, "pair")} seen in training left out`);
  if (set.conflicting !== undefined) {
    const what = `${counted(set.conflicting, "pair")} left out`;
    notes.push(`${set.name}: ${what}, which stand there again with gold a tenth of the scale away`);
  }
  if (set.truncated !== undefined) {
    notes.push(
      `${set.name}: ${counted(set.truncated, "pair")} with a text longer than the model reads at once; scored by windows`,
    );
  }
  const [low, high] = set.scale;
  if (low !== 0 || high !== 5)
    notes.push(`${set.name}: gold is ${low}-${high}; errors are on 0-5, gold stretched to it`);
  return notes;
}
