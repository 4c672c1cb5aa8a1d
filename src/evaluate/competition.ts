import {
  bootstrapDraws,
  correlation,
  fisherTest,
  pearson,
  testOfDifferences,
  weightedMean,
  williams,
} from "../stats/index.ts";
import { joined, meanDraws } from "./aggregate.ts";
import type { EvaluationReport } from "./evaluate.ts";
import type { Protocol } from "./protocols.ts";
import { goldOnFive, type ScoredRun } from "./scored-set.ts";
import { figure, type Table, type TableRow } from "./table.ts";

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

export interface RankedRun {
  /** Runs of equal figure share a rank; the baseline has none; undefined figures come last, unranked. */
  readonly rank: number | null;
  readonly team: string;
  readonly run: string;
  readonly kind: "system" | "baseline";
  /** Pearson by set, in the order of `Competition.sets`; undefined sets are null. */
  readonly pearson: readonly (number | null)[];
  /** The figure of the ranking. */
  readonly figure: number | null;
  /** 1 = not significantly different from the best; 2 = not from the best of the rest; and so on. */
  readonly group: number | null;
  /** p of the test against the leader of its group's predecessor; null for the best. */
  readonly pAgainstBest: number | null;
  readonly warnings: readonly string[];
}

/** The document of `evaluate --runs --json`. */
export interface Competition {
  readonly schema: 1;
  /** Names everything that could change a figure. */
  readonly signature: string;
  readonly protocol?: string;
  readonly sets: readonly string[];
  /** How the figure of the ranking comes about, and by which test groups are made. */
  readonly ranking: { readonly figure: string; readonly test: CompetitionTest; readonly level: number };
  readonly rows: readonly RankedRun[];
  /** Runs kept out, with what is wrong. */
  readonly rejected: readonly { readonly name: string; readonly problems: readonly string[] }[];
}

export type CompetitionTest =
  | "Fisher's z, one-tailed, on the weighted means"
  | "Williams' t, two-sided, on all pairs"
  | "paired bootstrap, two-sided, of the weighted means";

export interface CompetitionOptions {
  readonly signature?: string;
  readonly protocol?: Protocol;
  readonly level?: number;
  readonly draws?: number;
  readonly seed?: number;
}

/**
 * Ranks runs as the tasks did: by the official figure, runs that are not significantly different from the best marked.
 *
 * Groups: the best run leads group 1; going down, the first run that differs significantly from the leader leads the
 * next. The test is the protocol's own where all runs have all sets; where it names none, the paired bootstrap.
 */
export function rankRuns(
  entries: readonly Entry[],
  sets: readonly string[],
  rejected: Competition["rejected"],
  options: CompetitionOptions = {},
): Competition {
  const { protocol, level = 0.95 } = options;
  const sizes = sizesOf(entries, sets);
  const figures = new Map(entries.map((entry) => [entry, headlineOf(entry, sets, sizes, protocol)]));
  const figureOf = (entry: Entry) => figures.get(entry) ?? null;
  const ordered = [...entries].sort((x, y) => {
    const [a, b] = [figureOf(x) ?? -2, figureOf(y) ?? -2];
    return b - a || (x.name < y.name ? -1 : 1);
  });
  const tester = chooseTest(ordered, figureOf, sets, options);
  const rows: RankedRun[] = [];
  let leader: Entry | undefined;
  let group = 0;
  for (const entry of ordered) {
    const value = figureOf(entry);
    const defined = value !== null;
    const p = leader === undefined || !defined ? null : tester.p(leader, entry);
    if (defined && (leader === undefined || (p !== null && p < 1 - level))) {
      group++;
      leader = entry;
    }
    const better = ordered.filter(
      (other) => other.kind === "system" && (figureOf(other) ?? -2) > (value ?? -2),
    );
    rows.push({
      rank: entry.kind === "system" && defined ? better.length + 1 : null,
      team: entry.team,
      run: entry.run,
      kind: entry.kind,
      pearson: sets.map((name) => entry.report.sets.find((set) => set.name === name)?.pearson ?? null),
      figure: value,
      group: defined ? group : null,
      pAgainstBest: p,
      warnings: [...entry.warnings, ...undefinedSets(entry)],
    });
  }
  // An undefined run is last whatever stands above it.
  rows.sort((x, y) => Number(x.figure === null) - Number(y.figure === null));
  return {
    schema: 1,
    signature: options.signature ?? "",
    ...(protocol && { protocol: protocol.name }),
    sets,
    ranking: { figure: figureName(protocol, sets), test: tester.test, level },
    rows,
    rejected,
  };
}

