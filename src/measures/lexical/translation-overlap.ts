import { checkRecord, checkText } from "../../arguments.ts";
import { type Lexicon, shippedLexicon } from "../../lexicon/index.ts";
import { checkLanguage } from "../../text/check-language.ts";
import {
  foldArabicDigits,
  isStopWord,
  type Language,
  matchForm,
  SPLIT_WORDS,
  tokenize,
} from "../../text/index.ts";
import { clamp } from "../coefficients.ts";
import { type EnglishKeys, englishKeys } from "./english-keys.ts";

/** A content word as English has it. */
interface EnglishWord {
  /** idf in its own language. */
  readonly weight: number;
  readonly keys: EnglishKeys;
}

/** The content words of a text, each once, in English: made once, compared with many. */
export interface TextInEnglish {
  readonly words: readonly EnglishWord[];
  /** Of each key the highest share among the words. */
  readonly shares: ReadonlyMap<string, number>;
  /** Sum of the words' weights. */
  readonly weight: number;
}

/** The content words of a text in English, by the tables of translations; those that these lack stand for themselves. */
export function textInEnglish(
  text: string,
  language: Language,
  lexicon: Lexicon = shippedLexicon(),
): TextInEnglish {
  checkText(text, "textInEnglish: text");
  checkLanguage(language, "textInEnglish: language");
  checkRecord(lexicon, "textInEnglish: lexicon", "a Lexicon", ["translations"]);
  const frequencies = lexicon.frequencies(language);
  const forms = new Set<string>();
  for (const token of tokenize(text, { language, ...SPLIT_WORDS })) {
    const form = foldArabicDigits(matchForm(token.text, language));
    if (token.kind !== "punctuation" && !isStopWord(form, language)) forms.add(form);
  }
  const words = [...forms].sort().map((form) => ({
    weight: frequencies.idf(form),
    keys: englishKeys(form, language, lexicon),
  }));
  const shares = new Map<string, number>();
  for (const { keys } of words)
    for (const [key, share] of keys) shares.set(key, Math.max(shares.get(key) ?? 0, share));
  return { words, shares, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
}

/**
 * How far two texts, each of any of the four languages, have words that translate each other.
 *
 *   ( Σ_{w in a} idf(w) max_{v in b} s(w, v) + Σ_{v in b} idf(v) max_{w in a} s(w, v) ) / ( Σ idf(w) + Σ idf(v) )
 *
 * s(w, v) = sqrt(P(e | w) P(e | v)) for the English word e that fits both best, 1 for words written alike, 0.7 for names
 * of the same consonants (Arabic). In 0..1, symmetric; two texts without content words: 1, one: 0. O(words).
 * Source: ours, after Mihalcea et al. 2006 with the tables of IBM model 1 for word similarity
 */
export function translationOverlap(a: TextInEnglish, b: TextInEnglish): number {
  checkRecord(a, "translationOverlap: a", "a TextInEnglish", ["weight"]);
  checkRecord(b, "translationOverlap: b", "a TextInEnglish", ["weight"]);
  if (a.weight === 0 || b.weight === 0) return a.weight === b.weight ? 1 : 0;
  return clamp((covered(a, b) + covered(b, a)) / (a.weight + b.weight));
}

function covered(text: TextInEnglish, other: TextInEnglish): number {
  let sum = 0;
  for (const { weight, keys } of text.words) {
    let best = 0;
    for (const [key, share] of keys) best = Math.max(best, share * (other.shares.get(key) ?? 0));
    sum += weight * best;
  }
  return sum;
}
