import { join } from "node:path";
import { StsError, throwIfAborted } from "../../errors.ts";
import { calibrationOf } from "../../learn/index.ts";
import { isLanguage, type Language } from "../../text/index.ts";
import { takingTurns } from "../../work.ts";
import { READING_DIGEST } from "../reading-digest.ts";
import { finishResult } from "../result/result.ts";
import type { LanguageTag, ScoreResult, System, SystemOptions } from "../system.ts";
import { getPublished, isPublished } from "./catalogue/index.ts";
import { chooseColumns, columnNames, usesTokenVectors } from "./feature-columns.ts";
import { FeatureThreads, featureBlocks } from "./feature-threads.ts";
import type { Recipe } from "./published-system.ts";
import { loadRecipe, RECIPE_FILE, type SavedRecipe } from "./recipe-file.ts";
import { recipeValue, usesTexts } from "./recipe-model.ts";
import { inEnglish } from "./translation/in-english.ts";
import { openTranslator } from "./translation/open-translator.ts";

const RAW = "prediction";

/**
 * A recipe that `samesay train --system` trained and saved.
 * @throws StsError E_MODEL when it is damaged, or its features give other values in this version than when it was trained
 */
export async function createRecipeSystem(folder: string, options: SystemOptions = {}): Promise<System> {
  const { saved, digest } = await loadRecipe(folder);
  const path = join(folder, RECIPE_FILE);
  const recipe = recipeOf(saved, path);
  const chosen = chooseColumns(recipe.features);
  const versions = chosen.map(({ family }) => family.version);
  checkFits(saved, columnNames(chosen), versions, path);
  const told = options.languages?.find(isLanguage);
  const wanted = new Set<Language>([saved.language, ...(told === undefined ? [] : [told])]);
  const threads = await FeatureThreads.of(options.threads);
  const open = (languages: Iterable<Language>) => {
    for (const language of languages) wanted.add(language);
    return threads.open({ languages: [...wanted].sort(), tokenVectors: usesTokenVectors(chosen) });
  };
  if ((await open([])).digest !== saved.reader)
    throw new StsError(
      "E_MODEL",
      `${path}: was trained with other word lists or weights than this version has; train it again`,
    );
  const translator = saved.translator === undefined ? undefined : await ownTranslator(saved.translator, path);
  const calibration = calibrationOf(saved.calibration);
  const rawValue = recipeValue(recipe, saved);
  const frame = { system: saved.name, rawName: RAW, calibration };
  return {
    name: saved.name,
    version: recipe.version,
    description: `${recipe.description} (${recipe.name}), trained on ${saved.trainedOn.pairs} pairs of ${saved.trainedOn.set}`,
    raw: { name: RAW, range: [-Infinity, Infinity], direction: saved.calibration.direction },
    calibrated: true,
    trainedOn: [{ set: saved.trainedOn.set, use: "weights" }],
    signature: { system: saved.name, version: recipe.version, weights: digest, reading: READING_DIGEST },
    // Worth sharing out to a few threads.
    batchSize: 1024,
    async score(pairs, { signal, onProgress } = {}) {
      throwIfAborted(signal);
      const languagesOf = (given: readonly [LanguageTag, LanguageTag] | undefined): [Language, Language] => {
        const [x, y] = given ?? options.languages ?? ["und", "und"];
        return [isLanguage(x) ? x : saved.language, isLanguage(y) ? y : saved.language];
      };
      const given = pairs.map(({ a, b, languages: own }) => ({ a, b, languages: languagesOf(own) }));
      const read = translator === undefined ? given : await inEnglish(given, translator, signal);
      await open(read.flatMap((pair) => pair.languages));
      const blocks = featureBlocks(
        read.map(({ a, b, languages: [x, y] }) => [[a, x] as const, [b, y] as const] as const),
      );
      const texts = usesTexts(recipe) ? await threads.read(blocks, { signal }) : [];
      let done = 0;
      const onDone = (count: number) => {
        done += count;
        onProgress?.(done);
      };
      const rows = await threads.rows(blocks, chosen, saved.corpus, { signal, onDone });
      const turn = takingTurns(signal);
      const results: ScoreResult[] = [];
      for (const [i, { a, b, languages: own }] of given.entries()) {
        await turn();
        const result = finishResult(frame, { a, b, raw: rawValue(rows[i]!, texts[i]), languages: own });
        results.push(recipe.confident === true ? withConfidence(result) : result);
      }
      return results;
    },
    close: () => threads.close(),
  };
}

/** 100 for a score without an interval's width, 0 for one that may be anything on the scale. */
function withConfidence(result: ScoreResult): ScoreResult {
  const [low, high] = result.interval ?? [0, 5];
  return { ...result, confidence: 100 * (1 - (high - low) / 5) };
}

/** A server is asked only where the user names it again: a folder of somebody else's sends no text anywhere. */
async function ownTranslator(name: string, path: string): Promise<ReturnType<typeof openTranslator>> {
  const named = typeof process === "undefined" ? undefined : process.env.SAMESAY_TRANSLATOR;
  if (/^https?:/.test(name) && named !== name) {
    throw new StsError(
      "E_INPUT",
      `${path}: translates by ${name}, which would be sent the texts; set SAMESAY_TRANSLATOR=${name} to allow it`,
    );
  }
  return openTranslator(name);
}

/** @throws StsError E_MODEL where this version has no such recipe, or another version of it, with another learner maybe */
function recipeOf({ recipe: name, version }: SavedRecipe, path: string): Recipe {
  if (!isPublished(name))
    throw new StsError(
      "E_MODEL",
      `${path}: was trained as "${name}", which this version of samesay does not have; update samesay`,
    );
  const recipe = getPublished(name);
  if (recipe.version !== version)
    throw new StsError(
      "E_MODEL",
      `${path}: was trained as version ${version} of "${name}", and this is version ${recipe.version}; train it again`,
    );
  return recipe;
}

function checkFits(
  saved: SavedRecipe,
  columns: readonly string[],
  versions: readonly number[],
  path: string,
): void {
  const same = columns.join() === saved.columns.join() && versions.join() === saved.versions.join();
  if (!same)
    throw new StsError(
      "E_MODEL",
      `${path}: was trained on other features of "${saved.recipe}" than this version has; train it again`,
    );
}
