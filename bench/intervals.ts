// npx tsx bench/intervals.ts [SAMPLES] [RESAMPLES] [PAIRS]
// The figures of docs/evaluation.md, Intervals: how often a 95 % interval of r lies below or above the r that the system
// has on all of STS-benchmark dev, over samples of so many pairs drawn with replacement.
import { scriptArguments, wholeArgument } from "../scripts/script-arguments.mjs";
import { goldOfSet, scoreSet, setsOfData } from "../src/evaluate/index.ts";
import { bootstrapInterval, pearson, seededRandom } from "../src/stats/index.ts";
import { createSystem } from "../src/systems/index.ts";

const { positionals } = scriptArguments({ positionals: ["[SAMPLES]", "[RESAMPLES]", "[PAIRS]"] });
const SAMPLES = wholeArgument("SAMPLES", positionals[0] ?? "2000", 1);
const RESAMPLES = wholeArgument("RESAMPLES", positionals[1] ?? "1000", 1);
const N = wholeArgument("PAIRS", positionals[2] ?? "50", 3);
const SYSTEMS = ["token-cosine", "longest-common-subsequence", "ngram-overlap-2", "fast"] as const;
const METHODS = ["bca", "percentile"] as const;

const { sets } = await setsOfData(["stsb-dev"]);
const dev = sets[0]!;
const { pairs } = await goldOfSet(dev);
const gold = Float64Array.from(pairs, (pair) => pair.gold!);

console.log(`${SAMPLES} samples of ${N} pairs, ${RESAMPLES} resamples; share of 95 % intervals that miss r`);
for (const name of SYSTEMS) {
  const system = await createSystem(name);
  const { raw } = await scoreSet(system, dev);
  await system.close();
  const r = pearson(raw, gold);
  for (const method of METHODS) {
    const random = seededRandom(2026);
    let [above, below] = [0, 0];
    for (let seed = 0; seed < SAMPLES; seed++) {
      const at = Array.from({ length: N }, () => random.below(gold.length));
      const {
        interval: [low, high],
      } = bootstrapInterval(
        "pearson",
        at.map((i) => raw[i]!),
        at.map((i) => gold[i]!),
        { draws: RESAMPLES, seed, method },
      );
      above += Number(low > r);
      below += Number(high < r);
    }
    console.log(`${name}, ${method}: ${percent(above)} wholly above it, ${percent(below)} wholly below`);
  }
}

function percent(count: number): string {
  return `${((100 * count) / SAMPLES).toFixed(1)} %`;
}
