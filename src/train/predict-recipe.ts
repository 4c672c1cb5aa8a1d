import { getPublished } from "../systems/published/catalogue/index.ts";
import { chooseColumns } from "../systems/published/feature-columns.ts";
import { recipeValue } from "../systems/published/recipe-model.ts";
import { openTranslator } from "../systems/published/translation/open-translator.ts";
import type { TextPair } from "../text/index.ts";
import type { CorpusKeys } from "./feature-cache.ts";
import type { WorkOptions } from "./feature-matrix.ts";
import { recipeRows } from "./recipe-rows.ts";
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
  { cache, corpus, ...work }: WorkOptions & { readonly cache?: string; readonly corpus: CorpusKeys },
): Promise<Float64Array> {
  const recipe = getPublished(saved.recipe);
  const chosen = chooseColumns(recipe.features);
  const translator = saved.translator === undefined ? undefined : await openTranslator(saved.translator);
  const { texts, rows, tools } = await recipeRows(recipe, chosen, pairs, {
    ...work,
    ...{ cache, translator, language: saved.language },
    learnt: { corpus: saved.corpus, keys: corpus },
  });
  const rawValue = recipeValue(recipe, saved, chosen, tools);
  return Float64Array.from(texts, ([a, b], i) => rawValue(a, b, rows[i]!));
}
