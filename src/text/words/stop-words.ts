import { stopwords as arabic } from "@orama/stopwords/arabic";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as turkish } from "@orama/stopwords/turkish";
import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../check-language.ts";
import { matchForm } from "../forms/match-form.ts";
import type { Language } from "../language.ts";
import { languageTable } from "../languages/index.ts";
import { numberOfWord } from "../numbers/index.ts";
import { isNegator } from "./negators.ts";

/** The library's lists; of a language without one, `stopPieces` of its table alone. */
const LISTS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: english,
  es: spanish,
  ar: arabic,
  tr: turkish,
};

const loaded = new Map<Language, ReadonlySet<string>>();

/**
 * The stop words of a language, in match form (`matchForm`).
 *
 * From @orama/stopwords, without negators (not, no, nunca, sin, لا, ليس, değil
 * and the others of `isNegator`) and without numbers and content words that
 * the Spanish, Arabic and Turkish lists hold.
 */
export function stopWords(language: Language): ReadonlySet<string> {
  checkLanguage(language, "stopWords: language");
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const { noStopWords = "", stopPieces = "" } = languageTable(language).words;
  const kept = new Set(noStopWords.split(" ").map((word) => matchForm(word, language)));
  const all = [...(LISTS[language] ?? []), ...stopPieces.split(" ")].map((word) => matchForm(word, language));
  // The Turkish list repeats words in a broken encoding (þ for ş), the Arabic one has "و6".
  const result = new Set(
    all.filter(
      (word) =>
        /^[^0-9þýđţ]*\p{L}[^0-9þýđţ]*$/u.test(word) &&
        !kept.has(word) &&
        numberOfWord(word, language) === undefined &&
        !isNegator(word, language),
    ),
  );
  loaded.set(language, result);
  return result;
}

/** True for a stop word of the language, in any case or typing. */
export function isStopWord(word: string, language: Language): boolean {
  checkText(word, "isStopWord: word");
  checkLanguage(language, "isStopWord: language");
  return stopWords(language).has(matchForm(word, language));
}
