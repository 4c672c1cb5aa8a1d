import { checkRecord } from "../../arguments.ts";
import type { GoldPair, Scale } from "../../data/index.ts";
import { StsError } from "../../errors.ts";
import type { Language } from "../../text/index.ts";
import type { ScoreSource } from "./signature.ts";

/** One gold set as one run scored it: only the pairs that have gold, in file order. */
export interface ScoredSet {
  /** Catalogue name or path. */
  readonly name: string;
  /** Scale of `gold`. */
  readonly scale: Scale;
  readonly languages?: readonly [Language, Language];
  /** Shape [n]. */
  readonly pairs: readonly GoldPair[];
  /** Shape [n], on `scale`. */
  readonly gold: Float64Array;
  /** Shape [n]: the run's own values, any unit, higher = closer (a distance is negated). Correlations are of these. */
  readonly raw: Float64Array;
  /** Shape [n], 0..5. Absent when the run has no values on that scale; then there are no errors to report. */
  readonly score?: Float64Array;
  /** Why `score` is absent. */
  readonly whyNoScore?: string;
  /** Shape [n]: confidences of a 2014 run. */
  readonly confidences?: Float64Array;
  /** Pairs of the file without gold, left out. */
  readonly skipped: number;
  /** Pairs with a text longer than the model reads at once. */
  readonly truncated?: number;
  /** Pairs with a text that is plainly in another language than the set, or the user, says. */
  readonly otherLanguage?: number;
  /** Pairs left out of all figures because the system saw them in training. */
  readonly dropped?: number;
  /** Pairs left out because the same pair stands there again with other gold. */
  readonly conflicting?: number;
  /** `raw` of all pairs with gold, where some were left out: what is saved, to be read again with the whole set. */
  readonly whole?: Float64Array;
  /** Of the gold file, where it is known. */
  readonly sha256?: string;
}

/** A system's, or a score file's, values over some sets. */
export interface ScoredRun {
  readonly name: string;
  /** Where the values come from, for signatures. */
  readonly source?: ScoreSource;
  readonly sets: readonly ScoredSet[];
}

/** Gold on the common 0-5 scale, linearly: 5 (g - low) / (high - low). Sets on 0-5 come back unchanged. */
export function goldOnFive(set: Pick<ScoredSet, "gold" | "scale">): Float64Array {
  checkRecord(set, "goldOnFive: set", "a ScoredSet", ["gold", "scale"]);
  const [low, high] = set.scale;
  if (low === 0 && high === 5) return set.gold;
  return set.gold.map((g) => (5 * (g - low)) / (high - low));
}

/** Splits a set's pairs into those with gold and the number without. */
export function withGold(pairs: readonly GoldPair[]): {
  pairs: GoldPair[];
  gold: Float64Array;
  skipped: number;
} {
  const scored = pairs.filter((pair) => pair.gold !== undefined);
  return {
    pairs: scored,
    gold: Float64Array.from(scored, (pair) => pair.gold!),
    skipped: pairs.length - scored.length,
  };
}

/** @throws StsError E_INPUT unless all runs score the same pairs of the same sets, in one order */
export function checkSameSets(runs: readonly ScoredRun[]): void {
  const first = runs[0];
  if (first === undefined) throw new StsError("E_INPUT", "no run to evaluate");
  for (const run of runs) {
    const same =
      run.sets.length === first.sets.length &&
      run.sets.every(
        (set, i) => set.name === first.sets[i]!.name && set.gold.length === first.sets[i]!.gold.length,
      );
    if (!same)
      throw new StsError("E_INPUT", `runs "${first.name}" and "${run.name}" do not score the same sets`);
  }
}

/** One array after another. */
export function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A set without the marked pairs, which it counts under `why`. */
export function withoutPairs(
  set: ScoredSet,
  marked: Uint8Array,
  why: "dropped" | "conflicting" = "dropped",
): ScoredSet {
  const keep = (values: Float64Array) => values.filter((_, i) => marked[i] === 0);
  const dropped = marked.reduce((n, is) => n + is, 0);
  if (dropped === 0) return set;
  return {
    ...set,
    pairs: set.pairs.filter((_, i) => marked[i] === 0),
    gold: keep(set.gold),
    raw: keep(set.raw),
    whole: set.whole ?? set.raw,
    ...(set.score && { score: keep(set.score) }),
    ...(set.confidences && { confidences: keep(set.confidences) }),
    [why]: dropped,
  };
}
