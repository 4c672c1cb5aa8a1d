import { weightedMean } from "../../stats/index.ts";
import type { EvaluationReport } from "../evaluate.ts";
import { headlineRule } from "../figures/headline.ts";
import type { ScoredRun } from "../runs/scored-set.ts";
import type { Protocol } from "../tasks/protocols.ts";

/** A run to be ranked. */
export interface Entry {
  readonly name: string;
  readonly team: string;
  readonly run: string;
  readonly kind: "system" | "baseline";
  readonly report: EvaluationReport;
  readonly scored: ScoredRun;
  /** Said beside the row: a set that lacks, scores out of the gold's scale. */
  readonly warnings: readonly string[];
}

/** The runs of a competition, and how their figure comes about. */
export interface Field {
  readonly entries: readonly Entry[];
  readonly sets: readonly string[];
  /** Weight of each set in the figure of the ranking. */
  readonly weights: readonly number[];
  /** Pairs with gold of every set at hand. */
  readonly pairs: number;
  readonly protocol?: Protocol;
  /** "pooled": one correlation over all pairs. */
  readonly rule: "mean" | "pooled";
  readonly figureName: string;
  /** The figure of the ranking; null when undefined. */
  figureOf(entry: Entry): number | null;
  /** The same of another correlation of the set reports. */
  meanOf(entry: Entry, kind: "spearman" | "weightedPearson"): number | null;
}

export function fieldOf(entries: readonly Entry[], sets: readonly string[], protocol?: Protocol): Field {
  const sizes = sizesOf(entries, sets);
  const headline = headlineRule(protocol);
  const weights = headline === "mean" ? sets.map(() => 1) : sizes;
  const figures = new Map(entries.map((entry) => [entry, rounded(figureOf(entry, sets, weights, protocol))]));
  const rule = headline === "pooled" && sets.length > 1 ? "pooled" : "mean";
  return {
    entries,
    sets,
    weights,
    pairs: sizes.reduce((a, b) => a + b, 0),
    ...(protocol && { protocol }),
    rule,
    figureName: figureName(protocol, sets),
    figureOf: (entry) => figures.get(entry) ?? null,
    meanOf: (entry, kind) => {
      if (rule === "pooled" && kind === "spearman") return entry.report.aggregate.spearman.pooled;
      const values = sets.map((name) => reportOf(entry, name)?.[kind] ?? 0);
      return weights.some((weight) => weight > 0) ? weightedMean(values, weights) : null;
    },
  };
}

/** Rounding must not part a run from its linear image. */
function rounded(figure: number | null): number | null {
  return figure === null ? null : Number(figure.toFixed(12));
}

/** Pairs with gold of every set, from whichever run has it. */
function sizesOf(entries: readonly Entry[], sets: readonly string[]): number[] {
  const all = entries.flatMap((entry) => entry.scored.sets);
  return sets.map((name) => all.find((set) => set.name === name)?.gold.length ?? 0);
}

/**
 * The figure of the ranking, by `headlineRule`: the protocol's own; without a protocol the mean of sets. A set that the run
 * lacks counts 0. Where the gold of some of the protocol's sets is not at hand, its rule over those that are; a run that
 * lacks a set then has none if the protocol asks for all.
 */
function figureOf(
  { report, scored }: Entry,
  sets: readonly string[],
  weights: readonly number[],
  protocol?: Protocol,
): number | null {
  const { official } = report.aggregate;
  if (report.sets.every((set) => set.pearson === null)) return null;
  if (protocol !== undefined && official?.value != null) return official.value;
  if (protocol?.missing === "no-aggregate" && scored.sets.length < sets.length) return null;
  const values = sets.map((name) => report.sets.find((set) => set.name === name)?.pearson ?? 0);
  return weightedMean(values, weights);
}

function figureName(protocol: Protocol | undefined, sets: readonly string[]): string {
  if (sets.length === 1) return "Pearson";
  const names = { mean: "mean", weightedMean: "weighted mean", pooled: "pooled Pearson" };
  return names[headlineRule(protocol)];
}

export function reportOf({ report }: Entry, name: string) {
  return report.sets.find((set) => set.name === name);
}
