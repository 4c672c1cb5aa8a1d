// npm run golden: writes what the tiers give now into test/fixtures/golden/scores.tsv, the digest of how texts are read into
// src/systems/reading-digest.ts, and prints what changed. To be run
// when scores were meant to change: raise the system's VERSION, and write the figures into CHANGELOG.md.

import { GOLDEN_TIERS, readGolden, tierScores, writeGolden } from "../test/support/golden.ts";
import { readingDigest, readingOf, writeReadingDigest } from "../test/support/reading.ts";

const before = readGolden();
writeReadingDigest(readingDigest(readingOf(before)));
const scores: number[][] = [];
for (const tier of GOLDEN_TIERS) scores.push(await tierScores(tier, before));
const after = before.map((pair, i) => ({ ...pair, scores: scores.map((own) => own[i]!) }));
writeGolden(after);

for (const [t, tier] of GOLDEN_TIERS.entries()) {
  const moves = after
    .map(({ scores: now, a, b }, i) => ({ by: now[t]! - before[i]!.scores[t]!, a, b }))
    .filter(({ by }) => Math.abs(by) > 0.005)
    .sort((x, y) => Math.abs(y.by) - Math.abs(x.by));
  console.log(`${tier}: ${moves.length} of ${after.length} scores changed`);
  for (const { by, a, b } of moves.slice(0, 5))
    console.log(`  ${by > 0 ? "+" : ""}${by.toFixed(2)}  ${a.slice(0, 50)} | ${b.slice(0, 50)}`);
}
