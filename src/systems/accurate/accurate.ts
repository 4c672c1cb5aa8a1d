import { folderFiles, openCrossEncoderFolder, requireShipped, shippedFolder } from "../../vectors/node.ts";
import { openEncoders, routeOf, shippedTier } from "../encoder/base.ts";
import { encoderOptions } from "../encoder/encoder-options.ts";
import { encoderSystem } from "../encoder/encoder-system.ts";
import type { EncoderSystemParts } from "../encoder/tier/encoder-parts.ts";
import { describeRoutes } from "../encoder/tier/tier-package.ts";
import type { System, SystemOptions } from "../system.ts";
import { openBilingualLexicon } from "../words/bilingual-lexicon.ts";

const NAME = "accurate";
const VERSION = 3;
/** Folders of the cross-encoders, by route. */
const FOLDERS = { en: "accurate-en", multi: "accurate-multi" } as const;

/**
 * The tier for when each score matters: a cross-encoder reads two texts together, in both orders, and its score is put
 * together with cosines of sentence encoders. Two English texts have a larger cross-encoder than all others.
 * @throws StsError E_MODEL when weights are missing, damaged or do not belong together
 */
export async function createAccurate(options: SystemOptions = {}): Promise<System> {
  return encoderSystem(await accurateParts(options), options);
}

/** What the tier is made of. @throws StsError E_MODEL */
export async function accurateParts(options: SystemOptions = {}): Promise<EncoderSystemParts> {
  for (const folder of Object.values(FOLDERS)) requireShipped(folder);
  const [english, multi, lexicon] = await Promise.all([
    shippedTier(FOLDERS.en),
    shippedTier(FOLDERS.multi),
    openBilingualLexicon(folderFiles(shippedFolder("lexicon"))),
  ]);
  const tiers = { en: english, multi };
  return {
    name: NAME,
    version: VERSION,
    description: "cross-encoders, which read both texts together, with the cosines of sentence encoders",
    ...describeRoutes([english, multi], lexicon.digest),
    batchSize: 512,
    raw: "closeness",
    detectsLanguages: true,
    lexicon,
    route: routeOf,
    open: async (name) => {
      const route = name === "en" ? "en" : "multi";
      const encoders = await openEncoders(tiers[route], options);
      try {
        const folder = shippedFolder(FOLDERS[route]);
        const crossEncoder = await openCrossEncoderFolder(folder, encoderOptions(options));
        return { ...encoders, crossEncoder, lexicon };
      } catch (error) {
        for (const encoder of encoders.encoders) await encoder.close();
        throw error;
      }
    },
  };
}
