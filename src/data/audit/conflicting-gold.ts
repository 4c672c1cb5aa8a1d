import type { AuditCheck, AuditOptions, AuditSet, Finding } from "./finding.ts";
import { repeats } from "./repeated-pairs.ts";

/** The same pair with gold that differs by more than chance would have it: at least one of the scores is wrong. */
export const conflictingGold: AuditCheck = {
  name: "conflicting-gold",
  description: "the same pair with gold scores that differ by a tenth of the scale or more",
  find: (sets: readonly AuditSet[], { conflict = 0.1 }: AuditOptions) => {
    const findings: Finding[] = [];
    for (const { rows } of repeats(sets)) {
      // Scales may differ between sets: compare positions on the scale.
      const positions = rows
        .filter(({ pair }) => pair.gold !== undefined)
        .map(({ pair, set }) => (pair.gold! - set.scale[0]) / (set.scale[1] - set.scale[0]));
      let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const position of positions) [low, high] = [Math.min(low, position), Math.max(high, position)];
      const spread = high - low;
      // Gold such as 3.8 and 3.3 must not fail by the last binary digit.
      if (positions.length < 2 || spread < conflict - 1e-9) continue;
      const gold = rows.map(({ pair }) => pair.gold ?? "none").join(", ");
      const { a, b } = rows[0]!.pair;
      findings.push({
        check: "conflicting-gold",
        problem: `gold ${gold}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`,
        places: rows.map(({ place }) => place),
      });
    }
    return findings;
  },
};
