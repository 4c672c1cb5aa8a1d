import { describe, expect, it } from "vitest";
import { openSet } from "../src/data/index.ts";
import { getMeasure } from "../src/measures/index.ts";
import { bootstrapTest, pearson, seededRandom, swapTest, williams } from "../src/stats/index.ts";

/**
 * What the tests promise, tried out on gold as STS has it: on 0-5, tied, with humps at both ends. n pairs of
 * STS-benchmark dev are drawn with replacement, and the systems' standardised values swapped on each pair at random: so
 * they are equally good exactly, and a test at 5 % must call them different in 5 % of the draws. docs/statistics.md has
 * 4,000 draws of four pairs of systems; SIMULATION_DRAWS=4000 repeats that here.
 */
const DRAWS = Number(process.env.SIMULATION_DRAWS ?? 1000);
const RESAMPLES = 300;

const dev = await (await openSet("stsb-dev")).read().toArray();
const gold = Float64Array.from(dev, (pair) => pair.gold!);

function standardised(measure: string): Float64Array {
  const values = Float64Array.from(dev, ({ a, b }) => getMeasure(measure).score(a, b));
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length);
  return values.map((value) => (value - middle) / spread);
}

describe.each([
  ["token-cosine", "longest-common-subsequence", 50],
  ["levenshtein", "ngram-overlap-2", 120],
])("%s and %s made equally good, %i pairs", (first, second, n) => {
  const [x, y] = [standardised(first), standardised(second)];
  const random = seededRandom(2026);
  const rejected = { bootstrap: 0, swap: 0, interval: 0, williams: 0 };
  for (let draw = 0; draw < DRAWS; draw++) {
    const [g, a, b] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)];
    for (let i = 0; i < n; i++) {
      const at = random.below(gold.length);
      const isSwapped = random.below(2) === 1;
      g[i] = gold[at]!;
      a[i] = (isSwapped ? y : x)[at]!;
      b[i] = (isSwapped ? x : y)[at]!;
    }
    const options = { draws: RESAMPLES, seed: draw };
    const { p, interval } = bootstrapTest("pearson", a, b, g, options);
    rejected.bootstrap += Number(p < 0.05);
    rejected.interval += Number(interval[0] > 0 || interval[1] < 0);
    rejected.swap += Number(swapTest("pearson", a, b, g, options).p < 0.05);
    const three = { first: pearson(a, g), second: pearson(b, g), between: pearson(a, b), n };
    rejected.williams += Number(williams(three).p < 0.05);
  }

  it.each(["bootstrap", "swap"] as const)("%s calls 4 to 6.5 % of them different, within chance", (test) => {
    // two standard errors of the draws on both sides
    const error = 2 * Math.sqrt((0.05 * 0.95) / DRAWS);
    expect(rejected[test] / DRAWS).toBeGreaterThan(0.04 - error);
    expect(rejected[test] / DRAWS).toBeLessThan(0.065 + error);
  });

  it("the interval excludes 0 exactly as often as p is below 5 %", () => {
    expect(rejected.interval).toBe(rejected.bootstrap);
  });

  it("Williams' t, made for normal scores, calls more of them different", () => {
    expect(rejected.williams).toBeGreaterThan(rejected.bootstrap);
  });
});
