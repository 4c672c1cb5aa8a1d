import { folderFiles, openShippedModel, shippedFolder } from "../../vectors/node.ts";
import type { LanguagePair, System, SystemOptions } from "../system.ts";
import { openBilingualLexicon } from "../words/bilingual-lexicon.ts";
import { encoderOptions } from "./encoder-options.ts";
import { encoderSystem } from "./encoder-system.ts";
import type { EncoderSystemParts, OpenedRoute } from "./tier/encoder-parts.ts";
import { describeRoutes, readTierPackage, type TierPackage } from "./tier/tier-package.ts";

const NAME = "base";
const VERSION = 2;

/**
 * The default tier: small encoders, int8, in ONNX Runtime. Two English texts go to the English one, all others to the
 * multilingual ones.
 * @throws StsError E_MODEL when the weights are missing or damaged
 */
export async function createBase(options: SystemOptions = {}): Promise<System> {
  return encoderSystem(await baseParts(options), options);
}

/** What the tier is made of. @throws StsError E_MODEL when the weights are missing or damaged */
export async function baseParts(options: SystemOptions = {}): Promise<EncoderSystemParts> {
  const [en, multi, lexicon] = await Promise.all([
    shippedTier("en"),
    shippedTier("multi"),
    openBilingualLexicon(folderFiles(shippedFolder("lexicon"))),
  ]);
  const routes = { en, multi };
  return {
    name: NAME,
    version: VERSION,
    description: "cosine of sentence vectors, less what differs in near copies (the default)",
    ...describeRoutes([en, multi], lexicon.digest),
    raw: "closeness",
    detectsLanguages: true,
    lexicon,
    route: routeOf,
    open: async (route) => {
      const tier = routes[route === "en" ? "en" : "multi"];
      return { ...(await openEncoders(tier, options)), lexicon };
    },
  };
}

/** The tier file of shipped weights, checked against them. @throws StsError E_MODEL */
export function shippedTier(name: string): Promise<TierPackage> {
  return readTierPackage(folderFiles(shippedFolder(name)), (model) =>
    model === "lexicon" ? undefined : folderFiles(shippedFolder(model)),
  );
}

/** Opens the sentence encoders that a route names, in the order in which it names them. @throws StsError E_MODEL */
export async function openEncoders(
  tier: TierPackage,
  options: SystemOptions,
): Promise<Pick<OpenedRoute, "encoders" | "reading">> {
  const names = [...tier.manifests].flatMap(([name, { kind }]) => (kind === "onnx-encoder" ? [name] : []));
  const opening = names.map((name) => openShippedModel(name, encoderOptions(options)));
  try {
    return { encoders: await Promise.all(opening), reading: tier.reading };
  } catch (error) {
    for (const opened of await Promise.allSettled(opening))
      if (opened.status === "fulfilled") await opened.value.close();
    throw error;
  }
}

/**
 * English needs one text that is surely English and none that is surely not: where neither can be told (names
 * only, or a language outside the four), the multilingual encoder does no harm.
 */
export function routeOf([a, b]: LanguagePair): "en" | "multi" {
  const english = a === "en" || b === "en";
  return english && [a, b].every((tag) => tag === "en" || tag === "und") ? "en" : "multi";
}
