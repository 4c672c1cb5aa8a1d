import type { Language } from "../language.ts";
import { languageTable } from "../languages/index.ts";

/**
 * Frequent words that occur in one of the Latin-script languages and hardly
 * ever in the other two: evidence of the language. Words that two of them share
 * (a, no, me, mi, de, en, o, ama, son, sin, has, he) are left out on purpose. Not a
 * stop-word list: see stop-words.ts.
 */
export const FUNCTION_WORDS: Readonly<Record<Exclude<Language, "ar">, ReadonlySet<string>>> = {
  en: words("en", "common"),
  es: words("es", "common"),
  tr: words("tr", "common"),
};

/** Those that the languages nearest to each do not share (Dutch, German; Portuguese, Italian, Catalan, French; Azerbaijani). */
export const TELLING_WORDS: Readonly<Record<Exclude<Language, "ar">, ReadonlySet<string>>> = {
  en: words("en", "telling"),
  es: words("es", "telling"),
  tr: words("tr", "telling"),
};

function words(language: Language, list: "common" | "telling"): ReadonlySet<string> {
  return new Set((languageTable(language).words[list] ?? "").split(" "));
}
