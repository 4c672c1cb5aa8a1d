// npm run bench:align
// Pairs of STS-benchmark dev aligned a second of one core (CPU time): with the analyses given, and with analysis included.
import { alignerText, alignTexts, lexicalSimilarity } from "../src/align/index.ts";
import { loadAnalyser } from "../src/analysis/index.ts";
import { openSet } from "../src/data/index.ts";

const ROUNDS = 5;
const pairs: { a: string; b: string }[] = [];
for await (const { a, b } of (await openSet("stsb-dev")).read()) pairs.push({ a, b });
const { analyse } = await loadAnalyser("en");
const similarity = await lexicalSimilarity("en", "en");

/** The best of some rounds, after one that warms up. */
function rate(work: () => void): string {
  work();
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, pairs.length / ((user + system) / 1e6));
  }
  return Math.round(best).toString();
}

const analysed = pairs.map(({ a, b }) => [analyse(a), analyse(b)] as const);
const given = rate(() => {
  for (const [a, b] of analysed) alignTexts(alignerText(a), alignerText(b), { similarity });
});
const included = rate(() => {
  for (const { a, b } of pairs) alignTexts(alignerText(analyse(a)), alignerText(analyse(b)), { similarity });
});
console.log(`analysis given:    ${given.padStart(6)} pairs/s (3,000 wanted)`);
console.log(`analysis included: ${included.padStart(6)} pairs/s (1,500 wanted)`);
