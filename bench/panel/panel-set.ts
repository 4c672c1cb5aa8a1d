import type { LanguageTag } from "../../src/systems/index.ts";

/** What the sets of one table have in common; block means are plain means of sets. */
export const BLOCKS = ["english", "spanish", "turkish", "arabic", "across"] as const;
export type Block = (typeof BLOCKS)[number];

/** Half A chooses, fits calibration and steps; half B is read for a release candidate only. */
export type Half = "a" | "b";

/** A pair with what people gave it. */
export interface PanelRow {
  /** Unique within its set. */
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly languages: readonly [LanguageTag, LanguageTag];
  /** On the set's scale. */
  readonly gold: number;
  /** Rows of one part are ranked among themselves; 0 but for sets made of several files with scales of their own. */
  readonly part: number;
  /** Connected rows, over all sets: they share a sentence or a translation, directly or through others. */
  readonly group: number;
  readonly half: Half;
}

/** One row of the panel's tables. */
export interface PanelSet {
  readonly id: string;
  readonly block: Block;
  readonly scale: readonly [low: number, high: number];
  /** `ranks`: relatedness, of which only the order within each part is compared; no error, no coverage. */
  readonly gold: "graded" | "ranks";
  /**
   * `fit`: half A may fit calibration, steps and weights that ship. `study`: terms or scale allow looking only
   * (SICK and its translations, Spanish of 2014, relatedness).
   */
  readonly use: "fit" | "study";
  readonly rows: readonly PanelRow[];
}

/** Gold of a row on 0-5. */
export function goldOf(set: PanelSet, row: PanelRow): number {
  const [low, high] = set.scale;
  return (5 * (row.gold - low)) / (high - low);
}

/** The rows of one half, or all. */
export function rowsOf(set: PanelSet, half: Half | "both"): readonly PanelRow[] {
  return half === "both" ? set.rows : set.rows.filter((row) => row.half === half);
}
