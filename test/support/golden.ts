import { readFileSync, writeFileSync } from "node:fs";
import { createSystem } from "../../src/systems/index.ts";

/** Tiers whose scores are recorded, in the order of the file's columns. */
export const GOLDEN_TIERS = ["fast", "base", "accurate"] as const;

const FILE = "test/fixtures/golden/scores.tsv";
const HEADER = ["languages", "kind", "a", "b", ...GOLDEN_TIERS].join("\t");

/** A pair of the file, with the score 0..5 of each tier when the file was written. */
export interface GoldenPair {
  /** Languages of the two texts, such as "en" or "en-tr"; systems are not told them. */
  readonly languages: string;
  readonly kind: string;
  readonly a: string;
  readonly b: string;
  /** By place in GOLDEN_TIERS. */
  readonly scores: readonly number[];
}

export function readGolden(): GoldenPair[] {
  const [header, ...rows] = readFileSync(FILE, "utf8").trimEnd().split("\n");
  if (header !== HEADER) throw new Error(`${FILE}:1: expected the columns ${HEADER.replaceAll("\t", ", ")}`);
  return rows.map((row) => {
    const [languages = "", kind = "", a = "", b = "", ...scores] = row.split("\t");
    return { languages, kind, a, b, scores: scores.map(Number) };
  });
}

export function writeGolden(pairs: readonly GoldenPair[]): void {
  const rows = pairs.map(({ languages, kind, a, b, scores }) =>
    [languages, kind, a, b, ...scores.map((score) => score.toFixed(2))].join("\t"),
  );
  writeFileSync(FILE, `${[HEADER, ...rows].join("\n")}\n`);
}

/** What a tier gives the pairs now, as users call it: in one list, languages untold. Shape [pairs], 0..5. */
export async function tierScores(tier: string, pairs: readonly GoldenPair[]): Promise<number[]> {
  const system = await createSystem(tier);
  try {
    return (await system.score(pairs.map(({ a, b }) => ({ a, b })))).map(({ score }) => score);
  } finally {
    await system.close();
  }
}
