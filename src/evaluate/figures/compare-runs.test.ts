import { describe, expect, it } from "vitest";
import { fisherTest, seededRandom } from "../../stats/index.ts";
import type { ScoredRun } from "../runs/scored-set.ts";
import { getProtocol } from "../tasks/protocols.ts";
import { bestOfSets } from "./best-runs.ts";
import { compareAll, compareRuns, enoughDraws } from "./compare-runs.ts";

const random = seededRandom(3);
const GOLD = [200, 100].map((n) => Float64Array.from({ length: n }, () => 5 * random.uniform()));

function run(name: string, noise: number, sets = 2): ScoredRun {
  return {
    name,
    sets: GOLD.slice(0, sets).map((gold, s) => ({
      name: `set${s}`,
      scale: [0, 5],
      pairs: Array.from(gold, (g, i) => ({ id: String(i), a: "", b: "", gold: g })),
      gold,
      raw: gold.map((g) => g + noise * random.normal()),
      skipped: 0,
    })),
  };
}

describe("compareRuns", () => {
  it("decides by the mean of sets, the protocol's own aggregate, or what is asked for", () => {
    const [a, b] = [run("a", 0.5), run("b", 3)];
    const comparison = compareRuns(a, b);
    expect(comparison).toMatchObject({
      systems: ["a", "b"],
      n: 300,
      on: "mean",
      williams: null,
      between: null,
    });
    expect(comparison.sets!.map((set) => [set.name, set.n])).toEqual([
      ["set0", 200],
      ["set1", 100],
    ]);
    const [first, second] = comparison.sets!;
    const [d, e] = [first!.difference!, second!.difference!];
    expect(comparison.difference).toBeCloseTo((d + e) / 2, 12);
    expect(comparison.spearman.difference).toBeCloseTo(
      (first!.spearman.difference! + second!.spearman.difference!) / 2,
      12,
    );
    const weighted = compareRuns(a, b, { protocol: getProtocol("sts2014") });
    expect(weighted.on).toBe("weightedMean");
    expect(weighted.difference).toBeCloseTo((2 * d + e) / 3, 12);
    // 2014 and 2015 ran Fisher's z on the means, n all pairs
    expect(weighted.fisher!.p).toBeCloseTo(fisherTest(weighted.r[0]!, 300, weighted.r[1]!, 300).p, 12);
    const pooled = compareRuns(a, b, { on: "pooled" });
    expect(pooled.on).toBe("pooled");
    expect(pooled.williams!.df).toBe(297);
    expect(pooled.aggregates!.mean.pearson).toEqual(comparison.aggregates!.mean.pearson);
    for (const each of [comparison, weighted, pooled]) {
      const [low, high] = each.interval!;
      expect(low).toBeLessThan(each.difference!);
      expect(high).toBeGreaterThan(each.difference!);
      expect(each.bootstrap!.p).toBeLessThan(0.01);
      expect(each.swap!.p).toBeLessThan(0.01);
    }
  });

  it("does not see units that differ by set: a run and its linear image of each set are alike", () => {
    const a = run("a", 1);
    const image = {
      name: "image",
      sets: a.sets.map((set, s) => ({ ...set, raw: set.raw.map((x) => (s + 1) * x + 9 * s) })),
    };
    const comparison = compareRuns(a, image);
    expect(comparison).toMatchObject({ difference: 0, bootstrap: { p: 1 }, swap: { p: 1 } });
    // all pairs together see them
    expect(comparison.aggregates!.pooled.pearson.difference).not.toBe(0);
  });

  it("makes more draws where Holm's correction could never reject with fewer", () => {
    expect(enoughDraws({}, 1)).toBe(1000);
    expect(enoughDraws({}, 100)).toBe(8000);
    expect(enoughDraws({ draws: 10_000 }, 100)).toBe(10_000);
  });

  it("turns its signs with the order", () => {
    const [a, b] = [run("a", 1), run("b", 2)];
    const there = compareRuns(a, b);
    const back = compareRuns(b, a);
    expect(back.difference).toBeCloseTo(-there.difference!, 12);
    expect(back.bootstrap!.p).toBe(there.bootstrap!.p);
    expect(back.sets![0]!.williams!.t).toBeCloseTo(-there.sets![0]!.williams!.t, 9);
    expect(back.sets![0]!.williams!.p).toBeCloseTo(there.sets![0]!.williams!.p, 12);
  });

  it("says why two runs cannot be compared", () => {
    const flat = run("flat", 0);
    const constant = { name: "c", sets: flat.sets.map((set) => ({ ...set, raw: set.raw.map(() => 1) })) };
    const comparison = compareRuns(run("a", 1), constant);
    expect(comparison.sets![0]!.reason).toMatch(/second system/);
    // An undefined set counts 0 in means; what cannot be swapped has no swap test
    expect(comparison.r[1]).toBe(0);
    expect(comparison.swap).toBeNull();
    expect(comparison.aggregates!.pooled.pearson.difference).toBeNull();
    expect(() => compareRuns(run("a", 1), run("b", 1, 1))).toThrow("do not score the same sets");
  });
});

it("corrects for many comparisons by Holm, and only then", () => {
  const runs = [run("a", 1), run("b", 1.1), run("c", 3)];
  expect(compareAll(runs.slice(0, 2))[0]).not.toHaveProperty("holm");
  const all = compareAll(runs);
  expect(all.map((each) => each.systems.join("-"))).toEqual(["a-b", "a-c", "b-c"]);
  for (const each of all) expect(each.holm!).toBeGreaterThanOrEqual(each.bootstrap!.p);
});

describe("bestOfSets", () => {
  it("names the best of every set and the runs that do not differ from it", () => {
    const best = run("best", 0.5);
    const twin = {
      name: "twin",
      sets: best.sets.map((set) => ({ ...set, raw: set.raw.map((x) => 1 - 2 * -x) })),
    };
    const found = bestOfSets([run("poor", 5), best, twin]);
    expect(found).toEqual([
      { set: "set0", best: "best", alike: ["twin"] },
      { set: "set1", best: "best", alike: ["twin"] },
    ]);
  });

  it("has none where no run has a correlation", () => {
    const flat = { name: "c", sets: run("c", 0).sets.map((set) => ({ ...set, raw: set.raw.map(() => 1) })) };
    expect(bestOfSets([flat, flat])[0]).toEqual({ set: "set0", best: null, alike: [] });
  });
});
