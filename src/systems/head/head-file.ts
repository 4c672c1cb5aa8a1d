import { StsError } from "../../errors.ts";
import { type CalibrationModel, checkModel, type NetworkModel, type RidgeModel } from "../../learn/index.ts";

/** What can be made of a tier's scores, simplest first. */
export const HEAD_CANDIDATES = ["as shipped", "calibration", "linear", "network"] as const;
export type HeadCandidate = (typeof HEAD_CANDIDATES)[number];

/** What is added to the newly calibrated score, made of `headFeatures`. */
export type Correction = RidgeModel | NetworkModel;

/** Tiers that a head can stand on. */
export const HEAD_TIERS = ["base", "fast"] as const;
export type HeadTier = (typeof HEAD_TIERS)[number];

/**
 * Digests of all that a tier's scores come from, as its signature has them (weights, tokenizer, lexicon, calibration with
 * constants and steps), and its version: with others, a head would mean nothing.
 */
export type HeadGround = Readonly<Record<string, string>>;

/** `head.json`: what `samesay train --head` saves, in a folder of its own. */
export interface HeadFile {
  readonly format: 3;
  readonly kind: "head";
  readonly name: string;
  readonly tier: HeadTier;
  readonly standsOn: HeadGround;
  readonly kept: HeadCandidate;
  /** Absent where scores are the tier's, newly calibrated or as they are. */
  readonly correction?: {
    /** From the tier's score to what a correction is added to. */
    readonly first: CalibrationModel;
    /** By encoder of the tier; pairs that go to another get none. */
    readonly routes: Readonly<Record<string, Correction>>;
  };
  /** From the tier's score, or the corrected one, to 0..5. */
  readonly calibration: CalibrationModel;
  /** What it was fitted on. */
  readonly trainedOn: { readonly set: string; readonly sha256: string; readonly pairs: number };
  /** What figures were held out by: pairs that share a sentence go together, or each pair is alone. */
  readonly heldOut: "sentences" | "pairs";
  /** Held-out figures of all candidates; see `fitHead`. */
  readonly figures: readonly HeadFigures[];
}

/** How one candidate did on pairs it was not fitted on. */
export interface HeadFigures {
  readonly candidate: HeadCandidate;
  /** null when undefined. */
  readonly pearson: number | null;
  readonly mae: number;
  readonly rmse: number;
  readonly withinOne: number;
}

/** Name of the file in a trained folder. */
export const HEAD_FILE = "head.json";
const FORMAT = 3;

/**
 * Reads a head file.
 * @throws StsError E_MODEL when it is damaged, foreign or of another format
 */
export function parseHead(text: string, label: string): HeadFile {
  const fail = (problem: string, cause?: unknown) =>
    new StsError("E_MODEL", `${label}: ${problem}`, cause === undefined ? {} : { cause });
  let json: Partial<HeadFile>;
  try {
    json = JSON.parse(text) as Partial<HeadFile>;
  } catch (cause) {
    throw fail(`not JSON (${(cause as Error).message})`, cause);
  }
  if (json?.kind !== "head") throw fail("no trained head");
  if (json.format !== FORMAT) {
    const older = Number(json.format) < FORMAT;
    throw fail(
      `format ${String(json.format)}; this version reads format ${FORMAT}: ${older ? "train it again with samesay train --head" : "update samesay"}`,
    );
  }
  if (!HEAD_TIERS.includes(json.tier!))
    throw fail(`tier "${json.tier}" is not one of ${HEAD_TIERS.join(", ")}`);
  for (const part of ["name", "kept"] as const)
    if (typeof json[part] !== "string") throw fail(`${part} is no text`);
  for (const part of ["standsOn", "trainedOn"] as const)
    if (typeof json[part] !== "object" || json[part] === null) throw fail(`${part} is missing`);
  checkKind(json.calibration, ["calibration"], `${label}: calibration`);
  if (json.correction === undefined) return json as HeadFile;
  checkKind(json.correction?.first, ["calibration"], `${label}: correction.first`);
  for (const [route, correction] of Object.entries(json.correction.routes ?? {}))
    checkKind(correction, ["ridge", "network"], `${label}: correction.routes.${route}`);
  return json as HeadFile;
}

function checkKind(model: unknown, kinds: readonly string[], label: string): void {
  if (!kinds.includes(checkModel(model, label).kind))
    throw new StsError("E_MODEL", `${label} is a model of another kind`);
}

/** The first part of a ground that another one lacks or has otherwise. */
export function otherGround(trained: HeadGround, shipped: HeadGround): string | undefined {
  const parts = [...Object.keys(shipped), ...Object.keys(trained)];
  return parts.find((part) => trained[part] !== shipped[part]);
}
