import { mean, normalQuantile, quantile, standardDeviation } from "../../src/stats/index.ts";
import type { NearCopy } from "./near-copies.ts";
import { NEAR_COPY_KINDS } from "./near-copy-kind.ts";
import type { RememberedSystem } from "./system-values.ts";
import { markdownTable } from "./table.ts";

/**
 * What people give to near copies: pairs, mean and quartiles of gold (0-5), and each system's mean signed error
 * (score - gold) with its 80 % interval, mean ± 1.28 s / sqrt(n); per kind, relatedness (SICK) on lines of its own.
 */
export async function nearCopyTable(
  copies: readonly NearCopy[],
  systems: readonly RememberedSystem[],
): Promise<string> {
  const scores: number[][] = [];
  for (const system of systems) {
    const pairs = copies.map(({ a, b }) => ({ a, b, languages: ["en", "en"] as const }));
    scores.push((await system.values(pairs, "near copies")).map(({ score }) => score));
  }
  const lines = NEAR_COPY_KINDS.flatMap((kind) =>
    (["similarity", "relatedness"] as const).flatMap((scale) => {
      const members = [...copies.keys()].filter(
        (i) => copies[i]!.kind === kind && copies[i]!.scale === scale,
      );
      if (members.length === 0) return [];
      const gold = members.map((i) => copies[i]!.gold);
      const quartiles = [0.25, 0.5, 0.75].map((p) => quantile(gold, p).toFixed(1)).join(" ");
      return [
        [
          scale === "similarity" ? kind : `${kind}, SICK`,
          String(members.length),
          mean(gold).toFixed(2),
          quartiles,
          ...scores.map((of) => meanError(members.map((i) => of[i]! - copies[i]!.gold))),
        ],
      ];
    }),
  );
  return markdownTable(
    ["differ in", "pairs", "people", "quartiles", ...systems.map(({ name }) => `${name}, error`)],
    lines,
  );
}

function meanError(errors: readonly number[]): string {
  const middle = mean(errors);
  const shown = `${middle < 0 ? "" : "+"}${middle.toFixed(2)}`;
  if (errors.length < 2) return shown;
  const margin = (normalQuantile(0.9) * standardDeviation(errors)) / Math.sqrt(errors.length);
  return `${shown} ± ${margin.toFixed(2)}`;
}
