import { predictRegressor } from "../learn/index.ts";
import { getPublished } from "../systems/published/catalogue/index.ts";
import { chooseColumns } from "../systems/published/feature-columns.ts";
import { openRecipeReader } from "../systems/published/feature-tools.ts";
import type { SavedRecipe } from "../systems/published/recipe-file.ts";
import { FeatureCache } from "./feature-cache.ts";
import {
  featureMatrix,
  type PlainPair,
  pairLanguages,
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
  const chosen = chooseColumns(getPublished(saved.recipe).features);
  const languages = new Set([
    saved.language,
    ...pairs.flatMap((pair) => pairLanguages(pair, saved.language)),
  ]);
  const tokenVectors = chosen.some(({ family }) => family.usesTokenVectors === true);
  const reader = await openRecipeReader(languages, { tokenVectors });
  const texts = await readPairTexts(pairs, reader, saved.language, work);
  const kept = await FeatureCache.open(cache, pairs, reader.digest, corpus);
  const rows = await featureMatrix(chosen, texts, reader.tools(saved.corpus), kept, work);
  return Float64Array.from(rows, (row) => predictRegressor(saved.model, row));
}
