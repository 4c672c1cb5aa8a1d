import type { Language } from "../language.ts";
import { type LanguageTable, languageTable } from "./index.ts";

/** What is made of a language's table, once a language, when first asked for. */
export function byLanguage<T>(
  make: (table: LanguageTable, language: Language) => T,
): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(languageTable(language), language);
    made.set(language, fresh);
    return fresh;
  };
}

/** A list of a table: words between blanks. */
export function wordsOf(list = ""): string[] {
  return list.split(" ").filter((word) => word !== "");
}

/** The same as a set. */
export const setOf = (list?: string): ReadonlySet<string> => new Set(wordsOf(list));
