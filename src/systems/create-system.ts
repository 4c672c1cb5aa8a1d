import { checkOptions } from "../arguments.ts";
import { StsError, throwIfAborted, unknownName } from "../errors.ts";
import { checkLanguages, checkText, checkThreads, SYSTEM_OPTIONS } from "./check-arguments.ts";
import type { System, SystemOptions } from "./system.ts";

/** What kind of system a name stands for. */
/** "published": a system of a paper, which `samesay train` trains; its name alone scores only where it ships trained. */
export type SystemKind = "tier" | "published" | "recipe" | "measure";

/** A line of `samesay systems`. */
export interface SystemInfo {
  readonly name: string;
  readonly kind: SystemKind;
  readonly description: string;
  /** Paper or equation; tiers: where their card stands. */
  readonly source: string;
}

interface Tier extends SystemInfo {
  create(options: SystemOptions): Promise<System>;
}

/** To add a tier or recipe: write its file, list it here. */
const TIERS: readonly Tier[] = [
  {
    name: "base",
    kind: "tier",
    description:
      "cosine of sentence vectors, less what differs in near copies; in four languages and across them (the default)",
    source: "models/en/README.md and models/multi/README.md",
    create: async (options) => (await import("./encoder/base.ts")).createBase(options),
  },
  {
    name: "fast",
    kind: "tier",
    description:
      "cosine of added word vectors, less what differs in near copies: a hundred thousand texts a second, no native code",
    source: "models/fast/README.md",
    create: async (options) => (await import("./encoder/fast.ts")).createFast(options),
  },
  {
    name: "accurate",
    kind: "tier",
    description:
      "cross-encoders, which read both texts together, beside cosines, for when each score matters",
    source: "models/accurate-en/README.md",
    create: async (options) => (await import("./accurate/accurate.ts")).createAccurate(options),
  },
];

/** The system that is used where none is named. */
export const DEFAULT_SYSTEM = "base";

/** Every system that has a name: tiers, recipes (to be trained before use), measures. */
export async function listSystems(): Promise<SystemInfo[]> {
  const { measures } = await import("../measures/index.ts");
  const { RECIPES } = await import("./recipes/recipes.ts");
  const { PUBLISHED } = await import("./published/catalogue/index.ts");
  return [
    ...TIERS.map(({ name, kind, description, source }) => ({ name, kind, description, source })),
    ...PUBLISHED.map(
      ({ name, description, paper }): SystemInfo => ({ name, kind: "published", description, source: paper }),
    ),
    ...RECIPES.map(
      ({ name, description, source }): SystemInfo => ({ name, kind: "recipe", description, source }),
    ),
    ...Object.values(measures).map(
      ({ name, description, source }): SystemInfo => ({ name, kind: "measure", description, source }),
    ),
  ];
}

/** What `createSystem` takes in one: the options of a system, with its name. */
export interface NamedSystemOptions extends SystemOptions {
  /** See `createSystem`. Default: "base". */
  readonly system?: string;
}

/**
 * Makes a system ready to score, by its name. Loads only what that system needs.
 *
 * @param options with the name as `system`: a tier ("base", "fast", "accurate"), a recipe ("dls-aligner"), a measure
 *   ("token-cosine"), or the path of a folder, with a slash in it or as `model`: a sentence encoder's, or a trained
 *   system's; "base" by default. A name alone may stand in their place, with further options behind it.
 * @throws StsError E_UNKNOWN_NAME with the nearest names; E_MODEL when its weights are missing or damaged;
 *   E_INPUT for languages that are none, options that there are not, and systems that align chunks and score no pair;
 *   E_ABORTED
 * @example await createSystem({ system: "fast", languages: ["en", "es"] })
 */
export async function createSystem(
  named: string | NamedSystemOptions = DEFAULT_SYSTEM,
  further: SystemOptions = {},
): Promise<System> {
  checkOptions(further, "createSystem", SYSTEM_OPTIONS);
  if (typeof named === "string") return systemOf(named, further);
  checkOptions(named, "createSystem", ["system", ...SYSTEM_OPTIONS], '{ system: "base" }');
  const { system = DEFAULT_SYSTEM, ...options } = named;
  return systemOf(system, { ...options, ...further });
}

async function systemOf(name: string, options: SystemOptions): Promise<System> {
  checkText(name, "system");
  if (options.languages !== undefined) checkLanguages(options.languages, "languages");
  if (options.threads !== undefined) checkThreads(options.threads);
  throwIfAborted(options.signal);
  const folder = options.model ?? (/[/\\]/.test(name) ? name : await trainedFolder(name));
  if (folder !== undefined) return ownName(await folderSystem(folder, options), folder);
  const tier = TIERS.find((entry) => entry.name === name);
  if (tier !== undefined) return tier.create(options);
  const { measures } = await import("../measures/index.ts");
  if (!Object.hasOwn(measures, name)) return createRecipe(name, options);
  const measure = measures[name as keyof typeof measures];
  const { measureCalibration } = await import("./measure/measure-calibration.ts");
  const calibration = measureCalibration(measure);
  if (calibration === undefined) {
    throw new StsError(
      "E_MODEL",
      `${name} has no calibration to 0-5 for version ${measure.version}; install samesay again, or make it with npm run calibrate`,
    );
  }
  const { measureSystem } = await import("./measure/measure-system.ts");
  return measureSystem(measure, calibration.calibration, calibration.digest, options);
}

