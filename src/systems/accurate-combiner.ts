import { StsError } from "../errors.ts";
import { FEATURE_NAMES, type FeatureName, type Features } from "./accurate-features.ts";
import type { TrainingSource } from "./system.ts";

/** `combiner.json` beside a cross-encoder of `accurate`, written by `npm run fit:accurate`. */
export interface CombinerFile {
  readonly format: 1;
  readonly kind: "accurate-combiner";
  /** sha256 of the weights whose values it was fitted on. */
  readonly weights: { readonly cross: string; readonly base: string; readonly fast: string };
  /** Catalogue names of the gold sets it was fitted on. */
  readonly sets: readonly string[];
  /** For two texts of one language. */
  readonly same: Combiner;
  /** For texts of two languages; `same` where absent. */
  readonly cross?: Combiner;
}

/**
 * Features to one number: sigmoid(intercept + w x + sum of out tanh(bias + u x)), x standardised. Without hidden
 * units it is a logistic regression.
 */
export interface Combiner {
  /** Names of the features, in order; those not named play no part. */
  readonly features: readonly FeatureName[];
  readonly means: readonly number[];
  /** Above 0. */
  readonly deviations: readonly number[];
  readonly intercept: number;
  readonly weights: readonly number[];
  readonly hidden: readonly HiddenUnit[];
}

export interface HiddenUnit {
  readonly bias: number;
  readonly weights: readonly number[];
  readonly out: number;
}

/** The combined value of a pair, 0..1. O(features x units). */
export function combine(combiner: Combiner, features: Features): number {
  const x = combiner.features.map(
    (name, i) => (features[name] - combiner.means[i]!) / combiner.deviations[i]!,
  );
  let z = combiner.intercept + dot(combiner.weights, x);
  for (const { bias, weights, out } of combiner.hidden) z += out * Math.tanh(bias + dot(weights, x));
  return 1 / (1 + Math.exp(-z));
}

function dot(u: readonly number[], v: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < u.length; i++) sum += u[i]! * v[i]!;
  return sum;
}

/** @throws StsError E_MODEL naming the file and the part of it that is missing or wrong */
export function parseCombiner(text: string, label: string): CombinerFile {
  const fail = (problem: string, cause?: unknown) =>
    new StsError("E_MODEL", `${label}: ${problem}`, cause === undefined ? {} : { cause });
  let json: Partial<CombinerFile>;
  try {
    json = JSON.parse(text) as Partial<CombinerFile>;
  } catch (cause) {
    throw fail(`not JSON (${(cause as Error).message})`, cause);
  }
  if (json?.kind !== "accurate-combiner")
    throw fail(`kind is ${JSON.stringify(json?.kind)}, expected accurate-combiner`);
  if (json.format !== 1) {
    throw fail(`format ${String(json.format)}; this version of samesay reads format 1`);
  }
  for (const model of ["cross", "base", "fast"] as const) {
    if (typeof json.weights?.[model] !== "string") throw fail(`weights.${model} is no checksum`);
  }
  if (!Array.isArray(json.sets)) throw fail("sets is no list");
  checkCombiner(json.same, (problem) => fail(`same.${problem}`));
  if (json.cross !== undefined) checkCombiner(json.cross, (problem) => fail(`cross.${problem}`));
  return json as CombinerFile;
}

function checkCombiner(combiner: Partial<Combiner> | undefined, fail: (problem: string) => StsError): void {
  const { features, means, deviations, weights, hidden } = combiner ?? {};
  if (!Array.isArray(features) || features.length === 0) throw fail("features is no list of names");
  const unknown = features.find((name) => !FEATURE_NAMES.includes(name));
  if (unknown !== undefined)
    throw fail(`features holds ${JSON.stringify(unknown)}, which this version does not know`);
  const numbers = (name: string, list: unknown) => {
    const right = Array.isArray(list) && list.length === features.length && list.every(Number.isFinite);
    if (!right) throw fail(`${name} is no list of ${features.length} numbers`);
  };
  numbers("means", means);
  numbers("deviations", deviations);
  numbers("weights", weights);
  if (!deviations!.every((deviation) => deviation > 0))
    throw fail("deviations holds a number that is not above 0");
  if (!Number.isFinite(combiner!.intercept)) throw fail("intercept is no number");
  if (!Array.isArray(hidden)) throw fail("hidden is no list");
  for (const [k, unit] of hidden.entries()) {
    numbers(`hidden[${k}].weights`, unit?.weights);
    if (!Number.isFinite(unit.bias) || !Number.isFinite(unit.out))
      throw fail(`hidden[${k}] lacks bias or out`);
  }
}

/** What a combiner's fitting used, as systems name it. */
export function combinerSources(file: CombinerFile): TrainingSource[] {
  return file.sets.map((set): TrainingSource => ({ set, use: "weights" }));
}
