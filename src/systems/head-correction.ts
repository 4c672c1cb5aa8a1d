import {
  errorOf,
  fitNetwork,
  fitRidgeCrossValidated,
  groupedFolds,
  type NetworkModel,
  type PrincipalComponents,
  predictNetwork,
  predictRidge,
  type RidgeModel,
} from "../learn/index.ts";

/** What is added to the newly calibrated score, made of `headFeatures`. */
export type Correction = RidgeModel | NetworkModel;

const FOLDS = 5;
const ALPHAS = [300, 1000, 3000, 10_000, 30_000, 100_000, 1_000_000];
const EPOCHS = 20;

/** Training pairs of one route. */
export interface RoutePart {
  readonly rows: readonly Float64Array[];
  /** Gold less the newly calibrated score (held out). */
  readonly missing: Float64Array;
  readonly groups: Float64Array;
  readonly components: PrincipalComponents;
  readonly seed: number;
}

export interface FittedCorrection {
  /** A function of `headFeatures`. */
  readonly correction: Correction;
  /** Shape [n]: of each pair, by a correction fitted on other folds. */
  readonly heldOut: Float64Array;
  /** Of the scores of its components. */
  predict(scores: Float64Array): number;
}

/** A ridge regression, its penalty by held-out error. */
export function fitLinear({ rows, missing, groups, components, seed }: RoutePart): FittedCorrection {
  const folds = Math.min(FOLDS, new Set(groups).size);
  const options = { alphas: ALPHAS, groups, seed, folds, standardise: false };
  const { model, heldOut } = fitRidgeCrossValidated(rows, missing, options);
  const { weights, constant } = components.unproject(model.weights);
  return {
    correction: { ...model, weights: Array.from(weights), intercept: model.intercept + constant },
    heldOut,
    predict: (scores) => predictRidge(model, scores),
  };
}

/** A small network, trained for as many epochs as held-out pairs are better for. */
export function fitNet({ rows, missing, groups, components, seed }: RoutePart): FittedCorrection {
  const scaled = rows.map((row) => row.map((value) => value / components.spread));
  const folds = groupedFolds(groups, Math.min(FOLDS, new Set(groups).size), seed);
  const byEpoch = Array.from({ length: EPOCHS }, () => new Float64Array(rows.length));
  const every = Uint32Array.from(rows.keys());
  for (const fold of new Set(folds)) {
    const [train, rest] = [every.filter((i) => folds[i] !== fold), every.filter((i) => folds[i] === fold)];
    fitNetwork(
      Array.from(train, (i) => scaled[i]!),
      Float64Array.from(train, (i) => missing[i]!),
      {
        epochs: EPOCHS,
        seed,
        onEpoch: (epoch, predict) => {
          for (const i of rest) byEpoch[epoch - 1]![i] = predict(scaled[i]!);
        },
      },
    );
  }
  const errors = byEpoch.map((held) => errorOf("squared", held, missing));
  const epochs = 1 + errors.indexOf(Math.min(...errors));
  const model = fitNetwork(scaled, missing, { epochs, seed });
  const unprojected = model.hidden.map((weights) =>
    components.unproject(weights.map((weight) => weight / components.spread)),
  );
  return {
    correction: {
      ...model,
      hidden: unprojected.map(({ weights }) => Array.from(weights)),
      biases: model.biases.map((bias, h) => bias + unprojected[h]!.constant),
    },
    heldOut: byEpoch[epochs - 1]!,
    predict: (scores) =>
      predictNetwork(
        model,
        scores.map((value) => value / components.spread),
      ),
  };
}
