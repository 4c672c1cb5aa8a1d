import {
  corrected,
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
/** A step below this share of the raw values' deviation is none. */
const LEAST_STEP = 0.02;
/** Trials of a step, as shares of the raw values' deviation. */
const [FINEST, MOST] = [0.02, 2];
const SWEEPS = 4;

/** Shares of fitted steps that ship, by kind; 1 where none is named. */
export type ShippedShares = Readonly<Partial<Record<StepKind, number>>>;

/** Steps as shares of the raw values' deviation, by kind. */
export type ExpectedSteps = Readonly<Partial<Record<StepKind, number>>>;

/** What steps are measured by. */
export interface StepScale {
  readonly top: number;
  readonly deviation: number;
  readonly expected: ExpectedSteps;
  readonly shares: ShippedShares;
}

/** A reading's fitted steps as shares of its raw values' deviation, to expect of another with fewer rows. */
export function stepShares(
  { steps, parts }: Pick<ReadingFile, "steps" | "parts">,
  shipped: ShippedShares,
): ExpectedSteps {
  const { deviation } = parts[0]!;
  return Object.fromEntries(
    Object.entries(steps?.kinds ?? {}).map(([kind, step]) => [
      kind,
      step / deviation / (shipped[kind as StepKind] ?? 1),
    ]),
  );
}

/**
 * Steps that bring the scores of near copies to what people give them: the least sum of squared errors
 *
 *   sum over near copies of (map(corrected raw) - gold)^2  +  PRIOR_ROWS * sum over kinds of (slope (step - m))^2
 *
 * found kind by kind, some times over. m: what is expected of a kind, 0 where nothing is; for kinds of fewer than FEW_ROWS
 * rows of which nothing is expected, the mean of the other kinds' steps. slope: points of the score that one unit of raw is. Made-up rows play no part.
 * @param raw values before any correction, shape [n]
 * @param map from raw values to 0-5
 * @param top raw value of texts that say the same
 * @param deviation of raw values, the unit of trials
 * @param expected steps as shares of `deviation`: those of a tier with more rows
 * @param shares of the fitted steps that ship
 */
export function fitSteps(
  { rows, copies }: ReadRows,
  raw: Float64Array,
  map: (raw: number) => number,
  { top, deviation, expected, shares }: StepScale,
): Steps {
  const members = [...rows.keys()].filter((i) => copies[i] !== undefined && !rows[i]!.madeUp);
  const slope = meanSlope(
    members.map((i) => raw[i]!),
    map,
    deviation,
  );
  const showing = (kind: StepKind) => members.filter((i) => copies[i]!.kinds.includes(kind));
  const many = STEP_KINDS.filter((kind) => showing(kind).length >= FEW_ROWS);
  let steps: Steps = { kinds: {}, raise: RAISE, top };
  const best = (kind: StepKind, towards: number): number => {
    let [found, least] = [0, Number.POSITIVE_INFINITY];
    for (let share = 0; share <= MOST; share += FINEST) {
      const amount = share * deviation;
      const trial = { ...steps, kinds: { ...steps.kinds, [kind]: amount } };
      const loss =
        showing(kind).reduce(
          (sum, i) => sum + (map(corrected(raw[i]!, copies[i], trial)) - rows[i]!.gold) ** 2,
          0,
        ) +
        PRIOR_ROWS * (slope * (amount - towards)) ** 2;
      if (loss < least - 1e-12) [least, found] = [loss, amount];
    }
    return found < LEAST_STEP * deviation ? 0 : Number(found.toPrecision(4));
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const kind of STEP_KINDS) {
      const usual =
        many.reduce((sum, other) => sum + (steps.kinds[other] ?? 0), 0) / Math.max(1, many.length);
      const own = expected[kind];
      const towards = own === undefined ? (many.includes(kind) ? 0 : usual) : own * deviation;
      const amount = best(kind, towards);
      steps = { ...steps, kinds: { ...steps.kinds, [kind]: amount } };
    }
  }
  const shipped = Object.entries(steps.kinds).map(([kind, step]) => [
    kind,
    Number((step * (shares[kind as StepKind] ?? 1)).toPrecision(4)),
  ]);
  return { ...steps, kinds: Object.fromEntries(shipped) };
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
  const lines = [...STEP_KINDS, "same" as const, "other" as const].map((kind) => {
    const of = [...rows.keys()].filter((i) => {
      const near = rows[i]!.madeUp ? undefined : copies[i];
      if (near === undefined) return false;
      if (kind === "same") return near.same;
      return kind === "other" ? !near.same && near.kinds.length === 0 : near.kinds.join() === kind;
    });
    if (of.length === 0) return `${kind.padEnd(10)}    0`;
    const mean = (value: (i: number) => number) => of.reduce((sum, i) => sum + value(i), 0) / of.length;
    const gold = mean((i) => rows[i]!.gold);
    const before = mean((i) => map(raw[i]!));
    const after = mean((i) => map(corrected(raw[i]!, copies[i], steps)));
    const amount = kind === "same" ? steps.raise : kind === "other" ? 0 : (steps.kinds[kind] ?? 0);
    return `${kind.padEnd(10)} ${String(of.length).padStart(4)}  gold ${gold.toFixed(2)}  before ${before.toFixed(2)}  after ${after.toFixed(2)}  step ${amount.toFixed(4)}`;
  });
  return lines;
}
