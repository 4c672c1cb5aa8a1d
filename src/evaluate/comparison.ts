import {
  compareSystems,
  holm,
  type Interval,
  type SystemComparison,
  testOfDifferences,
} from "../stats/index.ts";
import { joined, meanDraws } from "./aggregate.ts";
import { drawsOf } from "./run-report.ts";
import { checkSameSets, goldOnFive, type ScoredRun } from "./scored-set.ts";
import { signatureLine } from "./signature.ts";

/** Two runs on the same pairs; over several sets the figures are of all pairs together. */
export interface Comparison extends SystemComparison {
  readonly systems: readonly [string, string];
  /** Each set by itself, when there are several. */
  readonly sets?: readonly (SystemComparison & { readonly name: string })[];
  /** The difference of the means over sets, weighted by pairs, from paired draws; when there are several sets. */
  readonly weightedMean?: MeanDifference;
  /** Williams' p after Holm's correction, when more than two runs are compared. */
  readonly holm?: number | null;
}

export interface MeanDifference {
  readonly r: readonly [number, number];
  readonly difference: number;
  readonly interval: Interval | null;
  /** Two-sided, paired bootstrap; null when undefined. */
  readonly p: number | null;
}

export interface CompareOptions {
  readonly level?: number;
  readonly draws?: number;
  readonly seed?: number;
}

/** The document of `compare --json`: of two runs the comparison itself, of more all of them. */
export type ComparisonDocument = { readonly schema: 1; readonly signature: string } & (
  | Comparison
  | { readonly comparisons: readonly Comparison[] }
);

/** Compares every two of the runs and signs the result. @throws StsError E_INPUT as compareRuns */
export function comparisonDocument(
  runs: readonly ScoredRun[],
  options: CompareOptions = {},
): ComparisonDocument {
  const comparisons = compareAll(runs, options);
  const signature = signatureLine({
    system: runs.flatMap((run) => run.source ?? []),
    data: runs[0]?.sets ?? [],
    draws: options.draws ?? 1000,
    seed: options.seed ?? 1,
  });
  const [only] = comparisons;
  return comparisons.length === 1
    ? { schema: 1, signature, ...only! }
    : { schema: 1, signature, comparisons };
}

/**
 * Which of two runs correlates better with people, by how much, and whether chance explains it.
 * @throws StsError E_INPUT unless both score the same pairs
 */
export function compareRuns(first: ScoredRun, second: ScoredRun, options: CompareOptions = {}): Comparison {
  checkSameSets([first, second]);
  const all = (run: ScoredRun) => joined(run.sets.map((set) => set.raw));
  const gold = joined(first.sets.map(goldOnFive));
  const whole = compareSystems(all(first), all(second), gold, options);
  const systems = [first.name, second.name] as const;
  if (first.sets.length < 2) return { systems, ...whole };
  const sets = first.sets.map((set, s) => ({
    name: set.name,
    ...compareSystems(set.raw, second.sets[s]!.raw, set.gold, options),
  }));
  return { systems, ...whole, sets, weightedMean: meanDifference(first, second, sets, options) };
}

function meanDifference(
  first: ScoredRun,
  second: ScoredRun,
  sets: readonly SystemComparison[],
  options: CompareOptions,
): MeanDifference {
  const sizes = first.sets.map((set) => set.gold.length);
  const total = sizes.reduce((a, b) => a + b, 0);
  const meanOf = (side: 0 | 1) =>
    sets.reduce((sum, set, s) => sum + (sizes[s]! * (set.r[side] ?? 0)) / total, 0);
  const r = [meanOf(0), meanOf(1)] as const;
  const [drawsA, drawsB] = drawsOf([first, second], options).map((drawn) => meanDraws(drawn.sets, sizes));
  const test = testOfDifferences(
    drawsA!.map((value, k) => value - drawsB![k]!),
    r[0] - r[1],
    options,
  );
  return {
    r,
    difference: r[0] - r[1],
    interval: Number.isNaN(test.interval[0]) ? null : test.interval,
    p: Number.isNaN(test.p) ? null : test.p,
  };
}

/** Every pair of runs, with Holm's correction of Williams' p where there are more than two runs. */
export function compareAll(runs: readonly ScoredRun[], options: CompareOptions = {}): Comparison[] {
  const comparisons = runs.flatMap((first, i) =>
    runs.slice(i + 1).map((second) => compareRuns(first, second, options)),
  );
  if (runs.length < 3) return comparisons;
  const corrected = holm(comparisons.map((comparison) => comparison.williams?.p ?? NaN));
  return comparisons.map((comparison, i) => ({
    ...comparison,
    holm: Number.isNaN(corrected[i]) ? null : corrected[i]!,
  }));
}
