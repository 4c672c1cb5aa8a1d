import { describe, expect, it } from "vitest";
import { kendall } from "../correlation/kendall.ts";
import { pearson } from "../correlation/pearson.ts";
import { spearman } from "../correlation/spearman.ts";
import { weightedPearson } from "../correlation/weighted-pearson.ts";
import { reference } from "../fixtures/reference.ts";
import { meanAbsoluteError } from "../mean-absolute-error.ts";
import { seededRandom } from "../random.ts";
import { averagePrecision } from "../ranking/average-precision.ts";
import { classification } from "../ranking/classification.ts";
import { ncg, ndcg } from "../ranking/ndcg.ts";
import { rocAuc } from "../ranking/roc-auc.ts";
import { rootMeanSquaredError } from "../root-mean-squared-error.ts";
import { shareWithin } from "../share-within.ts";
import {
  bcaInterval,
  bootstrapDraws,
  bootstrapDrawsOf,
  bootstrapInterval,
  bootstrapIntervalOf,
  percentileInterval,
} from "./bootstrap.ts";
import { bootstrapTest, testOfDifferences } from "./bootstrap-test.ts";
import {
  countedAveragePrecision,
  countedF1,
  countedNcg,
  countedNdcg,
  countedRocAuc,
  countedWeightedPearson,
} from "./counted-rankings.ts";
import { type CountedStatistic, countedStatistic, resampledStatistics } from "./counted-statistic.ts";

const plain = {
  pearson,
  spearman,
  kendall,
  mae: meanAbsoluteError,
  rmse: rootMeanSquaredError,
  withinOne: shareWithin,
};

describe.each(resampledStatistics)("%s of a resample", (kind) => {
  it("is the plain statistic of the pairs drawn", () => {
    const random = seededRandom(3);
    for (const c of reference.cases) {
      const n = c.gold.length;
      const statistic = countedStatistic(kind, c.system, c.gold);
      for (let trial = 0; trial < 5; trial++) {
        const counts = new Uint16Array(n);
        const drawn = Array.from({ length: n }, () => random.below(n));
        for (const i of drawn) counts[i]!++;
        const expected = plain[kind](
          drawn.map((i) => c.system[i]!),
          drawn.map((i) => c.gold[i]!),
        );
        expect(statistic(counts)).toBeCloseTo(expected, 10);
      }
    }
  });
});

describe("ranking and decision measures of a resample", () => {
  const labels = (gold: readonly number[]) => gold.map((g) => g >= 3);
  const cases: Record<
    string,
    [
      counted: (x: number[], y: number[], w: number[]) => CountedStatistic,
      plain: (x: number[], y: number[], w: number[]) => number,
    ]
  > = {
    ndcg: [(x, y) => countedNdcg(x, y), (x, y) => ndcg(x, y)],
    "ndcg@5": [(x, y) => countedNdcg(x, y, 5), (x, y) => ndcg(x, y, 5)],
    "ncg@5": [(x, y) => countedNcg(x, y, 5), (x, y) => ncg(x, y, 5)],
    f1: [(x, y) => countedF1(x, labels(y), 2.5), (x, y) => classification(x, labels(y), 2.5).f1],
    averagePrecision: [
      (x, y) => countedAveragePrecision(x, labels(y)),
      (x, y) => averagePrecision(x, labels(y)),
    ],
    rocAuc: [(x, y) => countedRocAuc(x, labels(y)), (x, y) => rocAuc(x, labels(y))],
    weightedPearson: [countedWeightedPearson, weightedPearson],
  };

  it.each(Object.entries(cases))("%s is the plain one of the pairs drawn", (_, [counted, plainOne]) => {
    const random = seededRandom(4);
    for (const { system, gold, weights } of reference.cases) {
      const n = gold.length;
      const statistic = counted(system, gold, weights);
      for (let trial = 0; trial < 8; trial++) {
        const counts = new Uint16Array(n);
        const drawn = Array.from({ length: n }, () => random.below(n));
        for (const i of drawn) counts[i]!++;
        const pick = (values: number[]) => drawn.map((i) => values[i]!);
        const expected = plainOne(pick(system), pick(gold), pick(weights));
        if (Number.isNaN(expected)) expect(statistic(counts)).toBeNaN();
        else expect(statistic(counts)).toBeCloseTo(expected, 10);
      }
    }
  });

  it("have intervals, and share resamples with the correlations", () => {
    const { system, gold } = reference.bootstrap;
    const { value, interval } = bootstrapIntervalOf(countedNdcg(system, gold), gold.length);
    expect(value).toBeCloseTo(ndcg(system, gold), 12);
    expect(interval[0]).toBeLessThan(value);
    const [r] = bootstrapDrawsOf([countedStatistic("pearson", system, gold)], gold.length, { draws: 9 });
    expect(r).toEqual(bootstrapDraws("pearson", [system], gold, { draws: 9 })[0]);
  });
});

