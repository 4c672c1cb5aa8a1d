import { getPublished } from "../systems/published/catalogue/index.ts";
import { chooseColumns } from "../systems/published/feature-columns.ts";
import { openRecipeReader } from "../systems/published/feature-tools.ts";
import type { SavedRecipe } from "../systems/published/recipe-file.ts";
import { recipeValue } from "../systems/published/recipe-model.ts";
import { openTranslator } from "../systems/published/translation/open-translator.ts";
import { FeatureCache } from "./feature-cache.ts";
import {
  featureMatrix,
  type PlainPair,
  pairLanguages,
  readingDigest,
  readPairTexts,
  type WorkOptions,
} from "./feature-matrix.ts";

/**
 * Raw values that a trained recipe gives pairs, its features taken from the cache where they are there.
 *
 * @param corpus digest of the texts that it was trained on, as `corpusKey` gives it
 * @returns shape [pairs]
 */
export async function predictRecipe(
  saved: SavedRecipe,
  pairs: readonly PlainPair[],
  { cache, corpus, ...work }: WorkOptions & { readonly cache?: string; readonly corpus: string },
): Promise<Float64Array> {
  const recipe = getPublished(saved.recipe);
  const chosen = chooseColumns(recipe.features);
  const languages = new Set([
    saved.language,
    ...pairs.flatMap((pair) => pairLanguages(pair, saved.language)),
  ]);
  const tokenVectors = chosen.some(({ family }) => family.usesTokenVectors === true);
  const reader = await openRecipeReader(languages, { tokenVectors });
  const translator = saved.translator === undefined ? undefined : await openTranslator(saved.translator);
  const texts = await readPairTexts(pairs, reader, saved.language, {
    ...work,
    ...(translator && { translator }),
  });
  const kept = await FeatureCache.open(
    cache,
    pairs,
    readingDigest(reader, translator, pairs, saved.language),
    corpus,
  );
  const tools = reader.tools(saved.corpus);
  const rows = await featureMatrix(chosen, texts, tools, kept, work);
  const rawValue = recipeValue(recipe, saved, chosen, tools);
  return Float64Array.from(texts, ([a, b], i) => rawValue(a, b, rows[i]!));
}
