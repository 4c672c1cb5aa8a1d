import type { Calibration } from "../../src/learn/index.ts";
import { mean } from "../../src/stats/index.ts";
import {
  corrected,
  keptShare,
  STEP_KINDS,
  type StepKind,
  type Steps,
} from "../../src/systems/encoder/tier/near-copy-correction.ts";
import type { ReadingFile } from "../../src/systems/encoder/tier/tier-file.ts";
import type { ReadRows } from "./read-rows.ts";

/** As many rows as each kind is drawn towards what is expected of it by: few rows say little. */
const PRIOR_ROWS = 4;
const FEW_ROWS = 10;
/** Share of the way to the top where nothing differs but in form: people give such pairs 4.8. */
const RAISE = 0.95;
/** A smaller share of the score than this is none. */
const LEAST_STEP = 0.02;
/** Trials of a share. */
const [FINEST, MOST] = [0.005, 0.9];
const SWEEPS = 4;

/** By kind: factors of fitted steps that ship, 1 where none is named; or steps, shares of the score. */
export type ByKind = Readonly<Partial<Record<StepKind, number>>>;

/** What steps are measured by. */
export interface StepScale {
  readonly top: number;
  /** Steps that kinds of few rows are drawn towards: those of a tier with more rows. */
  readonly expected: ByKind;
  /** Of the fitted steps, the part that ships. */
  readonly factors: ByKind;
  /** Kinds that can be told. */
  readonly kinds: readonly StepKind[];
}

/** A reading's fitted steps, to expect of another with fewer rows. */
export function fittedSteps({ steps }: Pick<ReadingFile, "steps">, shipped: ByKind): ByKind {
  return Object.fromEntries(
    Object.entries(steps?.kinds ?? {}).map(([kind, step]) => [kind, step / (shipped[kind as StepKind] ?? 1)]),
  );
}

/**
 * Steps that bring the scores of near copies to what people give them: the least sum of squared errors
 *
 *   sum over near copies of (score - gold)^2  +  PRIOR_ROWS * sum over kinds of (usual (step - m))^2
 *   score = map(raw) * product of (1 - part step) over its kinds, part: `partOfStep`
 *
 * found kind by kind, some times over. m: what is expected of a kind, 0 where nothing is; for kinds of fewer than FEW_ROWS
 * rows of which nothing is expected, the mean of the other kinds' steps. usual: the near copies' mean score before any
 * step. Made-up rows play no part.
 * @param raw values before any correction, shape [n]
 * @param map from raw values to 0-5
 */
export function fitSteps(
  { rows, copies }: ReadRows,
  raw: Float64Array,
  map: (raw: number) => number,
  { top, expected, factors, kinds: told }: StepScale,
): Steps {
  const members = [...rows.keys()].filter((i) => copies[i] !== undefined && !rows[i]!.madeUp);
  const scores = new Map(members.map((i) => [i, map(raw[i]!)]));
  const usual = scores.size === 0 ? 0 : mean([...scores.values()]);
  const showing = (kind: StepKind) => members.filter((i) => copies[i]!.kinds.includes(kind));
  const many = told.filter((kind) => showing(kind).length >= FEW_ROWS);
  const kinds: Partial<Record<StepKind, number>> = {};
  const best = (kind: StepKind, towards: number): number => {
    const others = showing(kind).map((i) => ({
      score: scores.get(i)! * keptShare(copies[i]!, { ...kinds, [kind]: 0 }),
      gold: rows[i]!.gold,
      part: copies[i]!.part,
    }));
    let [found, least] = [0, Number.POSITIVE_INFINITY];
    for (let step = 0; step <= MOST; step += FINEST) {
      const loss =
        others.reduce((sum, { score, gold, part }) => sum + (score * (1 - part * step) - gold) ** 2, 0) +
        PRIOR_ROWS * (usual * (step - towards)) ** 2;
      if (loss < least - 1e-12) [least, found] = [loss, step];
    }
    return found < LEAST_STEP ? 0 : found;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const kind of told) {
      const ofOthers = many.reduce((sum, other) => sum + (kinds[other] ?? 0), 0) / Math.max(1, many.length);
      kinds[kind] = best(kind, expected[kind] ?? (many.includes(kind) ? 0 : ofOthers));
    }
  }
  const shipped = Object.entries(kinds).map(([kind, step]) => [
    kind,
    Number(Math.min(MOST, step * (factors[kind as StepKind] ?? 1)).toFixed(3)),
  ]);
  return { kinds: Object.fromEntries(shipped), raise: RAISE, top };
}

/** Signed errors of near copies by kind, before and after, for the log. */
export function stepTable(
  { rows, copies }: ReadRows,
  raw: Float64Array,
  calibration: Calibration,
  steps: Steps,
): string[] {
  const { map } = calibration;
  const lines = [...STEP_KINDS, "same" as const, "other" as const].map((kind) => {
    const of = [...rows.keys()].filter((i) => {
      const near = rows[i]!.madeUp ? undefined : copies[i];
      if (near === undefined) return false;
      if (kind === "same") return near.same;
      return kind === "other" ? !near.same && near.kinds.length === 0 : near.kinds.join() === kind;
    });
    if (of.length === 0) return `${kind.padEnd(10)}    0`;
    const meanOf = (value: (i: number) => number) => mean(of.map(value));
    const gold = meanOf((i) => rows[i]!.gold);
    const before = meanOf((i) => map(raw[i]!));
    const after = meanOf((i) => map(corrected(raw[i]!, copies[i], steps, calibration)));
    const amount = kind === "same" ? steps.raise : kind === "other" ? 0 : (steps.kinds[kind] ?? 0);
    return `${kind.padEnd(10)} ${String(of.length).padStart(4)}  gold ${gold.toFixed(2)}  before ${before.toFixed(2)}  after ${after.toFixed(2)}  step ${amount.toFixed(3)}`;
  });
  return lines;
}
