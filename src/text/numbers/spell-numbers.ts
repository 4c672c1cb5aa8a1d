import { checkText } from "../../arguments.ts";
import { checkLanguageTag } from "../check-language.ts";
import { foldArabicDigits } from "../forms/normalize-arabic.ts";
import type { Language } from "../language.ts";
import { piecesOf } from "./pieces.ts";
import { vocabularyOf } from "./vocabulary.ts";

const ANY_DIGIT = /\p{Nd}/u;

/**
 * A text with its digits in one spelling, for encoders' input: digits of any script as 0-9, no marks between thousands,
 * a stop as decimal mark ("1.500.000" and "1,500,000" as "1500000", "٣٫٥" as "3.5"); dates, times and codes as they are
 * but for their digits. A text without digits is given back as it is. O(length)
 */
export function spellNumbers(text: string, language: Language | "und"): string {
  checkText(text, "spellNumbers: text");
  checkLanguageTag(language, "spellNumbers: language");
  if (!ANY_DIGIT.test(text)) return text;
  const vocabulary = vocabularyOf(language);
  let out = "";
  let from = 0;
  for (const piece of piecesOf(text, vocabulary)) {
    if (piece.kind === "word" || piece.kind === "sign" || piece.kind === "address") continue;
    out += text.slice(from, piece.start) + spelled(piece.text, piece.digits);
    from = piece.end;
  }
  return out + text.slice(from);
}

function spelled(
  text: string,
  digits: { readonly value: number; readonly decimals: number } | undefined,
): string {
  const written = foldArabicDigits(text);
  // Fractions stay, and so do leading zeros ("007") and what a number cannot hold exactly.
  if (digits === undefined || /[/\u2044\u00bc-\u00be\u2150-\u215e]/.test(text) || /^0\d/.test(written))
    return written;
  return digits.value > Number.MAX_SAFE_INTEGER ? written : digits.value.toFixed(digits.decimals);
}
