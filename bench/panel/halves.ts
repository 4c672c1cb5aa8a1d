import { createHash } from "node:crypto";
import type { Half } from "./panel-set.ts";

/** Changing it makes another panel: every figure chosen or fitted on half A would have to be made anew. */
export const HALVES_SEED = 1;

/** What has to be known of a row to split: its set, and all that must stay on its side. */
export interface SplitRow {
  readonly set: string;
  /** Keys of its sentences and of their English originals. */
  readonly keys: readonly string[];
}

/**
 * Splits rows in two so that no sentence, nor a translation of it, stands on both sides. Connected rows are found by
 * union-find; groups go, largest first and in an order drawn by `seed`, to the side on which their sets have the
 * smaller share so far. O(n log n).
 *
 * @returns for each row its group, numbered from 0, and its half
 */
export function splitHalves(
  rows: readonly SplitRow[],
  seed: number = HALVES_SEED,
): { group: number; half: Half }[] {
  const groups = connectedRows(rows.map(({ keys }) => keys));
  const members = new Map<number, number[]>();
  for (const [i, group] of groups.entries()) members.set(group, [...(members.get(group) ?? []), i]);
  const sizes = counted(rows.map(({ set }) => set));
  const lead = new Map<string, number>();
  const halfOf = new Map<number, Half>();
  for (const { group, order } of inDrawnOrder(members, rows, seed)) {
    const shares = [...counted(members.get(group)!.map((i) => rows[i]!.set))].map(
      ([set, n]) => [set, n / sizes.get(set)!] as const,
    );
    const ahead = shares.reduce((sum, [set, share]) => sum + share * (lead.get(set) ?? 0), 0);
    const half: Half = ahead === 0 ? (order[0]! < "8" ? "a" : "b") : ahead > 0 ? "b" : "a";
    for (const [set, share] of shares) lead.set(set, (lead.get(set) ?? 0) + (half === "a" ? share : -share));
    halfOf.set(group, half);
  }
  return groups.map((group) => ({ group, half: halfOf.get(group)! }));
}

/** Largest groups first; equally large ones by a digest of their smallest key and the seed. */
function inDrawnOrder(
  members: ReadonlyMap<number, readonly number[]>,
  rows: readonly SplitRow[],
  seed: number,
) {
  const drawn = [...members].map(([group, of]) => {
    const smallest = of.flatMap((i) => rows[i]!.keys).sort()[0]!;
    return {
      group,
      size: of.length,
      order: createHash("sha256").update(`${seed}\n${smallest}`).digest("hex"),
    };
  });
  return drawn.sort((x, y) => y.size - x.size || (x.order < y.order ? -1 : 1));
}

/** Group of each row: rows with a common key, directly or through others, are in one. */
export function connectedRows(rows: readonly (readonly string[])[]): number[] {
  const parent = new Map<string, string>();
  const find = (key: string): string => {
    let root = key;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    for (let at = key; at !== root; ) {
      const up = parent.get(at)!;
      parent.set(at, root);
      at = up;
    }
    if (!parent.has(root)) parent.set(root, root);
    return root;
  };
  for (const keys of rows) for (const key of keys) parent.set(find(key), find(keys[0]!));
  const numbers = new Map<string, number>();
  return rows.map((keys) => {
    const root = find(keys[0]!);
    if (!numbers.has(root)) numbers.set(root, numbers.size);
    return numbers.get(root)!;
  });
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
