import { differences } from "../../align/differences/differences.ts";
import type { Difference } from "../../align/differences/types.ts";
import { checkList, checkText } from "../../arguments.ts";
import { knowsWord } from "../../lexicon/known-words.ts";
import type { LanguagePair } from "../system.ts";
import { readAs } from "./read-as.ts";

/**
 * In what the texts of a scored pair differ (`differences` of samesay/align): what a score alone cannot say. A text of
 * undetermined language is read as the other is, as English where both are.
 * @param languages those of the pair's result
 */
export function differencesOf(a: string, b: string, languages: LanguagePair): readonly Difference[] {
  checkText(a, "differencesOf: a");
  checkText(b, "differencesOf: b");
  checkList(languages, "differencesOf: languages", "two languages");
  return differences(a, b, { languages: readAs(languages), knows: knowsWord }).differences;
}