describe.each(["pearson", "spearman", "kendall"] as const)("%s of a resample", (kind) => {
  it("is NaN when the resample is constant", () => {
    const statistic = countedStatistic(kind, [1, 1, 5, 7], [1, 2, 3, 4]);
    expect(statistic(Uint16Array.of(2, 2, 0, 0))).toBeNaN();
    expect(statistic(Uint16Array.of(0, 4, 0, 0))).toBeNaN();
    expect(statistic(Uint16Array.of(2, 0, 2, 0))).toBeCloseTo(1, 12);
  });

  it("keeps its digits when the resample misses an outlier", () => {
    const statistic = countedStatistic(kind, [1, 2, 3, 1e9], [1, 3, 2, 4]);
    expect(statistic(Uint16Array.of(1, 1, 1, 0))).toBeCloseTo(plain[kind]([1, 2, 3], [1, 3, 2]), 6);
  });
});

describe("bootstrap interval", () => {
  const { system, gold, percentile, bca } = reference.bootstrap;
  // Ends of 20,000 draws scatter by some 0.001 between seeds.
  const near = (actual: readonly [number, number], expected: readonly [number, number]) => {
    expect(Math.abs(actual[0] - expected[0])).toBeLessThan(0.004);
    expect(Math.abs(actual[1] - expected[1])).toBeLessThan(0.004);
  };

  it("agrees with SciPy's, percentile and BCa", () => {
    // scipy.stats.bootstrap, 50,000 resamples, SciPy 1.17.1
    near(bootstrapInterval("pearson", system, gold, { draws: 20_000 }).interval, percentile);
    near(bootstrapInterval("pearson", system, gold, { draws: 20_000, method: "bca" }).interval, bca);
  });

  it("repeats for a seed and moves with it", () => {
    const run = (seed: number) => bootstrapInterval("spearman", system, gold, { draws: 200, seed });
    expect(run(5)).toEqual(run(5));
    expect(run(5)).not.toEqual(run(6));
  });

  it("is undefined, not 0, for a constant", () => {
    const constant = gold.map(() => 3);
    expect(bootstrapInterval("pearson", constant, gold, { draws: 50 })).toEqual({
      value: NaN,
      interval: [NaN, NaN],
      draws: 50,
      undefinedDraws: 50,
    });
    expect(bootstrapInterval("pearson", constant, gold, { draws: 50, method: "bca" }).interval).toEqual([
      NaN,
      NaN,
    ]);
  });

  it("counts the draws that it leaves out, and gives up when they are many", () => {
    // half of all resamples of two pairs draw one of them twice
    const two = bootstrapInterval("pearson", [1, 2], [1, 2], { draws: 400 });
    expect(two.undefinedDraws).toBeGreaterThan(150);
    expect(two.value).toBe(1);
    expect(two.interval).toEqual([NaN, NaN]);
  });

  it("has no width for a statistic that never moves", () => {
    for (const method of ["percentile", "bca"] as const) {
      expect(bootstrapInterval("mae", gold, gold, { draws: 50, method }).interval).toEqual([0, 0]);
    }
  });

  it("refuses what it cannot use", () => {
    expect(() => bootstrapDraws("pearson", [[1, 2]], [1, 2, 3])).toThrow("system has 2 values, gold has 3");
    expect(() => bootstrapInterval("pearson", [1], [1])).toThrow("needs 2 values");
    expect(() => bootstrapInterval("pearson", gold, gold, { draws: 0 })).toThrow("draws is 0");
    expect(() => bootstrapInterval("pearson", gold, gold, { level: 95 })).toThrow("level is 95");
    expect(() => percentileInterval([1, 2], 0)).toThrow("level is 0");
  });

  it("BCa with no bias and no skew is the percentile interval", () => {
    const draws = Float64Array.from({ length: 1001 }, (_, i) => i);
    const jackknifed = [1, 2, 3];
    const [low, high] = bcaInterval(draws, 500, jackknifed, 0.9);
    expect(low).toBeCloseTo(percentileInterval(draws, 0.9)[0], 6);
    expect(high).toBeCloseTo(percentileInterval(draws, 0.9)[1], 6);
  });
});

