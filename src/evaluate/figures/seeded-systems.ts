import { checkOptions, checkRecords } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import {
  correlation,
  holm,
  mean,
  type SeedTest,
  seedTest,
  standardDeviation,
  variance,
  weightedMean,
} from "../../stats/index.ts";
import { checkSameSets, type ScoredRun } from "../runs/scored-set.ts";
import { type SignedChoices, signatureLine } from "../runs/signature.ts";
import type { Protocol } from "../tasks/protocols.ts";
import { pooledCorrelation } from "./aggregate.ts";
import { type HeadlineRule, headlineRule } from "./headline.ts";
import { meanOfSets, type RunStatistic, resampleRuns } from "./resampled-runs.ts";

/** A system that was trained several times: a run for each seed. */
export interface SeededSystem {
  readonly name: string;
  readonly runs: readonly ScoredRun[];
}

/** Figures of a system's seeds, in the order of its runs. */
export interface SeedFigures {
  readonly values: readonly number[];
  readonly mean: number;
  /** Sample standard deviation over seeds. */
  readonly sd: number;
}

export interface SeedsOfSystem {
  readonly system: string;
  /** Names of its runs. */
  readonly seeds: readonly string[];
  readonly pearson: SeedFigures;
  readonly spearman: SeedFigures;
}

/** p null where nothing varies. */
export type SeedDifference = Omit<SeedTest, "t" | "p"> & {
  readonly t: number | null;
  readonly p: number | null;
};

export interface SeedComparison extends SeedDifference {
  readonly systems: readonly [string, string];
  readonly spearman: SeedDifference;
  /** p after Holm's correction, when more than two systems are compared. */
  readonly holm?: number | null;
}

/** The document of `compare --seeds --json`. */
export interface SeedsDocument {
  readonly schema: 1;
  readonly signature: string;
  readonly protocol?: string;
  /** What all figures are of: the one set's correlation, or an aggregate. */
  readonly on: "set" | HeadlineRule;
  readonly sets: readonly string[];
  /** Pairs with gold. */
  readonly n: number;
  readonly systems: readonly SeedsOfSystem[];
  readonly comparisons: readonly SeedComparison[];
}

export interface SeedOptions {
  readonly level?: number;
  /** Resamples of pairs, 1000 by default. */
  readonly draws?: number;
  readonly seed?: number;
  readonly on?: HeadlineRule;
  readonly protocol?: Protocol;
  readonly choices?: SignedChoices;
}

/**
 * Mean and spread of systems over their seeds, and every two systems by `seedTest`, which counts seeds and pairs alike.
 * @throws StsError E_INPUT for a system of fewer than two seeds, runs over other sets, a run without a correlation
 */
export function seedsDocument(systems: readonly SeededSystem[], options: SeedOptions = {}): SeedsDocument {
  checkRecords(systems, "seedsDocument: systems", "a SeededSystem", ["name", "runs"]);
  checkOptions(options, "seedsDocument");
  const runs = systems.flatMap((system) => system.runs);
  checkSameSets(runs);
  for (const { name, runs } of systems)
    if (runs.length < 2)
      throw new StsError("E_INPUT", `${name}: one seed; how much seeds differ can be told from two or more`);
  const { protocol, level = 0.95, draws = 1000, seed = 1 } = options;
  const { sets } = runs[0]!;
  const rule = options.on ?? headlineRule(protocol);
  const on = sets.length === 1 ? "set" : rule;
  const [pearson, spearman] = (["pearson", "spearman"] as const).map((kind) =>
    seedsBy(kind, systems, rule, options),
  );
  const signature = signatureLine({
    system: runs.flatMap((run) => run.source ?? []),
    data: sets,
    ...(protocol && { protocol: protocol.name }),
    ...{ level, draws, seed },
    ...(on !== "set" && { on }),
    choices: { ...options.choices, seeds: systems.map((system) => system.runs.length).join("+") },
  });
  const comparisons = pearson!.tests.map((test, i) => ({ ...test, spearman: spearman!.tests[i]!.test }));
  const corrected = holm(comparisons.map(({ test }) => test.p ?? NaN));
  return {
    schema: 1,
    signature,
    ...(protocol && { protocol: protocol.name }),
    on,
    sets: sets.map(({ name }) => name),
    n: sets.reduce((total, { gold }) => total + gold.length, 0),
    systems: systems.map(({ name, runs }, s) => ({
      system: name,
      seeds: runs.map((run) => run.name),
      pearson: pearson!.figures[s]!,
      spearman: spearman!.figures[s]!,
    })),
    comparisons: comparisons.map(({ systems: names, test, spearman }, i) => ({
      systems: names,
      ...test,
      spearman,
      ...(systems.length > 2 && { holm: Number.isNaN(corrected[i]) ? null : corrected[i]! }),
    })),
  };
}

