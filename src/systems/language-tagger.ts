import { identifyLanguage, loadLanguageIdentifier } from "../text/language-id.ts";
import { nextTurn } from "../vectors/index.ts";
import type { LanguagePair, LanguageTag, TextPair } from "./system.ts";
import type { TextWordsStore } from "./words/text-words.ts";

/** Finds out what languages texts are of, for the results that name them and for the words that are read by them. */
export interface LanguageReader {
  /** Languages of pairs: given ones first, else what the texts look like where the system detects them, else "und". */
  tagPairs(pairs: readonly TextPair[], signal?: AbortSignal): Promise<LanguagePair[]>;
  /**
   * Languages to read texts by: those told, else those that their words plainly look like, else, for a system that does
   * not detect languages, those found out. The look takes microseconds and settles four texts of five.
   */
  read(texts: readonly string[], tags: readonly LanguageTag[], signal?: AbortSignal): Promise<LanguageTag[]>;
  /**
   * Languages of a few pairs that a user looks at one by one, found out even by a system that does not detect them;
   * undefined when there are more.
   */
  lookAtFew(pairs: readonly TextPair[]): Promise<LanguagePair[] | undefined>;
}

/** Up to this many texts the model of languages is loaded only if one of them leaves doubt. */
const FEW = 16;
/** Texts looked at, and found out, before other work of the process gets its turn: some milliseconds. */
const [LOOKED_AT_ONCE, FOUND_AT_ONCE] = [2048, 256];

const UNKNOWN: LanguagePair = ["und", "und"];

/**
 * @param given languages of all pairs that carry none of their own
 * @param detects whether the rest are found out; otherwise they stay "und" in results
 */
export function languageReader(
  given: LanguagePair | undefined,
  detects: boolean,
  words: TextWordsStore,
): LanguageReader {
  const told = ({ languages }: TextPair) => languages ?? given;
  return {
    async tagPairs(pairs, signal) {
      if (!detects) return pairs.map((pair) => told(pair) ?? UNKNOWN);
      const texts = pairs.flatMap((pair) => (told(pair) === undefined ? [pair.a, pair.b] : []));
      const tags = await tagTexts(new Set(texts), signal);
      return pairs.map((pair) => told(pair) ?? [tags.get(pair.a)!, tags.get(pair.b)!]);
    },
    async read(texts, tags, signal) {
      const looks: LanguageTag[] = [];
      for (const [i, text] of texts.entries()) {
        if (i % LOOKED_AT_ONCE === LOOKED_AT_ONCE - 1) await nextTurn(signal);
        looks.push(words.language(text, tags[i]!));
      }
      const unclear = new Set(detects ? [] : texts.filter((_, i) => looks[i] === "und"));
      const found = unclear.size === 0 ? undefined : await tagTexts(unclear, signal);
      return looks.map((look, i) => (look === "und" ? (found?.get(texts[i]!) ?? look) : look));
    },
    async lookAtFew(pairs) {
      if (2 * pairs.length > FEW) return undefined;
      const texts = pairs.flatMap((pair) => {
        const tags = told(pair) ?? UNKNOWN;
        return [pair.a, pair.b].filter((_, side) => tags[side] === "und");
      });
      const found = await tagTexts(new Set(texts));
      return pairs.map((pair) => {
        const [x, y] = told(pair) ?? UNKNOWN;
        return [found.get(pair.a) ?? x, found.get(pair.b) ?? y];
      });
    },
  };
}

/** Texts whose language is remembered; beyond, all are forgotten, which costs time and changes nothing. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, LanguageTag>();

async function tagTexts(texts: ReadonlySet<string>, signal?: AbortSignal): Promise<Map<string, LanguageTag>> {
  const tags = new Map<string, LanguageTag>();
  const identify = texts.size > FEW ? await loadLanguageIdentifier() : identifyLanguage;
  let found = 0;
  for (const text of texts) {
    let tag = remembered.get(text);
    if (tag === undefined) {
      if (++found % FOUND_AT_ONCE === 0) await nextTurn(signal);
      const { language } = await identify(text);
      tag = language === "unsure" ? "und" : language;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(text, tag);
    }
    tags.set(text, tag);
  }
  return tags;
}
