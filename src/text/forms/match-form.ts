import { checkText } from "../../arguments.ts";
import type { Language } from "../language.ts";
import { foldCase } from "./casefold.ts";
import { normalizeText } from "./normalize.ts";
import { normalizeArabic } from "./normalize-arabic.ts";

const ASCII_WORD = /^[\x21-\x5f\x61-\x7e]*$/;

/**
 * The form in which words of a language are compared: normalised
 * (`normalizeText`), Arabic letters unified (`normalizeArabic`), case folded
 * (`foldCase`). Two words that a reader takes for the same word, typed
 * differently, have one match form. Accents stay: "año" is not "ano".
 *
 * Idempotent. Cost O(length).
 * @example matchForm("İSTANBUL’da", "tr") // "istanbul'da"
 */
export function matchForm(text: string, language: Language = "en"): string {
  checkText(text, "matchForm: text");
  if (ASCII_WORD.test(text)) return language === "tr" ? foldCase(text, "tr") : text.toLowerCase();
  return foldCase(normalizeArabic(normalizeText(text)), language).normalize("NFC");
}
