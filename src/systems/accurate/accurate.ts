import { folderFiles, openCrossEncoderFolder, requireShipped, shippedFolder } from "../../vectors/node.ts";
import { openEncoders, routeOf, shippedTier } from "../encoder/base.ts";
import { encoderOptions } from "../encoder/encoder-options.ts";
import { encoderSystem } from "../encoder/encoder-system.ts";
import type { EncoderSystemParts } from "../encoder/tier/encoder-parts.ts";
import { describeRoutes } from "../encoder/tier/tier-package.ts";
import type { System, SystemOptions } from "../system.ts";
import { openBilingualLexicon } from "../words/bilingual-lexicon.ts";

const NAME = "accurate";
const VERSION = 2;
/** Folder of the English cross-encoder. */
const ENGLISH = "accurate-en";

/**
 * The tier for when each score matters: a cross-encoder reads two English texts together, in both orders, and its score
 * is put together with the cosine of `base`. Other texts are read as `base` reads them.
 * @throws StsError E_MODEL when weights are missing, damaged or do not belong together
 */
export async function createAccurate(options: SystemOptions = {}): Promise<System> {
  return encoderSystem(await accurateParts(options), options);
}

/** What the tier is made of. @throws StsError E_MODEL */
export async function accurateParts(options: SystemOptions = {}): Promise<EncoderSystemParts> {
  requireShipped(ENGLISH);
  const [english, multi, lexicon] = await Promise.all([
    shippedTier(ENGLISH),
    shippedTier("multi"),
    openBilingualLexicon(folderFiles(shippedFolder("lexicon"))),
  ]);
  return {
    name: NAME,
    version: VERSION,
    description: "English: a cross-encoder with the cosines of two sentence encoders; other languages: base",
    ...describeRoutes([english, multi], lexicon.digest),
    batchSize: 512,
    raw: "closeness",
    detectsLanguages: true,
    lexicon,
    route: routeOf,
    open: async (route) => {
      if (route !== "en") return { ...(await openEncoders(multi, options)), lexicon };
      const encoders = await openEncoders(english, options);
      try {
        const crossEncoder = await openCrossEncoderFolder(shippedFolder(ENGLISH), encoderOptions(options));
        return { ...encoders, crossEncoder, lexicon };
      } catch (error) {
        for (const encoder of encoders.encoders) await encoder.close();
        throw error;
      }
    },
  };
}
