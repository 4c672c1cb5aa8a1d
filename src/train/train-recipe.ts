import { StsError } from "../errors.ts";
import {
  fitCalibration,
  fitRegressor,
  groupedFolds,
  predictRegressor,
  type RegressorModel,
  sentenceGroups,
} from "../learn/index.ts";
import { type Numbers, pearson } from "../stats/index.ts";
import { NO_CORPUS } from "../systems/published/corpus/corpus.ts";
import { learnCorpus } from "../systems/published/corpus/learn-corpus.ts";
import { chooseColumns, columnNames } from "../systems/published/feature-columns.ts";
import { openRecipeReader } from "../systems/published/feature-tools.ts";
import type { Recipe, RecipeLearner } from "../systems/published/published-system.ts";
import type { SavedRecipe } from "../systems/published/recipe-file.ts";
import type { Language } from "../text/index.ts";
import { FeatureCache } from "./feature-cache.ts";
import {
  commonLanguage,
  corpusKey,
  featureMatrix,
  type PlainPair,
  pairLanguages,
  readPairTexts,
} from "./feature-matrix.ts";

/** A labelled pair; gold in 0..5. */
export interface RecipePair extends PlainPair {
  readonly gold: number;
}

export interface TrainRecipeOptions {
  /** Name that the trained system goes by; the recipe's by default. */
  readonly name?: string;
  readonly source: { readonly set: string; readonly sha256: string };
  /** Folder where values of features are kept, so that recipes that share them need them computed once. */
  readonly cache?: string;
  readonly signal?: AbortSignal;
  /** Called with the share of the pairs whose features are there, 0..1. */
  readonly onProgress?: (share: number) => void;
}

/** Fewer pairs than this fit nothing. */
export const LEAST_RECIPE_PAIRS = 30;
/** Under this many pairs half of them are held out for the calibration, else a fifth. */
const FEW = 100;

/**
 * Trains a recipe: learns words' weights and vectors from the sentences, computes features, fits the learner on four fifths,
 * calibrates to 0-5 on the rest (no sentence on both sides), and fits it again on all.
 *
 * @throws StsError E_INPUT for fewer than 30 pairs, gold outside 0..5 or all equal; E_ABORTED; E_MODEL
 */
export async function trainRecipe(
  recipe: Recipe,
  pairs: readonly RecipePair[],
  options: TrainRecipeOptions,
): Promise<SavedRecipe> {
  const gold = checkGold(pairs, options.source.set);
  const chosen = chooseColumns(recipe.features);
  const language = commonLanguage(pairs);
  const languages = new Set<Language>([language, ...pairs.flatMap((pair) => pairLanguages(pair, language))]);
  const reader = await openRecipeReader(languages, {
    tokenVectors: chosen.some(({ family }) => family.usesTokenVectors === true),
  });
  const texts = await readPairTexts(pairs, reader, language, options);
  const usesCorpus = chosen.some(({ family }) => family.usesCorpus === true);
  const corpus = usesCorpus ? learnCorpus(texts.flat(), recipe.dimension ?? 0) : NO_CORPUS;
  const cache = await FeatureCache.open(options.cache, pairs, reader.digest, corpusKey(recipe, pairs));
  const rows = await featureMatrix(chosen, texts, reader.tools(corpus), cache, options);
  const groups = sentenceGroups(pairs);
  const { raw, held } = heldOutValues(recipe.learner, rows, gold, groups);
  const lengths = Float64Array.from(pairs, ({ a, b }) => a.length + b.length);
  const part = (values: Numbers) => Float64Array.from(held, (i) => values[i]!);
  const calibration = fitCalibration(raw, part(gold), {
    groups: part(groups),
    lengths: part(lengths),
    direction: recipe.learner.kind === "mean" ? "auto" : "up",
  });
  const r = pearson(raw, part(gold));
  return {
    recipe: recipe.name,
    version: recipe.version,
    name: options.name ?? recipe.name,
    language,
    columns: columnNames(chosen),
    versions: chosen.map(({ family }) => family.version),
    reader: reader.digest,
    corpus,
    model: fitLearner(recipe.learner, rows, gold, groups),
    calibration: calibration.model,
    trainedOn: { ...options.source, pairs: pairs.length },
    heldOut: { pearson: Number.isNaN(r) ? null : r, pairs: held.length },
  };
}

function checkGold(pairs: readonly RecipePair[], set: string): Float64Array {
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

/** Values of a fifth of the rows by a learner that saw none of their sentences; of all rows where nothing is learnt. */
function heldOutValues(
  learner: RecipeLearner,
  rows: readonly Float64Array[],
  gold: Float64Array,
  groups: Uint32Array,
): { raw: Float64Array; held: number[] } {
  const all = Array.from(rows.keys());
  let [fit, held] = [all, all];
  if (learner.kind !== "mean") {
    const count = rows.length < FEW ? 2 : 5;
    const folds = groupedFolds(new Set(groups).size >= 2 * count ? groups : all, count, 1);
    fit = all.filter((i) => folds[i] !== 0);
    held = all.filter((i) => folds[i] === 0);
  }
  const model = fitLearner(
    learner,
    fit.map((i) => rows[i]!),
    Float64Array.from(fit, (i) => gold[i]!),
    Float64Array.from(fit, (i) => groups[i]!),
  );
  return { raw: Float64Array.from(held, (i) => predictRegressor(model, rows[i]!)), held };
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
