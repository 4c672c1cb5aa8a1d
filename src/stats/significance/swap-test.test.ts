import { describe, expect, it } from "vitest";
import { pearson } from "../correlation/pearson.ts";
import { spearman } from "../correlation/spearman.ts";
import { swapDraws, swapTest } from "./swap-test.ts";

const gold = [0, 0, 0.4, 1, 1.6, 2.2, 2.8, 3.4, 4, 4.6, 5, 5];
const a = [0.1, 0.3, 0.2, 0.5, 0.2, 0.6, 0.4, 0.5, 0.9, 0.7, 0.8, 0.95];
const b = [0.4, 0.1, 0.5, 0.2, 0.3, 0.6, 0.3, 0.7, 0.4, 0.9, 0.5, 0.8];

describe("swap test", () => {
  it.each([
    // SciPy 1.17.1, permutation_test(permutation_type="samples") over all 4,096 swaps of the z-scores (ranks)
    ["pearson", 0.2041261826994163, 0.1689453125],
    ["spearman", 0.22421466042767912, 0.13818359375],
  ] as const)("%s agrees with SciPy's over all swaps", (kind, difference, exact) => {
    const test = swapTest(kind, a, b, gold, { draws: 40_000 });
    expect(test.difference).toBeCloseTo(difference, 12);
    // four standard errors of 40,000 draws
    expect(Math.abs(test.p - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / 40_000));
  });

  it("differs by what the correlations differ", () => {
    expect(swapDraws("pearson", a, b, gold).difference).toBeCloseTo(pearson(a, gold) - pearson(b, gold), 12);
    expect(swapDraws("spearman", b, a, gold).difference).toBeCloseTo(
      spearman(b, gold) - spearman(a, gold),
      12,
    );
  });

  it("does not see units, and gives the same for the systems in either order", () => {
    const options = { draws: 500, seed: 3 };
    const { p } = swapTest("pearson", a, b, gold, options);
    expect(
      swapTest(
        "pearson",
        a.map((x) => 100 * x - 7),
        b,
        gold,
        options,
      ).p,
    ).toBe(p);
    expect(swapTest("pearson", b, a, gold, options).p).toBeCloseTo(p, 1);
  });

  it("has p 1 for a system and its linear image, at least 1 / (draws + 1), NaN for a constant", () => {
    expect(
      swapTest(
        "pearson",
        a,
        a.map((x) => 3 * x + 1),
        gold,
        { draws: 99 },
      ).p,
    ).toBe(1);
    const long = Array.from({ length: 60 }, (_, i) => i);
    expect(
      swapTest(
        "pearson",
        long,
        long.map((i) => (i * 37) % 60),
        long,
        { draws: 99 },
      ).p,
    ).toBe(0.01);
    expect(
      swapTest(
        "pearson",
        a,
        a.map(() => 1),
        gold,
        { draws: 9 },
      ).p,
    ).toBeNaN();
    expect(() => swapTest("pearson", a, b, [1, 2])).toThrow("the first system has 12 values, gold has 2");
    expect(() => swapTest("pearson", a, b, gold, { draws: 0 })).toThrow("draws is 0");
  });
});
