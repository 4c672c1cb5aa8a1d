import type { AuditCheck, Finding } from "./finding.ts";

/** Gold outside the set's scale, gold that is missing, and a whole set that seems to use another scale. */
export const scaleViolations: AuditCheck = {
  name: "scale-violations",
  description: "gold outside the scale, missing gold, or a set whose gold never comes near its scale's top",
  find: (sets) => {
    const findings: Finding[] = [];
    for (const { name, pairs, scale } of sets) {
      const [low, high] = scale;
      let top = Number.NEGATIVE_INFINITY;
      let scored = 0;
      // A set without any gold is unlabelled, not damaged.
      const labelled = pairs.some(({ gold }) => gold !== undefined);
      for (const { id, gold } of pairs) {
        const places = [{ set: name, id }];
        if (gold === undefined) {
          if (labelled) findings.push({ check: "scale-violations", problem: "no gold", places });
          continue;
        }
        if (gold < low || gold > high)
          findings.push({
            check: "scale-violations",
            problem: `gold ${gold} outside ${low}..${high}`,
            places,
          });
        scored++;
        top = Math.max(top, gold);
      }
      if (scored >= 20 && top < low + (high - low) / 2) {
        findings.push({
          check: "scale-violations",
          problem: `highest gold of ${scored} pairs is ${top}: is ${low}..${high} the scale of this set?`,
          places: [{ set: name, id: pairs[0]!.id }],
        });
      }
    }
    return findings;
  },
};
