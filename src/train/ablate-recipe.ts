import { checkRecord, checkRecords } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { heldOutPredictions, sentenceGroups } from "../learn/index.ts";
import { pearson } from "../stats/index.ts";
import { chooseColumns } from "../systems/published/feature-columns.ts";
import type { Recipe } from "../systems/published/published-system.ts";
import { nextTurn } from "../work.ts";
import type { WorkOptions } from "./feature-matrix.ts";
import { recipeRows } from "./recipe-rows.ts";
import { checkGold, type RecipePair } from "./train-recipe.ts";

/** What one family of features is worth to a recipe: Pearson's r of held-out pairs, NaN where it is undefined. */
export interface FamilyAblation {
  readonly family: string;
  readonly columns: number;
  /** With all families but this one; NaN where there is no other. */
  readonly without: number;
  /** With this one alone. */
  readonly alone: number;
  /** What leaving it out loses. */
  readonly loss: number;
}

export interface Ablation {
  readonly recipe: string;
  readonly pairs: number;
  readonly folds: number;
  /** With all families. */
  readonly all: number;
  readonly families: readonly FamilyAblation[];
}

export interface AblateOptions extends WorkOptions {
  /** Name of the pairs, for messages. */
  readonly set: string;
  /** 5 by default. */
  readonly folds?: number;
  /** Folder where values of features are kept. */
  readonly cache?: string;
}

/** Features take about this share of the time. */
const FEATURES_SHARE = 0.7;

/**
 * Leaves a recipe's families of features out one at a time, and tries each alone: the learner is fitted anew on the same
 * folds, which share no sentence, and figures are of the pairs that it did not see. Fits 2 families + 1 times `folds` models.
 *
 * @throws StsError E_INPUT for a recipe without features, fewer than 30 pairs, gold outside 0..5 or all equal; E_ABORTED
 */
export async function ablateRecipe(
  recipe: Recipe,
  pairs: readonly RecipePair[],
  options: AblateOptions,
): Promise<Ablation> {
  checkRecord(recipe, "ablateRecipe: recipe", "a Recipe", ["name", "version", "features", "learner"]);
  checkRecords(pairs, "ablateRecipe: pairs", "a RecipePair", ["a", "b", "gold"]);
  checkRecord(options, "ablateRecipe: options", "an AblateOptions", ["set"]);
  const { set, folds = 5, cache, signal, onProgress } = options;
  const gold = checkGold(pairs, set);
  const chosen = chooseColumns(recipe.features);
  if (chosen.length === 0)
    throw new StsError("E_INPUT", `${recipe.name}: has no features to leave out; name a recipe that has`);
  const work = {
    ...(signal && { signal }),
    onProgress: (share: number) => onProgress?.(FEATURES_SHARE * share),
  };
  const { rows } = await recipeRows(recipe, chosen, pairs, { ...work, cache });
  const groups = sentenceGroups(pairs);
  const owners = chosen.flatMap(({ family, columns }) => columns.map(() => family.name));
  const names = [...new Set(owners)];
  let done = 0;
  const score = async (takes: (family: string) => boolean): Promise<number> => {
    await nextTurn(signal);
    const places = owners.flatMap((own, j) => (takes(own) ? [j] : []));
    onProgress?.(FEATURES_SHARE + ((1 - FEATURES_SHARE) * ++done) / (2 * names.length + 1));
    if (places.length === 0) return Number.NaN;
    const narrow = rows.map((row) => Float64Array.from(places, (j) => row[j]!));
    if (recipe.learner.kind === "mean")
      return pearson(
        narrow.map((row) => row.reduce((sum, value) => sum + value, 0)),
        gold,
      );
    return pearson(heldOutPredictions(recipe.learner, narrow, gold, { groups, folds }), gold);
  };
  const all = await score(() => true);
  const families: FamilyAblation[] = [];
  for (const name of names) {
    const without = await score((own) => own !== name);
    const alone = await score((own) => own === name);
    const columns = owners.filter((own) => own === name).length;
    families.push({ family: name, columns, without, alone, loss: all - without });
  }
  return { recipe: recipe.name, pairs: pairs.length, folds, all, families };
}
