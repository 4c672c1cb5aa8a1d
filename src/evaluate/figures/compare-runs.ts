import { checkNumber, checkOptions, checkRecord, checkRecords } from "../../arguments.ts";
import {
  compareSystems,
  type DifferenceTests,
  fisherTest,
  holm,
  normalScoreTests,
  pearson,
  type SystemComparison,
} from "../../stats/index.ts";
import { checkSameSets, joined, type ScoredRun } from "../runs/scored-set.ts";
import { type SignedChoices, signatureLine } from "../runs/signature.ts";
import type { Protocol } from "../tasks/protocols.ts";
import { type AggregateTests, type ComparedAggregate, compareAggregates } from "./compared-aggregates.ts";
import { headlineRule } from "./headline.ts";

/** Two runs on the same pairs. All figures but `sets` and `aggregates` are those of `on`. */
export interface Comparison extends SystemComparison {
  readonly systems: readonly [string, string];
  /** What decides: the one set, or of several sets the protocol's aggregate, else their mean, else what was asked for. */
  readonly on: "set" | ComparedAggregate;
  /** Each set by itself, when there are several. */
  readonly sets?: readonly (SystemComparison & { readonly name: string })[];
  /** All three aggregates, when there are several sets. */
  readonly aggregates?: AggregateTests;
  /** `bootstrap.p` after Holm's correction, when more than two runs are compared. */
  readonly holm?: number | null;
}

export interface CompareOptions {
  readonly level?: number;
  /** Draws of bootstrap and swaps, 1000 by default; more are made where Holm's correction needs them. */
  readonly draws?: number;
  readonly seed?: number;
  /** What decides over several sets; default: the protocol's aggregate, else the mean of sets. */
  readonly on?: ComparedAggregate;
  readonly protocol?: Protocol;
  /** Choices of the caller's that change numbers (columns, say), for the signature. */
  readonly choices?: SignedChoices;
}

/** The document of `compare --json`: of two runs the comparison itself, of more all of them. */
export type ComparisonDocument = {
  readonly schema: 1;
  readonly signature: string;
  readonly protocol?: string;
} & (Comparison | { readonly comparisons: readonly Comparison[] });

/** Compares every two of the runs and signs the result. @throws StsError E_INPUT as compareRuns */
export function comparisonDocument(
  runs: readonly ScoredRun[],
  options: CompareOptions = {},
): ComparisonDocument {
  checkRecords(runs, "comparisonDocument: runs", "a ScoredRun", ["name", "sets"]);
  checkOptions(options, "comparisonDocument");
  const comparisons = compareAll(runs, options);
  const { protocol } = options;
  const signature = signatureLine({
    system: runs.flatMap((run) => run.source ?? []),
    data: runs[0]?.sets ?? [],
    ...(protocol && { protocol: protocol.name }),
    level: options.level ?? 0.95,
    draws: enoughDraws(options, comparisons.length),
    seed: options.seed ?? 1,
    ...(options.choices && { choices: options.choices }),
    ...(comparisons[0] && comparisons[0].on !== "set" && { on: comparisons[0].on }),
  });
  const head = { schema: 1, signature, ...(protocol && { protocol: protocol.name }) } as const;
  const [only] = comparisons;
  return comparisons.length === 1 ? { ...head, ...only! } : { ...head, comparisons };
}

/**
 * Which of two runs correlates better with people, by how much, and whether chance explains it.
 * @throws StsError E_INPUT unless both score the same pairs
 */
export function compareRuns(first: ScoredRun, second: ScoredRun, options: CompareOptions = {}): Comparison {
  checkRecord(first, "compareRuns: first", "a ScoredRun", ["name", "sets"]);
  checkRecord(second, "compareRuns: second", "a ScoredRun", ["name", "sets"]);
  checkOptions(options, "compareRuns");
  checkSameSets([first, second]);
  const systems = [first.name, second.name] as const;
  const sets = first.sets.map((set, stream) => ({
    name: set.name,
    ...compareSystems(set.raw, second.sets[stream]!.raw, set.gold, { ...options, stream }),
  }));
  if (sets.length < 2) {
    const { name, ...only } = sets[0]!;
    return { systems, on: "set", ...only };
  }
  const on = options.on ?? headlineRule(options.protocol);
  const aggregates = compareAggregates(first, second, options);
  const { pearson: deciding, spearman } = aggregates[on];
  const n = sets.reduce((sum, set) => sum + set.n, 0);
  const formulas =
    on === "pooled" ? pooledFormulas(first, second, deciding, n, options) : ofMeans(deciding, n, options);
  return { systems, on, n, ...deciding, spearman, ...formulas, sets, aggregates };
}

type Formulas = Pick<Comparison, "between" | "williams" | "steiger" | "zou" | "fisher" | "reason">;

const NO_FORMULAS: Formulas = { between: null, williams: null, steiger: null, zou: null, fisher: null };

function pooledFormulas(
  first: ScoredRun,
  second: ScoredRun,
  { r }: DifferenceTests,
  n: number,
  options: CompareOptions,
): Formulas {
  if (r[0] === null || r[1] === null || n < 4)
    return { ...NO_FORMULAS, reason: "a pooled correlation is undefined" };
  const all = (run: ScoredRun) => joined(run.sets.map((set) => set.raw));
  const between = pearson(all(first), all(second));
  return { between, ...normalScoreTests([r[0], r[1]], between, n, options.level) };
}

/** A mean of correlations is no correlation; 2014 and 2015 tested it as if it were one, with n all pairs. */
function ofMeans({ r }: DifferenceTests, n: number, { protocol }: CompareOptions): Formulas {
  if (protocol?.significance.test !== "fisher" || r[0] === null || r[1] === null) return NO_FORMULAS;
  const fisher = fisherTest(Math.max(r[0], r[1]), n, Math.min(r[0], r[1]), n);
  return { ...NO_FORMULAS, fisher: Number.isFinite(fisher.z) ? fisher : null };
}

/** Every two of the runs, with Holm's correction of the bootstrap's p where there are more than two runs. */
export function compareAll(runs: readonly ScoredRun[], options: CompareOptions = {}): Comparison[] {
  checkRecords(runs, "compareAll: runs", "a ScoredRun", ["name", "sets"]);
  checkOptions(options, "compareAll");
  const count = (runs.length * (runs.length - 1)) / 2;
  const draws = enoughDraws(options, count);
  const comparisons = runs.flatMap((first, i) =>
    runs.slice(i + 1).map((second) => compareRuns(first, second, { ...options, draws })),
  );
  if (runs.length < 3) return comparisons;
  const corrected = holm(comparisons.map((comparison) => comparison.bootstrap?.p ?? NaN));
  return comparisons.map((comparison, i) => ({
    ...comparison,
    holm: Number.isNaN(corrected[i]) ? null : corrected[i]!,
  }));
}

/**
 * p is at least 1 / (draws + 1), and Holm multiplies the least of m by m: with fewer than m / (1 - level) draws nothing
 * could ever differ. Four times as many leave room.
 */
export function enoughDraws(options: CompareOptions, comparisons: number): number {
  checkRecord(options, "enoughDraws: options", "an object", []);
  checkNumber(comparisons, "enoughDraws: comparisons");
  const { draws = 1000, level = 0.95 } = options;
  return comparisons < 2 ? draws : Math.max(draws, Math.ceil((4 * comparisons) / (1 - level) - 1e-6));
}
