import { statSync } from "node:fs";
import { StsError } from "../errors.ts";
import type { Encoder } from "./encoder.ts";
import { availableCores } from "./node-cores.ts";
import { folderFiles } from "./node-model-files.ts";
import { type OpenEncoderOptions, openEncoder } from "./open-encoder.ts";

/**
 * Opens the encoder in a folder on disk, with as many threads as this process has cores.
 * @throws StsError E_MODEL as `openEncoder`, and when the folder is not there
 */
export async function openModelFolder(
  folder: string | URL,
  options: OpenEncoderOptions = {},
): Promise<Encoder> {
  const files = folderFiles(folder);
  if (!isFolder(folder)) throw new StsError("E_MODEL", `${files.label}: no such folder`);
  return openEncoder(files, { threads: availableCores(), ...options });
}

function isFolder(path: string | URL): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
