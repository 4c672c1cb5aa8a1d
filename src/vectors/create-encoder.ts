import { checkOptions, checkText, optionNames } from "../arguments.ts";
import { unknownName } from "../errors.ts";
import type { Encoder } from "./encoder.ts";
import type { OpenEncoderOptions } from "./open-options.ts";

/** Encoders by the tier that they stand for, with the name of their weights: both know all four languages. */
const TIERS: Readonly<Record<string, string>> = { base: "multi", fast: "fast" };

const OPTIONS = optionNames<OpenEncoderOptions>({
  name: true,
  runtime: true,
  threads: true,
  tokenBudget: true,
  onNotice: true,
});

/**
 * An encoder, ready to turn texts into vectors. Node alone; in a browser `openEncoder` of `samesay/browser`.
 * @param which "base": the multilingual encoder of that tier; "fast": its static vectors; else the path of a folder of
 *   weights, with a slash in it: a model of the Hugging Face layout, or a package of samesay's
 * @param options mean nothing to static vectors, and are checked all the same
 * @throws StsError E_UNKNOWN_NAME; E_MODEL when files are missing or damaged; E_INPUT for options that there are not
 * @example
 * const encoder = await createEncoder("base");
 * const vectors = await encoder.encode(["Hello.", "Hola."]);
 */
export async function createEncoder(which = "base", options: OpenEncoderOptions = {}): Promise<Encoder> {
  checkText(which, "createEncoder: name or folder");
  checkOptions(options, "createEncoder", OPTIONS, "{ threads: 2 }");
  const isPath = /[/\\]/.test(which);
  if (!isPath && !Object.hasOwn(TIERS, which)) {
    throw unknownName("encoder", which, [...Object.keys(TIERS), "./FOLDER"]);
  }
  const { folderFiles, shippedFolder } = await import("../packages/node-model-files.ts");
  const folder = isPath ? which : shippedFolder(TIERS[which]!);
  const { readManifest } = await import("../packages/manifest.ts");
  const manifest = await readManifest(folderFiles(folder));
  if (manifest?.kind === "static") {
    const { openStaticEncoder } = await import("./static/open-static.ts");
    return openStaticEncoder(folderFiles(folder));
  }
  return (await import("./store/open-model-folder.ts")).openModelFolder(folder, options);
}
