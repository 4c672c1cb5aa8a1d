import { mean, pearson, spearman } from "../../src/stats/index.ts";
import type { Contestant, Reading } from "./contestant.ts";
import { type Block, goldOf, type Half, type PanelRow, type PanelSet, rowsOf } from "./panel-set.ts";
import { comparable } from "./ranks-of-parts.ts";

/** A set's rows of one half and what each contestant says of them. */
export interface ReadSet {
  readonly set: PanelSet;
  readonly rows: readonly PanelRow[];
  /** On 0-5. */
  readonly gold: Float64Array;
  /** By name; those that read its languages. */
  readonly readings: ReadonlyMap<string, Reading>;
}

/** Every contestant on every set of a half. */
export async function readHalf(
  panel: readonly PanelSet[],
  half: Half,
  contestants: readonly Contestant[],
): Promise<ReadSet[]> {
  const read: ReadSet[] = [];
  for (const set of panel) {
    const rows = rowsOf(set, half);
    const readings = new Map<string, Reading>();
    for (const contestant of contestants) {
      const reading = await contestant.read(rows, set);
      if (reading !== undefined) readings.set(contestant.name, reading);
    }
    read.push({ set, rows, gold: Float64Array.from(rows, (row) => goldOf(set, row)), readings });
  }
  return read;
}

/** Two values to be correlated; for `ranks` within each part. */
export function pairedValues({ set, rows, gold }: ReadSet, raw: Float64Array): [Float64Array, Float64Array] {
  return [comparable(set, rows, raw), comparable(set, rows, gold)];
}

export type Correlation = "pearson" | "spearman";

/** Correlation on one set, -1..1; undefined where it was not read, or a side is constant. */
export function correlationOn(read: ReadSet, name: string, kind: Correlation): number | undefined {
  const reading = read.readings.get(name);
  if (reading === undefined) return undefined;
  const value = (kind === "pearson" ? pearson : spearman)(...pairedValues(read, reading.raw));
  return Number.isNaN(value) ? undefined : value;
}

/** Plain mean over a block's sets; undefined where one of them was not read. */
export function blockMean(
  read: readonly ReadSet[],
  block: Block,
  name: string,
  kind: Correlation,
): number | undefined {
  const values = read.filter(({ set }) => set.block === block).map((of) => correlationOn(of, name, kind));
  if (values.length === 0 || values.some((value) => value === undefined)) return undefined;
  return mean(values as number[]);
}
