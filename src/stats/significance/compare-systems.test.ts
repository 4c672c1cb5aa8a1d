import { describe, expect, it } from "vitest";
import { fisherInterval, fisherTest } from "../correlation/fisher.ts";
import { pearson } from "../correlation/pearson.ts";
import { spearman } from "../correlation/spearman.ts";
import { reference } from "../fixtures/reference.ts";
import { seededRandom } from "../random.ts";
import { bootstrapTest } from "./bootstrap-test.ts";
import { compareSystems } from "./compare-systems.ts";
import { holm } from "./holm.ts";
import { steiger } from "./steiger.ts";
import { swapTest } from "./swap-test.ts";
import { williams } from "./williams.ts";
import { zouInterval } from "./zou.ts";

describe("Fisher's z", () => {
  it("gives SciPy's intervals", () => {
    for (const c of reference.cases) {
      const n = c.gold.length;
      const [low, high] = fisherInterval(c.pearson, n);
      expect(low).toBeCloseTo(c.pearsonInterval[0], 12);
      expect(high).toBeCloseTo(c.pearsonInterval[1], 12);
      expect(fisherInterval(c.pearson, n, 0.8)[0]).toBeCloseTo(c.pearsonInterval80[0], 12);
    }
  });

  it("has no interval below 4 pairs, and a point at r = 1", () => {
    expect(fisherInterval(0.5, 3)).toEqual([NaN, NaN]);
    expect(fisherInterval(NaN, 30)).toEqual([NaN, NaN]);
    expect(fisherInterval(1, 30)).toEqual([1, 1]);
    expect(fisherInterval(-1, 30)).toEqual([-1, -1]);
    expect(() => fisherInterval(1.2, 30)).toThrow("r is 1.2");
    expect(() => fisherInterval(0.5, 30, 95)).toThrow("level is 95");
  });

  it.each([
    // Weighted means printed by the 2014 task (table 3; n = 3750 pairs) and the 2015 task (table 3; n = 3000):
    // the best run against the runs around the borders that the papers draw. p: SciPy 1.17.1, norm.sf.
    ["2014 rank 3", 0.761, 0.755, 3750, 0.270775653847],
    ["2014 rank 4, the last alike", 0.761, 0.749, 3750, 0.113483847986],
    ["2014 rank 5, the first different", 0.761, 0.741, 3750, 0.023491976637],
    ["2015 rank 9, the last alike", 0.8015, 0.7873, 3000, 0.068047502609],
    ["2015 rank 10, alike in the paper, not by this test", 0.8015, 0.7849, 3000, 0.041488213672],
    ["2015 rank 11, the first different in the paper", 0.8015, 0.7836, 3000, 0.031132874855],
  ])("repeats the tasks' test: %s", (_, best, other, n, p) => {
    expect(fisherTest(best, n, other, n).p).toBeCloseTo(p, 10);
  });

  it("agrees with published examples", () => {
    // The test file of R's cocor 1.1-3: stat-help.com's spreadsheet; Cohen et al. 2003, formula 2.8.11
    const spreadsheet = fisherTest(0.4, 100, 0.5, 100, "two-sided");
    expect(spreadsheet.z).toBeCloseTo(-0.8751012342, 10);
    expect(spreadsheet.p).toBeCloseTo(0.3815188256, 10);
    expect(fisherTest(0.657, 62, 0.43, 143).z).toBeCloseTo(2.110737, 6);
  });

  it("is undefined for few pairs and for two perfect correlations", () => {
    expect(fisherTest(0.5, 3, 0.4, 100)).toEqual({ z: NaN, p: NaN });
    expect(fisherTest(1, 10, 1, 10).p).toBeNaN();
    expect(fisherTest(1, 10, 0.5, 10).p).toBe(0);
  });
});

