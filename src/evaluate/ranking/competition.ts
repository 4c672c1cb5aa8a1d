import { checkList, checkOptions, checkRecords, checkTexts } from "../../arguments.ts";
import { holm, quantile } from "../../stats/index.ts";
import { enoughDraws } from "../figures/compare-runs.ts";
import type { Protocol } from "../tasks/protocols.ts";
import { type Entry, type Field, fieldOf, reportOf } from "./competition-field.ts";
import { type CompetitionTest, chooseTest, resampledFigures } from "./competition-tests.ts";
import { type SetStanding, standingsBySet } from "./set-standings.ts";

export interface RankedRun {
  /** Runs of equal figure share a rank; the baseline has none; undefined figures come last, unranked. */
  readonly rank: number | null;
  /** Ranks that the run gets in the middle 95 % (or `level`) of resamples; null where it has none. */
  readonly rankInterval: readonly [number, number] | null;
  readonly team: string;
  readonly run: string;
  /** "weighted": a run's figures by Pearson weighted with its confidences (2014), beside its own row. */
  readonly kind: "system" | "baseline" | "weighted";
  /** Pearson by set, in the order of `Competition.sets`; undefined sets are null. */
  readonly pearson: readonly (number | null)[];
  /** Whether the run is the best of each set, or not significantly different from it by the test of sets. */
  readonly standing: readonly SetStanding[];
  /** The figure of the ranking. */
  readonly figure: number | null;
  /** The same figure made of Spearman's rho. */
  readonly spearman: number | null;
  /** 1 = not significantly different from the best; 2 = not from the best of the rest; and so on. */
  readonly group: number | null;
  /** p of the test against the best run of all; null for the best itself. */
  readonly pAgainstBest: number | null;
  /** `pAgainstBest` after Holm's correction for all runs that were tested against the best. */
  readonly holm: number | null;
  /** p of the test that made the groups: against the first run of the group above, or of its own. */
  readonly pAgainstLeader: number | null;
  readonly warnings: readonly string[];
}

/** The document of `evaluate --runs --json`. */
export interface Competition {
  readonly schema: 1;
  /** Names everything that could change a figure. */
  readonly signature: string;
  readonly protocol?: string;
  readonly sets: readonly string[];
  readonly ranking: {
    /** How the figure of the ranking comes about. */
    readonly figure: string;
    /** The test by which groups are made, and that of `pAgainstBest`. */
    readonly test: CompetitionTest;
    /** The test by which runs are alike on a set. */
    readonly setTest: CompetitionTest;
    readonly level: number;
    readonly draws: number;
  };
  readonly rows: readonly RankedRun[];
  /** Runs kept out, with what is wrong. */
  readonly rejected: readonly { readonly name: string; readonly problems: readonly string[] }[];
}

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
 * next. The test is the task's own where it has one for the figure of the ranking (2014, 2015; one set of 2017), else
 * the paired bootstrap of that figure.
 */
export function rankRuns(
  entries: readonly Entry[],
  sets: readonly string[],
  rejected: Competition["rejected"],
  options: CompetitionOptions = {},
): Competition {
  checkRecords(entries, "rankRuns: entries", "an Entry", ["name", "team", "run", "kind", "warnings"]);
  checkTexts(sets, "rankRuns: sets");
  checkList(rejected, "rankRuns: rejected", "an array of rejected runs");
  checkOptions(options, "rankRuns");
  const { protocol, level = 0.95, seed = 1 } = options;
  const draws = enoughDraws(options, entries.length - 1);
  const field = fieldOf(entries, sets, protocol);
  const ordered = inOrder(field);
  const resampled = resampledFigures(field, { draws, seed });
  const tester = chooseTest(field, resampled, level);
  const standings = standingsBySet(field, { draws, seed, level });
  const tested = testDown(ordered, field, tester.p, 1 - level);
  const ranks = ranksOfDraws(field, resampled);
  const rows = ordered.map((entry, i): RankedRun => {
    const figure = field.figureOf(entry);
    const own = ranks.get(entry);
    return {
      rank: entry.kind === "system" && figure !== null ? rankOf(figure, field) : null,
      rankInterval: own === undefined || figure === null ? null : middle(own, level),
      team: entry.team,
      run: entry.run,
      kind: entry.kind,
      pearson: sets.map((name) => reportOf(entry, name)?.pearson ?? null),
      standing: sets.map((_, s) => standings.of(entry, s)),
      figure,
      spearman: figure === null ? null : field.meanOf(entry, "spearman"),
      ...tested[i]!,
      warnings: [...entry.warnings, ...undefinedSets(entry)],
    };
  });
  return {
    schema: 1,
    signature: options.signature ?? "",
    ...(protocol && { protocol: protocol.name }),
    sets,
    ranking: { figure: field.figureName, test: tester.test, setTest: standings.test, level, draws },
    rows: withWeightedRows(rows, ordered, field),
    rejected,
  };
}

