import { StsError } from "../errors.ts";
import { FEATURE_NAMES, type Features, type FeatureTerm, factorsOf } from "./accurate-features.ts";
import { withNearCopies } from "./accurate-near-copies.ts";
import type { TrainingSource } from "./system.ts";

/** `combiner.json` beside a cross-encoder of `accurate`, written by `npm run fit:accurate`. */
export interface CombinerFile {
  readonly format: 1;
  readonly kind: "accurate-combiner";
  /** What the values came from that it was fitted on. */
  readonly weights: CombinerWeights;
  /** Catalogue names of the gold sets it was fitted on. */
  readonly sets: readonly string[];
  /** For two texts of one language. */
  readonly same: Combiner;
  /** For texts of two languages; `same` where absent. */
  readonly cross?: Combiner;
}

/** Checksums of what gives the values that a combiner takes: sha256 of weights, and of the blend. */
export interface CombinerWeights {
  readonly cross: string;
  readonly base: string;
  /** Digest of the blend of `base` (`blendDigest`), which names what it stands on. */
  readonly blend: string;
  readonly fast: string;
}

/**
 * Logistic regression: sigmoid(z), z = intercept + w x, x the features (and products of two) less their mean, over their
 * deviation; put right for near copies (`withNearCopies`).
 */
export interface Combiner {
  /** In order; features not named play no part. */
  readonly features: readonly FeatureTerm[];
  readonly means: readonly number[];
  /** Above 0. */
  readonly deviations: readonly number[];
  readonly intercept: number;
  readonly weights: readonly number[];
}

/** The combined value of a pair, 0..1. O(features). */
export function combine(combiner: Combiner, features: Features): number {
  let z = combiner.intercept;
  for (const [i, term] of combiner.features.entries()) {
    z += (combiner.weights[i]! * (termValue(term, features) - combiner.means[i]!)) / combiner.deviations[i]!;
  }
  return 1 / (1 + Math.exp(-withNearCopies(z, features)));
}

/** A feature, or the product of two. */
export function termValue(term: FeatureTerm, features: Features): number {
  return factorsOf(term).reduce((product, name) => product * features[name], 1);
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
  for (const model of ["cross", "base", "blend", "fast"] as const) {
    if (typeof json.weights?.[model] !== "string") throw fail(`weights.${model} is no checksum`);
  }
  if (!Array.isArray(json.sets)) throw fail("sets is no list");
  checkCombiner(json.same, (problem) => fail(`same.${problem}`));
  if (json.cross !== undefined) checkCombiner(json.cross, (problem) => fail(`cross.${problem}`));
  return json as CombinerFile;
}

function checkCombiner(combiner: Partial<Combiner> | undefined, fail: (problem: string) => StsError): void {
  const { features, means, deviations, weights } = combiner ?? {};
  if (!Array.isArray(features) || features.length === 0) throw fail("features is no list of names");
  const unknown = features.find(
    (term) => typeof term !== "string" || !factorsOf(term).every((name) => FEATURE_NAMES.includes(name)),
  );
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
}

/** What a combiner's fitting used, as systems name it. */
export function combinerSources(file: CombinerFile): TrainingSource[] {
  return file.sets.map((set): TrainingSource => ({ set, use: "weights" }));
}