interface SeedsBy {
  readonly figures: readonly SeedFigures[];
  readonly tests: readonly { readonly systems: readonly [string, string]; readonly test: SeedDifference }[];
}

/** All systems by one correlation; the same resamples of pairs for every run. */
function seedsBy(
  kind: RunStatistic,
  systems: readonly SeededSystem[],
  rule: HeadlineRule,
  options: SeedOptions,
): SeedsBy {
  const runs = systems.flatMap((system) => system.runs);
  const { sets } = runs[0]!;
  const weights = sets.map(({ gold }) => (rule === "weightedMean" ? gold.length : 1));
  const pairs = sets.reduce((total, { gold }) => total + gold.length, 0);
  const drawn = new Map(
    resampleRuns(kind, runs, options).map((resampled, r) => [
      runs[r]!,
      (rule === "pooled" ? resampled.pooled : meanOfSets(resampled.sets, weights)).draws,
    ]),
  );
  const values = systems.map(({ name, runs }) =>
    runs.map((run) => {
      const value = figureOf(kind, run, rule, weights);
      if (value !== null) return value;
      throw new StsError(
        "E_INPUT",
        `${name}: seed ${run.name} has no correlation on any set: its scores are constant`,
      );
    }),
  );
  const meanDraws = systems.map(({ runs }) => {
    const own = runs.map((run) => drawn.get(run)!);
    return own[0]!.map((_, d) => mean(own.map((draws) => draws[d]!)));
  });
  const test = (i: number, j: number): SeedDifference => {
    const differences = meanDraws[i]!.map((value, d) => value - meanDraws[j]![d]!).filter(
      (d) => !Number.isNaN(d),
    );
    const byPairs = { variance: differences.length < 2 ? 0 : variance(differences), pairs };
    const { t, p, ...rest } = seedTest(values[i]!, values[j]!, {
      pairs: byPairs,
      ...(options.level !== undefined && { level: options.level }),
    });
    return { ...rest, t: Number.isFinite(t) ? t : null, p: Number.isNaN(p) ? null : p };
  };
  return {
    figures: values.map((own) => ({ values: own, mean: mean(own), sd: standardDeviation(own) })),
    tests: systems.flatMap((first, i) =>
      systems.slice(i + 1).map((second, k) => ({
        systems: [first.name, second.name] as const,
        test: test(i, i + 1 + k),
      })),
    ),
  };
}

/** A run's figure by the rule; a set without a correlation counts 0 in means. Null where no set has one. */
function figureOf(
  kind: RunStatistic,
  { sets }: ScoredRun,
  rule: HeadlineRule,
  weights: readonly number[],
): number | null {
  if (rule === "pooled") return pooledCorrelation(kind, sets);
  const values = sets.map(({ raw, gold }) => correlation(kind, raw, gold).value);
  if (values.every((value) => value === null)) return null;
  return weightedMean(
    values.map((value) => value ?? 0),
    weights,
  );
}
