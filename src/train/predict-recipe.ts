import { getPublished } from "../systems/published/catalogue/index.ts";
import { chooseColumns } from "../systems/published/feature-columns.ts";
import { recipeValue, usesTexts } from "../systems/published/recipe-model.ts";
import { openTranslator } from "../systems/published/translation/open-translator.ts";
import type { TextPair } from "../text/index.ts";
import type { CorpusKeys } from "./feature-cache.ts";
import { type FeatureWork, recipeRows } from "./recipe-rows.ts";
import type { FittedRecipe } from "./train-recipe.ts";

/**
 * Raw values that a trained recipe gives pairs, its features taken from the cache where they are there.
 *
 * @param corpus digests of what it learnt from its texts, as `corpusKeys` gives them
 * @returns shape [pairs]
 */
export async function predictRecipe(
  saved: FittedRecipe,
  pairs: readonly TextPair[],
  { corpus, ...work }: FeatureWork & { readonly corpus: CorpusKeys },
): Promise<Float64Array> {
  const recipe = getPublished(saved.recipe);
  const chosen = chooseColumns(recipe.features);
  const translator = saved.translator === undefined ? undefined : await openTranslator(saved.translator);
  const { texts, rows } = await recipeRows(recipe, chosen, pairs, {
    ...work,
    ...{ translator, language: saved.language, wantsTexts: usesTexts(recipe) },
    learnt: { corpus: saved.corpus, keys: corpus },
  });
  const rawValue = recipeValue(recipe, saved);
  return Float64Array.from(rows, (row, i) => rawValue(row, texts[i]));
}
