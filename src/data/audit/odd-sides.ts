import { sentenceKey } from "../sets/overlap.ts";
import { type AuditCheck, type Finding, rowsOf } from "./finding.ts";

/** Sides that are blank, or identical with gold below nine tenths of the scale. */
export const oddSides: AuditCheck = {
  name: "odd-sides",
  description: "a blank side, or two identical sides with gold below nine tenths of the scale",
  find: (sets) => {
    const findings: Finding[] = [];
    for (const { pair, set, place } of rowsOf(sets)) {
      const a = sentenceKey(pair.a);
      const b = sentenceKey(pair.b);
      const [low, high] = set.scale;
      if (a === "" || b === "") {
        findings.push({
          check: "odd-sides",
          problem: `${a === "" && b === "" ? "both texts are" : a === "" ? "text a is" : "text b is"} blank`,
          places: [place],
        });
      } else if (a === b && pair.gold !== undefined && pair.gold < low + 0.9 * (high - low)) {
        findings.push({
          check: "odd-sides",
          problem: `identical texts, gold ${pair.gold} of ${high}: ${JSON.stringify(pair.a)}`,
          places: [place],
        });
      }
    }
    return findings;
  },
};
