import { bootstrapTest } from "../../stats/index.ts";
import type { Entry, Field } from "./competition-field.ts";
import { byWilliams, type CompetitionTest, type Tester } from "./competition-tests.ts";

/** A run on one set: the best (or as good), or not significantly different from it; null when it differs or has none. */
export type SetStanding = "best" | "alike" | null;

export interface Standings {
  readonly test: CompetitionTest;
  of(entry: Entry, set: number): SetStanding;
}

/** The best run of every set and those alike: bold and dots of the 2017 paper's table 10, by its test under its protocol. */
export function standingsBySet(
  field: Field,
  options: { readonly draws: number; readonly seed: number; readonly level: number },
): Standings {
  const asIn2017 = field.protocol?.significance.test === "williams";
  const testers = field.sets.map((_, s) => (asIn2017 ? byWilliams(s, field) : onSet(s, field, options)));
  const bySet = testers.map((tester, s) => standingsOn(s, tester, field, 1 - options.level));
  return {
    test: testers[0]?.test ?? "paired bootstrap, two-sided",
    of: (entry, set) => bySet[set]!.get(entry) ?? null,
  };
}

function standingsOn(
  s: number,
  tester: Tester,
  { entries, sets }: Field,
  alpha: number,
): Map<Entry, SetStanding> {
  const figureOf = ({ report }: Entry) => report.sets.find((set) => set.name === sets[s])?.pearson ?? null;
  const scored = entries.filter((entry) => figureOf(entry) !== null);
  const highest = scored.reduce((most, entry) => Math.max(most, figureOf(entry)!), Number.NEGATIVE_INFINITY);
  // Linear images of the best are as good; rounding parts their figures.
  const bests = scored.filter((entry) => figureOf(entry)! >= highest - 1e-12);
  return new Map(
    scored.map((entry) => {
      if (bests.includes(entry)) return [entry, "best"];
      const p = tester.p(bests[0]!, entry);
      return [entry, p !== null && p >= alpha ? "alike" : null];
    }),
  );
}

function onSet(
  s: number,
  { sets }: Field,
  options: { readonly draws: number; readonly seed: number; readonly level: number },
): Tester {
  const setOf = ({ scored }: Entry) => scored.sets.find((set) => set.name === sets[s]);
  const p = (better: Entry, other: Entry): number | null => {
    const [a, b] = [setOf(better), setOf(other)];
    if (a === undefined || b === undefined || a.gold.length < 2) return null;
    const test = bootstrapTest("pearson", a.raw, b.raw, a.gold, { ...options, stream: s });
    return Number.isNaN(test.p) ? null : test.p;
  };
  return { test: "paired bootstrap, two-sided", p };
}