/** Pairs with gold of every set, from whichever run has it. */
function sizesOf(entries: readonly Entry[], sets: readonly string[]): number[] {
  const all = entries.flatMap((entry) => entry.scored.sets);
  return sets.map((name) => all.find((set) => set.name === name)?.gold.length ?? 0);
}

/**
 * The figure of the ranking: the protocol's own; without a protocol, the mean weighted by pairs, where a set that the run
 * lacks counts 0. Where the gold of some of the protocol's sets is not at hand, its rule over those that are; a run that
 * lacks a set then has none if the protocol asks for all.
 */
function headlineOf(
  { report, scored }: Entry,
  sets: readonly string[],
  sizes: readonly number[],
  protocol?: Protocol,
): number | null {
  const { official } = report.aggregate;
  if (report.sets.every((set) => set.pearson === null)) return null;
  if (protocol !== undefined && official?.value != null) return official.value;
  if (protocol?.missing === "no-aggregate" && scored.sets.length < sets.length) return null;
  const values = sets.map((name) => report.sets.find((set) => set.name === name)?.pearson ?? 0);
  return weightedMean(values, protocol?.aggregate === "mean" ? sets.map(() => 1) : sizes);
}

function figureName(protocol: Protocol | undefined, sets: readonly string[]): string {
  if (sets.length === 1) return "Pearson";
  const names = {
    mean: "mean",
    weightedMean: "weighted mean",
    pooled: "pooled Pearson",
    apart: "weighted mean",
  };
  return names[protocol?.aggregate ?? "weightedMean"];
}

function undefinedSets({ report }: Entry): string[] {
  const without = report.sets.filter((set) => set.pearson === null);
  const [first] = without;
  if (first === undefined) return [];
  const which =
    without.length === report.sets.length ? "every set" : without.map((set) => set.name).join(", ");
  return [`undefined on ${which}: ${first.reason}`];
}

interface Tester {
  readonly test: CompetitionTest;
  p(better: Entry, other: Entry): number | null;
}

type FigureOf = (entry: Entry) => number | null;

function chooseTest(
  entries: readonly Entry[],
  figureOf: FigureOf,
  sets: readonly string[],
  options: CompetitionOptions,
): Tester {
  const rule = options.protocol?.significance.test ?? (sets.length === 1 ? "williams" : "none");
  if (rule === "fisher")
    return { test: "Fisher's z, one-tailed, on the weighted means", p: byFisher(figureOf) };
  const complete = entries.every((entry) => entry.scored.sets.length === sets.length);
  if (rule === "williams" && complete) return { test: "Williams' t, two-sided, on all pairs", p: byWilliams };
  return {
    test: "paired bootstrap, two-sided, of the weighted means",
    p: byBootstrap(entries, figureOf, sets, options),
  };
}

/** As 2014 and 2015 had it: the means as if they were correlations, n all pairs. */
function byFisher(figureOf: FigureOf) {
  return (better: Entry, other: Entry): number | null => {
    const [r1, r2] = [figureOf(better), figureOf(other)];
    const n = better.report.aggregate.covers.pairs;
    if (r1 === null || r2 === null) return null;
    const { p } = fisherTest(r1, n, r2, n);
    return Number.isNaN(p) ? null : p;
  };
}

