import { pairKey } from "../sets/overlap.ts";
import { type AuditCheck, type Finding, rowsOf } from "./finding.ts";

/** Pairs that no shipped weight may be trained on, by their texts; only on request, since the year sets are full of them. */
export const heldOutPairs: AuditCheck = {
  name: "held-out-pairs",
  description: "a pair that stands in STS-benchmark's test or dev part too (only when asked for)",
  onRequest: true,
  find: async (sets) => {
    const { loadHeldOutPairs } = await import("../sets/held-out.ts");
    const parts = await loadHeldOutPairs();
    const findings: Finding[] = [];
    for (const { pair, set, place } of rowsOf(sets)) {
      const part = parts.get(pairKey(pair));
      if (part === undefined || part === set.name) continue;
      findings.push({
        check: "held-out-pairs",
        problem: `in ${part}: ${JSON.stringify(pair.a)} / ${JSON.stringify(pair.b)}`,
        places: [place],
      });
    }
    return findings;
  },
};
