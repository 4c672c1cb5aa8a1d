import { describe, expect, it } from "vitest";
import { reportRun } from "../figures/run-report.ts";
import type { ScoredRun } from "../runs/scored-set.ts";
import { type DetailedReport, reportDocument } from "./report-details.ts";
import { competitionSummary, markdownSummary, reportSummary } from "./report-summary.ts";

const DAY = new Date("2026-03-05T23:59:00Z");

/** Gold 0..5 and a run that strays from it by `noise`. */
function run(name: string, noise: number, sets = 1, pairs = 60): ScoredRun {
  return {
    name,
    sets: Array.from({ length: sets }, (_, s) => {
      const gold = Float64Array.from({ length: pairs }, (_, i) => (i % 51) / 10);
      const raw = gold.map((g, i) => Math.min(5, Math.max(0, g + noise * Math.sin(12.9898 * i + s))));
      const rows = Array.from(gold, (g, i) => ({ id: String(i), a: "a", b: "b", gold: g }));
      return { name: `set${s}`, scale: [0, 5] as const, pairs: rows, gold, raw, score: raw, skipped: 0 };
    }),
  };
}

function summaryOf(runs: readonly ScoredRun[], more: Partial<DetailedReport> = {}) {
  const reports = runs.map((each) => ({
    schema: 1 as const,
    signature: "",
    system: each.name,
    ...reportRun(each, { draws: 50 }),
    ...more,
  }));
  const evaluations = runs.map((each, i) => ({ report: reports[i]!, run: each }));
  return reportSummary({ document: reportDocument(reports, evaluations), reports }, DAY);
}

describe("reportSummary", () => {
  it("names the run, the set, its pairs and the day, and says how far the run follows people", () => {
    const { title, facts, verdict } = summaryOf([run("base", 1)]);
    expect(title).toBe("base on set0");
    expect(facts).toMatch(/^2026-03-05; set0 \(60 pairs\); samesay \d+\.\d+\.\d+$/);
    expect(verdict).toHaveLength(1);
    expect(verdict[0]).toMatch(
      /^base follows people with r = 0\.\d{3} \(95 % interval 0\.\d{3} to 0\.\d{3}\)\. Its scores are off by 0\.\d\d points of 5 on average, \d+ % by one point or less\.$/,
    );
  });

  it("says which of several is highest, and whether chance would do", () => {
    expect(summaryOf([run("poor", 5), run("good", 0.5)]).verdict[0]).toMatch(
      /^Highest: good with r = 0\.9\d\d, significantly above every other/,
    );
    expect(summaryOf([run("a", 1), run("b", -1)]).verdict[0]).toMatch(/; not significantly below: [ab] \(/);
    expect(summaryOf([run("poor", 5, 3), run("good", 0.5, 3)]).verdict[0]).toMatch(
      / \(mean of sets\) over 3 sets; best on 3 of them, on 0 of these/,
    );
  });

  it("says that figures are too high where a run learnt from what it is scored on", () => {
    const seen = { set: "set0", scored: 60, sentences: 9, use: "weights" as const };
    const overlap = [
      { ...seen, training: "x", pairs: 7 },
      { ...seen, training: "y", pairs: 4 },
    ];
    expect(summaryOf([run("base", 1)], { overlap }).verdict[1]).toBe(
      "base learnt from at least 7 pairs that it is scored on here: its figures are too high.",
    );
    const calibrated = overlap.map((each) => ({ ...each, use: "calibration" as const }));
    expect(summaryOf([run("base", 1)], { overlap: calibrated }).verdict).toHaveLength(1);
  });

  it("says so where nothing correlates", () => {
    const constant = run("flat", 1);
    const flat = constant.sets.map((set) => ({ ...set, raw: set.raw.map(() => 3) }));
    expect(summaryOf([{ name: "flat", sets: flat }]).verdict[0]).toMatch(/^flat: no correlation: .+\.$/);
  });
});

it("competitionSummary names the winner and those not significantly below", () => {
  const row = {
    run: "",
    kind: "system" as const,
    pearson: [0.9],
    spearman: 0.9,
    standing: [],
    rankInterval: null,
    pAgainstBest: null,
    pAgainstLeader: null,
    holm: null,
    warnings: [],
  };
  const summary = competitionSummary(
    {
      schema: 1,
      signature: "",
      sets: ["set0"],
      ranking: {
        figure: "r",
        test: "Williams' t, two-sided",
        setTest: "Williams' t, two-sided",
        level: 0.95,
        draws: 1000,
      },
      rows: [
        { ...row, team: "B", rank: 1, figure: 0.9, group: 1 },
        { ...row, team: "A", rank: 2, figure: 0.89, group: 1 },
        { ...row, team: "C", rank: 3, figure: 0.5, group: 2 },
        { ...row, team: "token-cosine", kind: "baseline", rank: null, figure: 0.4, group: 3 },
      ],
      rejected: [{ name: "D", problems: ["a line is missing"] }],
    },
    DAY,
  );
  expect(markdownSummary(summary)).toMatch(
    /^# Ranking of 3 runs on set0\n\n2026-03-05; set0; samesay [\d.]+\n\nHighest: B with 0\.900\. Not significantly below: A \(Williams' t, two-sided\)\.\n\n1 run rejected\.$/,
  );
});
