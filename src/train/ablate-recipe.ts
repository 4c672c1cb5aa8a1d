import { checkRecord, checkRecords } from "../arguments.ts";
import { groupedFolds, heldOutPredictions, sentenceGroups } from "../learn/index.ts";
import { mean, pearson } from "../stats/index.ts";
import { type CorpusReader, readCorpus } from "../systems/published/corpus/corpus.ts";
import { chooseColumns } from "../systems/published/feature-columns.ts";
import type { NetworkSettings } from "../systems/published/network/network-settings.ts";
import type { Recipe } from "../systems/published/published-system.ts";
import { learnerWeight, usesTexts } from "../systems/published/recipe-model.ts";
import { openTranslator } from "../systems/published/translation/open-translator.ts";
import { nextTurn } from "../work.ts";
import { fitPairNetwork } from "./fit-pair-network.ts";
import { type RecipeRows, recipeRows, type WorkOptions } from "./recipe-rows.ts";
import { checkGold, type RecipePair, readable } from "./train-recipe.ts";

/** What one part of a recipe, a family of features or a network, is worth: Pearson's r of held-out pairs, NaN where undefined. */
export interface FamilyAblation {
  /** Name of the family; of a network "network-" and its encoder. */
  readonly family: string;
  /** Features of the family; 0 of a network. */
  readonly columns: number;
  /** With all parts but this one; NaN where there is no other. */
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
  /** Threads that features are computed in; by default OMP_NUM_THREADS, else the cores of this process. */
  readonly threads?: number;
  /** What brings texts into English, for a recipe that translates; "words" by default. See `openTranslator`. */
  readonly translator?: string;
}

/** Features take about this share of the time. */
const FEATURES_SHARE = 0.7;

/**
 * Leaves a recipe's families of features and its networks out one at a time, and tries each alone: learner and networks are
 * fitted anew on the same folds, which share no sentence, and figures are of the pairs that they did not see. Fits
 * (2 families + 1) models and each network `folds` times; a network takes seconds to minutes.
 *
 * @throws StsError E_INPUT for fewer than 30 pairs, gold outside 0..5 or all equal; E_MODEL for a translator that there is
 *   not; E_ABORTED
 */
export async function ablateRecipe(
  recipe: Recipe,
  given: readonly RecipePair[],
  options: AblateOptions,
): Promise<Ablation> {
  checkRecord(recipe, "ablateRecipe: recipe", "a Recipe", ["name", "version", "features", "learner"]);
  checkRecords(given, "ablateRecipe: pairs", "a RecipePair", ["a", "b", "gold"]);
  checkRecord(options, "ablateRecipe: options", "an AblateOptions", ["set"]);
  const { set, folds = 5, cache, threads, signal, onProgress } = options;
  const pairs = readable(given);
  const gold = checkGold(pairs, set);
  const chosen = chooseColumns(recipe.features);
  const { networks = [], learner } = recipe;
  const translator =
    recipe.translates === true ? await openTranslator(options.translator ?? "words") : undefined;
  const { texts, rows, corpus } = await recipeRows(recipe, chosen, pairs, {
    ...{ cache, threads, translator, wantsTexts: usesTexts(recipe) },
    ...(signal && { signal }),
    onProgress: (share: number) => onProgress?.(FEATURES_SHARE * share),
  });
  const groups = sentenceGroups(pairs);
  const owners = chosen.flatMap(({ family, columns }) => columns.map(() => family.name));
  const families = [...new Set(owners)];
  const fits = (families.length > 0 ? 2 * families.length + 1 : 0) + networks.length;
  let done = 0;
  const fitted = async (): Promise<void> => {
    onProgress?.(FEATURES_SHARE + ((1 - FEATURES_SHARE) * done++) / fits);
    await nextTurn(signal);
  };
  /** Values of held-out pairs by the learner of those families; undefined of none. */
  const byFamilies = async (takes: (family: string) => boolean): Promise<Float64Array | undefined> => {
    const places = owners.flatMap((own, j) => (takes(own) ? [j] : []));
    if (places.length === 0) return undefined;
    await fitted();
    const narrow = rows.map((row) => Float64Array.from(places, (j) => row[j]!));
    return learner.kind === "mean"
      ? Float64Array.from(narrow, mean)
      : heldOutPredictions(learner, narrow, gold, { groups, folds });
  };
  const byNetwork: Float64Array[] = [];
  for (const settings of networks) {
    await fitted();
    byNetwork.push(
      await heldOutByNetwork(settings, texts, gold, groups, folds, readCorpus(corpus).vector, signal),
    );
  }
  const weight = learnerWeight(learner);
  /** Of the values that `recipeValue` would give with these parts alone. */
  const score = (byFeatures: Float64Array | undefined, took: (network: number) => boolean): number => {
    const parts = byNetwork.filter((_, k) => took(k)).map((values) => ({ values, weight: 1 }));
    if (byFeatures !== undefined) parts.push({ values: byFeatures, weight });
    if (parts.length === 0) return Number.NaN;
    return pearson(
      gold.map((_, i) => parts.reduce((sum, part) => sum + part.weight * part.values[i]!, 0)),
      gold,
    );
  };
  const every = await byFamilies(() => true);
  const all = score(every, () => true);
  const worth: FamilyAblation[] = [];
  for (const name of families) {
    const without = score(await byFamilies((own) => own !== name), () => true);
    const alone = score(await byFamilies((own) => own === name), () => false);
    const columns = owners.filter((own) => own === name).length;
    worth.push({ family: name, columns, without, alone, loss: all - without });
  }
  for (const [k, name] of networkNames(networks).entries()) {
    const without = score(every, (own) => own !== k);
    const alone = score(undefined, (own) => own === k);
    worth.push({ family: name, columns: 0, without, alone, loss: all - without });
  }
  return { recipe: recipe.name, pairs: pairs.length, folds, all, families: worth };
}

/** Each pair's value by the network fitted on the folds that it is not in: those that `heldOutPredictions` draws. */
async function heldOutByNetwork(
  settings: NetworkSettings,
  texts: RecipeRows["texts"],
  gold: Float64Array,
  groups: Uint32Array,
  folds: number,
  vector: CorpusReader["vector"],
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const fold = groupedFolds(groups, folds, 1);
  const out = new Float64Array(texts.length);
  for (let own = 0; own < folds; own++) {
    const at = Array.from(texts.keys()).filter((i) => fold[i] !== own);
    const part = <T>(values: { readonly [i: number]: T }) => at.map((i) => values[i]!);
    const network = await fitPairNetwork(settings, part(texts), part(gold), part(groups), vector, signal);
    for (const [i, [a, b]] of texts.entries()) if (fold[i] === own) out[i] = network.value(a, b);
  }
  return out;
}

/** "network-recurrent"; of several with one encoder, "network-recurrent-2" is the second. */
function networkNames(networks: readonly NetworkSettings[]): string[] {
  return networks.map(({ encoder }, k) => {
    const before = networks.slice(0, k).filter((other) => other.encoder === encoder).length;
    return `network-${encoder}${before === 0 ? "" : `-${before + 1}`}`;
  });
}
