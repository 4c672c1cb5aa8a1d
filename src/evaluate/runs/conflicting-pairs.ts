import { checkRecords } from "../../arguments.ts";
import { type AuditSet, audit } from "../../data/index.ts";
import { type ScoredRun, withGold, withoutPairs } from "./scored-set.ts";

/**
 * Marks pairs whose gold cannot all be right: the same two texts, in either order, with gold a tenth of the scale apart or
 * more, in one set or between them (the audit's `conflicting-gold`). All of such pairs are marked: which gold is the right
 * one nobody knows.
 *
 * @returns by name of the set, a mark for each pair that has gold, in their order
 */
export async function conflictingPairs(
  sets: readonly Pick<AuditSet, "name" | "pairs" | "scale">[],
): Promise<Map<string, Uint8Array>> {
  checkRecords(sets, "conflictingPairs: sets", "an AuditSet", ["name", "pairs", "scale"]);
  const scored = sets.map(({ pairs, ...set }) => ({ ...set, pairs: withGold(pairs).pairs }));
  // Ids of a file may repeat: the audit is given places in their stead.
  const placed = scored.map(({ scale, pairs }, s) => ({
    name: String(s),
    scale,
    pairs: pairs.map((pair, i) => ({ ...pair, id: String(i) })),
  }));
  const { findings } = await audit(placed, { checks: ["conflicting-gold"] });
  const marks = scored.map(({ pairs }) => new Uint8Array(pairs.length));
  for (const { places } of findings) for (const { set, id } of places) marks[Number(set)]![Number(id)] = 1;
  return new Map(scored.map(({ name }, s) => [name, marks[s]!]));
}

/** What runs over the same sets are without pairs of conflicting gold. */
export interface UnconflictingRuns {
  readonly runs: readonly ScoredRun[];
  /** Pairs that were left out of every run. */
  readonly leftOut: number;
}

/** Leaves pairs of conflicting gold (`conflictingPairs`) out of runs that were scored on the same sets. */
export async function withoutConflicts(runs: readonly ScoredRun[]): Promise<UnconflictingRuns> {
  checkRecords(runs, "withoutConflicts: runs", "a ScoredRun", ["name", "sets"]);
  const conflicts = await conflictingPairs(runs[0]?.sets ?? []);
  const leftOut = [...conflicts.values()].reduce((n, marks) => n + marks.reduce((sum, is) => sum + is, 0), 0);
  const kept = runs.map((run) => ({
    ...run,
    sets: run.sets.map((set) => withoutPairs(set, conflicts.get(set.name)!, "conflicting")),
  }));
  return { runs: kept, leftOut };
}
