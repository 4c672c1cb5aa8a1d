import { folderFiles, openShippedModel, shippedFolder } from "../vectors/node.ts";
import { openBilingualLexicon } from "./bilingual-lexicon.ts";
import { encoderOptions } from "./encoder/encoder-options.ts";
import type { EncoderSystemParts } from "./encoder-parts.ts";
import { encoderSystem } from "./encoder-system.ts";
import type { LanguageTag, System, SystemOptions } from "./system.ts";
import {
  joinedDigests,
  rawNameOf,
  readPairReading,
  readTierPackage,
  type TierPackage,
  uniqueSources,
} from "./tier-package.ts";

const NAME = "base";
const VERSION = 1;

/**
 * The default tier: small transformer encoders, int8, in ONNX Runtime. Two English texts go to the English one,
 * all others to the multilingual one.
 * @throws StsError E_MODEL when the weights are missing or damaged
 */
export async function createBase(options: SystemOptions = {}): Promise<System> {
  return encoderSystem(await baseParts(options), options);
}

/** What the tier is made of. @throws StsError E_MODEL when the weights are missing or damaged */
export async function baseParts(options: SystemOptions = {}): Promise<EncoderSystemParts> {
  const [en, multi, lexicon] = await Promise.all([
    shippedPackage("en"),
    shippedPackage("multi"),
    openBilingualLexicon(folderFiles(shippedFolder("lexicon"))),
  ]);
  const packages = { en, multi };
  const comparison = joinedDigests([en.comparisonDigest, multi.comparisonDigest]);
  const blend = joinedDigests([en.blendDigest, multi.blendDigest]);
  return {
    name: NAME,
    version: VERSION,
    description: "sentence vectors by small transformers, compared, and words (the default)",
    trainedOn: uniqueSources([...en.trainedOn, ...multi.trainedOn]),
    signature: {
      weights: `${en.weightsDigest}+${multi.weightsDigest}`,
      calibration: `${en.calibrationDigest}+${multi.calibrationDigest}`,
      tokenizer: `${en.tokenizerDigest}+${multi.tokenizerDigest}`,
      ...(comparison && { comparison }),
      ...(blend && { blend }),
      lexicon: lexicon.digest,
    },
    raw: rawNameOf([en, multi]),
    detectsLanguages: true,
    route: routeOf,
    async open(route) {
      const own = route === "en" ? "en" : "multi";
      const { calibration } = packages[own];
      const reading = await readPairReading(folderFiles(shippedFolder(own)), packages[own], { lexicon });
      const encoder = await openShippedModel(own, encoderOptions(options));
      return { encoder, ...reading, calibration };
    },
  };
}

function shippedPackage(name: string): Promise<TierPackage> {
  return readTierPackage(folderFiles(shippedFolder(name)));
}

/**
 * English needs one text that is surely English and none that is surely not: where neither can be told (names
 * only, or a language outside the four), the multilingual encoder does no harm.
 */
export function routeOf([a, b]: readonly [LanguageTag, LanguageTag]): "en" | "multi" {
  const english = a === "en" || b === "en";
  return english && [a, b].every((tag) => tag === "en" || tag === "und") ? "en" : "multi";
}
