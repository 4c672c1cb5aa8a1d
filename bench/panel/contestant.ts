import type { LanguageTag } from "../../src/systems/index.ts";
import type { PanelRow, PanelSet } from "./panel-set.ts";

/** What a part or a system says of rows. */
export interface Reading {
  /** Higher is closer; any unit. Correlations are computed from it. */
  readonly raw: Float64Array;
  /** Systems: 0..5. */
  readonly score?: Float64Array;
  /** Systems that give one: 80 % interval of the gold score. */
  readonly low?: Float64Array;
  readonly high?: Float64Array;
}

/** A part (what a tier could be made of) or a system, to be read on the panel. */
export interface Contestant {
  readonly name: string;
  readonly kind: "part" | "system";
  /** Kinds of a part's models, as their manifests say. */
  readonly models?: readonly string[];
  /** Undefined where it does not read these languages. */
  read(rows: readonly PanelRow[], set: PanelSet): Promise<Reading | undefined>;
  close(): Promise<void>;
}

/** Whether all texts are in languages that a model names. */
export function reads(
  languages: readonly string[],
  rows: readonly { languages: readonly LanguageTag[] }[],
): boolean {
  return rows.every((row) => row.languages.every((language) => languages.includes(language)));
}