function byWilliams(better: Entry, other: Entry): number | null {
  const all = (entry: Entry) => joined(entry.scored.sets.map((set) => set.raw));
  const gold = joined(better.scored.sets.map(goldOnFive));
  const [a, b] = [all(better), all(other)];
  const [first, second] = [correlation("pearson", a, gold).value, correlation("pearson", b, gold).value];
  if (first === null || second === null || gold.length < 4) return null;
  const { p } = williams({ first, second, between: pearson(a, b), n: gold.length });
  return Number.isNaN(p) ? null : p;
}

/** Draws are made once, for all runs on the same resamples; a set that a run lacks counts 0. */
function byBootstrap(
  entries: readonly Entry[],
  figureOf: FigureOf,
  sets: readonly string[],
  options: CompetitionOptions,
): (better: Entry, other: Entry) => number | null {
  const { draws = 1000, seed = 1, level = 0.95 } = options;
  let drawn: ReadonlyMap<Entry, Float64Array> | undefined;
  const find = (entry: Entry, name: string) => entry.scored.sets.find((set) => set.name === name);
  const sizes = sizesOf(entries, sets);
  // The stream of a set is its number, whatever sets a run has: draws of all runs stay paired.
  const make = (entry: Entry): Float64Array => {
    const parts = sets.map((name, stream) => {
      const set = find(entry, name);
      if (set === undefined || set.gold.length < 2) return new Float64Array(draws);
      return bootstrapDraws("pearson", [set.raw], set.gold, { draws, seed, stream })[0]!;
    });
    return meanDraws(parts, sizes);
  };
  return (better, other) => {
    drawn ??= new Map(entries.map((entry) => [entry, make(entry)]));
    const [a, b] = [drawn.get(better)!, drawn.get(other)!];
    const difference = (figureOf(better) ?? NaN) - (figureOf(other) ?? NaN);
    const { p } = testOfDifferences(
      a.map((value, k) => value - b[k]!),
      difference,
      { level },
    );
    return Number.isNaN(p) ? null : p;
  };
}

/** "sts2015.images" is "images" among sets of one group. */
function shortNames(sets: readonly string[]): string[] {
  const groups = new Set(sets.map((set) => set.slice(0, set.indexOf(".") + 1)));
  const [group] = groups;
  return groups.size === 1 && group ? sets.map((set) => set.slice(group.length)) : [...sets];
}

/** The ranking as a table; runs of the first group are marked. */
export function competitionTable(competition: Competition): Table {
  const number = (name: string) => ({ name, kind: "number" as const });
  const several = competition.sets.length > 1;
  const rows: TableRow[] = competition.rows.map((row) => ({
    cells: [
      row.rank === null ? "" : String(row.rank),
      row.team,
      row.run,
      ...(several ? row.pearson.map((value) => figure(value)) : []),
      figure(row.figure),
      row.group === null ? "" : String(row.group),
      row.pAgainstBest === null ? "" : row.pAgainstBest < 0.001 ? "< 0.001" : row.pAgainstBest.toFixed(3),
      [row.kind === "baseline" ? "organisers' baseline" : "", ...row.warnings]
        .filter((text) => text !== "")
        .join("; "),
    ],
    ...(row.group === 1 && { mark: "best" as const }),
  }));
  return {
    title: `Ranking by ${competition.ranking.figure}${competition.protocol ? `, protocol ${competition.protocol}` : ""}`,
    columns: [
      number("rank"),
      { name: "team" },
      { name: "run" },
      ...(several ? shortNames(competition.sets).map(number) : []),
      number(competition.ranking.figure),
      number("group"),
      number("p"),
      { name: "note", kind: "text" },
    ],
    rows,
    notes: [
      `group: runs of one group do not differ significantly from its first run (${competition.ranking.test}, p >= ${(1 - competition.ranking.level).toFixed(2)}); p: against the first run of the group above, or of its own`,
      ...(competition.signature === "" ? [] : [competition.signature]),
      ...competition.rejected.flatMap(({ name, problems }) =>
        problems.map((problem) => `rejected: ${name}: ${problem}`),
      ),
    ],
  };
}
