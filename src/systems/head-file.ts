import { StsError } from "../errors.ts";
import { type CalibrationModel, checkModel, type RidgeModel } from "../learn/index.ts";

/** Tier whose vectors a head reads. */
export type HeadEncoder = "en" | "multi" | "fast";

/** `head.json`: what `samesay train --head` saves, in a folder of its own. */
export interface HeadFile {
  readonly format: 1;
  readonly kind: "head";
  readonly name: string;
  /** Encoder in models/, and the sha256 of its weights: other weights make other vectors. */
  readonly encoder: HeadEncoder;
  readonly weights: string;
  /** Absent: the cosine itself, newly calibrated. */
  readonly regressor?: RidgeModel;
  readonly calibration: CalibrationModel;
  /** What it was fitted on. */
  readonly trainedOn: { readonly set: string; readonly sha256: string; readonly pairs: number };
  /** Held-out figures of the three candidates; see `trainHead`. */
  readonly figures: readonly HeadFigures[];
}

/** How one candidate did on pairs it was not fitted on. */
export interface HeadFigures {
  readonly candidate: "as shipped" | "calibration" | "head";
  /** null when undefined. */
  readonly pearson: number | null;
  readonly mae: number;
  readonly withinOne: number;
}

/** Name of the file in a trained folder. */
export const HEAD_FILE = "head.json";

/**
 * Reads a head file.
 * @throws StsError E_MODEL when it is damaged, foreign or of a newer format
 */
export function parseHead(text: string, label: string): HeadFile {
  let json: Partial<HeadFile>;
  try {
    json = JSON.parse(text) as Partial<HeadFile>;
  } catch (cause) {
    throw new StsError("E_MODEL", `${label}: not JSON (${(cause as Error).message})`, { cause });
  }
  if (json.kind !== "head" || json.format !== 1) {
    throw new StsError(
      "E_MODEL",
      `${label}: ${json.kind === "head" ? `format ${json.format}` : "no trained head"}; this version reads format 1`,
    );
  }
  if (json.encoder !== "en" && json.encoder !== "multi" && json.encoder !== "fast") {
    throw new StsError("E_MODEL", `${label}: encoder "${json.encoder}" is not one of en, multi, fast`);
  }
  if (checkModel(json.calibration, `${label}: calibration`).kind !== "calibration") {
    throw new StsError("E_MODEL", `${label}: calibration is a model of another kind`);
  }
  if (json.regressor !== undefined && checkModel(json.regressor, `${label}: regressor`).kind !== "ridge") {
    throw new StsError("E_MODEL", `${label}: regressor is a model of another kind`);
  }
  return json as HeadFile;
}
