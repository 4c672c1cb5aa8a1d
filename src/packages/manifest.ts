import { checkRecord, isRecord } from "../arguments.ts";
import { StsError } from "../errors.ts";
import type { FileRecords } from "./file-records.ts";
import { type ModelFiles, readJson } from "./model-files.ts";

/** Formats of `manifest.json` that this version reads. */
const FORMATS = [1];

/** What a weights package says about itself; training/MANIFEST.md describes every field. */
export interface Manifest {
  readonly format: number;
  /** An ONNX file with its tokenizer that gives vectors, or scores of pairs; or one file of token vectors. */
  readonly kind: "onnx-encoder" | "onnx-cross-encoder" | "static";
  readonly name: string;
  readonly version: number;
  /** The file that holds the weights. */
  readonly weights: string;
  readonly files: FileRecords;
  readonly pooling?: "mean" | "cls" | "max" | "last";
  readonly normalized?: boolean;
  readonly dimension: number;
  readonly maxTokens?: number;
  /** What would be found by reading an ONNX file (`readOnnxGraph`): with it the weights are opened unread. */
  readonly graph?: { readonly externalFiles: readonly string[]; readonly quantizesBatch: boolean };
  readonly prompt?: string;
  /** Cross-encoders: name of the output that holds the scores. */
  readonly output?: string;
  readonly languages: readonly string[];
  readonly licence: string;
  readonly trainedOn: readonly string[];
  readonly selfTest?: SelfTest | PairSelfTest;
}

/** Two texts and the score the weights gave for them, mean of both orders, where they were made. */
export interface PairSelfTest {
  readonly texts: readonly [string, string];
  readonly score: number;
}

/** A text and the vector the weights gave for it where they were made. */
export interface SelfTest {
  readonly text: string;
  readonly vector: readonly number[];
}

/**
 * Reads `manifest.json`; undefined for a folder without one.
 * @throws StsError E_MODEL when it is of another format or lacks a field
 */
export async function readManifest(files: ModelFiles): Promise<Manifest | undefined> {
  checkRecord(files, "readManifest: files", "a ModelFiles", ["label"]);
  const json = await readJson<Partial<Manifest>>(files, "manifest.json");
  if (json === undefined) return undefined;
  const label = `${files.label}/manifest.json`;
  if (!isRecord(json))
    throw new StsError("E_MODEL", `${label}: no JSON object; fetch or install the model again`);
  if (!FORMATS.includes(json.format ?? Number.NaN)) {
    throw new StsError(
      "E_MODEL",
      `${label}: format ${String(json.format)}; this version of samesay reads format ${FORMATS.join(", ")}`,
    );
  }
  for (const field of ["kind", "name", "weights", "files", "dimension"] as const) {
    if (json[field] === undefined) throw new StsError("E_MODEL", `${label}: has no "${field}"`);
  }
  const defaults = { version: 1, languages: [], licence: "unstated", trainedOn: [] };
  return { ...defaults, ...json } as Manifest;
}
