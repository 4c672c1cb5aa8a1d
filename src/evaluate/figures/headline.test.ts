import { describe, expect, it } from "vitest";
import type { EvaluationReport } from "../evaluate.ts";
import { rankRuns } from "../ranking/competition.ts";
import type { Entry } from "../ranking/competition-field.ts";
import type { ScoredRun, ScoredSet } from "../runs/scored-set.ts";
import { getProtocol, type Protocol } from "../tasks/protocols.ts";
import { compareRuns } from "./compare-runs.ts";
import { headlineOf } from "./headline.ts";
import { reportRun } from "./run-report.ts";

/** Gold 0..5 again and again; the run is right on every pair but those of `wrong`, which it turns round. */
function set(name: string, n: number, wrong: number): ScoredSet {
  const gold = Float64Array.from({ length: n }, (_, i) => i % 6);
  const raw = gold.map((g, i) => (i < wrong ? 5 - g : g));
  const pairs = Array.from(gold, (g, i) => ({ id: `${name}-${i}`, a: `a ${i}`, b: `b ${i}`, gold: g }));
  return { name, scale: [0, 5], pairs, gold, raw, skipped: 0 };
}

// r of turned pairs: 1 - 2 wrong / n while whole rounds of 0..5 are turned. Small set .2 and .8, large set .8 and .6: by
// mean of sets (.5, .7) the second is better, weighted by pairs (60 and 600: .745, .618) the first.
const first: ScoredRun = {
  name: "first",
  sets: [set("sts2014.deft-news", 60, 24), set("sts2014.OnWN", 600, 60)],
};
const second: ScoredRun = {
  name: "second",
  sets: [set("sts2014.deft-news", 60, 6), set("sts2014.OnWN", 600, 120)],
};

const judged = (protocol?: Protocol) => {
  const options = { draws: 0, ...(protocol && { protocol }) };
  const reports = [first, second].map((run) => reportRun(run, options));
  const entries = [first, second].map((scored, i): Entry => {
    const report = { schema: 1, signature: "", system: scored.name, ...reports[i]! } as EvaluationReport;
    return { name: scored.name, team: scored.name, run: "", kind: "system", report, scored, warnings: [] };
  });
  const names = first.sets.map(({ name }) => name);
  return {
    headlines: reports.map((report) => headlineOf(report)!),
    ranking: rankRuns(entries, names, [], { draws: 100, ...(protocol && { protocol }) }),
    comparison: compareRuns(first, second, { draws: 100, ...(protocol && { protocol }) }),
  };
};

describe("one rule judges runs over several sets, in evaluate, --runs and compare", () => {
  it("without a protocol: the mean of sets", () => {
    const { headlines, ranking, comparison } = judged();
    expect(headlines[0]).toBeCloseTo(0.5, 12);
    expect(headlines[1]).toBeCloseTo(0.7, 12);
    expect(ranking.ranking.figure).toBe("mean");
    expect(ranking.rows.map(({ team }) => team)).toEqual(["second", "first"]);
    expect(comparison).toMatchObject({ on: "mean" });
    expect(comparison.difference).toBeCloseTo(-0.2, 12);
  });

  it("under a protocol: its own aggregate, which here says the contrary", () => {
    const { headlines, ranking, comparison } = judged(getProtocol("sts2014"));
    expect(headlines[0]).toBeCloseTo((60 * 0.2 + 600 * 0.8) / 660, 12);
    expect(ranking.rows.map(({ team }) => team)).toEqual(["first", "second"]);
    expect(comparison.on).toBe("weightedMean");
    expect(comparison.difference).toBeCloseTo(headlines[0]! - headlines[1]!, 12);
  });

  it("sets that a protocol reports apart, or not all of 2017's: by the same rule over those at hand", () => {
    const apart = { ...getProtocol("stsb"), sets: [] };
    expect(judged(apart).headlines.map((r) => r.toFixed(3))).toEqual(["0.500", "0.700"]);
    expect(judged(getProtocol("sts2017")).headlines.map((r) => r.toFixed(3))).toEqual(["0.500", "0.700"]);
  });

  it("a run without any correlation has none", () => {
    const constant = set("x", 12, 0);
    const flat = { ...constant, raw: new Float64Array(12).fill(1) };
    expect(
      headlineOf(reportRun({ name: "flat", sets: [flat, { ...flat, name: "y" }] }, { draws: 0 })),
    ).toBeNull();
  });
});
