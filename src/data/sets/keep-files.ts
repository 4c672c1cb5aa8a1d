import { checkRecord, checkTexts } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { goldNameOf, isOfficialInput } from "../read/sniff.ts";
import type { DataSet } from "./data-set.ts";

/** Standard input as a path: a shell's `< file` is an input like any other. */
export const STDIN_PATH = "/dev/stdin";

/**
 * Refuses to write over what is read: an output that is one of the inputs by whatever name, link or hard link. On Node.
 * @throws StsError E_INPUT
 */
export async function refuseOverInputs(outputs: readonly string[], inputs: readonly string[]): Promise<void> {
  checkTexts(outputs, "refuseOverInputs: outputs");
  checkTexts(inputs, "refuseOverInputs: inputs");
  const read = new Map<string, string>();
  for (const input of inputs) {
    const key = await fileKey(input);
    if (key !== undefined) read.set(key, input);
  }
  for (const output of outputs) {
    const key = await fileKey(output);
    const input = key === undefined ? undefined : read.get(key);
    if (input === undefined) continue;
    const same = input === output ? "is an input as well" : `is the input ${input}`;
    throw new StsError("E_INPUT", `${output} ${same} and would be lost; name another place`);
  }
}

/** @throws StsError E_INPUT when something stands under one of the names. On Node. */
export async function refuseExisting(outputs: readonly string[]): Promise<void> {
  checkTexts(outputs, "refuseExisting: outputs");
  const { exists } = await import("../read/node-files.ts");
  for (const output of outputs) {
    if (await exists(output))
      throw new StsError("E_INPUT", `${output} is there already; --force replaces it, or name another place`);
  }
}

/** The files that a set is read from. */
export function filesOf(set: Pick<DataSet, "path">): string[] {
  checkRecord(set, "filesOf: set", "a DataSet", ["path"]);
  const { path } = set;
  return isOfficialInput(path) ? [path, goldNameOf(path)] : [path];
}

/** Device and number of a regular file; undefined for what is absent or no file. */
async function fileKey(path: string): Promise<string | undefined> {
  const { stat } = await import("node:fs/promises");
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found?.isFile() ? `${found.dev}:${found.ino}` : undefined;
}
