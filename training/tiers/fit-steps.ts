import {
  corrected,
  STEP_KINDS,
  type StepKind,
  type Steps,
} from "../../src/systems/encoder/near-copy-correction.ts";
import type { ReadingFile } from "../../src/systems/encoder/tier-file.ts";
import type { ReadRows } from "./read-rows.ts";

/** As many rows as each kind is drawn towards what is expected of it by: few rows say little. */
const PRIOR_ROWS = 4;
/** Added where all that differs is proven equal, as a share of the raw values' deviation: too few rows show it to fit. */
const RAISE = 0.5;
/** A step below this share of the raw values' deviation is none. */
const LEAST_STEP = 0.02;
/** Trials of a step, as shares of the raw values' deviation. */
const [FINEST, MOST] = [0.02, 2];
const SWEEPS = 4;

/** Steps as shares of the raw values' deviation, by kind. */
export type ExpectedSteps = Readonly<Partial<Record<StepKind, number>>>;

/** A reading's steps as shares of its raw values' deviation, to expect of another with fewer rows. */
export function stepShares({ steps, parts }: Pick<ReadingFile, "steps" | "parts">): ExpectedSteps {
  const { deviation } = parts[0]!;
  return Object.fromEntries(
    Object.entries(steps?.kinds ?? {}).map(([kind, step]) => [kind, step / deviation]),
  );
}

/**
 * Steps that bring the scores of near copies to what people give them: the least sum of squared errors
 *
 *   sum over near copies of (map(corrected raw) - gold)^2  +  PRIOR_ROWS * sum over kinds of (map's slope * (step - expected))^2
 *
 * found kind by kind, some times over. Made-up rows play no part.
 * @param raw values before any correction, shape [n]
 * @param map from raw values to 0-5
 * @param deviation of raw values, the unit of trials
 * @param kinds that may have a step
 * @param expected steps as shares of `deviation`: those of a tier with more rows; 0 where absent
 */
export function fitSteps(
  { rows, copies }: ReadRows,
  raw: Float64Array,
  map: (raw: number) => number,
  deviation: number,
  kinds: readonly StepKind[] = STEP_KINDS,
  expected: ExpectedSteps = {},
): Steps {
  const members = [...rows.keys()].filter((i) => copies[i] !== undefined && !rows[i]!.madeUp);
  const slope = meanSlope(
    members.map((i) => raw[i]!),
    map,
    deviation,
  );
  let steps: Steps = { kinds: {}, raise: Number((RAISE * deviation).toPrecision(4)) };
  const loss = (trial: Steps, of: readonly number[], from: number) =>
    of.reduce((sum, i) => sum + (map(corrected(raw[i]!, copies[i], trial)) - rows[i]!.gold) ** 2, 0) +
    PRIOR_ROWS * (slope * from) ** 2;
  const best = (of: readonly number[], prior: number, withAmount: (amount: number) => Steps): number => {
    let found = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let share = 0; share <= MOST; share += FINEST) {
      const amount = share * deviation;
      const own = loss(withAmount(amount), of, amount - prior * deviation);
      if (own < least - 1e-12) [least, found] = [own, amount];
    }
    return found < LEAST_STEP * deviation ? 0 : Number(found.toPrecision(4));
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const kind of kinds) {
      const of = members.filter((i) => copies[i]!.kinds.includes(kind));
      const amount = best(of, expected[kind] ?? 0, (trial) => ({
        ...steps,
        kinds: { ...steps.kinds, [kind]: trial },
      }));
      steps = { ...steps, kinds: { ...steps.kinds, [kind]: amount } };
    }
  }
  const alone = (kind: StepKind) => members.filter((i) => copies[i]!.kinds.join() === kind).length;
  return withUnseen(steps, kinds, (kind) => expected[kind] !== undefined || alone(kind) > 0);
}

/** Kinds that nothing is known of lose what the others do on average: a kind of its own is no reason to lose nothing. */
function withUnseen(steps: Steps, kinds: readonly StepKind[], known: (kind: StepKind) => boolean): Steps {
  const seen = kinds.filter(known).map((kind) => steps.kinds[kind] ?? 0);
  const usual = seen.reduce((sum, step) => sum + step, 0) / Math.max(1, seen.length);
  const unseen = kinds.filter((kind) => !known(kind)).map((kind) => [kind, Number(usual.toPrecision(4))]);
  return { ...steps, kinds: { ...steps.kinds, ...Object.fromEntries(unseen) } };
}

/** Points of the score that one unit of raw is, around the near copies. */
function meanSlope(raw: readonly number[], map: (raw: number) => number, deviation: number): number {
  if (raw.length === 0) return 0;
  const step = 0.1 * deviation;
  return raw.reduce((sum, value) => sum + (map(value) - map(value - step)) / step, 0) / raw.length;
}

/** Signed errors of near copies by kind, before and after, for the log. */
export function stepTable(
  { rows, copies }: ReadRows,
  raw: Float64Array,
  map: (raw: number) => number,
  steps: Steps,
): string[] {
  const lines = [...STEP_KINDS, "same" as const].map((kind) => {
    const of = [...rows.keys()].filter((i) => {
      const near = rows[i]!.madeUp ? undefined : copies[i];
      return near !== undefined && (kind === "same" ? near.same : near.kinds.join() === kind);
    });
    if (of.length === 0) return `${kind.padEnd(10)}    0`;
    const mean = (value: (i: number) => number) => of.reduce((sum, i) => sum + value(i), 0) / of.length;
    const gold = mean((i) => rows[i]!.gold);
    const before = mean((i) => map(raw[i]!));
    const after = mean((i) => map(corrected(raw[i]!, copies[i], steps)));
    const amount = kind === "same" ? steps.raise : (steps.kinds[kind] ?? 0);
    return `${kind.padEnd(10)} ${String(of.length).padStart(4)}  gold ${gold.toFixed(2)}  before ${before.toFixed(2)}  after ${after.toFixed(2)}  step ${amount.toFixed(4)}`;
  });
  return lines;
}
