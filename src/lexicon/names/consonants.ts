import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../../text/check-language.ts";
import type { Language } from "../../text/index.ts";

/** What the letters of Arabic are written with in Latin ones, vowels and those without a counterpart left out. */
const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  "ب:b ت:t ث:t ج:g ح:h خ:k د:d ذ:d ر:r ز:z س:s ش:s ص:s ض:d ط:t ظ:z غ:g ف:f ق:k ك:k ل:l م:m ن:n ه:h"
    .split(" ")
    .map((pair) => pair.split(":")),
);

/** Articles, prepositions and "and" written on to an Arabic word. */
const ARABIC_START = /^(?:وال|بال|كال|فال|ال|لل)/;

/** Latin letters that Arabic writes with one of its own, in this order. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/ph|v/g, "f"],
  [/sh|ch/g, "s"],
  [/th/g, "t"],
  [/x/g, "ks"],
  [/[cq]/g, "k"],
  [/j/g, "g"],
  [/p/g, "b"],
  [/[^b-df-hj-np-tvxz]/g, ""],
];

/**
 * The consonants of a name as both scripts have them: "Washington" and "واشنطن" meet in "sngtn" and "sntn" nearly,
 * "Paris" and "باريس" in "brs". Doubled ones count once. For finding names again, not for reading.
 * @param word in match form
 */
export function consonants(word: string, language: Language): string {
  checkText(word, "consonants: word");
  checkLanguage(language, "consonants: language");
  const letters =
    language === "ar"
      ? Array.from(word.replace(ARABIC_START, ""), (letter) => ARABIC[letter] ?? "").join("")
      : LATIN.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);
  return letters.replace(/(.)\1+/g, "$1");
}
