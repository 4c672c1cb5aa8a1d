import { midRanks } from "../../src/stats/index.ts";
import type { PanelRow, PanelSet } from "./panel-set.ts";

/**
 * What of a set's values is compared: the values themselves, or for `ranks` the mid-rank of each among the rows of its
 * part, divided by their number (0..1), so that the scales of parts do not matter.
 */
export function comparable(
  set: Pick<PanelSet, "gold">,
  rows: readonly Pick<PanelRow, "part">[],
  values: Float64Array,
): Float64Array {
  if (set.gold === "graded") return values;
  const result = new Float64Array(values.length);
  for (const part of new Set(rows.map((row) => row.part))) {
    const members = [...rows.keys()].filter((i) => rows[i]!.part === part);
    const ranks = midRanks(members.map((i) => values[i]!));
    for (const [k, i] of members.entries()) result[i] = ranks[k]! / members.length;
  }
  return result;
}
