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
import { type ChosenColumns, chooseColumns, columnNames } from "../systems/published/feature-columns.ts";
import { openRecipeReader } from "../systems/published/feature-tools.ts";
import type { FeatureTools } from "../systems/published/features/family.ts";
import type { Recipe, RecipeLearner } from "../systems/published/published-system.ts";
import type { SavedRecipe } from "../systems/published/recipe-file.ts";
import type { RecipeText } from "../systems/published/recipe-text.ts";
import { isLanguage, type Language } from "../text/index.ts";
import { takingTurns } from "../work.ts";
import { FeatureCache } from "./feature-cache.ts";

/** A labelled pair; gold in 0..5. */
export interface RecipePair {
  readonly a: string;
  readonly b: string;
  readonly gold: number;
  readonly languages?: readonly [string, string];
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
  const turn = takingTurns(options.signal);
  const texts: [RecipeText, RecipeText][] = [];
  for (const [i, pair] of pairs.entries()) {
    await turn();
    const [inA, inB] = pairLanguages(pair, language);
    texts.push([reader.read(pair.a, inA), reader.read(pair.b, inB)]);
    options.onProgress?.((0.4 * (i + 1)) / pairs.length);
  }
  const usesCorpus = chosen.some(({ family }) => family.usesCorpus === true);
  const corpus = usesCorpus ? learnCorpus(texts.flat(), recipe.dimension ?? 0) : NO_CORPUS;
  const cache = await FeatureCache.open(options.cache, pairs, reader.digest, recipe.dimension ?? 0);
  const rows = await matrixOf(chosen, texts, reader.tools(corpus), cache, options);
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

function commonLanguage(pairs: readonly RecipePair[]): Language {
  const counts = new Map<Language, number>();
  for (const { languages = [] } of pairs)
    for (const tag of languages) if (isLanguage(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort((x, y) => y[1] - x[1])[0]?.[0] ?? "en";
}

function pairLanguages({ languages }: RecipePair, common: Language): [Language, Language] {
  const [a = "und", b = "und"] = languages ?? [];
  return [isLanguage(a) ? a : common, isLanguage(b) ? b : common];
}

/** All pairs' features, family by family, from the cache where it has them. */
async function matrixOf(
  chosen: readonly ChosenColumns[],
  texts: readonly (readonly [RecipeText, RecipeText])[],
  tools: FeatureTools,
  cache: FeatureCache,
  { signal, onProgress }: TrainRecipeOptions,
): Promise<Float64Array[]> {
  const turn = takingTurns(signal);
  const rows = texts.map(() => [] as number[]);
  for (const [k, { family, columns }] of chosen.entries()) {
    let values = await cache.read(family);
    if (values === undefined) {
      values = new Float64Array(texts.length * family.columns.length);
      for (const [i, [a, b]] of texts.entries()) {
        await turn();
        values.set(family.compute(a, b, tools), i * family.columns.length);
        onProgress?.(0.4 + (0.6 * (k + (i + 1) / texts.length)) / chosen.length);
      }
      await cache.write(family, values);
    }
    for (const [i, row] of rows.entries())
      for (const c of columns) row.push(values[i * family.columns.length + c]!);
  }
  return rows.map((row) => Float64Array.from(row));
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
