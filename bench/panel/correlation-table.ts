import { blockMean, type Correlation, correlationOn, type ReadSet } from "./correlations.ts";
import { BLOCKS } from "./panel-set.ts";
import { markdownTable, points } from "./table.ts";

/** Correlation times 100 of each contestant on each set, block means below each block. */
export function correlationTable(
  read: readonly ReadSet[],
  names: readonly string[],
  kind: Correlation,
): string {
  const rows = BLOCKS.flatMap((block) => {
    const sets = read.filter(({ set }) => set.block === block);
    if (sets.length === 0) return [];
    return [
      ...sets.map((of) => [
        of.set.id,
        String(of.rows.length),
        ...names.map((name) => points(correlationOn(of, name, kind))),
      ]),
      [`**${block}, mean**`, "", ...names.map((name) => points(blockMean(read, block, name, kind)))],
    ];
  });
  return markdownTable(["set", "rows", ...names], rows);
}
