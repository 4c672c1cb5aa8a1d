import { isRecord, refusedArgument } from "../../arguments.ts";
import { StsError, unknownName } from "../../errors.ts";
import { type Numbers, seededRandom } from "../../stats/index.ts";
import { checkFeatures, standardise } from "../features.ts";
import { fitGaussianProcess, type GaussianProcessOptions } from "../kernels/gaussian-process.ts";
import { fitKernelRidge, type KernelRidgeOptions } from "../kernels/kernel-ridge.ts";
import { fitSupportVector, type SupportVectorOptions } from "../kernels/support-vector.ts";
import { type ElasticNetOptions, fitElasticNet } from "../linear/elastic-net.ts";
import { fitPartialLeastSquares } from "../linear/partial-least-squares.ts";
import { fitRidge } from "../linear/ridge.ts";
import { fitNeighbours, type NeighboursOptions } from "../neighbours/nearest-neighbours.ts";
import { fitPerceptron, type PerceptronOptions } from "../networks/perceptron.ts";
import { type BoostingOptions, fitBoosting } from "../trees/gradient-boosting.ts";
import { fitModelTree, type ModelTreeOptions } from "../trees/model-tree.ts";
import { type ForestOptions, fitForest } from "../trees/random-forest.ts";
import { fitTree, type TreeOptions } from "../trees/regression-tree.ts";
import { type RegressorModel, scaledRow, withProducts } from "./regressor.ts";

/** A learner and its settings, as plain JSON. */
export type Learner =
  | { readonly kind: "ridge"; readonly alpha?: number }
  | ({ readonly kind: "elastic-net" } & ElasticNetOptions)
  | { readonly kind: "partial-least-squares"; readonly components: number }
  | ({ readonly kind: "support-vector" } & SupportVectorOptions)
  | ({ readonly kind: "kernel-ridge" } & KernelRidgeOptions)
  /** `rows`: at most so many, drawn by seed, are fitted on; 2000 by default. */
  | ({ readonly kind: "gaussian-process"; readonly rows?: number } & GaussianProcessOptions)
  | ({ readonly kind: "neighbours" } & NeighboursOptions)
  | ({ readonly kind: "tree" } & TreeOptions)
  | ({ readonly kind: "model-tree" } & ModelTreeOptions)
  | ({ readonly kind: "forest" } & ForestOptions)
  | ({ readonly kind: "boosting" } & Omit<BoostingOptions, "groups">)
  | ({ readonly kind: "perceptron" } & PerceptronOptions)
  /** Features standardised first. */
  | { readonly kind: "scaled"; readonly learner: Learner }
  /** Products of any two features added first. */
  | { readonly kind: "products"; readonly learner: Learner }
  /** Mean of the learner fitted on `count` draws of a share of rows and features. */
  | {
      readonly kind: "bagging";
      readonly learner: Learner;
      readonly count: number;
      readonly rowShare?: number;
      readonly featureShare?: number;
      /** Rows drawn with repetition; false by default. */
      readonly repeat?: boolean;
      readonly seed?: number;
    }
  /** Weighted mean of several learners; equal weights by default. */
  | { readonly kind: "average"; readonly learners: readonly Learner[]; readonly weights?: readonly number[] };

export interface FitOptions {
  /** Group of each row; boosting's held-out rows share no group with the others. */
  readonly groups?: Numbers;
}

/**
 * Fits a learner.
 *
 * @param rows features, shape [n][d]
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, or a setting is out of range
 */
