import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pearson } from "../../stats/index.ts";
import {
  fitGaussianProcess,
  logMarginalLikelihood,
  tuneGaussianProcess,
} from "../kernels/gaussian-process.ts";
import { fitRegressor, type Learner } from "./learner.ts";
import { predictRegressor } from "./regressor.ts";

/** Made by ../fixtures/make-regression.py: the first 300 rows are fitted on, the other 1000 predicted. */
const reference: {
  readonly rows: number[][];
  readonly targets: number[];
  readonly exact: Record<string, number[]>;
  readonly drawn: Record<string, { readonly loss: number; readonly mean: number[] }>;
  readonly marginalLikelihood: { readonly given: number; readonly tuned: number };
} = JSON.parse(readFileSync(new URL("../fixtures/regression.json", import.meta.url), "utf8"));
const [rows, unseen] = [reference.rows.slice(0, 300), reference.rows.slice(300)];
const [y, gold] = [reference.targets.slice(0, 300), reference.targets.slice(300)];

function predictions(learner: Learner): number[] {
  const model = fitRegressor(learner, rows, y);
  return unseen.map((row) => predictRegressor(model, row));
}

const loss = (predicted: readonly number[]) =>
  predicted.reduce((sum, value, i) => sum + (value - gold[i]!) ** 2, 0) / predicted.length;

const scaled = (learner: Learner): Learner => ({ kind: "scaled", learner });
const rbf = { name: "rbf", gamma: 0.2 } as const;

describe("learners without chance give what scikit-learn 1.9.1 gives", () => {
  it.each<[string, Learner, number]>([
    ["elasticNet", scaled({ kind: "elastic-net", alpha: 0.05, l1Ratio: 0.3 }), 5],
    ["lasso", scaled({ kind: "elastic-net", alpha: 0.1, l1Ratio: 1 }), 5],
    ["pls1", scaled({ kind: "partial-least-squares", components: 1 }), 5],
    ["pls3", scaled({ kind: "partial-least-squares", components: 3 }), 5],
    ["kernelRidge", scaled({ kind: "kernel-ridge", kernel: rbf, alpha: 0.7 }), 5],
    [
      "polynomial",
      scaled({ kind: "kernel-ridge", kernel: { name: "polynomial", gamma: 0.2, degree: 3 }, alpha: 0.7 }),
      5,
    ],
    [
      "gaussianProcess",
      scaled({ kind: "gaussian-process", settings: { length: 2, amplitude: 1, noise: 0.3 } }),
      5,
    ],
    ["neighbours", scaled({ kind: "neighbours", neighbours: 7 }), 5],
    ["neighboursByDistance", scaled({ kind: "neighbours", neighbours: 7, weights: "distance" }), 5],
    ["supportVector", scaled({ kind: "support-vector", kernel: rbf, cost: 2, tolerance: 1e-8 }), 5],
    [
      "supportVectorLinear",
      scaled({
        kind: "support-vector",
        kernel: { name: "linear" },
        cost: 0.5,
        epsilon: 0.2,
        tolerance: 1e-8,
      }),
      5,
    ],
  ])("%s", (name, learner, digits) => {
    const predicted = predictions(learner);
    for (const [i, value] of reference.exact[name]!.entries())
      expect(predicted[i]).toBeCloseTo(value, digits);
  });
});

describe("trees choose as scikit-learn's but for thresholds within a gap and equally good splits", () => {
  it.each<[string, Learner]>([
    ["tree", { kind: "tree", minLeaf: 5 }],
    ["shallowTree", { kind: "tree", maxDepth: 3 }],
    ["boosting", { kind: "boosting", rounds: 60 }],
    ["boostingShallow", { kind: "boosting", rounds: 60, maxDepth: 3, maxLeaves: 8, minLeaf: 1 }],
  ])("%s", (name, learner) => {
    const predicted = predictions(learner);
    const expected = reference.exact[name]!;
    expect(pearson(predicted, expected)).toBeGreaterThan(0.99);
    expect(loss(predicted) / loss(expected)).toBeLessThan(1.02);
    expect(loss(predicted) / loss(expected)).toBeGreaterThan(0.98);
  });
});