describe("draws of several systems", () => {
  const { system, gold } = reference.bootstrap;

  it("share their resamples, so that differences are paired", () => {
    const scaled = system.map((v) => 3 * v - 7);
    const [a, b] = bootstrapDraws("pearson", [system, scaled], gold, { draws: 100 });
    a!.forEach((value, k) => {
      expect(b![k]).toBeCloseTo(value, 12);
    });
  });

  it("do not depend on which other systems are there", () => {
    const alone = bootstrapDraws("pearson", [system], gold, { draws: 20 });
    expect(bootstrapDraws("pearson", [gold, system], gold, { draws: 20 })[1]).toEqual(alone[0]);
  });

  it("are independent between streams", () => {
    const [a] = bootstrapDraws("pearson", [system], gold, { draws: 400 });
    const [b] = bootstrapDraws("pearson", [system], gold, { draws: 400, stream: 1 });
    expect(Math.abs(pearson(a!, b!))).toBeLessThan(0.2);
  });

  it("keep the size of every stratum", () => {
    // Two strata with different errors: only a resample that keeps their sizes keeps the mean error.
    const strata = gold.map((_, i) => (i < 20 ? 0 : 1));
    const shifted = gold.map((g, i) => g + (i < 20 ? 1 : 3));
    const [draws] = bootstrapDraws("mae", [shifted], gold, { draws: 50, strata });
    const exact = meanAbsoluteError(shifted, gold);
    for (const value of draws!) expect(value).toBeCloseTo(exact, 10);
  });
});

describe("paired bootstrap test", () => {
  const { system, gold } = reference.bootstrap;

  it("finds a system no different from itself", () => {
    expect(bootstrapTest("pearson", system, system, gold, { draws: 100 })).toEqual({
      difference: 0,
      interval: [0, 0],
      p: 1,
      draws: 100,
      undefinedDraws: 0,
    });
  });

  it("finds a clear difference, in the direction it has", () => {
    const random = seededRandom(2);
    const noise = gold.map(() => 5 * random.uniform());
    const test = bootstrapTest("pearson", system, noise, gold);
    expect(test.p).toBeCloseTo(1 / 1001, 12);
    expect(test.interval[0]).toBeGreaterThan(0);
    expect(bootstrapTest("pearson", noise, system, gold).difference).toBeCloseTo(-test.difference, 12);
    expect(bootstrapTest("pearson", noise, system, gold, { alternative: "greater" }).p).toBe(1);
  });

  it("is undefined for a constant system", () => {
    const result = bootstrapTest(
      "pearson",
      system,
      gold.map(() => 1),
      gold,
      { draws: 20 },
    );
    expect(result.p).toBeNaN();
    expect(result.difference).toBeNaN();
  });

  it("takes draws from elsewhere", () => {
    // |D - d| of 2, 0, 1, 2: all but one are as far from d as d is from 0
    expect(testOfDifferences(Float64Array.of(-1, 1, 2, 3), 1).p).toBeCloseTo(4 / 5, 12);
    // D - d of 0, 0, 1, 2: two reach d
    expect(testOfDifferences(Float64Array.of(1, 1, 2, 3), 1, { alternative: "greater" }).p).toBeCloseTo(
      3 / 5,
      12,
    );
  });

  it("has an interval that excludes 0 exactly where p is below 1 - level", () => {
    const random = seededRandom(5);
    for (let trial = 0; trial < 300; trial++) {
      const draws = Float64Array.from({ length: 40 + random.below(80) }, () => random.normal());
      const level = 0.5 + 0.49 * random.uniform();
      const { p, interval } = testOfDifferences(draws, 2.5 * random.normal(), { level });
      expect(interval[0] > 0 || interval[1] < 0).toBe(p < 1 - level);
    }
  });
});
