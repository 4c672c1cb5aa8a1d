import { join } from "node:path";
import { StsError, throwIfAborted } from "../../errors.ts";
import { calibrationOf, predictRegressor } from "../../learn/index.ts";
import { isLanguage, type Language } from "../../text/index.ts";
import { takingTurns } from "../../work.ts";
import { READING_DIGEST } from "../reading-digest.ts";
import { finishResult } from "../result/result.ts";
import type { LanguageTag, System, SystemOptions } from "../system.ts";
import { getPublished } from "./catalogue/index.ts";
import { chooseColumns, columnNames, featureRow } from "./feature-columns.ts";
import { openRecipeReader } from "./feature-tools.ts";
import { loadRecipe, RECIPE_FILE, type SavedRecipe } from "./recipe-file.ts";

const RAW = "prediction";

/**
 * A recipe that `samesay train --system` trained and saved.
 * @throws StsError E_MODEL when it is damaged, or its features give other values in this version than when it was trained
 */
export async function createRecipeSystem(folder: string, options: SystemOptions = {}): Promise<System> {
  const { saved, digest } = await loadRecipe(folder);
  const path = join(folder, RECIPE_FILE);
  const recipe = getPublished(saved.recipe);
  const chosen = chooseColumns(recipe.features);
  const versions = chosen.map(({ family }) => family.version);
  checkFits(saved, columnNames(chosen), versions, path);
  const told = options.languages?.find(isLanguage);
  const usesTokenVectors = chosen.some(({ family }) => family.usesTokenVectors === true);
  const languages = new Set<Language>([saved.language, ...(told === undefined ? [] : [told])]);
  const opened = new Map<string, ReturnType<typeof openRecipeReader>>();
  const readerOf = (wanted: readonly Language[]) => {
    const key = [...wanted].sort().join();
    let reader = opened.get(key);
    if (reader === undefined) {
      reader = openRecipeReader(wanted, { tokenVectors: usesTokenVectors });
      opened.set(key, reader);
    }
    return reader;
  };
  if ((await readerOf([...languages])).digest !== saved.reader)
    throw new StsError(
      "E_MODEL",
      `${path}: was trained with other word lists or weights than this version has; train it again`,
    );
  const calibration = calibrationOf(saved.calibration);
  const frame = { system: saved.name, rawName: RAW, calibration };
  return {
    name: saved.name,
    version: recipe.version,
    description: `${recipe.description} (${recipe.name}), trained on ${saved.trainedOn.pairs} pairs of ${saved.trainedOn.set}`,
    raw: { name: RAW, range: [-Infinity, Infinity], direction: saved.calibration.direction },
    calibrated: true,
    trainedOn: [{ set: saved.trainedOn.set, use: "weights" }],
    signature: { system: saved.name, version: recipe.version, weights: digest, reading: READING_DIGEST },
    batchSize: 256,
    async score(pairs, { signal, onProgress } = {}) {
      throwIfAborted(signal);
      const turn = takingTurns(signal);
      const languagesOf = (given: readonly [LanguageTag, LanguageTag] | undefined): [Language, Language] => {
        const [x, y] = given ?? options.languages ?? ["und", "und"];
        return [isLanguage(x) ? x : saved.language, isLanguage(y) ? y : saved.language];
      };
      const reader = await readerOf([
        ...new Set([...languages, ...pairs.flatMap((pair) => languagesOf(pair.languages))]),
      ]);
      const tools = reader.tools(saved.corpus);
      const results = [];
      for (const [i, { a, b, languages: own }] of pairs.entries()) {
        await turn();
        const [inA, inB] = languagesOf(own);
        const row = featureRow(chosen, reader.read(a, inA), reader.read(b, inB), tools);
        const raw = predictRegressor(saved.model, row);
        results.push(finishResult(frame, { a, b, raw, languages: [inA, inB] }));
        onProgress?.(i + 1);
      }
      return results;
    },
    close: async () => {},
  };
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