export function fitRegressor(
  learner: Learner,
  rows: readonly Numbers[],
  y: Numbers,
  options: FitOptions = {},
): RegressorModel {
  const given: unknown = learner;
  if (!isRecord(given))
    throw refusedArgument("fitRegressor: learner", learner, "a learner", '{ kind: "ridge" }');
  checkFeatures("fitRegressor", rows, y);
  switch (learner.kind) {
    case "ridge": {
      const { kind: _, ...settings } = learner;
      return fitRidge(rows, y, settings);
    }
    case "elastic-net":
      return fitElasticNet(rows, y, learner);
    case "partial-least-squares":
      return fitPartialLeastSquares(rows, y, Math.min(learner.components, rows.length, rows[0]!.length));
    case "support-vector":
      return fitSupportVector(rows, y, learner);
    case "kernel-ridge":
      return fitKernelRidge(rows, y, learner);
    case "gaussian-process": {
      const drawn = draw(rows.length, Math.min(rows.length, learner.rows ?? 2000), false, learner.seed ?? 1);
      return fitGaussianProcess(...take(drawn, rows, y), learner);
    }
    case "neighbours":
      return fitNeighbours(rows, y, learner);
    case "tree":
      return fitTree(rows, y, learner);
    case "model-tree":
      return fitModelTree(rows, y, learner);
    case "forest":
      return fitForest(rows, y, learner);
    case "boosting":
      return fitBoosting(rows, y, { ...learner, ...options });
    case "perceptron":
      return fitPerceptron(rows, y, learner);
    case "scaled": {
      const { means, deviations, rows: scaled } = standardise(rows, true);
      const constant = deviations.map((deviation, j) =>
        scaled.every((row) => row[j] === 0) ? Infinity : deviation,
      );
      const scaling = { means, deviations: constant };
      const model = fitRegressor(
        learner.learner,
        rows.map((row) => scaledRow(scaling, row)),
        y,
        options,
      );
      return { kind: "scaled", ...scaling, model };
    }
    case "products":
      return { kind: "products", model: fitRegressor(learner.learner, rows.map(withProducts), y, options) };
    case "bagging":
      return fitBagging(learner, rows, y, options);
    case "average":
      return fitAverage(learner, rows, y, options);
    default:
      throw unknownName("learner", String((learner as { readonly kind?: unknown }).kind), LEARNER_KINDS);
  }
}

const LEARNER_KINDS: readonly Learner["kind"][] = [
  "ridge",
  "elastic-net",
  "partial-least-squares",
  "support-vector",
  "kernel-ridge",
  "gaussian-process",
  "neighbours",
  "tree",
  "model-tree",
  "forest",
  "boosting",
  "perceptron",
  "scaled",
  "products",
  "bagging",
  "average",
];

function fitBagging(
  {
    learner,
    count,
    rowShare = 1,
    featureShare = 1,
    repeat = false,
    seed = 1,
  }: Extract<Learner, { kind: "bagging" }>,
  rows: readonly Numbers[],
  y: Numbers,
  { groups }: FitOptions,
): RegressorModel {
  if (!(count >= 1 && rowShare > 0 && featureShare > 0 && rowShare <= 1 && featureShare <= 1)) {
    throw new StsError(
      "E_INPUT",
      `bagging: ${count} models of ${rowShare} of rows and ${featureShare} of features`,
    );
  }
  const [n, d] = [rows.length, rows[0]!.length];
  const models = Array.from({ length: count }, (_, k): RegressorModel => {
    const drawn = draw(n, Math.max(2, Math.round(rowShare * n)), repeat, seed, 2 * k);
    const [part, targets] = take(drawn, rows, y);
    const own = groups === undefined ? {} : { groups: drawn.map((i) => groups[i]!) };
    if (featureShare === 1) return fitRegressor(learner, part, targets, own);
    const features = Int32Array.from(
      draw(d, Math.max(1, Math.round(featureShare * d)), false, seed, 2 * k + 1),
    ).sort();
    const narrow = part.map((row) => Float64Array.from(features, (j) => row[j]!));
    return { kind: "subset", width: d, features, model: fitRegressor(learner, narrow, targets, own) };
  });
  return { kind: "average", models, weights: new Float64Array(count).fill(1 / count) };
}

function fitAverage(
  { learners, weights }: Extract<Learner, { kind: "average" }>,
  rows: readonly Numbers[],
  y: Numbers,
  options: FitOptions,
): RegressorModel {
  const shares = weights ?? learners.map(() => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (learners.length === 0 || shares.length !== learners.length || !(total > 0))
    throw new StsError("E_INPUT", `average: ${learners.length} learners, weights ${shares.join(", ")}`);
  const models = learners.map((learner) => fitRegressor(learner, rows, y, options));
  return { kind: "average", models, weights: Float64Array.from(shares, (share) => share / total) };
}

function draw(n: number, count: number, repeat: boolean, seed: number, stream = 0): number[] {
  const random = seededRandom(seed, stream);
  if (repeat) return Array.from({ length: count }, () => random.below(n));
  const all = Array.from({ length: n }, (_, i) => i);
  return count >= n ? all : random.shuffle(all).slice(0, count);
}

function take(drawn: readonly number[], rows: readonly Numbers[], y: Numbers): [Numbers[], Float64Array] {
  return [drawn.map((i) => rows[i]!), Float64Array.from(drawn, (i) => y[i]!)];
}
