import { checkOptions, checkRecords } from "../../arguments.ts";
import { bootstrapTest, correlation } from "../../stats/index.ts";
import { checkSameSets, type ScoredRun } from "../runs/scored-set.ts";

/** The best run of a set, and those that do not differ from it: the dots and bold figures of the 2017 paper's table 10. */
export interface BestOfSet {
  readonly set: string;
  /** null when no run has a correlation. */
  readonly best: string | null;
  /** Runs, in their order, whose difference from the best is not significant by the paired bootstrap, two-sided. */
  readonly alike: readonly string[];
}

export interface BestOfSetsOptions {
  readonly level?: number;
  readonly draws?: number;
  readonly seed?: number;
}

/**
 * @param runs over the same sets
 * @param options a run differs where p < 1 - level; no correction for many runs, as the paper, which took Williams' t,
 *   made none
 * @throws StsError E_INPUT unless all runs score the same sets
 */
export function bestOfSets(runs: readonly ScoredRun[], options: BestOfSetsOptions = {}): BestOfSet[] {
  checkRecords(runs, "bestOfSets: runs", "a ScoredRun", ["name", "sets"]);
  checkOptions(options, "bestOfSets");
  const { level = 0.95, draws = 1000, seed = 1 } = options;
  checkSameSets(runs);
  return runs[0]!.sets.map((set, s) => {
    const figures = runs.map((run) => correlation("pearson", run.sets[s]!.raw, set.gold).value);
    const best = figures.reduce<number>(
      (at, r, i) => (r !== null && (at < 0 || r > figures[at]! + 1e-12) ? i : at),
      -1,
    );
    if (best < 0) return { set: set.name, best: null, alike: [] };
    const isAlike = (i: number) => {
      const second = figures[i];
      if (i === best || second === null || second === undefined || set.gold.length < 4) return false;
      const [leader, other] = [runs[best]!.sets[s]!.raw, runs[i]!.sets[s]!.raw];
      const { p } = bootstrapTest("pearson", leader, other, set.gold, { draws, seed, stream: s });
      return p >= 1 - level;
    };
    return {
      set: set.name,
      best: runs[best]!.name,
      alike: runs.filter((_, i) => isAlike(i)).map((run) => run.name),
    };
  });
}
