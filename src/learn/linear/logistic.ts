import { checkOptions, optionNames } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import type { Labels, Numbers } from "../../stats/index.ts";
import { zeroOne } from "../../stats/ranking/labels.ts";
import { checkFeatures, linear, predictLinear, standardise } from "../features.ts";
import { solveSymmetric } from "./solve-symmetric.ts";

const LOGISTIC_OPTIONS = optionNames<LogisticOptions>({ penalty: true, standardise: true, features: true });

/** A yes/no classifier as saved: plain JSON, weights on the features as given. */
export interface LogisticModel {
  readonly format: 1;
  readonly kind: "logistic";
  readonly weights: readonly number[];
  readonly intercept: number;
  readonly penalty: number;
  /** Names of the features, in order; empty when not given. */
  readonly features: readonly string[];
}

export interface LogisticOptions {
  /** Weight of |w|^2 / 2 against the sum of log losses: scikit-learn's 1 / C; 1 by default, above 0. */
  readonly penalty?: number;
  /** Penalise features by their deviation, not their unit; true by default. */
  readonly standardise?: boolean;
  readonly features?: readonly string[];
}

/**
 * Logistic regression with a ridge penalty, by Newton's method with halved steps; the intercept is free.
 *
 *   minimise sum(log(1 + exp(-s (w x + b)))) + penalty |w|^2 / 2,  s = 1 for yes, -1 for no
 *
 * @param rows features, shape [n][d]
 * @param labels shape [n], true or 1 = yes, false or 0 = no; both must occur
 * @throws StsError E_INPUT when shapes differ, a value is not finite, only one answer occurs, penalty <= 0
 * @see checked against scikit-learn 1.9.1 LogisticRegression(C=1/penalty)
 */
export function fitLogistic(
  rows: readonly Numbers[],
  labels: Labels,
  options: LogisticOptions = {},
): LogisticModel {
  checkOptions(options, "fitLogistic", LOGISTIC_OPTIONS);
  const { penalty = 1, features = [] } = options;
  const y = checkLabels("fitLogistic", labels);
  checkFeatures("fitLogistic", rows, y);
  if (!(penalty > 0 && penalty < Infinity)) {
    throw new StsError("E_INPUT", `fitLogistic: penalty is ${penalty}, expected more than 0`);
  }
  const { means, deviations, rows: x } = standardise(rows, options.standardise ?? true);
  let w = new Float64Array(means.length + 1); // the intercept last
  let loss = penalisedLoss(x, y, w, penalty);
  for (let step = 0; step < 100; step++) {
    const direction = newtonDirection(x, y, w, penalty);
    let size = 1;
    let next = w;
    let nextLoss = Infinity;
    for (; size > 1e-10; size /= 2) {
      next = w.map((value, j) => value - size * direction[j]!);
      nextLoss = penalisedLoss(x, y, next, penalty);
      if (nextLoss <= loss) break;
    }
    const done = !(loss - nextLoss > 1e-14 * (1 + loss));
    if (nextLoss <= loss) [w, loss] = [next, nextLoss];
    if (done) break;
  }
  const weights = Array.from(deviations, (deviation, j) => w[j]! / deviation);
  const intercept = w[means.length]! - linear("fitLogistic", weights, 0, means);
  return { format: 1, kind: "logistic", weights, intercept, penalty, features: [...features] };
}

/** Probability of yes for one row of features, 0..1. @throws StsError E_INPUT on a wrong length */
export function predictProbability(model: LogisticModel, row: Numbers): number {
  return sigmoid(predictLinear("predictProbability", model, row));
}

/** Labels as 0 and 1. @throws StsError E_INPUT when there is another value, or only one of the two */
function checkLabels(name: string, labels: Labels): Float64Array {
  const y = Float64Array.from(zeroOne(name, labels));
  const yes = y.reduce((sum, label) => sum + label, 0);
  if (yes > 0 && yes < y.length) return y;
  throw new StsError("E_INPUT", `${name}: ${yes} of ${y.length} labels are yes; needs both answers`);
}

function sigmoid(z: number): number {
  return z >= 0 ? 1 / (1 + Math.exp(-z)) : Math.exp(z) / (1 + Math.exp(z));
}

function penalisedLoss(x: Float64Array[], y: Float64Array, w: Float64Array, penalty: number): number {
  const d = w.length - 1;
  let loss = 0;
  x.forEach((row, i) => {
    const z = linear("logistic", w.subarray(0, d), w[d]!, row);
    const wrong = y[i] === 1 ? -z : z;
    loss += Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong)));
  });
  for (let j = 0; j < d; j++) loss += (penalty * w[j]! ** 2) / 2;
  return loss;
}

function newtonDirection(
  x: readonly Float64Array[],
  y: Float64Array,
  w: Float64Array,
  penalty: number,
): Float64Array {
  const d = w.length - 1;
  const gradient = new Float64Array(d + 1);
  const hessian = Array.from({ length: d + 1 }, () => new Float64Array(d + 1));
  x.forEach((row, i) => {
    const p = sigmoid(linear("logistic", w.subarray(0, d), w[d]!, row));
    const curvature = Math.max(p * (1 - p), 1e-12);
    for (let j = 0; j <= d; j++) {
      const value = j < d ? row[j]! : 1;
      gradient[j]! += (p - y[i]!) * value;
      for (let k = 0; k <= j; k++) hessian[j]![k]! += curvature * value * (k < d ? row[k]! : 1);
    }
  });
  for (let j = 0; j < d; j++) {
    gradient[j]! += penalty * w[j]!;
    hessian[j]![j]! += penalty;
  }
  return solveSymmetric(hessian, gradient);
}
