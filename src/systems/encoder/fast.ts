import { folderFiles, shippedFolder } from "../../vectors/node.ts";
import type { System, SystemOptions } from "../system.ts";
import { encoderSystem } from "./encoder-system.ts";
import { fastParts } from "./fast-system.ts";
import type { EncoderSystemParts } from "./tier/encoder-parts.ts";

/**
 * The tier for millions of texts, with the weights that ship with samesay.
 * @throws StsError E_MODEL when they are missing or damaged
 */
export async function createFast(options: SystemOptions = {}): Promise<System> {
  return encoderSystem(await shippedFastParts(), options);
}

/** What that tier is made of. @throws StsError E_MODEL */
export function shippedFastParts(): Promise<EncoderSystemParts> {
  return fastParts(folderFiles(shippedFolder("fast")), folderFiles(shippedFolder("lexicon")));
}
