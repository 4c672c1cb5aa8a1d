import { folderFiles, shippedFolder } from "../vectors/node.ts";
import { fastSystem } from "./fast-system.ts";
import type { System, SystemOptions } from "./system.ts";

/**
 * The tier for millions of texts, with the weights that ship with samesay.
 * @throws StsError E_MODEL when they are missing or damaged
 */
export async function createFast(options: SystemOptions = {}): Promise<System> {
  return fastSystem(folderFiles(shippedFolder("fast")), options);
}
