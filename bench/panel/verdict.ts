import type { Contestant } from "./contestant.ts";
import { blockMean, type ReadSet } from "./correlations.ts";
import { interval, signed } from "./difference-table.ts";
import type { Difference, PairedDraws } from "./differences.ts";
import { BLOCKS, type Block } from "./panel-set.ts";
import { REFERENCE } from "./reference.ts";
import { markdownTable } from "./table.ts";

/** Smaller sets count in their block alone. */
const COUNTED_ROWS = 300;
/** Half a point of a correlation. */
const FALL = 0.005;

/** A system beside the best of its parts in one block. */
export interface Verdict {
  readonly system: string;
  readonly block: Block;
  readonly part: string;
  readonly difference: Difference;
  /** `below`: the block mean falls by more than half a point, 80 % interval below zero; `above`: interval above zero. */
  readonly verdict: "above" | "level" | "below";
  /** Sets of 300 rows and more that fall so. */
  readonly falls: readonly string[];
}

/**
 * The rule of CONTRIBUTING.md: no tier stands below its own best part. `fast` is held against parts of static vectors,
 * `base` against parts of encoders, all others against every part and system named before them.
 */
export function verdicts(
  read: readonly ReadSet[],
  draws: PairedDraws,
  contestants: readonly Contestant[],
): Verdict[] {
  return contestants.flatMap(({ name: system, kind }, at) =>
    BLOCKS.flatMap((block) => {
      if (kind !== "system") return [];
      const rivals = contestants
        .slice(0, at)
        .filter((contestant) => contestant.name !== REFERENCE && isPartOf(contestant, system))
        .map(({ name }) => name);
      const part = best(rivals, (name) => blockMean(read, block, name, "pearson"));
      const difference = part === undefined ? undefined : draws.onBlock(block, system, part);
      if (part === undefined || difference === undefined) return [];
      const sets = read.filter(({ set }) => set.block === block && set.rows.length >= COUNTED_ROWS);
      const falls = sets.filter((of) => isFall(draws.onSet(of, system, part))).map(({ set }) => set.id);
      const verdict = isFall(difference) ? "below" : difference.interval80[0] > 0 ? "above" : "level";
      return [{ system, block, part, difference, verdict, falls }];
    }),
  );
}

export function verdictTable(found: readonly Verdict[]): string {
  return markdownTable(
    ["system, block", "best part", "difference, 80 % interval", "block mean", "sets of 300 rows that fall"],
    found.map(({ system, block, part, difference, verdict, falls }) => [
      `${system}, ${block}`,
      part,
      `${signed(difference.value)} ${interval(difference.interval80)}`,
      verdict,
      falls.join(", ") || "none",
    ]),
  );
}

function isFall(difference: Difference | undefined): boolean {
  return difference !== undefined && difference.value < -FALL && difference.interval80[1] < 0;
}

function isPartOf({ models }: Contestant, system: string): boolean {
  if (system === "fast") return models?.every((kind) => kind === "static") ?? false;
  if (system === "base") return models?.every((kind) => kind === "onnx-encoder") ?? false;
  return true;
}

function best(names: readonly string[], value: (name: string) => number | undefined): string | undefined {
  const known = names.flatMap((name) => {
    const found = value(name);
    return found === undefined ? [] : [{ name, found }];
  });
  return known.sort((x, y) => y.found - x.found)[0]?.name;
}
