import { describe, expect, it } from "vitest";
import { seededRandom } from "../stats/index.ts";
import { bestOfSets } from "./alike.ts";
import { compareAll, compareRuns } from "./comparison.ts";
import type { ScoredRun } from "./scored-set.ts";

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
  it("has the pooled figures, each set's, and the difference of the weighted means", () => {
    const comparison = compareRuns(run("a", 0.5), run("b", 3));
    expect(comparison.systems).toEqual(["a", "b"]);
    expect(comparison.n).toBe(300);
    expect(comparison.sets!.map((set) => [set.name, set.n])).toEqual([
      ["set0", 200],
      ["set1", 100],
    ]);
    const [first, second] = comparison.sets!;
    const expected = (2 * first!.difference! + second!.difference!) / 3;
    expect(comparison.weightedMean!.difference).toBeCloseTo(expected, 12);
    const [low, high] = comparison.weightedMean!.interval!;
    expect(low).toBeLessThan(expected);
    expect(high).toBeGreaterThan(expected);
    expect(comparison.weightedMean!.p).toBeLessThan(0.01);
  });

  it("turns its signs with the order", () => {
    const [a, b] = [run("a", 1), run("b", 2)];
    const there = compareRuns(a, b);
    const back = compareRuns(b, a);
    expect(back.difference).toBeCloseTo(-there.difference!, 12);
    expect(back.williams!.t).toBeCloseTo(-there.williams!.t, 9);
    expect(back.williams!.p).toBeCloseTo(there.williams!.p, 12);
  });

  it("says why two runs cannot be compared", () => {
    const flat = run("flat", 0);
    const constant = { name: "c", sets: flat.sets.map((set) => ({ ...set, raw: set.raw.map(() => 1) })) };
    const comparison = compareRuns(run("a", 1), constant);
    expect(comparison.williams).toBeNull();
    expect(comparison.reason).toMatch(/second system/);
    expect(() => compareRuns(run("a", 1), run("b", 1, 1))).toThrow("do not score the same sets");
  });
});

it("corrects for many comparisons by Holm, and only then", () => {
  const runs = [run("a", 1), run("b", 1.1), run("c", 3)];
  expect(compareAll(runs.slice(0, 2))[0]).not.toHaveProperty("holm");
  const all = compareAll(runs);
  expect(all.map((each) => each.systems.join("-"))).toEqual(["a-b", "a-c", "b-c"]);
  for (const each of all) expect(each.holm!).toBeGreaterThanOrEqual(each.williams!.p);
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
