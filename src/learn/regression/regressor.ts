import { checkNumbers, checkRecord } from "../../arguments.ts";
import type { Numbers } from "../../stats/index.ts";
import { type KernelModel, predictKernelModel } from "../kernels/kernel-model.ts";
import { type LinearModel, predictLinearModel } from "../linear/linear-model.ts";
import { predictRidge, type RidgeModel } from "../linear/ridge.ts";
import { type NeighboursModel, predictNeighbours } from "../neighbours/nearest-neighbours.ts";
import { type PerceptronModel, predictPerceptron } from "../networks/perceptron.ts";
import { type BoostingModel, predictBoosting } from "../trees/gradient-boosting.ts";
import { type ModelTreeModel, predictModelTree } from "../trees/model-tree.ts";
import { type ForestModel, predictForest } from "../trees/regression-tree.ts";

/** Features brought to mean 0 and deviation 1 before the model sees them. */
export interface ScaledModel {
  readonly kind: "scaled";
  readonly means: Float64Array;
  /** Infinity for a feature that was constant: it becomes 0. */
  readonly deviations: Float64Array;
  readonly model: RegressorModel;
}

/** Weighted mean of several models. */
export interface AverageModel {
  readonly kind: "average";
  readonly models: readonly RegressorModel[];
  /** Shape [models]; their sum is 1. */
  readonly weights: Float64Array;
}

/** A model of some of the features, by their numbers. */
export interface SubsetModel {
  readonly kind: "subset";
  readonly width: number;
  readonly features: Int32Array;
  readonly model: RegressorModel;
}

/** A model of the features and the products of any two. */
export interface ProductsModel {
  readonly kind: "products";
  readonly model: RegressorModel;
}

/** Whatever `fitRegressor` fits. */
export type RegressorModel =
  | RidgeModel
  | LinearModel
  | KernelModel
  | NeighboursModel
  | ForestModel
  | BoostingModel
  | ModelTreeModel
  | PerceptronModel
  | ScaledModel
  | AverageModel
  | SubsetModel
  | ProductsModel;

/** Prediction for one row of features; not limited to any range. @throws StsError E_INPUT on a wrong length */
export function predictRegressor(model: RegressorModel, row: Numbers): number {
  checkRecord(model, "predictRegressor: model", "a RegressorModel", ["kind"]);
  checkNumbers(row, "predictRegressor: row");
  switch (model.kind) {
    case "ridge":
      return predictRidge(model, row);
    case "linear":
      return predictLinearModel(model, row);
    case "kernel":
      return predictKernelModel(model, row);
    case "neighbours":
      return predictNeighbours(model, row);
    case "forest":
      return predictForest(model, row);
    case "boosting":
      return predictBoosting(model, row);
    case "model-tree":
      return predictModelTree(model, row);
    case "perceptron":
      return predictPerceptron(model, row);
    case "scaled":
      return predictRegressor(model.model, scaledRow(model, row));
    case "average": {
      let sum = 0;
      for (const [k, part] of model.models.entries()) sum += model.weights[k]! * predictRegressor(part, row);
      return sum;
    }
    case "subset":
      return predictRegressor(
        model.model,
        Float64Array.from(model.features, (j) => row[j]!),
      );
    case "products":
      return predictRegressor(model.model, withProducts(row));
  }
}

export function scaledRow(
  { means, deviations }: Pick<ScaledModel, "means" | "deviations">,
  row: Numbers,
): Float64Array {
  return means.map((mean, j) => (row[j]! - mean) / deviations[j]!);
}

/** A row and the products of any two of its features, shape [d + d (d - 1) / 2]. */
export function withProducts(row: Numbers): Float64Array {
  const d = row.length;
  const out = new Float64Array(d + (d * (d - 1)) / 2);
  for (let j = 0; j < d; j++) out[j] = row[j]!;
  let at = d;
  for (let j = 0; j < d; j++) for (let k = 0; k < j; k++) out[at++] = row[j]! * row[k]!;
  return out;
}
