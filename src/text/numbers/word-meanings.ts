import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../check-language.ts";
import type { Language } from "../language.ts";
import { wordOf } from "./scan.ts";
import { vocabularyOf } from "./vocabulary.ts";

/**
 * The value of a word that is a number by itself ("five", "yirmi", "خمسة"; "ساعتين" is 2); undefined for any other word,
 * articles, ordinals and shares among them.
 * @param form a word in match form
 */
export function numberOfWord(form: string, language: Language): number | undefined {
  checkText(form, "numberOfWord: form");
  checkLanguage(language, "numberOfWord: language");
  const vocabulary = vocabularyOf(language);
  const word = wordOf(form, vocabulary);
  if (word === undefined) return vocabulary.units.get(form)?.count;
  const counts =
    word.role === "add" || word.role === "hundred" || word.role === "scale" || word.role === "group";
  return counts && word.weak !== true && word.after !== true && word.ordinal !== true
    ? word.value
    : undefined;
}

/**
 * The unit or currency that a word names or is the sign of ("kilos", "kg", "dólares"): its sign, or ISO 4217.
 * @param form a word in match form
 */
export function unitOfWord(form: string, language: Language): string | undefined {
  checkText(form, "unitOfWord: form");
  checkLanguage(language, "unitOfWord: language");
  const { units, unitSigns, currencySigns } = vocabularyOf(language);
  return (units.get(form) ?? unitSigns.get(form) ?? currencySigns.get(form))?.unit;
}

/**
 * Whether a word is the full name of a month or a weekday; abbreviations, which are other words too ("sat", "mar"), are
 * none.
 * @param form a word in match form
 */
export function namesTime(form: string, language: Language): boolean {
  const { months, weekdays, lists } = vocabularyOf(language);
  const named = months.get(form) !== undefined || weekdays.get(form) !== undefined;
  return named && (form.length > 4 || lists.shortNames.get(form) !== undefined);
}