async function createRecipe(name: string, options: SystemOptions): Promise<System> {
  const { RECIPES } = await import("./recipes/recipes.ts");
  const recipe = RECIPES.find((entry) => entry.name === name);
  if (recipe === undefined) {
    const { PUBLISHED } = await import("./published/catalogue/index.ts");
    if (PUBLISHED.some((entry) => entry.name === name)) {
      const shipped = await shippedRecipe(name);
      if (shipped !== undefined)
        return (await import("./published/recipe-system.ts")).createRecipeSystem(shipped, options);
      throw new StsError(
        "E_INPUT",
        `"${name}" is to be trained first: samesay train --system ${name} --data stsb-train --out ./my-${name}`,
      );
    }
    (await import("../data/interpretable/chunk-systems.ts")).refuseChunkSystem(name);
    const names = (await listSystems()).map((entry) => entry.name);
    throw unknownName("system", name, names);
  }
  const { recipeCalibration } = await import("./recipes/recipe-calibration.ts");
  const found = recipeCalibration(recipe);
  if (found === undefined) {
    const mend = "install samesay again, or make it with npm run calibrate:recipes";
    throw new StsError("E_MODEL", `${name} has no calibration to 0-5 for version ${recipe.version}; ${mend}`);
  }
  const { READ_WITH, recipeSystem } = await import("./recipes/recipe-system.ts");
  const { shippedDigest } = await import("../packages/shipped-digest.ts");
  const [weights, lexicon] = await Promise.all([
    shippedDigest(READ_WITH.analysers),
    shippedDigest(READ_WITH.wordLists),
  ]);
  return recipeSystem(recipe, found.calibration, found.digest, { weights, lexicon }, options);
}

/** Folder of a published system that ships trained, if it does. */
async function shippedRecipe(name: string): Promise<string | undefined> {
  if (typeof process === "undefined") return undefined;
  const { existsSync } = await import("node:fs");
  const { join } = await import("node:path");
  const { shippedFolder } = await import("../packages/node-model-files.ts");
  const { RECIPE_FILE } = await import("./published/recipe-file.ts");
  const folder = shippedFolder(name);
  return existsSync(join(folder, RECIPE_FILE)) ? folder : undefined;
}

/** A user's own system may not pass for a shipped one: where its name is one of theirs it goes by its path. */
async function ownName(system: System, folder: string): Promise<System> {
  return (await isShippedName(system.name)) ? { ...system, name: folder } : system;
}

/** Whether a name, in whatever case, is that of a system that ships, also of one that aligns chunks. */
export async function isShippedName(name: string): Promise<boolean> {
  checkText(name, "isShippedName: name");
  const wanted = name.toLowerCase();
  const { isChunkSystem } = await import("../data/interpretable/chunk-systems.ts");
  return (
    isChunkSystem(wanted) || (await listSystems()).some((shipped) => shipped.name.toLowerCase() === wanted)
  );
}

/** A folder in reach whose name has no slash, if a recipe was trained into it and no system goes by that name. */
async function trainedFolder(name: string): Promise<string | undefined> {
  if (TIERS.some((entry) => entry.name === name) || typeof process === "undefined") return undefined;
  const { existsSync } = await import("node:fs");
  const { RECIPE_FILE } = await import("./published/recipe-file.ts");
  if (!existsSync(`./${name}/${RECIPE_FILE}`) || (await isShippedName(name))) return undefined;
  return `./${name}`;
}

/** A trained system says so by its head.json or recipe.json; any other folder is taken for a sentence encoder's. */
async function folderSystem(folder: string, options: SystemOptions): Promise<System> {
  const { existsSync } = await import("node:fs");
  const { join } = await import("node:path");
  const { HEAD_FILE } = await import("./head/head-file.ts");
  if (existsSync(join(folder, HEAD_FILE))) {
    return (await import("./head/head-system.ts")).createHeadSystem(folder, options);
  }
  const { RECIPE_BYTES, RECIPE_FILE } = await import("./published/recipe-file.ts");
  if ([RECIPE_FILE, RECIPE_BYTES].some((name) => existsSync(join(folder, name)))) {
    return (await import("./published/recipe-system.ts")).createRecipeSystem(folder, options);
  }
  return (await import("./encoder/user-model.ts")).createEncoderSystem({ ...options, folder });
}
