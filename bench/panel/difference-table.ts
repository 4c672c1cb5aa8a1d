import type { ReadSet } from "./correlations.ts";
import type { Difference, PairedDraws } from "./differences.ts";
import { BLOCKS } from "./panel-set.ts";
import { markdownTable } from "./table.ts";

/** Differences x100 of each contestant from `base`, with 80 % and 95 % intervals, per set and of block means. */
export function differenceTable(
  read: readonly ReadSet[],
  draws: PairedDraws,
  names: readonly string[],
  base: string,
): string {
  const rows = BLOCKS.flatMap((block) => {
    const sets = read.filter(({ set }) => set.block === block);
    if (sets.length === 0) return [];
    return [
      ...sets.map((of) => [of.set.id, ...names.map((name) => cell(draws.onSet(of, name, base)))]),
      [`**${block}, mean**`, ...names.map((name) => cell(draws.onBlock(block, name, base)))],
    ];
  });
  return markdownTable([`less ${base}`, ...names], rows);
}

/** "+1.2 [0.8, 1.6] [0.5, 1.9]": difference, 80 % and 95 % interval, in points. */
function cell(difference: Difference | undefined): string {
  if (difference === undefined) return "-";
  return `${signed(difference.value)} ${interval(difference.interval80)} ${interval(difference.interval95)}`;
}

export function signed(value: number): string {
  const shown = tenths(value);
  return shown.startsWith("-") ? shown : `+${shown}`;
}

export function interval([low, high]: readonly [number, number]): string {
  return Number.isNaN(low) ? "[-]" : `[${tenths(low)}, ${tenths(high)}]`;
}

/** Points with one decimal; what rounds to nothing has no sign. */
function tenths(value: number): string {
  const shown = (100 * value).toFixed(1);
  return shown === "-0.0" ? "0.0" : shown;
}