describe("tests of two systems on the same pairs", () => {
  const example = { first: 0.3, second: 0.4, between: 0.5, n: 100 };

  it("Williams' t agrees with published examples", () => {
    // DEPCOR, Silver, Hittner and May 2006, as in the test file of R's cocor
    const { t, df, p } = williams(example);
    expect(t).toBeCloseTo(-1.0767, 4);
    expect(df).toBe(97);
    expect(p).toBeCloseTo(0.2843, 4);
    // Help page of R psych's r.test: n = 5105, printed p < 0.1000759
    const long = { first: 0.693458895410494, second: 0.695966022434845, between: 0.988475791500198, n: 5105 };
    expect(williams(long).p).toBeCloseTo(0.1000759, 7);
  });

  it("Steiger's Z agrees with published examples", () => {
    // DEPCOR, and Steiger 1980, p. 249, case A recomputed in full precision: the test file of R's cocor
    expect(steiger(example).z).toBeCloseTo(-1.0718, 4);
    expect(steiger(example).p).toBeCloseTo(0.2838, 4);
    expect(steiger({ first: 0.4, second: 0.5, between: 0.1, n: 103 }).z).toBeCloseTo(-0.8887185, 7);
  });

  it("Zou's interval agrees with its paper's example", () => {
    // Zou 2007, p. 409: (-0.093, 0.517)
    const [low, high] = zouInterval({ first: 0.396, second: 0.179, between: 0.088, n: 66 });
    expect(low).toBeCloseTo(-0.093, 3);
    expect(high).toBeCloseTo(0.517, 3);
  });

  it("keep their digits for systems that hardly differ", () => {
    // mpmath 1.3, 50 digits, on the same doubles: t and Z of the doubles nearest to these
    const near = { first: 0.8 + 1e-9, second: 0.8, between: 1 - 2e-15, n: 250 };
    expect(williams(near).t).toBeCloseTo(0.414468776371, 6);
    expect(steiger(near).z).toBeCloseTo(0.414324723457, 6);
  });

  it("turn sign when the systems change places", () => {
    const turned = { ...example, first: example.second, second: example.first };
    expect(williams(turned).t).toBeCloseTo(-williams(example).t, 12);
    expect(williams(turned).p).toBeCloseTo(williams(example).p, 12);
    expect(steiger(turned).z).toBeCloseTo(-steiger(example).z, 12);
    const [low, high] = zouInterval(example);
    expect(zouInterval(turned)[0]).toBeCloseTo(-high, 12);
    expect(zouInterval(turned)[1]).toBeCloseTo(-low, 12);
  });

  it("one tail asks whether the first is better", () => {
    expect(williams(example, "greater").p).toBeCloseTo(1 - williams(example).p / 2, 12);
    expect(steiger(example, "greater").p).toBeCloseTo(1 - steiger(example).p / 2, 12);
  });

  it("find no difference between equally good systems, copies included", () => {
    for (const between of [0.2, 1]) {
      const same = { first: 0.6, second: 0.6, between, n: 50 };
      expect(williams(same)).toEqual({ t: 0, df: 47, p: 1 });
      expect(steiger(same)).toEqual({ z: 0, p: 1 });
    }
    expect(zouInterval({ first: 0.6, second: 0.6, between: 1, n: 50 })).toEqual([0, 0]);
  });

  it("are undefined for fewer than 4 pairs", () => {
    const few = { ...example, n: 3 };
    expect(williams(few)).toEqual({ t: NaN, df: 0, p: NaN });
    expect(steiger(few).p).toBeNaN();
    expect(zouInterval(few)).toEqual([NaN, NaN]);
  });

  it("refuse correlations that no data can have", () => {
    for (const test of [williams, steiger, zouInterval]) {
      expect(() => test({ first: 0.9, second: -0.9, between: 0.9, n: 50 })).toThrow("no data have");
      expect(() => test({ first: 1.5, second: 0, between: 0, n: 50 })).toThrow("first is 1.5");
      expect(() => test({ first: 0.5, second: 0, between: 0, n: 5.5 })).toThrow("n is 5.5");
    }
  });
});

it("Holm's correction agrees with R", () => {
  // p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm") = 0.03 0.06 0.06 0.02 (R, stats)
  expect(Array.from(holm([0.01, 0.04, 0.03, 0.005])).map((p) => Number(p.toFixed(12)))).toEqual([
    0.03, 0.06, 0.06, 0.02,
  ]);
  expect(Array.from(holm([]))).toEqual([]);
  expect(Array.from(holm([NaN, 0.9, 0.8]))).toEqual([NaN, 1, 1]);
  expect(() => holm([1.2])).toThrow("p[0] is 1.2");
});

