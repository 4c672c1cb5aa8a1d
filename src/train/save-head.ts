import { join } from "node:path";
import { checkText, isRecord, refusedArgument } from "../arguments.ts";
import { writeInFolder } from "../data/folders/user-folders.ts";
import { checkFolderPlace } from "../data/write/check-places.ts";
import { HEAD_FILE, type HeadFile } from "../systems/head/head-file.ts";

/**
 * Says before the training whether its result could be saved there.
 * @throws StsError E_OUTPUT
 */
export function checkHeadFolder(folder: string): Promise<void> {
  checkText(folder, "checkHeadFolder: folder");
  return checkFolderPlace(folder);
}

/**
 * Saves what `trainHead` gave in a folder of its own, which `createSystem` and `--system` take.
 * @throws StsError E_OUTPUT when it cannot be written
 */
export async function saveHead(folder: string, file: HeadFile): Promise<void> {
  checkText(folder, "saveHead: folder");
  if (!isRecord(file)) throw refusedArgument("saveHead: file", file, "what trainHead gives");
  await writeInFolder(join(folder, HEAD_FILE), `${JSON.stringify(file)}\n`);
}
