import { checkText } from "../../arguments.ts";
import { checkLanguage } from "../check-language.ts";
import type { Language } from "../language.ts";

/**
 * Characters whose full case folding is not their lower case: ß and ẞ (ss),
 * the ligatures ﬁ ﬂ ... (fi fl), final sigma, long s, Greek with iota
 * subscript, symbols such as µ. For all of them but ẞ the folding is the
 * lower case of the upper case.
 */
const SPECIAL =
  /[\u0345\u00b5\u00df\u0149\u017f\u01f0\u0390\u03b0\u03c2\u03d0\u03d1\u03d5\u03d6\u03f0\u03f1\u03f5\u0587\u1c80-\u1c88\u1e96-\u1e9b\u1e9e\u1f50-\u1fff\ufb00-\ufb17]/g;
const ASCII = /^[\x00-\x7f]*$/;
/** I or i, marks that do not interact, then a dot above: one letter, typed in two parts. */
const DOTTED_I = /[Ii]((?:(?![\u0300-\u0314\u033d-\u0344\u0346\u034a-\u034c])\p{M})*)\u0307/gu;

/**
 * Full case folding, for comparing texts without regard to case.
 *
 * Under Turkish, İ folds to i and I to ı, also when İ comes as I (or an already
 * lowered i) with a combining dot: foldCase("İSTANBUL", "tr") is "istanbul" and
 * foldCase("LARI", "tr") is "ları". Under the other languages İ folds to i with
 * a combining dot and I to i, as Unicode's default has it.
 *
 * Cherokee folds to its lower case (Unicode's table says upper case): the same
 * texts are equal either way.
 *
 * Not for display: "Straße" becomes "strasse". Lengths can change, so offsets
 * do not carry over. Idempotent. Cost O(length).
 * @source Unicode 16 CaseFolding.txt, status C + F, and T for Turkish
 */
export function foldCase(text: string, language: Language = "en"): string {
  checkText(text, "foldCase: text");
  checkLanguage(language, "foldCase: language");
  let lower = text;
  if (language === "tr") {
    if (!ASCII.test(lower)) lower = lower.replace(DOTTED_I, "i$1").replaceAll("İ", "i");
    lower = lower.replaceAll("I", "ı");
  }
  lower = lower.toLowerCase();
  return ASCII.test(lower) ? lower : lower.replace(SPECIAL, foldSpecial);
}

function foldSpecial(character: string): string {
  return character === "\u1e9e" ? "ss" : character.toUpperCase().toLowerCase();
}

/** True when two texts are equal after `foldCase` under the same language. */
export function equalIgnoringCase(a: string, b: string, language: Language = "en"): boolean {
  checkText(a, "equalIgnoringCase: a");
  checkText(b, "equalIgnoringCase: b");
  checkLanguage(language, "equalIgnoringCase: language");
  return a === b || foldCase(a, language) === foldCase(b, language);
}