describe("compareSystems", () => {
  const random = seededRandom(4);
  const gold = Array.from({ length: 120 }, () => 5 * random.uniform());
  const good = gold.map((g) => g + random.normal());
  const poor = gold.map((g) => g + 3 * random.normal());

  it("reports what the single functions say", () => {
    const result = compareSystems(good, poor, gold);
    const three = {
      first: pearson(good, gold),
      second: pearson(poor, gold),
      between: pearson(good, poor),
      n: 120,
    };
    expect(result.r).toEqual([three.first, three.second]);
    expect(result.difference).toBe(three.first - three.second);
    expect(result.williams).toEqual(williams(three));
    expect(result.zou).toEqual(zouInterval(three));
    const tested = bootstrapTest("pearson", good, poor, gold);
    expect(result.interval).toEqual(tested.interval);
    expect(result.bootstrap).toEqual({ p: tested.p, draws: 1000 });
    expect(result.swap?.p).toBe(swapTest("pearson", good, poor, gold).p);
    expect(result.spearman.r).toEqual([spearman(good, gold), spearman(poor, gold)]);
    expect(result.spearman.bootstrap?.p).toBe(bootstrapTest("spearman", good, poor, gold).p);
    expect(result).not.toHaveProperty("reason");
  });

  it("gives Fisher's p for the better system, whichever comes first", () => {
    expect(compareSystems(poor, good, gold).fisher).toEqual(compareSystems(good, poor, gold).fisher);
  });

  it("says why nothing can be said, and gives what can", () => {
    const constant = gold.map(() => 2);
    const untested = { difference: null, interval: null, bootstrap: null, swap: null };
    expect(compareSystems(constant, good, gold)).toEqual({
      n: 120,
      r: [null, pearson(good, gold)],
      between: null,
      ...untested,
      williams: null,
      steiger: null,
      zou: null,
      fisher: null,
      spearman: { r: [null, spearman(good, gold)], ...untested },
      reason: "first system: all 120 system scores equal 2",
    });
    expect(compareSystems([1, 2, 3], [1, 3, 2], [1, 2, 3]).reason).toBe("needs 4 pairs or more, has 3");
    expect(compareSystems([], [], []).reason).toBe("first system: needs 2 pairs or more, has 0");
  });

  it("gives what can be had for a perfect system, and says what cannot", () => {
    const perfect = compareSystems(gold, good, gold, { draws: 100 });
    expect(perfect.williams?.p).toBeLessThan(1e-6);
    expect(perfect.bootstrap?.p).toBeLessThan(0.05);
    expect(perfect).toMatchObject({ steiger: null, fisher: null, zou: null });
    expect(perfect.reason).toBe("Fisher's z of an r of -1 or 1 is infinite");
    expect(compareSystems([1, 2, 4, 3], [1, 2, 3, 5], [1, 2, 3, 4]).reason).toBeUndefined();
    expect(compareSystems([1, 1, 1, 2], [1, 1, 1, 3], [1, 2, 3, 5]).reason).toBe(
      "resamples of 4 pairs are constant too often",
    );
  });

  it("never shows NaN or Infinity", () => {
    for (const [a, b] of [
      [gold, good],
      [gold, gold.map((g) => 2 * g + 1)],
      [good, good],
      [good, good.map((g) => -g)],
    ]) {
      JSON.stringify(compareSystems(a!, b!, gold, { draws: 100 }), (_, value) => {
        if (typeof value === "number") expect(value).toSatisfy(Number.isFinite);
        return value;
      });
    }
  });

  it("takes a perfect system for one, and a system's linear image for itself, whatever rounding does", () => {
    // r of gold * .1 + .3 with gold is 1 - 2e-16 in floating point: Z was 85, t -3.5e8
    const images = [gold.map((g) => g * 0.1 + 0.3), gold.map((g) => (g - 1 / 3) * 7)] as const;
    for (const [a, b] of [images, [images[0], gold], [good, good.map((g) => g * 0.1 + 0.3)]] as const) {
      const result = compareSystems(a, b, gold, { draws: 200 });
      expect(result).toMatchObject({ difference: 0, interval: [0, 0], bootstrap: { p: 1 }, swap: { p: 1 } });
      expect(result.williams).toMatchObject({ t: 0, p: 1 });
      expect(result.steiger).toEqual({ z: 0, p: 1 });
      expect(result.spearman).toMatchObject({ difference: 0, bootstrap: { p: 1 }, swap: { p: 1 } });
    }
    for (const image of images) expect(pearson(image, gold)).toBe(1);
    expect(compareSystems(images[0], good, gold, { draws: 200 }).steiger).toBeNull();
  });
});