/** Best first, undefined last, equal ones by name. */
function inOrder({ entries, figureOf }: Field): Entry[] {
  return [...entries].sort((x, y) => {
    const [a, b] = [figureOf(x) ?? -2, figureOf(y) ?? -2];
    return b - a || (x.name < y.name ? -1 : 1);
  });
}

function rankOf(figure: number, { entries, figureOf }: Field): number {
  return 1 + entries.filter((other) => other.kind === "system" && (figureOf(other) ?? -2) > figure).length;
}

type Tested = Pick<RankedRun, "group" | "pAgainstBest" | "holm" | "pAgainstLeader">;

/** Groups from the best down, and every run against the best. */
function testDown(
  ordered: readonly Entry[],
  { figureOf }: Field,
  test: (better: Entry, other: Entry) => number | null,
  alpha: number,
): Tested[] {
  const [best] = ordered;
  const against = ordered.map((entry) =>
    entry === best || figureOf(entry) === null ? null : test(best!, entry),
  );
  const corrected = holm(against.map((p) => p ?? NaN));
  let leader: Entry | undefined;
  let group = 0;
  return ordered.map((entry, i) => {
    if (figureOf(entry) === null)
      return { group: null, pAgainstBest: null, holm: null, pAgainstLeader: null };
    const p = leader === undefined ? null : leader === best ? against[i]! : test(leader, entry);
    if (leader === undefined || (p !== null && p < alpha)) {
      group++;
      leader = entry;
    }
    return {
      group,
      pAgainstBest: against[i]!,
      holm: Number.isNaN(corrected[i]) ? null : corrected[i]!,
      pAgainstLeader: p,
    };
  });
}

/** Rank of every system in every resample. */
function ranksOfDraws(
  { entries, figureOf }: Field,
  resampled: ReadonlyMap<Entry, Float64Array>,
): Map<Entry, Float64Array> {
  const systems = entries.filter((entry) => entry.kind === "system" && figureOf(entry) !== null);
  const ranks = new Map(systems.map((entry) => [entry, Float64Array.from(resampled.get(entry) ?? [])]));
  const draws = ranks.get(systems[0]!)?.length ?? 0;
  for (let k = 0; k < draws; k++) {
    const values = systems.map((entry) => resampled.get(entry)![k]!).sort((x, y) => y - x);
    // Linear images differ by rounding only.
    for (const own of ranks.values()) own[k] = 1 + values.findIndex((value) => value <= own[k]! + 1e-12);
  }
  return ranks;
}

function middle(ranks: Float64Array, level: number): [number, number] | null {
  if (ranks.length === 0) return null;
  const end = (p: number) => Math.round(quantile(ranks, p));
  return [end((1 - level) / 2), end((1 + level) / 2)];
}

/** A row for each run with confidences, by the weighted correlation, where it would stand. */
function withWeightedRows(rows: readonly RankedRun[], ordered: readonly Entry[], field: Field): RankedRun[] {
  const weighted = ordered.flatMap((entry, i): RankedRun[] => {
    const row = rows[i]!;
    if (!entry.report.sets.some((set) => set.weightedPearson !== undefined)) return [];
    const nothing = {
      rank: null,
      rankInterval: null,
      group: null,
      pAgainstBest: null,
      holm: null,
      pAgainstLeader: null,
    };
    return [
      {
        ...row,
        ...nothing,
        kind: "weighted",
        pearson: field.sets.map((name) => reportOf(entry, name)?.weightedPearson ?? null),
        standing: field.sets.map(() => null),
        figure: field.meanOf(entry, "weightedPearson"),
        spearman: null,
        warnings: [],
      },
    ];
  });
  // An undefined figure is last whatever stands above it; a stable sort keeps runs of equal figure in their order.
  return [...rows, ...weighted].sort((x, y) => (y.figure ?? -2) - (x.figure ?? -2));
}

function undefinedSets({ report }: Entry): string[] {
  const without = report.sets.filter((set) => set.pearson === null);
  const [first] = without;
  if (first === undefined) return [];
  const which =
    without.length === report.sets.length ? "every set" : without.map((set) => set.name).join(", ");
  return [`undefined on ${which}: ${first.reason}`];
}
