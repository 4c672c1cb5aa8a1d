import { checkNumber, checkRecord, checkRecords } from "../../arguments.ts";
import { midRanks } from "../../stats/index.ts";
import { goldOnFive, type ScoredRun, type ScoredSet } from "../runs/scored-set.ts";

/** A pair that a system got wrong. */
export interface WorstPair {
  readonly set: string;
  readonly id: string;
  readonly a: string;
  readonly b: string;
  /** On 0-5. */
  readonly gold: number;
  /** On 0-5; null for a run without such scores, whose pairs are picked by rank. */
  readonly score: number | null;
  readonly raw: number;
  /** score - gold; by rank: 5 x (share of pairs below by raw value - share below by gold). */
  readonly error: number;
}

/**
 * The pairs whose score is farthest from gold. Where a run has no score on 0-5, the pairs whose place in the ranking
 * is farthest from their place by gold.
 */
export function worstPairs(set: ScoredSet, count = 10): WorstPair[] {
  checkRecord(set, "worstPairs: set", "a ScoredSet", ["name", "pairs", "gold", "raw"]);
  checkNumber(count, "worstPairs: count");
  const gold = goldOnFive(set);
  const errors = set.score ? set.score.map((score, i) => score - gold[i]!) : rankErrors(set.raw, gold);
  const order = Array.from(errors.keys()).sort(
    (i, j) => Math.abs(errors[j]!) - Math.abs(errors[i]!) || i - j,
  );
  return order.slice(0, count).map((i) => {
    const { id, a, b } = set.pairs[i]!;
    return {
      set: set.name,
      id,
      a,
      b,
      gold: gold[i]!,
      score: set.score?.[i] ?? null,
      raw: set.raw[i]!,
      error: errors[i]!,
    };
  });
}

function rankErrors(raw: Float64Array, gold: Float64Array): Float64Array {
  const [x, y] = [midRanks(raw), midRanks(gold)];
  return x.map((rank, i) => (5 * (rank - y[i]!)) / Math.max(1, x.length - 1));
}

/** A pair on which systems and people disagree, with every system's score. */
export interface DifficultPair {
  readonly set: string;
  readonly id: string;
  readonly a: string;
  readonly b: string;
  /** On 0-5. */
  readonly gold: number;
  /** Each system's score, 0-5, in the order of the runs. */
  readonly scores: readonly number[];
  /** Mean of the systems - gold. */
  readonly error: number;
}

/**
 * Pairs on which the systems together disagree with people most, in the manner of the 2017 paper's table of difficult
 * pairs. Runs without scores on 0-5 are left out.
 *
 * @param runs over the same sets
 */
export function difficultPairs(runs: readonly ScoredRun[], count = 10): DifficultPair[] {
  checkRecords(runs, "difficultPairs: runs", "a ScoredRun", ["name", "sets"]);
  checkNumber(count, "difficultPairs: count");
  const found: DifficultPair[] = [];
  const [first] = runs;
  for (const [s, set] of (first?.sets ?? []).entries()) {
    const scored = runs.map((run) => run.sets[s]!.score).filter((score) => score !== undefined);
    if (scored.length === 0) continue;
    const gold = goldOnFive(set);
    for (const [i, { id, a, b }] of set.pairs.entries()) {
      const scores = scored.map((score) => score[i]!);
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      found.push({ set: set.name, id, a, b, gold: gold[i]!, scores, error: mean - gold[i]! });
    }
  }
  return found.sort((x, y) => Math.abs(y.error) - Math.abs(x.error)).slice(0, count);
}

/** One bin of a calibration curve. */
export interface CalibrationBin {
  /** Scores of the bin: low <= score < high, the last bin closed. */
  readonly low: number;
  readonly high: number;
  readonly pairs: number;
  /** null in an empty bin. */
  readonly meanScore: number | null;
  readonly meanGold: number | null;
  /** Standard deviation of gold in the bin; null below two pairs. */
  readonly deviation: number | null;
}

/**
 * Mean gold by score: a calibrated system's bins lie on the diagonal.
 * @param bins of equal width over 0-5
 * @returns undefined for a run without scores on 0-5
 */
export function calibrationCurve(sets: readonly ScoredSet[], bins = 10): CalibrationBin[] | undefined {
  checkRecords(sets, "calibrationCurve: sets", "a ScoredSet", ["pairs", "gold"]);
  checkNumber(bins, "calibrationCurve: bins");
  const members: { score: number; gold: number }[][] = Array.from({ length: bins }, () => []);
  for (const set of sets) {
    if (set.score === undefined) return undefined;
    const gold = goldOnFive(set);
    for (const [i, score] of set.score.entries()) {
      const bin = Math.min(bins - 1, Math.max(0, Math.floor((score / 5) * bins)));
      members[bin]!.push({ score, gold: gold[i]! });
    }
  }
  return members.map((pairs, b) => binOf(pairs, (5 * b) / bins, (5 * (b + 1)) / bins));
}

function binOf(pairs: readonly { score: number; gold: number }[], low: number, high: number): CalibrationBin {
  const n = pairs.length;
  if (n === 0) return { low, high, pairs: 0, meanScore: null, meanGold: null, deviation: null };
  const meanGold = pairs.reduce((sum, pair) => sum + pair.gold, 0) / n;
  const squares = pairs.reduce((sum, pair) => sum + (pair.gold - meanGold) ** 2, 0);
  return {
    low,
    high,
    pairs: n,
    meanScore: pairs.reduce((sum, pair) => sum + pair.score, 0) / n,
    meanGold,
    deviation: n < 2 ? null : Math.sqrt(squares / (n - 1)),
  };
}
