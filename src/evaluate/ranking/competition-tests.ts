import {
  bootstrapDraws,
  correlation,
  fisherTest,
  pearson,
  testOfDifferences,
  williams,
} from "../../stats/index.ts";
import { meanOfSets } from "../figures/resampled-runs.ts";
import { goldOnFive, joined } from "../runs/scored-set.ts";
import type { Entry, Field } from "./competition-field.ts";

export type CompetitionTest =
  | "Fisher's z, one-tailed, on the weighted means"
  | "Williams' t, two-sided"
  | "paired bootstrap, two-sided";

/** p of one test between two runs, the better first; null where it is undefined. */
export interface Tester {
  readonly test: CompetitionTest;
  p(better: Entry, other: Entry): number | null;
}

/** Stream of the draws over all pairs; sets have 0, 1, 2 ... */
const POOLED_STREAM = 1_000_000;

/**
 * The figure of the ranking under resampling, for all runs on the same resamples. A set that a run lacks, and an undefined
 * draw, count 0; a run that lacks a set has no pooled draws.
 */
export function resampledFigures(
  field: Field,
  options: { readonly draws: number; readonly seed: number },
): ReadonlyMap<Entry, Float64Array> {
  const ofRule = field.rule === "pooled" ? pooledDraws : meanDraws;
  return new Map(field.entries.map((entry) => [entry, ofRule(entry, field, options)]));
}

function meanDraws(entry: Entry, field: Field, options: { readonly draws: number; readonly seed: number }) {
  // The stream of a set is its number, whatever sets a run has: draws of all runs stay paired.
  const sets = field.sets.map((name, stream) => {
    const set = entry.scored.sets.find((each) => each.name === name);
    const draws =
      set === undefined || set.gold.length < 2
        ? new Float64Array(options.draws)
        : bootstrapDraws("pearson", [set.raw], set.gold, { ...options, stream })[0]!;
    return { draws, jackknifed: () => new Float64Array() };
  });
  return meanOfSets(sets, field.weights).draws;
}

function pooledDraws(entry: Entry, field: Field, options: { readonly draws: number; readonly seed: number }) {
  const { sets } = entry.scored;
  if (sets.length < field.sets.length) return new Float64Array(options.draws).fill(NaN);
  const strata = joined(sets.map((set, s) => new Float64Array(set.gold.length).fill(s)));
  const raw = joined(sets.map((set) => set.raw));
  const gold = joined(sets.map(goldOnFive));
  return bootstrapDraws("pearson", [raw], gold, { ...options, stream: POOLED_STREAM, strata })[0]!;
}

/** The task's own test where it has one for the figure of the ranking, else the paired bootstrap of that figure. */
export function chooseTest(field: Field, resampled: ReadonlyMap<Entry, Float64Array>, level: number): Tester {
  const rule = field.protocol?.significance.test;
  if (rule === "fisher") return byFisher(field);
  if (rule === "williams" && field.sets.length === 1) return byWilliams(0, field);
  return byBootstrap(field, resampled, level);
}

/** As 2014 and 2015 had it: the means as if they were correlations, n all pairs of the sets. */
function byFisher({ figureOf, pairs }: Field): Tester {
  const p = (better: Entry, other: Entry): number | null => {
    const [r1, r2] = [figureOf(better), figureOf(other)];
    return r1 === null || r2 === null ? null : defined(fisherTest(r1, pairs, r2, pairs).p);
  };
  return { test: "Fisher's z, one-tailed, on the weighted means", p };
}

/** Williams' t on one set, as the 2017 paper tested each track. */
export function byWilliams(s: number, { sets }: Field): Tester {
  const setOf = ({ scored }: Entry) => scored.sets.find((set) => set.name === sets[s]);
  const p = (better: Entry, other: Entry): number | null => {
    const [a, b] = [setOf(better), setOf(other)];
    if (a === undefined || b === undefined || a.gold.length < 4) return null;
    const [first, second] = [
      correlation("pearson", a.raw, a.gold).value,
      correlation("pearson", b.raw, a.gold).value,
    ];
    if (first === null || second === null) return null;
    return defined(williams({ first, second, between: pearson(a.raw, b.raw), n: a.gold.length }).p);
  };
  return { test: "Williams' t, two-sided", p };
}

function byBootstrap(
  { figureOf }: Field,
  resampled: ReadonlyMap<Entry, Float64Array>,
  level: number,
): Tester {
  const p = (better: Entry, other: Entry): number | null => {
    const [a, b] = [resampled.get(better)!, resampled.get(other)!];
    const difference = (figureOf(better) ?? NaN) - (figureOf(other) ?? NaN);
    // Figures are rounded to 12 decimals, draws are not.
    const exact = Math.abs(difference) < 1e-11 ? 0 : difference;
    return defined(
      testOfDifferences(
        a.map((value, k) => value - b[k]!),
        exact,
        { level },
      ).p,
    );
  };
  return { test: "paired bootstrap, two-sided", p };
}

function defined(p: number): number | null {
  return Number.isNaN(p) ? null : p;
}
