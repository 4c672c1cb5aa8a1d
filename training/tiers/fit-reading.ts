import { type Calibration, calibrationOf, fitCalibration } from "../../src/learn/index.ts";
import { mean, pearson, standardDeviation } from "../../src/stats/index.ts";
import { partsMean } from "../../src/systems/encoder/pairs/parts-mean.ts";
import type { Part } from "../../src/systems/encoder/tier/encoder-parts.ts";
import {
  corrected,
  STEP_KINDS,
  type StepKind,
  type Steps,
} from "../../src/systems/encoder/tier/near-copy-correction.ts";
import type { ReadingFile } from "../../src/systems/encoder/tier/tier-file.ts";
import { rounded } from "../rounded.ts";
import { type ByKind, fitSteps, stepTable } from "./fit-steps.ts";
import type { ReadRows } from "./read-rows.ts";

/** A part before its footing is known. */
export type PlannedPart = Pick<Part, "value" | "model" | "weight">;

/** Parts on a common footing: mean and deviation over graded rows, each source counting alike. */
export function withFooting(parts: readonly PlannedPart[], read: ReadRows): Part[] {
  return parts.map((part, p) => {
    const graded = read.rows.flatMap((row, i) => (row.madeUp ? [] : [read.values[p]![i]!]));
    const round = (value: number) => Number(value.toPrecision(6));
    return { ...part, mean: round(mean(graded)), deviation: round(standardDeviation(graded)) };
  });
}

/** Raw values before any correction. */
export function rawValues(parts: readonly Part[], read: ReadRows): Float64Array {
  const value = partsMean(parts);
  return Float64Array.from(read.rows, (_, i) => value(read.values, i));
}

/** Mean over sources of Pearson's r, sources of fewer rows left out. */
export function meanPearson(raw: Float64Array, { rows }: ReadRows, fewest = 50): number {
  return mean(bySource(rows, fewest).map(([, of]) => pearsonOf(raw, rows, of)));
}

/** Pearson's r of each source, for the log. */
export function pearsonTable(raw: Float64Array, { rows }: ReadRows): string {
  return bySource(rows, 50)
    .map(([source, of]) => `${source} ${(100 * pearsonOf(raw, rows, of)).toFixed(1)}`)
    .join(", ");
}

function pearsonOf(raw: Float64Array, rows: ReadRows["rows"], of: readonly number[]): number {
  return pearson(
    of.map((i) => raw[i]!),
    of.map((i) => rows[i]!.gold),
  );
}

function bySource(rows: ReadRows["rows"], fewest: number): [string, number[]][] {
  const sources = new Map<string, number[]>();
  for (const [i, { source, madeUp }] of rows.entries())
    if (!madeUp) sources.set(source, [...(sources.get(source) ?? []), i]);
  return [...sources].filter(([, of]) => of.length >= fewest);
}

/** Of several weights of a part, that of the best mean over sources; the lightest of those level with it. */
export function bestWeights(
  planned: readonly PlannedPart[],
  tried: readonly (readonly number[])[],
  read: ReadRows,
): PlannedPart[] {
  const weighted = tried.map((weights) => {
    const kept = planned.flatMap((part, p) =>
      weights[p]! > 0 ? [{ part: { ...part, weight: weights[p]! }, p }] : [],
    );
    const own = { ...read, values: kept.map(({ p }) => read.values[p]!) };
    const parts = kept.map(({ part }) => part);
    const r = meanPearson(rawValues(withFooting(parts, own), own), own);
    console.log(`  weights ${weights.join(" ")}: mean r ${(100 * r).toFixed(2)}`);
    return { parts, r };
  });
  const most = Math.max(...weighted.map(({ r }) => r));
  return weighted.find(({ r }) => r > most - LEVEL)!.parts;
}

/** Differences of mean correlation below this are none. */
const LEVEL = 0.0005;
/** Steps and calibration are fitted in turn, since each stands on the other. */
const ROUNDS = 2;
/** How steps are found. */
export interface StepPlan {
  /** Steps that kinds of few rows are drawn towards. */
  readonly expected?: ByKind;
  /** Of what is fitted, the part that ships. */
  readonly factors?: ByKind;
  /** Kinds that can be told; all by default. */
  readonly kinds?: readonly StepKind[];
}

/**
 * A reading of the parts: steps on the near copies of `copies`, calibration on `read`, sources left out one by one for its
 * intervals.
 * @param copies rows near copies are looked for in; no steps where absent
 */
export function fitReading(
  label: string,
  planned: readonly PlannedPart[],
  read: ReadRows,
  copies: ReadRows | undefined,
  { expected = {}, factors = {}, kinds = STEP_KINDS }: StepPlan = {},
): ReadingFile {
  const parts = withFooting(planned, read);
  const raw = rawValues(parts, read);
  const top = Number(Math.max(...raw).toPrecision(4));
  const plain = calibrated(raw, read, top);
  report(label, raw, read, plain);
  if (copies === undefined) return { parts, calibration: rounded(plain.model) };
  const copyRaw = rawValues(parts, copies);
  let steps: Steps = { kinds: {}, raise: 0, top: 0 };
  let calibration = plain;
  let own = raw;
  for (let round = 0; round < ROUNDS; round++) {
    steps = fitSteps(copies, copyRaw, calibration.map, { top, expected, factors, kinds });
    own = raw.map((value, i) => corrected(value, read.copies[i], steps, calibration));
    calibration = calibrated(own, read, top);
  }
  report(`${label}, corrected`, own, read, calibration);
  console.log(stepTable(copies, copyRaw, calibration, steps).join("\n"));
  return { parts, steps, calibration: rounded(calibration.model) };
}

function report(label: string, raw: Float64Array, read: ReadRows, { model }: Calibration): void {
  const { mae, withinOne } = model.fit;
  console.log(`${label}: ${pearsonTable(raw, read)}`);
  console.log(
    `${label}: mean r ${(100 * meanPearson(raw, read)).toFixed(2)}, MAE ${mae.toFixed(3)}, ` +
      `within 1 ${(100 * withinOne).toFixed(1)} %, sources left out`,
  );
}

/** Pairs of equal texts added for each row, as unrelated ones are: people never graded such, and 5 must be within reach. */
const EQUAL_SHARE = 0.04;

/** @param top raw value of texts that say the same */
function calibrated(raw: Float64Array, { rows }: ReadRows, top: number): Calibration {
  const sources = [...new Set(rows.map(({ source }) => source))];
  const equal = Array.from({ length: Math.round(EQUAL_SHARE * rows.length) }, (_, k) => rows[k]!);
  const { model } = fitCalibration(
    [...raw, ...equal.map(() => top)],
    [...rows.map(({ gold }) => gold), ...equal.map(() => 5)],
    {
      groups: [...rows.map(({ source }) => sources.indexOf(source)), ...equal.map(() => sources.length)],
      folds: sources.length + 1,
      lengths: [...rows, ...equal].map(({ a, b }) => Math.max(1, a.length + b.length)),
      madeUp: [...rows.map(({ madeUp }) => (madeUp ? 1 : 0)), ...equal.map(() => 1)],
      loss: "absolute",
      seed: 1,
    },
  );
  return calibrationOf(model);
}
