import { correlation, pearson, williams } from "../stats/index.ts";
import { checkSameSets, type ScoredRun } from "./scored-set.ts";

/** The best run of a set, and those that do not differ from it: the dots and bold figures of the 2017 paper's table 10. */
export interface BestOfSet {
  readonly set: string;
  /** null when no run has a correlation. */
  readonly best: string | null;
  /** Runs, in their order, whose difference from the best is not significant by Williams' t, two-sided. */
  readonly alike: readonly string[];
}

/**
 * @param runs over the same sets
 * @param alpha p below which a run differs, 0.05 by default; no correction for many runs, as the paper made none
 * @throws StsError E_INPUT unless all runs score the same sets
 */
export function bestOfSets(runs: readonly ScoredRun[], alpha = 0.05): BestOfSet[] {
  checkSameSets(runs);
  return runs[0]!.sets.map((set, s) => {
    const figures = runs.map((run) => correlation("pearson", run.sets[s]!.raw, set.gold).value);
    const best = figures.reduce<number>(
      (at, r, i) => (r !== null && (at < 0 || r > figures[at]!) ? i : at),
      -1,
    );
    if (best < 0) return { set: set.name, best: null, alike: [] };
    const isAlike = (i: number) => {
      const second = figures[i];
      if (i === best || second === null || second === undefined || set.gold.length < 4) return false;
      const between = pearson(runs[best]!.sets[s]!.raw, runs[i]!.sets[s]!.raw);
      const { p } = williams({ first: figures[best]!, second, between, n: set.gold.length });
      return p >= alpha;
    };
    return {
      set: set.name,
      best: runs[best]!.name,
      alike: runs.filter((_, i) => isAlike(i)).map((run) => run.name),
    };
  });
}
