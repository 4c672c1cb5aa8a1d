import { statSync } from "node:fs";
import { checkOptions, checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { folderFiles, shippedFolder } from "../../packages/node-model-files.ts";
import type { CrossEncoder } from "../cross-encoder.ts";
import type { Encoder } from "../encoder.ts";
import { openCrossEncoder } from "../onnx/open-cross-encoder.ts";
import { openEncoder } from "../onnx/open-encoder.ts";
import type { OpenEncoderOptions } from "../open-options.ts";
import { defaultThreads } from "./node-cores.ts";

/**
 * Opens the encoder in a folder on disk, with `defaultThreads` unless told.
 * @throws StsError E_MODEL as `openEncoder`, and when the folder is not there
 */
export async function openModelFolder(folder: string, options: OpenEncoderOptions = {}): Promise<Encoder> {
  checkText(folder, "openModelFolder: folder");
  checkOptions(options, "openModelFolder");
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new StsError("E_MODEL", `${folder}: no such folder`);
  }
  return openEncoder(folderFiles(folder), { threads: defaultThreads(), ...options });
}

/** Opens an encoder that ships with samesay, by name: "en", "multi". */
export function openShippedModel(name: string, options: OpenEncoderOptions = {}): Promise<Encoder> {
  return openModelFolder(shippedFolder(name), options);
}

/** Opens a cross-encoder in a folder on disk, with `defaultThreads` unless told. */
export function openCrossEncoderFolder(
  folder: string,
  options: OpenEncoderOptions = {},
): Promise<CrossEncoder> {
  checkText(folder, "openCrossEncoderFolder: folder");
  checkOptions(options, "openCrossEncoderFolder");
  return openCrossEncoder(folderFiles(folder), { threads: defaultThreads(), ...options });
}
