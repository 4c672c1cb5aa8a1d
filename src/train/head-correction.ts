import {
  errorOf,
  fitNetwork,
  fitRidgeCrossValidated,
  groupedFolds,
  type PrincipalComponents,
  predictNetwork,
  predictRidge,
  principalComponents,
} from "../learn/index.ts";
import { mean, type Numbers, standardDeviation } from "../stats/index.ts";
import { SIGNALS } from "../systems/head/head-features.ts";
import type { Correction } from "../systems/head/head-file.ts";

const FOLDS = 5;
const ALPHAS = [300, 1000, 3000, 10_000, 30_000, 100_000, 1_000_000];
const EPOCHS = 20;
const COMPONENTS = 64;

/** Features of pairs made few: the signals, standardised, then principal components of all. */
export class RouteFeatures {
  readonly size: number;
  readonly #components: PrincipalComponents;
  readonly #signals: readonly { readonly mean: number; readonly deviation: number }[];
  readonly #features: readonly Float64Array[];

  /** @param features `headFeatures` of the pairs */
  constructor(features: readonly Float64Array[], seed: number) {
    this.size = features.length;
    this.#features = features;
    this.#components = principalComponents(features, COMPONENTS, seed);
    this.#signals = Array.from({ length: SIGNALS }, (_, j) => {
      const values = features.map((row) => row[j]!);
      return { mean: mean(values), deviation: standardDeviation(values) || 1 };
    });
  }

  /** Root mean square of components. */
  get spread(): number {
    return this.#components.spread;
  }

  /** @param boost deviation of a signal; a penalty on its weight counts by the square of it less */
  row(k: number, boost: number): Float64Array {
    const features = this.#features[k]!;
    const signals = this.#signals.map(
      ({ mean, deviation }, j) => (boost * (features[j]! - mean)) / deviation,
    );
    return Float64Array.from([...signals, ...this.#components.scores[k]!]);
  }

  /** Weights of such a row as weights of `headFeatures`. */
  unproject(weights: Numbers, boost: number): { weights: number[]; constant: number } {
    const own = Array.from(weights);
    const back = this.#components.unproject(own.slice(SIGNALS));
    let { constant } = back;
    const all = Array.from(back.weights);
    for (const [j, { mean, deviation }] of this.#signals.entries()) {
      const weight = (own[j]! * boost) / deviation;
      all[j]! += weight;
      constant -= weight * mean;
    }
    return { weights: all, constant };
  }
}

/** Training pairs of one route. */
export interface RoutePart {
  readonly features: RouteFeatures;
  /** Rows of the features, shape [n]. */
  readonly rows: readonly number[];
  /** Gold less the newly calibrated score (held out). */
  readonly missing: Float64Array;
  readonly groups: Float64Array;
  readonly seed: number;
}

export interface FittedCorrection {
  /** A function of `headFeatures`. */
  readonly correction: Correction;
  /** Shape [n]: of each pair, by a correction fitted on other folds. */
  readonly heldOut: Float64Array;
  /** Of a row of the features. */
  predict(row: number): number;
}

/** Signals weigh what they will; the penalty is for what vectors say coordinate by coordinate. */
const SIGNAL_BOOST = 1000;

/** A ridge regression, its penalty by held-out error. */
export function fitLinear({ features, rows, missing, groups, seed }: RoutePart): FittedCorrection {
  const folds = Math.min(FOLDS, new Set(groups).size);
  const options = { alphas: ALPHAS, groups, seed, folds, standardise: false };
  const { model, heldOut } = fitRidgeCrossValidated(
    rows.map((row) => features.row(row, SIGNAL_BOOST)),
    missing,
    options,
  );
  const { weights, constant } = features.unproject(model.weights, SIGNAL_BOOST);
  return {
    correction: { ...model, weights, intercept: model.intercept + constant },
    heldOut,
    predict: (row) => predictRidge(model, features.row(row, SIGNAL_BOOST)),
  };
}

/** A small network, trained for as many epochs as held-out pairs are better for. */
export function fitNet({ features, rows, missing, groups, seed }: RoutePart): FittedCorrection {
  const { spread } = features;
  const input = (row: number) => features.row(row, spread).map((value) => value / spread);
  const scaled = rows.map(input);
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
    features.unproject(
      weights.map((weight) => weight / spread),
      spread,
    ),
  );
  return {
    correction: {
      ...model,
      hidden: unprojected.map(({ weights }) => weights),
      biases: model.biases.map((bias, h) => bias + unprojected[h]!.constant),
    },
    heldOut: byEpoch[epochs - 1]!,
    predict: (row) => predictNetwork(model, input(row)),
  };
}
