import { describe, expect, it } from "vitest";
import type { ScoredSet } from "../runs/scored-set.ts";
import { getProtocol } from "../tasks/protocols.ts";
import { loadPublished } from "../tasks/published-files.ts";
import { aggregate } from "./aggregate.ts";
import { reportSet, type SetReport } from "./set-report.ts";

/** A report that has a set's name, size and r only. */
const made = (name: string, scored: number, pearson: number | null): SetReport => ({
  name,
  pairs: scored,
  scored,
  skipped: 0,
  scale: [0, 5],
  pearson,
  pearsonInterval: null,
  spearman: null,
  spearmanInterval: null,
  mae: null,
  withinOne: null,
});

const NO_SETS: ScoredSet[] = [];

describe("the official aggregate", () => {
  it("is the published one for every run of 2014, 2015 and 2016", async () => {
    for (const name of [
      "sts2014",
      "sts2014-es",
      "sts2015",
      "sts2015-es",
      "sts2016",
      "sts2016-xl",
      "sts2017",
    ]) {
      const protocol = getProtocol(name);
      const table = await loadPublished(name);
      const unit = table.unit === "r x 100" ? 100 : 1;
      for (const row of table.rows) {
        if (row.aggregate === undefined) continue;
        const reports = protocol.sets.flatMap((set) => {
          const value = row.values[table.columns.findIndex((column) => column.set === set.name)];
          return value === undefined ? [] : [made(set.data, set.pairs, value / unit)];
        });
        const goldAtHand = new Set(protocol.sets.map((set) => set.data));
        const { official } = aggregate(NO_SETS, reports, { protocol, goldAtHand });
        const difference = Math.abs(official!.value! * unit - row.aggregate);
        expect(difference, `${row.team} ${row.run}`).toBeLessThanOrEqual(
          10 ** -table.aggregate!.decimals * 1.001,
        );
      }
    }
  });

  const protocol = getProtocol("sts2014-es");
  const [wikipedia, news] = protocol.sets.map((set) => set.data);

  it("counts a set that the run lacks as 0, and says so", () => {
    const all = new Set([wikipedia!, news!]);
    const { official } = aggregate(NO_SETS, [made(news!, 480, 0.8)], { protocol, goldAtHand: all });
    expect(official!.value).toBeCloseTo((480 * 0.8) / 804, 12);
    expect(official!.note).toBe("the run lacks wikipedia, which counts 0");
  });

  it("leaves out a set whose gold is not here, and says what it covers", () => {
    const { official } = aggregate(NO_SETS, [made(news!, 480, 0.8)], { protocol });
    expect(official!.value).toBeCloseTo(0.8, 12);
    expect(official!.note).toMatch(/^covers 480 of 804 pairs, without wikipedia/);
  });

  it("needs all tracks in 2017", () => {
    const tracks = getProtocol("sts2017");
    const { official } = aggregate(NO_SETS, [made(tracks.sets[0]!.data, 250, 0.7)], { protocol: tracks });
    expect(official!.value).toBeNull();
    expect(official!.note).toMatch(/needs every set/);
  });

  it("reports dev and test of STS-benchmark apart", () => {
    const stsb = getProtocol("stsb");
    expect(aggregate(NO_SETS, [made("stsb-dev", 1500, 0.8)], { protocol: stsb }).official!.value).toBe(0.8);
    const both = aggregate(NO_SETS, [made("stsb-dev", 1500, 0.8), made("stsb-test", 1379, 0.7)], {
      protocol: stsb,
    });
    expect(both.official!.value).toBeNull();
  });
});

describe("the three aggregates", () => {
  it("count an undefined set as 0 and name it", () => {
    const found = aggregate(NO_SETS, [made("a", 100, 0.6), made("b", 300, null)]);
    expect(found.mean).toBeCloseTo(0.3, 12);
    expect(found.weightedMean).toBeCloseTo(0.15, 12);
    expect(found.undefinedSets).toEqual(["b"]);
  });

  it("are null without pairs", () => {
    const { mean, weightedMean, pooled, intervals } = aggregate([], []);
    expect([mean, weightedMean, pooled]).toEqual([null, null, null]);
    expect(intervals).toEqual({ mean: null, weightedMean: null, pooled: null });
  });

  it("pool pairs of several scales on 0-5", () => {
    const set = (name: string, scale: [number, number], gold: number[]): ScoredSet => ({
      name,
      scale,
      pairs: gold.map((g, i) => ({ id: String(i), a: "", b: "", gold: g })),
      gold: Float64Array.from(gold),
      raw: Float64Array.from(gold, (g) => (g - scale[0]) / (scale[1] - scale[0])),
      skipped: 0,
    });
    const sets = [set("x", [0, 4], [0, 1, 4]), set("y", [1, 5], [1, 2, 5])];
    const reports = sets.map((each) => reportSet(each, { draws: 0 }));
    expect(aggregate(sets, reports).pooled).toBeCloseTo(1, 12);
  });
});
