import { checkText } from "../arguments.ts";
import { checkLanguageTag } from "./check-language.ts";
import { withoutCapitals, withoutTitleCase } from "./forms/capitals.ts";
import { normalizeArabic } from "./forms/normalize-arabic.ts";
import { isPlainLatin } from "./forms/plain-latin.ts";
import { withoutUnseen } from "./forms/same-text.ts";
import type { Language } from "./language.ts";
import { spellNumbers } from "./numbers/index.ts";

/**
 * A text as every encoder reads it, so that what changes no meaning changes no vector:
 *
 * - white space and marks that show nothing: one blank, none at the ends
 * - quotation marks and apostrophes: the plain ones; none around the whole text
 * - emoji beside words: left out
 * - a full stop at the end: left out
 * - capitals and Title Case: a sentence in small letters
 * - numbers: digits in one spelling ("1.500.000" as "1500000")
 * - Arabic: without vowel signs and stretching strokes
 *
 * Idempotent. O(length); a few microseconds a sentence.
 * @param language "und" where it is not known
 */
export function cleanText(text: string, language: Language | "und"): string {
  checkText(text, "cleanText: text");
  checkLanguageTag(language, "cleanText: language");
  // Nothing but the end and Title Case is left to look at in nearly all texts of Latin letters.
  if (language !== "ar" && isPlainLatin(text)) return withoutTitleCase(withoutEnd(text), language);
  let clean = withoutUnseen(text);
  if (UNPLAIN.test(clean)) clean = plainSigns(clean);
  clean = spellNumbers(withoutEnd(clean), language);
  clean = language === "ar" ? normalizeArabic(clean, SIGNS_ALONE) : clean;
  return withoutTitleCase(withoutCapitals(clean, language), language);
}

const UNPLAIN = /[^\0-\x7f]/;
const DOUBLE_QUOTES = /[\u00ab\u00bb\u201c-\u201f\u2033\u275d\u275e\u300c-\u300f\uff02]/g;
const SINGLE_QUOTES = /[\u2018-\u201b\u2032\u02bc\u00b4\u2039\u203a\uff07]/g;
const WORD = /[\p{L}\p{N}]/u;
/** Pictures with their skin tones, joiners and variation selectors, and flags. */
const EMOJI =
  /\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\ufe0f|\u200d|\u20e3)*/gu;
const ORDINARY_SIGN = /[\u00a9\u00ae\u2122\u2194-\u21aa]/;

function plainSigns(text: string): string {
  const plain = text.replace(DOUBLE_QUOTES, '"').replace(SINGLE_QUOTES, "'");
  if (!WORD.test(plain)) return plain;
  return plain.replace(EMOJI, (run) => (ORDINARY_SIGN.test(run) ? run : "")).trim();
}

/** Beyond so many rounds a text is no quotation. */
const MOST_ROUNDS = 4;

/** Takes off, in any order, a full stop at the end and quotation marks around the whole. */
function withoutEnd(text: string): string {
  let rest = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = rest;
    if (isQuoted(rest)) rest = rest.slice(1, -1).trim();
    if (endsInStop(rest)) rest = rest.slice(0, -1).trimEnd();
    if (rest === before) break;
  }
  return rest;
}

function isQuoted(text: string): boolean {
  const mark = text[0];
  if (text.length < 3 || (mark !== '"' && mark !== "'")) return false;
  return text.indexOf(mark, 1) === text.length - 1;
}

/** One stop after a word: neither an ellipsis nor the end of an abbreviation ("U.S."). */
function endsInStop(text: string): boolean {
  if (text.length < 2 || !text.endsWith(".")) return false;
  const word = text.slice(text.lastIndexOf(" ") + 1, -1);
  return word !== "" && !word.includes(".");
}

const SIGNS_ALONE = {
  alef: false,
  yeh: false,
  tehMarbuta: false,
  digits: false,
  keyboard: false,
  presentation: false,
} as const;
