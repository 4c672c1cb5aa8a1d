// npx tsx bench/significance.ts [DRAWS] [RESAMPLES] [SIZES]
// The table of docs/statistics.md: how often a test at 5 % calls two systems different that are equally good exactly, and
// how often its interval covers the difference of two that are not. STS-benchmark dev; see test/simulation.sts-gold.test.ts.
import { scriptArguments, wholeArgument } from "../scripts/script-arguments.mjs";
import { goldOfSet, scoreSet, setsOfData } from "../src/evaluate/index.ts";
import {
  bootstrapTest,
  pearson,
  seededRandom,
  steiger,
  swapTest,
  williams,
  zouInterval,
} from "../src/stats/index.ts";
import { createSystem } from "../src/systems/index.ts";

const { positionals } = scriptArguments({ positionals: ["[DRAWS]", "[RESAMPLES]", "[SIZES]"] });
const DRAWS = wholeArgument("DRAWS", positionals[0] ?? "4000", 1);
const RESAMPLES = wholeArgument("RESAMPLES", positionals[1] ?? "1000", 1);
const SIZES = (positionals[2] ?? "50,250,750").split(",").map((size) => wholeArgument("SIZES", size, 3));
const PAIRS = [
  ["token-cosine", "longest-common-subsequence"],
  ["ngram-overlap-2", "token-jaccard"],
  ["fast", "token-cosine"],
  ["fast", "levenshtein"],
] as const;

const { sets } = await setsOfData(["stsb-dev"]);
const dev = sets[0]!;
const { pairs } = await goldOfSet(dev);
const gold = Float64Array.from(pairs, (pair) => pair.gold!);

const known = new Map<string, Float64Array>();
for (const name of new Set(PAIRS.flat())) {
  const system = await createSystem(name);
  known.set(name, standardised((await scoreSet(system, dev)).raw));
  await system.close();
}

console.log(
  `${DRAWS} draws, ${RESAMPLES} resamples; share called different at 5 %, and covered where they differ`,
);
for (const [first, second] of PAIRS) {
  for (const n of SIZES) {
    const [x, y] = [known.get(first)!, known.get(second)!];
    const shares = line({ ...underNull(x, y, n), covered: coverage(x, y, n) });
    console.log(`${first} / ${second}, n ${n}: ${shares}`);
  }
}

/** Values of the two change places on each pair at random: equally good exactly. */
function underNull(x: Float64Array, y: Float64Array, n: number) {
  const random = seededRandom(2026);
  const rejected = { bootstrap: 0, swap: 0, williams: 0, steiger: 0, zou: 0 };
  for (let draw = 0; draw < DRAWS; draw++) {
    const { g, a, b } = sample(x, y, n, random, true);
    const options = { draws: RESAMPLES, seed: draw };
    const three = { first: pearson(a, g), second: pearson(b, g), between: pearson(a, b), n };
    const [low, high] = zouInterval(three);
    rejected.bootstrap += Number(bootstrapTest("pearson", a, b, g, options).p < 0.05);
    rejected.swap += Number(swapTest("pearson", a, b, g, options).p < 0.05);
    rejected.williams += Number(williams(three).p < 0.05);
    rejected.steiger += Number(steiger(three).p < 0.05);
    rejected.zou += Number(low > 0 || high < 0);
  }
  return rejected;
}

/** Share of samples whose interval holds the difference that the systems have on all of dev. */
function coverage(x: Float64Array, y: Float64Array, n: number): number {
  const random = seededRandom(7);
  const difference = pearson(x, gold) - pearson(y, gold);
  let covered = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const { g, a, b } = sample(x, y, n, random, false);
    const { interval } = bootstrapTest("pearson", a, b, g, { draws: RESAMPLES, seed: draw });
    covered += Number(interval[0] <= difference && difference <= interval[1]);
  }
  return covered;
}

function sample(
  x: Float64Array,
  y: Float64Array,
  n: number,
  random: ReturnType<typeof seededRandom>,
  isSwapped: boolean,
) {
  const [g, a, b] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)];
  for (let i = 0; i < n; i++) {
    const at = random.below(gold.length);
    const turned = isSwapped && random.below(2) === 1;
    g[i] = gold[at]!;
    a[i] = (turned ? y : x)[at]!;
    b[i] = (turned ? x : y)[at]!;
  }
  return { g, a, b };
}

function line(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([test, count]) => `${test} ${((100 * count) / DRAWS).toFixed(2)} %`)
    .join(", ");
}

function standardised(values: Float64Array): Float64Array {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length);
  return values.map((value) => (value - middle) / spread);
}
