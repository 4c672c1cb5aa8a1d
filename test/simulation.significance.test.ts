import { describe, expect, it } from "vitest";
import {
  bootstrapInterval,
  bootstrapTest,
  fisherInterval,
  fisherTest,
  pearson,
  type Random,
  seededRandom,
  steiger,
  williams,
  zouInterval,
} from "../src/stats/index.ts";

/**
 * What the tests promise, tried out: two systems that are equally good in truth, and share errors as real
 * ones do, are drawn again and again; a test at 5 % must call them different in 5 % of the draws.
 *
 *   gold G; systems G + S + E1 and G + S + E2, with S shared by both, E1 and E2 their own
 */
function drawPair(random: Random, n: number) {
  const gold = new Float64Array(n);
  const a = new Float64Array(n);
  const b = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    gold[i] = random.normal();
    const shared = gold[i]! + 0.6 * random.normal();
    a[i] = shared + 0.5 * random.normal();
    b[i] = shared + 0.5 * random.normal();
  }
  return { gold, a, b };
}

const DRAWS = 2000;
const PAIRS = 100;

describe(`two equally good systems, ${DRAWS} draws of ${PAIRS} pairs`, () => {
  const random = seededRandom(2017);
  const rejected = { williams: 0, steiger: 0, bootstrap: 0, fisher: 0, zou: 0 };
  for (let draw = 0; draw < DRAWS; draw++) {
    const { gold, a, b } = drawPair(random, PAIRS);
    const three = { first: pearson(a, gold), second: pearson(b, gold), between: pearson(a, b), n: PAIRS };
    const [low, high] = zouInterval(three);
    rejected.williams += Number(williams(three).p < 0.05);
    rejected.steiger += Number(steiger(three).p < 0.05);
    rejected.zou += Number(low > 0 || high < 0);
    rejected.fisher += Number(fisherTest(three.first, PAIRS, three.second, PAIRS, "two-sided").p < 0.05);
    rejected.bootstrap += Number(bootstrapTest("pearson", a, b, gold, { draws: 500, seed: draw }).p < 0.05);
  }

  it.each(["williams", "steiger", "bootstrap", "zou"] as const)(
    "%s calls 4 to 6 in 100 of them different",
    (test) => {
      expect(rejected[test] / DRAWS).toBeGreaterThanOrEqual(0.04);
      expect(rejected[test] / DRAWS).toBeLessThan(0.06);
    },
  );

  it("Fisher's z, made for independent samples, hardly ever does", () => {
    expect(rejected.fisher / DRAWS).toBeLessThan(0.01);
  });
});

describe("95 % intervals of r, 1,000 draws of 80 pairs", () => {
  // r in truth: cov(G, G + E) / sd(G + E) = 1 / sqrt(1 + 0.75^2) = 0.8
  const random = seededRandom(2016);
  const covered = { fisher: 0, percentile: 0, bca: 0 };
  for (let draw = 0; draw < 1000; draw++) {
    const gold = Float64Array.from({ length: 80 }, () => random.normal());
    const system = gold.map((g) => g + 0.75 * random.normal());
    const holds = ([low, high]: readonly [number, number]) => Number(low <= 0.8 && high >= 0.8);
    covered.fisher += holds(fisherInterval(pearson(system, gold), 80));
    for (const method of ["percentile", "bca"] as const) {
      const { interval } = bootstrapInterval("pearson", system, gold, { method, draws: 500, seed: draw });
      covered[method] += holds(interval);
    }
  }

  it("Fisher's holds the true r in 95 % of the draws, the bootstrap's nearly", () => {
    expect(covered.fisher / 1000).toBeGreaterThan(0.935);
    expect(covered.fisher / 1000).toBeLessThan(0.965);
    for (const method of ["percentile", "bca"] as const) {
      expect(covered[method] / 1000).toBeGreaterThan(0.915);
      expect(covered[method] / 1000).toBeLessThan(0.965);
    }
  });
});
