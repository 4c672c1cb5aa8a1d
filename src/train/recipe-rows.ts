import { type Corpus, NO_CORPUS } from "../systems/published/corpus/corpus.ts";
import type { CorpusPlan } from "../systems/published/corpus/learn-corpus.ts";
import {
  type ChosenColumns,
  familiesOf,
  featureRows,
  usesTokenVectors,
} from "../systems/published/feature-columns.ts";
import { FeatureThreads, featureBlocks, type SharedWork } from "../systems/published/feature-threads.ts";
import type { RecipeReader } from "../systems/published/feature-tools.ts";
import type { FeatureFamily } from "../systems/published/features/family.ts";
import type { LearntText } from "../systems/published/recipe-text.ts";
import type { Translator } from "../systems/published/translation/translator.ts";
import type { Language, TextPair } from "../text/index.ts";
import { type CorpusKeys, corpusKeys, FeatureCache } from "./feature-cache.ts";
import { commonLanguage, pairLanguages, readingDigest, type TaggedList, taggedList } from "./tagged-list.ts";

export interface WorkOptions {
  readonly signal?: AbortSignal;
  /** Called with the share of the work on features that is done, 0..1. */
  readonly onProgress?: (share: number) => void;
}

/** How features are computed. */
export interface FeatureWork extends WorkOptions {
  /** Threads, this one among them; by default OMP_NUM_THREADS, else the cores of this process. */
  readonly threads?: number | undefined;
  /** Threads that stay, in place of some that are started and ended here. */
  readonly pool?: FeatureThreads;
  /** Folder where values of features are kept. */
  readonly cache?: string | undefined;
}

export interface RecipeRowsOptions extends FeatureWork {
  /** Further sentences that words' counts and vectors are learnt from. */
  readonly text?: readonly string[] | undefined;
  /** What brings texts into English first. */
  readonly translator?: Translator | undefined;
  /** Language of texts that do not say theirs; by default that of most. */
  readonly language?: Language;
  /** What was learnt before, from other pairs, with its `corpusKeys`; by default it is learnt from these. */
  readonly learnt?: { readonly corpus: Corpus; readonly keys: CorpusKeys };
  /** Whether what stands beside the features (networks) asks for texts and words' vectors. */
  readonly wantsTexts?: boolean;
}

/** Pairs as a recipe's learner sees them. */
export interface RecipeRows {
  /** What networks read; empty where nobody asks for it. */
  readonly texts: readonly (readonly [LearntText, LearntText])[];
  /** Features of each pair. */
  readonly rows: readonly Float64Array[];
  readonly corpus: Corpus;
  readonly reader: RecipeReader;
  /** Of texts that do not say theirs. */
  readonly language: Language;
}

/** What was learnt from lists of texts in use, by its keys: several recipes learn the same from one list. */
const learntBefore = new WeakMap<TaggedList, Map<string, Corpus>>();

/**
 * Features of pairs, computed in several threads or taken from the cache; what words' weights and vectors are learnt from
 * the texts is learnt once, where a feature asks for it, while those are computed that do not.
 */
export async function recipeRows(
  recipe: CorpusPlan,
  chosen: readonly ChosenColumns[],
  pairs: readonly TextPair[],
  options: RecipeRowsOptions,
): Promise<RecipeRows> {
  const pool = options.pool ?? (await FeatureThreads.of(options.threads));
  try {
    return await rowsBy(pool, recipe, chosen, pairs, options);
  } finally {
    if (options.pool === undefined) await pool.close();
  }
}

async function rowsBy(
  pool: FeatureThreads,
  recipe: CorpusPlan,
  chosen: readonly ChosenColumns[],
  pairs: readonly TextPair[],
  options: RecipeRowsOptions,
): Promise<RecipeRows> {
  const {
    translator,
    language = commonLanguage(pairs),
    text = [],
    learnt,
    wantsTexts = false,
    signal,
  } = options;
  const languages = new Set<Language>([
    ...(translator === undefined ? [] : (["en"] as const)),
    language,
    ...pairs.flatMap((pair) => pairLanguages(pair, language)),
  ]);
  const reader = await pool.open({
    languages: [...languages].sort(),
    tokenVectors: usesTokenVectors(chosen),
  });
  const list = await taggedList(pairs, language, translator, signal);
  const keys = learnt?.keys ?? corpusKeys(recipe, pairs, text);
  const reading = readingDigest(reader, translator, pairs, language);
  const cache = await FeatureCache.open(options.cache, pairs, reading, keys);

  const values = new Map<string, Float64Array>();
  const missing: FeatureFamily[] = [];
  for (const family of familiesOf(chosen)) {
    const kept = await cache.read(family);
    if (kept === undefined) missing.push(family);
    else values.set(family.name, kept);
  }
  const learns =
    learnt === undefined && (wantsTexts || chosen.some(({ family }) => family.usesCorpus !== undefined));
  const known = learnt?.corpus ?? (learns ? learntBefore.get(list)?.get(JSON.stringify(keys)) : NO_CORPUS);
  const reads = wantsTexts || known === undefined;

  const count = countingShare(pairs.length, reads, missing.length, options.onProgress);
  const work = (weight: number) => ({ signal, onDone: (done: number) => count(done * weight) });
  const texts = reads ? await readTexts(pool, list, work(READING)) : [];
  const compute = async (families: readonly FeatureFamily[], corpus: Corpus): Promise<void> => {
    const names = families.map(({ name }) => name);
    const computed = await pool.features(list.blocks, names, corpus, work(families.length));
    for (const [k, family] of families.entries()) {
      values.set(family.name, computed[k]!);
      await cache.write(family, computed[k]!);
    }
  };
  const learn = async (): Promise<Corpus> => {
    const further = await readSentences(pool, text, translator ? "en" : language, signal);
    const corpus = await pool.learn([...texts.flat(), ...further], recipe, signal);
    learntBefore.set(list, (learntBefore.get(list) ?? new Map()).set(JSON.stringify(keys), corpus));
    return corpus;
  };
  const bound = missing.filter(({ usesCorpus }) => usesCorpus !== undefined);
  const free = missing.filter(({ usesCorpus }) => usesCorpus === undefined);
  const [corpus] = await Promise.all([known ?? learn(), compute(free, NO_CORPUS)]);
  await compute(bound, corpus);
  return { texts, rows: featureRows(chosen, values, pairs.length), corpus, reader, language };
}

/** Reading a pair's texts takes as long as some families of features. */
const READING = 8;

/** Counts pairs that are read, or have a family's features, to a share of the work. */
function countingShare(
  pairs: number,
  reads: boolean,
  families: number,
  onProgress: WorkOptions["onProgress"],
): (done: number) => void {
  const whole = pairs * ((reads ? READING : 0) + families);
  let all = 0;
  return (done) => {
    all += done;
    onProgress?.(all / whole);
  };
}

/** Once for each list. */
async function readTexts(
  pool: FeatureThreads,
  list: TaggedList,
  work: SharedWork,
): Promise<RecipeRows["texts"]> {
  list.texts ??= await pool.read(list.blocks, work);
  return list.texts;
}

async function readSentences(
  pool: FeatureThreads,
  sentences: readonly string[],
  language: Language,
  signal: AbortSignal | undefined,
): Promise<LearntText[]> {
  const pairs = sentences.map((text) => [[text, language] as const, [text, language] as const] as const);
  return (await pool.read(featureBlocks(pairs), { signal })).map(([text]) => text);
}
