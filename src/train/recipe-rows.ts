import { type Corpus, NO_CORPUS } from "../systems/published/corpus/corpus.ts";
import { type CorpusPlan, learnCorpus } from "../systems/published/corpus/learn-corpus.ts";
import type { ChosenColumns } from "../systems/published/feature-columns.ts";
import { openRecipeReader, type RecipeReader } from "../systems/published/feature-tools.ts";
import type { FeatureTools } from "../systems/published/features/family.ts";
import type { RecipeText } from "../systems/published/recipe-text.ts";
import type { Translator } from "../systems/published/translation/translator.ts";
import type { Language, TextPair } from "../text/index.ts";
import { type CorpusKeys, FeatureCache } from "./feature-cache.ts";
import {
  commonLanguage,
  corpusKeys,
  featureMatrix,
  pairLanguages,
  readingDigest,
  readPairTexts,
  type WorkOptions,
} from "./feature-matrix.ts";

export interface RecipeRowsOptions extends WorkOptions {
  /** Folder where values of features are kept. */
  readonly cache?: string | undefined;
  /** Further sentences that words' counts and vectors are learnt from. */
  readonly text?: readonly string[] | undefined;
  /** What brings texts into English first. */
  readonly translator?: Translator | undefined;
  /** Language of texts that do not say theirs; by default that of most. */
  readonly language?: Language;
  /** What was learnt before, from other pairs, with its `corpusKeys`; by default it is learnt from these. */
  readonly learnt?: { readonly corpus: Corpus; readonly keys: CorpusKeys };
  /** Whether what stands beside the features (networks) asks for words' vectors. */
  readonly wantsCorpus?: boolean;
}

/** Pairs as a recipe's learner sees them. */
export interface RecipeRows {
  readonly texts: readonly (readonly [RecipeText, RecipeText])[];
  /** Features of each pair. */
  readonly rows: readonly Float64Array[];
  readonly tools: FeatureTools;
  readonly corpus: Corpus;
  readonly reader: RecipeReader;
  /** Of texts that do not say theirs. */
  readonly language: Language;
}

/** What was learnt from lists of texts in use, by its keys: several recipes learn the same from one list. */
const learntBefore = new WeakMap<RecipeRows["texts"], Map<string, Corpus>>();

/**
 * Reads the texts of pairs, learns words' weights and vectors from them where a feature asks for it, and computes the
 * features, or takes them from the cache.
 */
export async function recipeRows(
  recipe: CorpusPlan,
  chosen: readonly ChosenColumns[],
  pairs: readonly TextPair[],
  options: RecipeRowsOptions,
): Promise<RecipeRows> {
  const { cache, text = [], translator, language = commonLanguage(pairs), signal, onProgress } = options;
  const work = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
  const languages = new Set<Language>([
    ...(translator === undefined ? [] : (["en"] as const)),
    language,
    ...pairs.flatMap((pair) => pairLanguages(pair, language)),
  ]);
  const reader = await openRecipeReader(languages, {
    tokenVectors: chosen.some(({ family }) => family.usesTokenVectors === true),
  });
  const texts = await readPairTexts(pairs, reader, language, { ...work, ...(translator && { translator }) });
  const learn = (keys: CorpusKeys): Corpus => {
    if (options.wantsCorpus !== true && chosen.every(({ family }) => family.usesCorpus === undefined))
      return NO_CORPUS;
    const name = JSON.stringify(keys);
    const before = learntBefore.get(texts) ?? new Map<string, Corpus>();
    learntBefore.set(texts, before);
    const further = () => text.map((sentence) => reader.read(sentence, translator ? "en" : language));
    const corpus = before.get(name) ?? learnCorpus([...texts.flat(), ...further()], recipe);
    before.set(name, corpus);
    return corpus;
  };
  const own = corpusKeys(recipe, pairs, text);
  const { corpus, keys } = options.learnt ?? { corpus: learn(own), keys: own };
  const reading = readingDigest(reader, translator, pairs, language);
  const kept = await FeatureCache.open(cache, pairs, reading, keys);
  const tools = reader.tools(corpus);
  const rows = await featureMatrix(chosen, texts, tools, kept, work);
  return { texts, rows, tools, corpus, reader, language };
}
