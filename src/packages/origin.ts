import type { FileRecords } from "./file-records.ts";
import { type ModelFiles, readJson } from "./model-files.ts";

/** Name of the file that says where an added model came from. */
export const ORIGIN_FILE = "samesay-origin.json";

/** Where an added model came from, and the checksums it had then. */
export interface Origin {
  readonly format: 1;
  readonly source: string;
  readonly revision: string;
  readonly files: FileRecords;
}

/** The record of a model that `models add` fetched; undefined for any other folder. */
export function readOriginOf(files: ModelFiles): Promise<Origin | undefined> {
  return readJson<Origin>(files, ORIGIN_FILE);
}
