import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { stem as english } from "porter2";
import { checkText } from "../../arguments.ts";
import { foldCase } from "../forms/casefold.ts";
import { normalizeText } from "../forms/normalize.ts";
import type { Language } from "../language.ts";

/** Snowball needs time in the length of the word; nothing longer is a word. */
const LONGEST_WORD = 80;

/**
 * The Snowball stem of a word: running, runs and run meet in "run". For
 * comparing, not for display.
 *
 * The word is normalised and case-folded first. The result equals Snowball 2.2
 * on every word tried (docs/text.md), except that a Turkish word is cut at the
 * apostrophe that sets off a name's suffixes ("Ankara'da" as "Ankara"), as
 * Snowball does from version 3 on. A word of more than 80 characters comes back
 * folded but not stemmed.
 * @source https://snowballstem.org: english (porter2), spanish, arabic, turkish
 */
export function stem(word: string, language: Language): string {
  checkText(word, "stem: word");
  const form = foldCase(normalizeText(word), language);
  if (form.length > LONGEST_WORD) return form;
  if (language === "en") return english(form);
  if (language === "es") return spanish(form);
  if (language === "ar") return arabic(form);
  const apostrophe = form.indexOf("'", 2);
  return turkish(apostrophe < 0 ? form : form.slice(0, apostrophe));
}