describe("learners that draw lots do as well as scikit-learn's, averaged over five seeds", () => {
  it.each<[string, (seed: number) => Learner]>([
    ["forest", (seed) => ({ kind: "forest", trees: 100, featuresPerSplit: 2, seed })],
    [
      "extraTrees",
      (seed) => ({ kind: "forest", trees: 100, featuresPerSplit: 2, randomThresholds: true, seed }),
    ],
    [
      "perceptron",
      (seed) =>
        scaled({
          kind: "perceptron",
          hidden: [20],
          alpha: 10,
          rate: 0.01,
          batch: 300,
          epochs: 1500,
          patience: 1e6,
          seed,
        }),
    ],
    [
      "bagging",
      (seed) =>
        scaled({
          kind: "bagging",
          learner: { kind: "support-vector", kernel: rbf },
          count: 50,
          rowShare: 0.8,
          featureShare: 0.8,
          seed,
        }),
    ],
  ])("%s", (name, learner) => {
    const runs = [1, 2, 3, 4, 5].map((seed) => predictions(learner(seed)));
    const mean = unseen.map((_, i) => runs.reduce((sum, run) => sum + run[i]!, 0) / runs.length);
    const own = runs.reduce((sum, run) => sum + loss(run), 0) / runs.length;
    expect(pearson(mean, reference.drawn[name]!.mean)).toBeGreaterThan(0.99);
    expect(own / reference.drawn[name]!.loss).toBeLessThan(1.02);
  });
});

describe("Gaussian process", () => {
  const model = fitRegressor(scaled({ kind: "ridge" }), rows, y);
  if (model.kind !== "scaled") throw new Error("not scaled");
  const z = rows.map((row) => row.map((value, j) => (value - model.means[j]!) / model.deviations[j]!));

  it("has scikit-learn's marginal likelihood, and tunes to within 2 % of its best", () => {
    const { given, tuned } = reference.marginalLikelihood;
    expect(logMarginalLikelihood(z, y, { length: 2, amplitude: 1, noise: 0.3 })).toBeCloseTo(given, 6);
    const own = logMarginalLikelihood(z, y, tuneGaussianProcess(z, y));
    expect(Math.abs(own - tuned)).toBeLessThan(0.02 * Math.abs(tuned));
  });

  it("names a setting it cannot use", () => {
    expect(() => fitGaussianProcess(z, y, { settings: { length: 0, amplitude: 1, noise: 1 } })).toThrow(
      "length is 0",
    );
  });
});

describe("model tree (no scikit-learn counterpart)", () => {
  it("finds two lines that meet at a step, which a single line and a tree of constants miss", () => {
    const x = Array.from({ length: 200 }, (_, i) => [i / 200, ((i * 37) % 200) / 200]);
    const lines = x.map(([a, b]) => (a! < 0.5 ? 3 * b! : 4 - 2 * b!));
    const error = (learner: Learner) => {
      const model = fitRegressor(learner, x, lines);
      return Math.max(...x.map((row, i) => Math.abs(predictRegressor(model, row) - lines[i]!)));
    };
    expect(error({ kind: "model-tree", smoothing: 0 })).toBeLessThan(0.02);
    expect(error({ kind: "ridge" })).toBeGreaterThan(1);
  });

  it("does better on unseen rows than a ridge line and than one tree", () => {
    const own = loss(predictions({ kind: "model-tree" }));
    expect(own).toBeLessThan(loss(predictions({ kind: "ridge" })));
    expect(own).toBeLessThan(loss(predictions({ kind: "tree", minLeaf: 5 })));
  });
});

describe("what is refused", () => {
  it.each<[Learner, string]>([
    [{ kind: "neighbours", neighbours: 301 }, "301 neighbours of 300 rows"],
    [{ kind: "support-vector", cost: 0 }, "cost 0"],
    [{ kind: "support-vector", kernel: { name: "rbf", gamma: -1 } }, "gamma is -1"],
    [{ kind: "elastic-net", l1Ratio: 2 }, "l1Ratio 2"],
    [{ kind: "kernel-ridge", alpha: 0 }, "alpha is 0"],
    [{ kind: "forest", trees: 0 }, "trees is 0"],
    [{ kind: "boosting", rate: 0 }, "rate is 0"],
    [{ kind: "perceptron", hidden: [0] }, "hidden[0] is 0"],
    [{ kind: "average", learners: [] }, "0 learners"],
  ])("%j", (learner, message) => {
    expect(() => fitRegressor(learner, rows, y)).toThrow(message);
  });

  it("a row of another width", () => {
    for (const kind of ["tree", "boosting", "support-vector", "perceptron"] as const) {
      const model = fitRegressor({ kind }, rows.slice(0, 40), y.slice(0, 40));
      expect(() => predictRegressor(model, [1])).toThrow("fitted on 6 features, given 1");
    }
  });
});
