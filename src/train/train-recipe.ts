import { checkRecord, checkRecords } from "../arguments.ts";
import { StsError } from "../errors.ts";
import {
  fitCalibration,
  fitRegressor,
  groupedFolds,
  type RegressorModel,
  sentenceGroups,
} from "../learn/index.ts";
import { type Numbers, pearson } from "../stats/index.ts";
import { type CorpusReader, readCorpus } from "../systems/published/corpus/corpus.ts";
import { chooseColumns, columnNames } from "../systems/published/feature-columns.ts";
import type { Recipe, RecipeLearner } from "../systems/published/published-system.ts";
import type { SavedRecipe } from "../systems/published/recipe-file.ts";
import { recipeValue, usesTexts } from "../systems/published/recipe-model.ts";
import type { LearntText } from "../systems/published/recipe-text.ts";
import { openTranslator } from "../systems/published/translation/open-translator.ts";
import { isEmptyText, type TextPair } from "../text/index.ts";
import { nextTurn } from "../work.ts";
import { fitPairNetwork } from "./fit-pair-network.ts";
import { type FeatureWork, recipeRows } from "./recipe-rows.ts";

/** A labelled pair; gold in 0..5. */
export interface RecipePair extends TextPair {
  readonly gold: number;
}

export interface TrainRecipeOptions {
  /** Name that the trained system goes by; the recipe's by default. */
  readonly name?: string;
  readonly source: { readonly set: string; readonly sha256: string };
  /** Further sentences that words' counts and vectors are learnt from, of the pairs' language. */
  readonly text?: readonly string[];
  /** What brings texts into English, for a recipe that translates; "words" by default. See `openTranslator`. */
  readonly translator?: string;
  /** Folder where values of features are kept, so that recipes that share them need them computed once. */
  readonly cache?: string;
  /** Threads that features are computed in; by default OMP_NUM_THREADS, else the cores of this process. */
  readonly threads?: number;
  readonly signal?: AbortSignal;
  /** Called with the share of the work on features that is done, 0..1. */
  readonly onProgress?: (share: number) => void;
}

/** Fewer pairs than this fit nothing. */
export const LEAST_RECIPE_PAIRS = 30;
/** Under this many pairs half of them are held out for the calibration, else a fifth. */
const FEW = 100;

/** A recipe fitted on all its pairs, its values not brought to 0-5. */
export type FittedRecipe = Omit<SavedRecipe, "calibration" | "trainedOn" | "heldOut">;

/**
 * Trains a recipe: learns words' weights and vectors from the sentences, computes features, fits learner and networks on four
 * fifths, calibrates to 0-5 on the rest (no sentence on both sides), and fits it again on all. Pairs with an empty text
 * are left out: every system scores them 5 or 0.
 *
 * @throws StsError E_INPUT for fewer than 30 pairs, gold outside 0..5 or all equal; E_ABORTED; E_MODEL
 */
export async function trainRecipe(
  recipe: Recipe,
  given: readonly RecipePair[],
  options: TrainRecipeOptions,
): Promise<SavedRecipe> {
  checkRecord(recipe, "trainRecipe: recipe", "a Recipe", ["name", "version", "features", "learner"]);
  checkRecords(given, "trainRecipe: pairs", "a RecipePair", ["a", "b", "gold"]);
  checkRecord(options, "trainRecipe: options", "a TrainRecipeOptions", ["source"]);
  const pairs = readable(given);
  const training = await readTraining(recipe, pairs, options);
  const { texts, rows, gold, groups } = training;
  const { fit, held } = heldOutRows(recipe, groups);
  const rawValue = recipeValue(recipe, await training.fitted(fit));
  const raw = Float64Array.from(held, (i) => rawValue(rows[i]!, texts[i]));
  const lengths = Float64Array.from(pairs, ({ a, b }) => a.length + b.length);
  const part = (values: Numbers) => Float64Array.from(held, (i) => values[i]!);
  const calibration = fitCalibration(raw, part(gold), {
    groups: part(groups),
    lengths: part(lengths),
    direction: learnsNothing(recipe) ? "auto" : "up",
  });
  const r = pearson(raw, part(gold));
  return {
    ...(await training.whole()),
    calibration: calibration.model,
    trainedOn: { ...options.source, pairs: pairs.length },
    heldOut: { pearson: Number.isNaN(r) ? null : r, pairs: held.length },
  };
}

/** As `trainRecipe`, without the first fit and the calibration: raw values alone are asked for. */
export async function fitRecipe(
  recipe: Recipe,
  pairs: readonly RecipePair[],
  options: TrainRecipeOptions & Pick<FeatureWork, "pool">,
): Promise<FittedRecipe> {
  return (await readTraining(recipe, readable(pairs), options)).whole();
}

