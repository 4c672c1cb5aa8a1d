import { join } from "node:path";
import { HEAD_FILE, type HeadFile } from "./head-file.ts";
import { writeWhole } from "./user-folders.ts";

/**
 * Saves what `trainHead` gave in a folder of its own, which `createSystem` and `--system` take.
 * @throws StsError E_OUTPUT when it cannot be written
 */
export async function saveHead(folder: string, file: HeadFile): Promise<void> {
  await writeWhole(join(folder, HEAD_FILE), `${JSON.stringify(file)}\n`);
}
