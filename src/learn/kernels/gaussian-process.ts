import { StsError } from "../../errors.ts";
import { type Numbers, seededRandom } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { flatten, type KernelModel, kernelRow } from "./kernel-model.ts";
import { fitKernelRidge } from "./kernel-ridge.ts";

/** amplitude^2 exp(-|u - v|^2 / 2 length^2), and noise^2 on the diagonal. */
export interface GaussianProcessSettings {
  readonly length: number;
  readonly amplitude: number;
  readonly noise: number;
}

export interface GaussianProcessOptions {
  /** Found by the greatest marginal likelihood when absent. */
  readonly settings?: GaussianProcessSettings;
  /** Rows that settings are found on, drawn by seed; 400 by default. */
  readonly tuningRows?: number;
  readonly seed?: number;
}

/**
 * Gaussian process regression with a squared-exponential kernel: its mean. O(n^3 / 6), n up to a few thousand.
 *
 * @param rows features, shape [n][d], of one size (see `scaled`)
 * @param y targets, shape [n]; their mean is taken off first
 * @throws StsError E_INPUT when shapes differ, a value is not finite, a setting is not above 0
 * @see Rasmussen and Williams 2006, chapters 2 and 5, https://gaussianprocess.org/gpml/; checked against scikit-learn
 *   1.9.1 GaussianProcessRegressor
 */
export function fitGaussianProcess(
  rows: readonly Numbers[],
  y: Numbers,
  options: GaussianProcessOptions = {},
): KernelModel {
  checkFeatures("fitGaussianProcess", rows, y);
  const { length, amplitude, noise } = options.settings ?? tuneGaussianProcess(rows, y, options);
  for (const [name, value] of Object.entries({ length, amplitude, noise })) {
    if (!(value > 0))
      throw new StsError("E_INPUT", `fitGaussianProcess: ${name} is ${value}, expected more than 0`);
  }
  return fitKernelRidge(rows, y, {
    kernel: { name: "rbf", gamma: 1 / (2 * length * length) },
    // One factor of both terms leaves the mean as it is.
    alpha: (noise / amplitude) ** 2,
  });
}

/** Settings of the greatest marginal likelihood: a search along each, steps halved until they are small. */
export function tuneGaussianProcess(
  rows: readonly Numbers[],
  y: Numbers,
  { tuningRows = 400, seed = 1 }: GaussianProcessOptions = {},
): GaussianProcessSettings {
  const drawn = seededRandom(seed).shuffle(Array.from(rows.keys())).slice(0, Math.max(2, tuningRows));
  const [x, target] = [drawn.map((i) => rows[i]!), drawn.map((i) => y[i]!)];
  const middle = target.reduce((sum, value) => sum + value, 0) / target.length;
  const spread =
    Math.sqrt(target.reduce((sum, value) => sum + (value - middle) ** 2, 0) / target.length) || 1;
  const at = [Math.log(Math.sqrt(x[0]!.length)), Math.log(spread), Math.log(spread / 2)];
  const settings = ([length, amplitude, noise]: readonly number[]) => ({
    length: Math.exp(length!),
    amplitude: Math.exp(amplitude!),
    noise: Math.exp(noise!),
  });
  let best = logMarginalLikelihood(x, target, settings(at));
  for (let step = 1; step > 0.02; step /= 2) {
    for (let improved = true; improved; ) {
      improved = false;
      for (let k = 0; k < 3; k++) {
        for (const way of [step, -step]) {
          const moved = at.map((value, m) => (m === k ? value + way : value));
          const value = logMarginalLikelihood(x, target, settings(moved));
          if (!(value > best + 1e-6)) continue;
          [best, at[k], improved] = [value, moved[k]!, true];
          break;
        }
      }
    }
  }
  return settings(at);
}

/** log p(y | X, settings) of targets less their mean; -Infinity where the kernel matrix is not definite. O(n^3 / 6) */
export function logMarginalLikelihood(
  rows: readonly Numbers[],
  y: Numbers,
  { length, amplitude, noise }: GaussianProcessSettings,
): number {
  const n = rows.length;
  const [flat, width] = [flatten(rows), rows[0]!.length];
  let middle = 0;
  for (let i = 0; i < n; i++) middle += y[i]! / n;
  const factor: Float64Array[] = [];
  const solved = new Float64Array(n);
  let [logDeterminant, fit] = [0, 0];
  for (let i = 0; i < n; i++) {
    const row = kernelRow({ name: "rbf", gamma: 1 / (2 * length * length) }, flat, width, i);
    for (let j = 0; j <= i; j++) {
      let rest = amplitude * amplitude * row[j]! + (i === j ? noise * noise : 0);
      const other = j < i ? factor[j]! : row;
      for (let k = 0; k < j; k++) rest -= row[k]! * other[k]!;
      if (i === j && !(rest > 0)) return -Infinity;
      row[j] = i === j ? Math.sqrt(rest) : rest / other[j]!;
    }
    let rest = y[i]! - middle;
    for (let k = 0; k < i; k++) rest -= row[k]! * solved[k]!;
    solved[i] = rest / row[i]!;
    fit += solved[i]! ** 2;
    logDeterminant += Math.log(row[i]!);
    factor.push(row);
  }
  return -fit / 2 - logDeterminant - (n / 2) * Math.log(2 * Math.PI);
}
