import type { Language } from "../../text/index.ts";
import { byLanguage, setOf, wordsOf } from "../../text/languages/by-language.ts";

/** The lists of a language's table (`ComparisonTable`). */
const lists = byLanguage(({ comparison }) => ({
  empty: setOf(comparison.empty),
  persons: setOf(comparison.persons),
  plain: new Map(wordsOf(comparison.plainForms).map((pair) => pair.split("=") as [string, string])),
}));

/** Whether an empty word says who does it. */
export function isPersonWord(form: string, language: Language): boolean {
  return lists(language).persons.has(form);
}

/** Whether a word comes and goes without harm. */
export function isEmptyWord(form: string, language: Language): boolean {
  return lists(language).empty.has(form);
}

/** "al" as "a", "del" as "de". */
export function plainForm(form: string, language: Language): string {
  return lists(language).plain.get(form) ?? form;
}
