import { pairKey } from "../sets/overlap.ts";
import type { GoldPair } from "../types.ts";
import { type AuditCheck, type AuditSet, type Place, rowsOf } from "./finding.ts";

export interface Repeat {
  readonly rows: readonly { readonly pair: GoldPair; readonly set: AuditSet; readonly place: Place }[];
}

/** Groups of rows that hold the same pair, without regard to order, case, blanks and Unicode form. */
export function repeats(sets: readonly AuditSet[]): Repeat[] {
  const byKey = new Map<string, { pair: GoldPair; set: AuditSet; place: Place }[]>();
  for (const row of rowsOf(sets)) {
    const key = pairKey(row.pair);
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [row]);
    else group.push(row);
  }
  return [...byKey.values()].filter((rows) => rows.length > 1).map((rows) => ({ rows }));
}

/** The same pair more than once: inside a set it counts double, between splits it leaks its gold. */
export const repeatedPairs: AuditCheck = {
  name: "repeated-pairs",
  description: "the same two texts more than once, in either order, without regard to case and blanks",
  find: (sets) =>
    repeats(sets).map(({ rows }) => {
      const names = new Set(rows.map(({ place }) => place.set));
      const gold = [...new Set(rows.map(({ pair }) => pair.gold ?? "none"))].join(", ");
      const where = names.size > 1 ? `in ${[...names].join(" and ")}` : "in one set";
      const { a, b } = rows[0]!.pair;
      return {
        check: "repeated-pairs",
        problem: `${rows.length} times ${where}, gold ${gold}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`,
        places: rows.map(({ place }) => place),
      };
    }),
};
