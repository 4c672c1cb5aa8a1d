import { createHash } from "node:crypto";
import type { CorpusPlan } from "../systems/published/corpus/learn-corpus.ts";
import type { ChosenColumns } from "../systems/published/feature-columns.ts";
import type { RecipeReader } from "../systems/published/feature-tools.ts";
import type { FeatureTools } from "../systems/published/features/family.ts";
import type { RecipeText } from "../systems/published/recipe-text.ts";
import { inEnglish } from "../systems/published/translation/in-english.ts";
import type { Translator } from "../systems/published/translation/translator.ts";
import { isLanguage, type Language, type TextPair } from "../text/index.ts";
import { takingTurns } from "../work.ts";
import type { CorpusKeys, FeatureCache } from "./feature-cache.ts";

export interface WorkOptions {
  readonly signal?: AbortSignal;
  /** Called with the share of the pairs whose features are there, 0..1. */
  readonly onProgress?: (share: number) => void;
}

type PairTexts = readonly (readonly [RecipeText, RecipeText])[];

/** Texts of lists in use, by the language of texts that do not say theirs: several recipes are trained on one list. */
const known = new WeakMap<readonly TextPair[], Map<Language, PairTexts>>();

/**
 * Analyses both texts of every pair, translated first where a translator is given and a text is not English; once for
 * each list where nothing is translated, and the same list of texts is returned then.
 */
export async function readPairTexts(
  pairs: readonly TextPair[],
  reader: RecipeReader,
  language: Language,
  { signal, onProgress, ...given }: WorkOptions & { readonly translator?: Translator },
): Promise<PairTexts> {
  const translator = hasForeign(pairs, language) ? given.translator : undefined;
  const before = translator === undefined ? known.get(pairs)?.get(language) : undefined;
  if (before !== undefined) return before;
  const turn = takingTurns(signal);
  const texts: (readonly [RecipeText, RecipeText])[] = [];
  const own = pairs.map((pair) => ({ a: pair.a, b: pair.b, languages: pairLanguages(pair, language) }));
  const read = translator === undefined ? own : await inEnglish(own, translator, signal);
  for (const [i, { a, b, languages }] of read.entries()) {
    await turn();
    texts.push([reader.read(a, languages[0]), reader.read(b, languages[1])]);
    onProgress?.((0.4 * (i + 1)) / pairs.length);
  }
  if (translator === undefined) known.set(pairs, (known.get(pairs) ?? new Map()).set(language, texts));
  return texts;
}

function hasForeign(pairs: readonly TextPair[], language: Language): boolean {
  return pairs.some((pair) => pairLanguages(pair, language).some((own) => own !== "en"));
}

/** What features of the pairs hang on beside their code and texts: word lists, weights, and what translated some of them. */
export function readingDigest(
  reader: RecipeReader,
  translator: Translator | undefined,
  pairs: readonly TextPair[],
  language: Language,
): string {
  if (translator === undefined || !hasForeign(pairs, language)) return reader.digest;
  return `${reader.digest}:${translator.name}`;
}

/** What the parts of a corpus learnt from the pairs' texts, and from further ones, hang on. */
export function corpusKeys(
  plan: CorpusPlan,
  pairs: readonly TextPair[],
  text: readonly string[] = [],
): CorpusKeys {
  const hash = createHash("sha256");
  for (const { a, b } of pairs) hash.update(JSON.stringify([a, b]));
  if (text.length > 0) hash.update(JSON.stringify(text));
  const counts = hash.digest("hex");
  const { dimension = 0, vectors = "latent", components = false } = plan;
  return {
    counts,
    vectors: dimension === 0 ? counts : [counts, dimension, vectors, components].join(":"),
    texts: [counts, plan.textModel ?? "none", plan.textDimension ?? ""].join(":"),
  };
}

/** Language of most texts that say theirs; English where none does. */
export function commonLanguage(pairs: readonly TextPair[]): Language {
  const counts = new Map<Language, number>();
  for (const { languages = [] } of pairs)
    for (const tag of languages) if (isLanguage(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort((x, y) => y[1] - x[1])[0]?.[0] ?? "en";
}

export function pairLanguages({ languages }: TextPair, common: Language): [Language, Language] {
  const [a = "und", b = "und"] = languages ?? [];
  return [isLanguage(a) ? a : common, isLanguage(b) ? b : common];
}

/** All pairs' features, family by family, from the cache where it has them. */
export async function featureMatrix(
  chosen: readonly ChosenColumns[],
  texts: readonly (readonly [RecipeText, RecipeText])[],
  tools: FeatureTools,
  cache: FeatureCache,
  { signal, onProgress }: WorkOptions,
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
