import { openSet, resolveData } from "./data-sets.ts";
import { type HeldOutPart, loadOverlap, pairKey } from "./overlap.ts";

/** Groups of shipped sets whose rows overlap.tsv lists. */
const YEAR_SETS = ["sts2012", "sts2012-train", "sts2013", "sts2014", "sts2015"];

/**
 * Which pairs stand in STS-benchmark's test or dev part, by their texts: the rows that overlap.tsv lists, and the
 * dev part itself. Finds what ids cannot: pairs of STS-benchmark train and of any other data that repeat them.
 * Test rows drawn from sets that do not ship (2016, 2017) are not known to it. Node only.
 * @returns part by `pairKey`; test where a pair stands in both
 */
export async function loadHeldOutPairs(): Promise<ReadonlyMap<string, HeldOutPart>> {
  const overlap = await loadOverlap();
  const parts = new Map<string, HeldOutPart>();
  for await (const batch of (await openSet("stsb-dev")).read().batches()) {
    for (const pair of batch) parts.set(pairKey(pair), "stsb-dev");
  }
  for (const name of YEAR_SETS) {
    for (const set of (await resolveData(name)).sets) {
      for await (const batch of set.read().batches()) {
        for (const pair of batch) {
          const part = overlap.partOf(pair.id);
          const key = pairKey(pair);
          if (part !== undefined && parts.get(key) !== "stsb-test") parts.set(key, part);
        }
      }
    }
  }
  return parts;
}
