import { type FeatureBlock, featureBlocks } from "../systems/published/feature-threads.ts";
import type { RecipeReader } from "../systems/published/feature-tools.ts";
import type { LearntText } from "../systems/published/recipe-text.ts";
import { inEnglish } from "../systems/published/translation/in-english.ts";
import type { Translator } from "../systems/published/translation/translator.ts";
import { isLanguage, type Language, type TextPair } from "../text/index.ts";

/** Pairs as threads take them, and what they have been asked of them. */
export interface TaggedList {
  readonly blocks: readonly FeatureBlock[];
  texts?: PairTexts;
}

type PairTexts = readonly (readonly [LearntText, LearntText])[];

/** Lists in use, by the language of texts that do not say theirs: several recipes are trained on one list. */
const known = new WeakMap<readonly TextPair[], Map<Language, TaggedList>>();

/**
 * Texts of every pair with their languages, translated first where a translator is given and a text is not English; the
 * same for each list where nothing is translated.
 */
export async function taggedList(
  pairs: readonly TextPair[],
  language: Language,
  given: Translator | undefined,
  signal: AbortSignal | undefined,
): Promise<TaggedList> {
  const translator = hasForeign(pairs, language) ? given : undefined;
  const before = translator === undefined ? known.get(pairs)?.get(language) : undefined;
  if (before !== undefined) return before;
  const own = pairs.map((pair) => ({ a: pair.a, b: pair.b, languages: pairLanguages(pair, language) }));
  const read = translator === undefined ? own : await inEnglish(own, translator, signal);
  const tagged = read.map(({ a, b, languages: [x, y] }) => [[a, x] as const, [b, y] as const] as const);
  const list: TaggedList = { blocks: featureBlocks(tagged) };
  if (translator === undefined) known.set(pairs, (known.get(pairs) ?? new Map()).set(language, list));
  return list;
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
