import { folderFiles, shippedFolder } from "../../packages/node-model-files.ts";
import { openParaphrases, type Paraphrases } from "./paraphrases.ts";

let shipped: Promise<Paraphrases> | undefined;

/** The English paraphrases that ship with samesay (`models/paraphrases-en`), read once a process. @throws StsError E_MODEL */
export function shippedParaphrases(): Promise<Paraphrases> {
  shipped ??= openParaphrases(folderFiles(shippedFolder("paraphrases-en")));
  // What could not be read is tried again by the next call.
  shipped.catch(() => {
    shipped = undefined;
  });
  return shipped;
}
