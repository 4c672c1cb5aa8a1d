import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reference } from "./fixtures/reference.ts";
import { mean, weightedMean } from "./mean.ts";
import { meanAbsoluteError } from "./mean-absolute-error.ts";
import { median, quantile } from "./quantile.ts";
import { seededRandom } from "./random.ts";
import { rootMeanSquaredError } from "./root-mean-squared-error.ts";
import { shareWithin } from "./share-within.ts";
import { standardDeviation, variance } from "./variance.ts";

describe.each(reference.cases.map((c) => [`n = ${c.gold.length}`, c] as const))("%s", (_, c) => {
  // NumPy 2 and scikit-learn 1.9.1, by fixtures/make-reference.py
  it("errors", () => {
    expect(meanAbsoluteError(c.system, c.gold)).toBeCloseTo(c.mae, 12);
    expect(rootMeanSquaredError(c.system, c.gold)).toBeCloseTo(c.rmse, 12);
  });
  it("variance", () => {
    expect(variance(c.system)).toBeCloseTo(c.variance, 12);
    expect(standardDeviation(c.system)).toBeCloseTo(Math.sqrt(c.variance), 12);
  });
  it("quantiles", () => {
    for (const [p, value] of c.quantiles) expect(quantile(c.system, p)).toBeCloseTo(value, 12);
    expect(median(c.system)).toBe(quantile(c.system, 0.5));
  });
});

it("means keep the digits of large numbers", () => {
  expect(mean([1e15, 1e15 + 2, 1e15 + 4])).toBe(1e15 + 2);
  expect(mean(Array.from({ length: 10 }, () => 0.1))).toBe(0.1);
  // The 2014 baseline: its six sets' r weighted by 450, 300, 750, 750, 750, 750 pairs; printed 0.507
  const r = [0.353, 0.596, 0.51, 0.513, 0.406, 0.654];
  expect(weightedMean(r, [450, 300, 750, 750, 750, 750])).toBeCloseTo(0.507, 3);
  expect(weightedMean([1, 2], [0, 0])).toBeNaN();
});

it("quantiles stay within the values and ascend", () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(values, share, share, (x, p, q) => {
      const [low, high] = [quantile(x, Math.min(p, q)), quantile(x, Math.max(p, q))];
      expect(low).toBeGreaterThanOrEqual(Math.min(...x));
      expect(high).toBeLessThanOrEqual(Math.max(...x));
      expect(high - low).toBeGreaterThanOrEqual(-1e-9);
    }),
  );
});

it("the share within 1 counts the border in, decimals notwithstanding", () => {
  // 4.2 - 3.2 is 1.0000000000000004 in floating point
  expect(shareWithin([4.2, 1, 0], [3.2, 2.5, 0])).toBeCloseTo(2 / 3, 12);
  expect(shareWithin([1, 2], [1, 4], 0)).toBe(0.5);
  expect(() => shareWithin([1], [1], -1)).toThrow("tolerance is -1");
});

it("names what it cannot use", () => {
  expect(() => mean([])).toThrow("mean: needs 1 value or more, x has 0");
  expect(() => variance([1])).toThrow("variance: needs 2 values or more, x has 1");
  expect(() => quantile([1], 2)).toThrow("p is 2");
  expect(() => median([NaN])).toThrow("x[0] is NaN");
  expect(() => meanAbsoluteError([], [])).toThrow("meanAbsoluteError: needs 1 value");
  expect(() => rootMeanSquaredError([1], [1, 2])).toThrow("x has 1 value, y has 2");
});

describe("seeded random numbers", () => {
  it("repeat for a seed and differ between seeds and streams", () => {
    const draw = (seed: number, stream?: number) => {
      const random = seededRandom(seed, stream);
      return Array.from({ length: 5 }, () => random.below(1_000_000));
    };
    expect(draw(1)).toEqual(draw(1));
    const starts = [draw(1), draw(2), draw(1, 1), draw(-1), draw(2 ** 40), draw(2 ** 32 + 1)].map(String);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it("are spread evenly: means, a tail and pairs of neighbouring seeds", () => {
    const random = seededRandom(7);
    const uniform = Float64Array.from({ length: 20_000 }, () => random.uniform());
    const normal = Float64Array.from({ length: 20_000 }, () => random.normal());
    const die = Float64Array.from({ length: 20_000 }, () => random.below(6));
    // four standard errors
    expect(Math.abs(mean(uniform) - 0.5)).toBeLessThan(4 * Math.sqrt(1 / 12 / 20_000));
    expect(Math.abs(mean(normal))).toBeLessThan(4 / Math.sqrt(20_000));
    expect(Math.abs(variance(normal) - 1)).toBeLessThan(4 * Math.sqrt(2 / 20_000));
    expect(Math.abs(mean(die) - 2.5)).toBeLessThan(4 * Math.sqrt(35 / 12 / 20_000));
    const firsts = Float64Array.from({ length: 5000 }, (_, seed) => seededRandom(seed).uniform());
    expect(Math.abs(mean(firsts) - 0.5)).toBeLessThan(4 * Math.sqrt(1 / 12 / 5000));
  });

  it("shuffle keeps every item, and puts each in each place about as often", () => {
    const random = seededRandom(11);
    const firsts = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const items = random.shuffle([0, 1, 2]);
      expect([...items].sort()).toEqual([0, 1, 2]);
      firsts[items[0]!]!++;
    }
    for (const count of firsts) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(3000 * (2 / 9)));
  });

  it("refuse a seed that is not whole", () => {
    expect(() => seededRandom(1.5)).toThrow("seed is 1.5");
  });
});
