import { describe, expect, it } from "vitest";
import { openSet } from "../../data/index.ts";
import { readSet } from "../runs/score-set.ts";
import { type ScoredRun, type ScoredSet, withGold } from "../runs/scored-set.ts";
import { breakdown } from "./breakdown.ts";
import { ablateLength } from "./length-ablation.ts";
import { resampleRuns } from "./resampled-runs.ts";
import { reportSet } from "./set-report.ts";

/** STS-benchmark dev scored by the cosine of white-space token sets. */
async function dev(): Promise<ScoredSet> {
  const set = await openSet("stsb-dev");
  const { pairs, gold, skipped } = withGold((await readSet(set)).pairs);
  const raw = Float64Array.from(pairs, ({ a, b }) => {
    const [left, right] = [a, b].map((text) => new Set(text.split(/\s+/).filter((token) => token !== "")));
    const shared = [...left!].filter((token) => right!.has(token)).length;
    return shared / Math.sqrt(left!.size * right!.size);
  });
  return { name: set.name, scale: set.scale, pairs, gold, raw, score: raw.map((x) => 5 * x), skipped };
}
const scored = await dev();

const few = (gold: number[], raw: number[], more: Partial<ScoredSet> = {}): ScoredSet => ({
  name: "few",
  scale: [0, 5],
  pairs: gold.map((g, i) => ({ id: String(i), a: "a", b: "b", gold: g })),
  gold: Float64Array.from(gold),
  raw: Float64Array.from(raw),
  skipped: 0,
  ...more,
});

describe("figures are those of SciPy 1.17.1 and scikit-learn 1.9.1", () => {
  // Token-set cosine of data/stsb/dev.tsv: scipy.stats.pearsonr, spearmanr, kendalltau; sklearn.metrics.ndcg_score,
  // average_precision_score and roc_auc_score of gold >= 4; NumPy for the weighted correlation, weights 1 + i % 5.
  const report = reportSet(scored, { draws: 0, allMeasures: true });
  it.each([
    ["pearson", report.pearson, 0.5511713310110204],
    ["spearman", report.spearman, 0.553687682931756],
    ["kendall", report.more!.kendall.value, 0.3901039582546803],
    ["nDCG", report.more!.ndcg.value, 0.9590031211869997],
    ["average precision", report.more!.averagePrecision.value, 0.48027200959317773],
    ["AUC", report.more!.auc.value, 0.8121307124644502],
    [
      "weighted Pearson",
      reportSet({ ...scored, confidences: scored.gold.map((_, i) => 1 + (i % 5)) }, { draws: 0 })
        .weightedPearson,
      0.541177273900682,
    ],
  ])("%s", (_, value, expected) => {
    expect(value).toBeCloseTo(expected, 9);
  });
});

it("says why a weighted r is undefined", () => {
  const none = reportSet({ ...scored, confidences: scored.gold.map(() => 0) }, { draws: 0 });
  expect([none.weightedPearson, none.warning]).toEqual([
    null,
    "no weighted r: needs 2 pairs of weight above 0 or more, has 0",
  ]);
});

it("takes length out as numpy.linalg.lstsq does", () => {
  // numpy 2.4: lstsq of gold and system on (1, difference/longer, log mean length, log ratio), corrcoef of residuals
  const ablation = ablateLength(scored);
  expect(ablation.lengthAlone).toBeCloseTo(0.09628195547360595, 9);
  expect(ablation.systemOnLength).toBeCloseTo(0.2951789151231131, 9);
  expect(ablation.partial).toBeCloseTo(0.5718106107753507, 9);
});

describe("undefined is said", () => {
  it("for a constant run", () => {
    const report = reportSet(few([1, 2, 3], [4, 4, 4]));
    expect([report.pearson, report.pearsonInterval, report.spearman]).toEqual([null, null, null]);
    expect(report.reason).toBe("all 3 system scores equal 4");
    expect(report.errorReason).toBe("no score on 0-5");
  });

  it("for no pair, and for one", () => {
    expect(reportSet(few([], []), { allMeasures: true }).reason).toMatch(/needs 2 pairs or more, has 0/);
    const one = reportSet(few([1], [1], { score: Float64Array.of(1) }), { allMeasures: true });
    expect([one.pearson, one.mae, one.more!.ndcg.value]).toEqual([null, 0, null]);
  });

  it("for AUC where every pair is a yes", () => {
    const report = reportSet(few([4, 5, 5], [1, 2, 3]), { allMeasures: true });
    expect(report.more!.auc).toEqual({ value: null, interval: null });
    expect(report.more!.kendall.value).toBeCloseTo(0.816496580927726, 12); // scipy.stats.kendalltau([1,2,3],[4,5,5])
  });

  it("never as NaN or 0 in the document", () => {
    const text = JSON.stringify(reportSet(few([2, 2], [1, 3]), { allMeasures: true }));
    expect(JSON.parse(text).pearson).toBeNull();
    expect(text).not.toMatch(/NaN|Infinity/);
  });
});

it("stretches gold of another scale for errors only", () => {
  const report = reshape([0, 2, 4]);
  expect(report.mae).toBe(0);
  expect(report.pearson).toBeCloseTo(1, 12);
  expect(report.scale).toEqual([0, 4]);

  function reshape(gold: number[]) {
    return reportSet(few(gold, gold, { scale: [0, 4], score: Float64Array.of(0, 2.5, 5) }));
  }
});

it("gives the same intervals for the same seed, others for another", () => {
  const run: ScoredRun = { name: "run", sets: [scored] };
  const drawn = (kind: "pearson" | "spearman", seed: number) =>
    resampleRuns(kind, [run], { draws: 200, seed })[0]!.sets[0]!;
  const of = (seed: number) =>
    reportSet(scored, {}, { pearson: drawn("pearson", seed), spearman: drawn("spearman", seed) })
      .pearsonInterval;
  expect(of(1)).toEqual(of(1));
  expect(of(1)).not.toEqual(of(2));
});

describe("breakdown", () => {
  const groups = breakdown(scored, { draws: 50 });
  it("puts every pair into one group of each kind", () => {
    for (const by of ["source", "band", "length"]) {
      const of = groups.filter((group) => group.by === by);
      expect(
        of.reduce((n, group) => n + group.pairs, 0),
        by,
      ).toBe(1500);
    }
  });

  it("has STS-benchmark's genres and five bands in order", () => {
    // stsbenchmark-files.tsv: MSRpar, headlines, MSRvid, images 250 each, track5 125, answers-forums 375
    const sizes = new Map<string, number>();
    for (const { by, group, pairs } of groups) {
      if (by !== "source") continue;
      const file = group.replace(/[-.]?\d{4}.*$/, "");
      sizes.set(file, (sizes.get(file) ?? 0) + pairs);
    }
    expect([...sizes.values()].sort((a, b) => a - b)).toEqual([125, 250, 250, 250, 250, 375]);
    expect(groups.filter((group) => group.by === "band").map((group) => group.group)).toEqual([
      "0-1",
      "1-2",
      "2-3",
      "3-4",
      "4-5",
    ]);
  });

  it("has no correlation of fewer than ten pairs", () => {
    const small = breakdown(few([0, 1, 4], [0, 1, 4]));
    expect(small.map((group) => [group.group, group.pearson, group.reason])).toEqual([
      ["0-1", null, "needs 10 pairs, has 1"],
      ["1-2", null, "needs 10 pairs, has 1"],
      ["4-5", null, "needs 10 pairs, has 1"],
    ]);
  });
});
