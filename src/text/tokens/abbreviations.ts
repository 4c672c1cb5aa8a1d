import type { Language } from "../language.ts";
import { byLanguage, setOf, wordsOf } from "../languages/by-language.ts";
import { calendarAbbreviations } from "../languages/names.ts";

/** Short names of months and weekdays that end sentences as words more often: "he sat.", "al mar." */
const WORDS_TOO: ReadonlySet<string> = new Set(["sat", "sun"]);

/** The lists of a language's table (`AbbreviationTable`). */
const lists = byLanguage(({ abbreviations }, language) => ({
  titles: setOf(abbreviations.titles),
  others: new Set([
    ...wordsOf(abbreviations.others),
    ...(abbreviations.calendar ? calendarAbbreviations(language).filter((word) => !WORDS_TOO.has(word)) : []),
  ]),
  beforeNumber: setOf(abbreviations.beforeNumber),
}));

/** True when `word` (any case, without its stop) is an abbreviation here; `beforeNumber`: a number follows. */
export function isAbbreviation(word: string, language: Language, beforeNumber: boolean): boolean {
  if (word.length > 8) return false;
  const key = keyOf(word, language);
  const { titles, others, beforeNumber: numbered } = lists(language);
  return others.has(key) || titles.has(key) || (beforeNumber && numbered.has(key));
}

/** True for an abbreviation that never ends a sentence. */
export function isTitle(word: string, language: Language): boolean {
  return lists(language).titles.has(keyOf(word, language));
}

function keyOf(word: string, language: Language): string {
  return language === "tr"
    ? word.replaceAll("I", "ı").replaceAll("İ", "i").toLowerCase()
    : word.toLowerCase();
}

/** A single capital before a stop: an initial, if a name follows. English "I" is a word; Spanish "a. C." and "d. C." count. */
export function isInitial(word: string, language: Language): boolean {
  if (language === "es" && /^[ad]$/.test(word)) return true;
  return /^\p{Lu}$/u.test(word) && !(language === "en" && word === "I");
}
