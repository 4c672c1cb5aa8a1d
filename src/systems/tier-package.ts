import { StsError } from "../errors.ts";
import { type Calibration, type CalibrationModel, calibrationOf, checkModel } from "../learn/index.ts";
import { type Manifest, type ModelFiles, readManifest, readText, sha256 } from "../vectors/index.ts";
import { type BlendSources, readBlend } from "./blend.ts";
import { COMPARISON_FILE, readComparison } from "./comparison.ts";
import type { RawName } from "./encoder-parts.ts";
import { areAcross, type PairReading } from "./pair-values.ts";
import type { LanguageTag, TrainingSource } from "./system.ts";

/** `calibration.json` beside a tier's weights, written by `npm run calibrate:tiers` (of `accurate`: `fit:accurate`). */
export interface TierCalibration {
  readonly format: 1;
  /** sha256 of the weights whose vectors are compared. */
  readonly weights: string;
  /** sha256 of the comparison whose values it maps; cosines where absent. */
  readonly comparison?: string;
  /** Digest of the blend whose values it maps (`blendDigest`); of the comparison or of cosines where absent. */
  readonly blend?: string;
  /** Digest of the combiner whose values it maps, where one stands between. */
  readonly combiner?: string;
  /** For two texts of one language. */
  readonly same: CalibrationModel;
  /** For texts of two languages; `same` where absent. */
  readonly cross?: CalibrationModel;
  /** Catalogue names of the sets it was fitted on. */
  readonly sets: readonly string[];
}

/** A tier's weights as described by their files, not loaded yet. */
export interface TierPackage {
  readonly manifest: Manifest;
  readonly weightsDigest: string;
  readonly tokenizerDigest: string | undefined;
  readonly comparisonDigest: string | undefined;
  readonly blendDigest: string | undefined;
  /** First 16 hexadecimal digits of the calibration file's sha256. */
  readonly calibrationDigest: string;
  /** Digest of the combiner that the calibration was fitted for. */
  readonly combiner: string | undefined;
  readonly trainedOn: readonly TrainingSource[];
  calibration(languages: readonly [LanguageTag, LanguageTag]): Calibration;
}

/**
 * Reads what a tier needs to know of its weights before it opens them: a few kilobytes.
 * @throws StsError E_MODEL when the package is missing, or its calibration belongs to other weights
 */
export async function readTierPackage(files: ModelFiles): Promise<TierPackage> {
  const [manifest, text] = await Promise.all([readManifest(files), readText(files, "calibration.json")]);
  if (manifest === undefined)
    throw new StsError("E_MODEL", `${files.label}: has no manifest.json; install samesay anew`);
  const command = manifest.kind === "onnx-cross-encoder" ? "fit:accurate" : "calibrate:tiers";
  if (text === undefined)
    throw new StsError("E_MODEL", `${files.label}: has no calibration.json; npm run ${command} makes it`);
  const label = `${files.label}/calibration.json`;
  const json = parseCalibration(text, label);
  const weightsDigest = manifest.files[manifest.weights]?.sha256 ?? "";
  if (json.weights !== weightsDigest) {
    throw new StsError("E_MODEL", `${label}: was fitted for other weights; npm run ${command} fits it anew`);
  }
  const comparisonDigest = manifest.files[COMPARISON_FILE]?.sha256;
  if (json.comparison !== comparisonDigest) {
    throw new StsError(
      "E_MODEL",
      `${label}: was fitted for another comparison; npm run ${command} fits it anew`,
    );
  }
  const same = calibrationOf(json.same);
  const cross = json.cross === undefined ? same : calibrationOf(json.cross);
  return {
    manifest,
    weightsDigest,
    comparisonDigest,
    blendDigest: json.blend,
    tokenizerDigest: manifest.files["tokenizer.json"]?.sha256,
    calibrationDigest: (await sha256(new TextEncoder().encode(text))).slice(0, 16),
    combiner: json.combiner,
    trainedOn: [
      ...manifest.trainedOn.map((set): TrainingSource => ({ set, use: "weights" })),
      ...json.sets.map((set): TrainingSource => ({ set, use: "calibration" })),
    ],
    calibration: ([a, b]) => (areAcross(a, b) ? cross : same),
  };
}

function parseCalibration(text: string, label: string): TierCalibration {
  let json: Partial<TierCalibration>;
  try {
    json = JSON.parse(text) as Partial<TierCalibration>;
  } catch (cause) {
    throw new StsError("E_MODEL", `${label}: not JSON (${(cause as Error).message})`, { cause });
  }
  if (json.format !== 1) {
    throw new StsError(
      "E_MODEL",
      `${label}: format ${String(json.format)}; this version of samesay reads format 1`,
    );
  }
  checkModel(json.same, `${label}: same`);
  if (json.cross !== undefined) checkModel(json.cross, `${label}: cross`);
  return { sets: [], ...json } as TierCalibration;
}

/**
 * How a tier's vectors are compared: what stands beside its weights.
 * @param sources what its blend reads with
 * @throws StsError E_MODEL when damaged or of other weights
 */
export async function readPairReading(
  files: ModelFiles,
  tier: TierPackage,
  sources: BlendSources = {},
): Promise<PairReading> {
  const { manifest, weightsDigest: weights, comparisonDigest: comparison, blendDigest: digest } = tier;
  return {
    comparison: await readComparison(files, manifest),
    blend:
      digest === undefined ? undefined : await readBlend(files, { weights, comparison, digest }, sources),
  };
}

/** Name of the raw values of tiers that one system is made of. */
export function rawNameOf(tiers: readonly TierPackage[]): RawName {
  if (tiers.some(({ blendDigest }) => blendDigest !== undefined)) return "blend";
  return tiers.some(({ comparisonDigest }) => comparisonDigest !== undefined) ? "comparison" : "cosine";
}

/** Digests of tiers in one, for a signature: absent where no tier has any. */
export function joinedDigests(digests: readonly (string | undefined)[]): string | undefined {
  return digests.every((digest) => digest === undefined)
    ? undefined
    : digests.map((digest) => digest ?? "none").join("+");
}

/** Training sources without repeats, in order. */
export function uniqueSources(sources: readonly TrainingSource[]): TrainingSource[] {
  return [...new Map(sources.map((source) => [`${source.set} ${source.use}`, source])).values()];
}
