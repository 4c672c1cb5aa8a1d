import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../check-language.ts";
import { matchForm } from "../forms/match-form.ts";
import type { Language } from "../language.ts";
import { stem } from "./stem.ts";

const LETTER = /\p{L}/u;

/** What makes a word in match form the same as its inflections: its stem, in match form. */
export function stemKey(form: string, language: Language): string {
  checkText(form, "stemKey: form");
  checkLanguage(language, "stemKey: language");
  if (!LETTER.test(form)) return form;
  // "and the": the stemmer leaves it on.
  const bare = language === "ar" ? form.replace(/^و(?=ال)/, "") : form;
  return matchForm(stem(bare, language), language);
}