/** Texts, features and gold scores of the training pairs, and what fits the recipe on some of them, or on all. */
async function readTraining(
  recipe: Recipe,
  pairs: readonly RecipePair[],
  options: TrainRecipeOptions & Pick<FeatureWork, "pool">,
) {
  const gold = checkGold(pairs, options.source.set);
  const chosen = chooseColumns(recipe.features);
  const { signal, onProgress, cache, threads, pool, text } = options;
  const translator =
    recipe.translates === true ? await openTranslator(options.translator ?? "words") : undefined;
  const { texts, rows, corpus, reader, language } = await recipeRows(recipe, chosen, pairs, {
    ...{ cache, threads, text, translator, wantsTexts: usesTexts(recipe) },
    ...(pool && { pool }),
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  const groups = sentenceGroups(pairs);
  const { vector } = readCorpus(corpus);
  const fitted = (at: readonly number[]) => {
    const part = <T>(values: { readonly [i: number]: T }) => at.map((i) => values[i]!);
    const read = usesTexts(recipe) ? part(texts) : [];
    return fitParts(recipe, read, part(rows), part(gold), part(groups), vector, signal);
  };
  const whole = async (): Promise<FittedRecipe> => ({
    recipe: recipe.name,
    version: recipe.version,
    name: options.name ?? recipe.name,
    language,
    columns: columnNames(chosen),
    versions: chosen.map(({ family }) => family.version),
    reader: reader.digest,
    corpus,
    ...(await fitted(Array.from(rows.keys()))),
    ...(translator && { translator: translator.name }),
  });
  return { texts, rows, gold, groups, fitted, whole };
}

/** Whether what a recipe says hangs on no gold score. */
function learnsNothing({ learner, networks = [] }: Recipe): boolean {
  return learner.kind === "mean" && networks.length === 0;
}

/** The learner and the networks, fitted on the rows given. */
async function fitParts(
  { learner, networks = [], features }: Recipe,
  texts: readonly (readonly [LearntText, LearntText])[],
  rows: readonly Float64Array[],
  gold: readonly number[],
  groups: readonly number[],
  vector: CorpusReader["vector"],
  signal: AbortSignal | undefined,
): Promise<Pick<SavedRecipe, "model" | "networks">> {
  const saved = [];
  for (const settings of networks)
    saved.push((await fitPairNetwork(settings, texts, gold, groups, vector, signal)).save());
  // A fit is not interrupted, but there are two of them.
  await nextTurn(signal);
  return {
    ...(features.length > 0 && { model: fitLearner(learner, rows, Float64Array.from(gold), groups) }),
    ...(networks.length > 0 && { networks: saved }),
  };
}

/** The pairs without an empty text; the same list where there is none, as what was learnt from a list is known by it. */
export function readable(pairs: readonly RecipePair[]): readonly RecipePair[] {
  const some = pairs.filter(({ a, b }) => !isEmptyText(a) && !isEmptyText(b));
  return some.length === pairs.length ? pairs : some;
}

/** Gold scores of enough pairs, in 0..5 and not all equal. @throws StsError E_INPUT otherwise */
export function checkGold(pairs: readonly RecipePair[], set: string): Float64Array {
  if (pairs.length < LEAST_RECIPE_PAIRS) {
    throw new StsError(
      "E_INPUT",
      `${set}: ${pairs.length} labelled pairs; a recipe needs ${LEAST_RECIPE_PAIRS} or more (better thousands)`,
    );
  }
  const gold = Float64Array.from(pairs, ({ gold: value }, i) => {
    if (value >= 0 && value <= 5) return value;
    throw new StsError(
      "E_INPUT",
      `${set}: gold score of pair ${i + 1} is ${value}, expected a number in 0..5; name its scale`,
    );
  });
  if (gold.every((value) => value === gold[0]))
    throw new StsError("E_INPUT", `${set}: all gold scores are equal; nothing can be learnt`);
  return gold;
}

/** Rows to fit on first, and a fifth that shares none of their sentences, for the calibration; all rows where nothing is learnt. */
function heldOutRows(recipe: Recipe, groups: Uint32Array): { fit: number[]; held: number[] } {
  const all = Array.from(groups.keys());
  if (learnsNothing(recipe)) return { fit: all, held: all };
  const count = all.length < FEW ? 2 : 5;
  const folds = groupedFolds(new Set(groups).size >= 2 * count ? groups : all, count, 1);
  return { fit: all.filter((i) => folds[i] !== 0), held: all.filter((i) => folds[i] === 0) };
}

function fitLearner(
  learner: RecipeLearner,
  rows: readonly Float64Array[],
  gold: Float64Array,
  groups: Numbers,
): RegressorModel {
  if (learner.kind !== "mean") return fitRegressor(learner, rows, gold, { groups });
  const width = rows[0]!.length;
  return { kind: "linear", weights: new Float64Array(width).fill(1 / width), intercept: 0 };
}
