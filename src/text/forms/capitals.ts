import { checkText } from "../../arguments.ts";
import { checkLanguageTag } from "../check-language.ts";
import type { Language } from "../language.ts";

const SMALL = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/gu;
/** Fewer may be an abbreviation: "NATO", "IBM". */
const FEWEST_CAPITALS = 5;
const FIRST_LETTER = /\p{L}/u;
/** Capitals that of the four languages only Turkish has, and none that it lacks. */
const TURKISH = /^(?=.*[İĞŞ])(?!.*[ÑÁÉÍÓÚ])/su;

/** Whether a text is written in capitals: five or more, and no small letter. O(length), most texts end it at once. */
export function isAllCapitals(text: string): boolean {
  checkText(text, "isAllCapitals: text");
  return !SMALL.test(text) && (text.match(CAPITAL)?.length ?? 0) >= FEWEST_CAPITALS;
}

/**
 * A text in capitals as a sentence: small letters but for the first; any other text as it is. In Turkish, I becomes ı
 * and İ becomes i.
 * @param language "und" where it is not known; letters tell Turkish then
 */
export function withoutCapitals(text: string, language: Language | "und"): string {
  checkText(text, "withoutCapitals: text");
  checkLanguageTag(language, "withoutCapitals: language");
  return isAllCapitals(text) ? asSentence(text, language) : text;
}

function asSentence(text: string, language: Language | "und"): string {
  const turkish = language === "tr" || (language === "und" && TURKISH.test(text));
  const undotted = turkish ? text.replaceAll("I", "ı") : text;
  const small = undotted.replaceAll("İ", "i").toLowerCase();
  const at = FIRST_LETTER.exec(text)!.index;
  const first = String.fromCodePoint(text.codePointAt(at)!);
  return small.slice(0, at) + first + small.slice(at + first.length);
}

const WORDS = /[\p{L}\p{M}\p{N}'\u2019]+/gu;
const TITLED = /^\p{Lu}[\p{Ll}\p{M}'\u2019]+$/u;
/** Words of fewer letters are function words for the most part, which titles write either way. */
const SHORTEST = 4;
/** Fewer long words may be one name: "New York Times". */
const FEWEST_TITLED = 4;

/** Whether all words of four letters and more begin with a capital, and there are four of these or more. */
export function isTitleCase(text: string): boolean {
  checkText(text, "isTitleCase: text");
  const ascii = asciiTitled(text);
  if (ascii !== undefined) return ascii >= FEWEST_TITLED;
  let titled = 0;
  for (const [word] of text.matchAll(WORDS)) {
    if (word.length < SHORTEST) continue;
    if (!TITLED.test(word)) return false;
    titled++;
  }
  return titled >= FEWEST_TITLED;
}

/** The titled words of a text of ASCII, 0 where a long word is none; undefined for other texts. Allocates nothing. */
function asciiTitled(text: string): number | undefined {
  let titled = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) > 0x7e) return undefined;
    if (!isWordSign(text.charCodeAt(at))) continue;
    const start = at;
    let small = true;
    while (at < text.length && isWordSign(text.charCodeAt(at))) {
      const code = text.charCodeAt(at++);
      if (code > 0x7e) return undefined;
      if (at - 1 > start && code !== 0x27 && !(code >= 0x61 && code <= 0x7a)) small = false;
    }
    if (at < text.length && text.charCodeAt(at) > 0x7e) return undefined;
    if (at - start < SHORTEST) continue;
    const first = text.charCodeAt(start);
    if (!small || first < 0x41 || first > 0x5a) return 0;
    titled++;
  }
  return titled;
}

/** A letter or digit of ASCII, or an apostrophe. */
function isWordSign(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x27;
}

/** A text in Title Case in small letters but for the first; any other text as it is. Most texts end it at their second word. */
export function withoutTitleCase(text: string, language: Language | "und"): string {
  checkText(text, "withoutTitleCase: text");
  checkLanguageTag(language, "withoutTitleCase: language");
  return isTitleCase(text) ? asSentence(text, language) : text;
}
