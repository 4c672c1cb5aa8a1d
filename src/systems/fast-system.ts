import { type ModelFiles, openStaticEncoder } from "../vectors/index.ts";
import { openBilingualLexicon } from "./bilingual-lexicon.ts";
import type { EncoderSystemParts } from "./encoder-parts.ts";
import { encoderSystem } from "./encoder-system.ts";
import type { System, SystemOptions } from "./system.ts";
import { rawNameOf, readPairReading, readTierPackage } from "./tier-package.ts";
import { wordVectors } from "./word-alignment.ts";

const NAME = "fast";
const VERSION = 1;

/**
 * The tier `fast` over weights from anywhere (a folder, fetched, in memory): static token vectors, looked up and
 * added. Plain JavaScript: it runs in browsers, Deno and Bun too.
 * @throws StsError E_MODEL when a file is missing or damaged
 */
export async function fastSystem(
  files: ModelFiles,
  { lexicon, ...options }: FastOptions = {},
): Promise<System> {
  return encoderSystem(await fastParts(files, lexicon), options);
}

export interface FastOptions extends SystemOptions {
  /**
   * Files of the bilingual lexicon (models/lexicon): without it texts of two languages are compared by their vectors
   * alone, which correlate far less with people's scores.
   */
  readonly lexicon?: ModelFiles;
}

/** What the tier is made of. @throws StsError E_MODEL when a file is missing or damaged */
export async function fastParts(files: ModelFiles, lexiconFiles?: ModelFiles): Promise<EncoderSystemParts> {
  const [tier, lexicon] = await Promise.all([
    readTierPackage(files),
    lexiconFiles && openBilingualLexicon(lexiconFiles),
  ]);
  return {
    name: NAME,
    version: VERSION,
    description: "added token vectors, compared, and words: no native code, for millions of texts",
    trainedOn: tier.trainedOn,
    signature: {
      weights: tier.weightsDigest,
      calibration: tier.calibrationDigest,
      ...(tier.comparisonDigest && { comparison: tier.comparisonDigest }),
      ...(tier.blendDigest && { blend: tier.blendDigest }),
      ...(lexicon && { lexicon: lexicon.digest }),
    },
    batchSize: 8192,
    raw: rawNameOf([tier]),
    // Finding out languages would take longer than the scores.
    detectsLanguages: false,
    route: () => NAME,
    open: async () => {
      const encoder = await openStaticEncoder(files);
      const words = wordVectors((word) => encoder.sum(word));
      return {
        encoder,
        ...(await readPairReading(files, tier, { lexicon, words })),
        calibration: tier.calibration,
      };
    },
  };
}
