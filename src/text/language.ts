import { refusedArgument } from "../arguments.ts";

/** ISO 639-1 codes of the languages samesay works in. */
export const LANGUAGES = ["en", "es", "ar", "tr"] as const;

/** English, Spanish, Arabic (modern standard), Turkish. */
export type Language = (typeof LANGUAGES)[number];

/** @throws StsError E_INPUT unless `code` is one of the four; `name` is the argument's, for the message */
export function checkLanguage(code: unknown, name: string): asserts code is Language {
  if (typeof code === "string" && isLanguage(code)) return;
  throw refusedArgument(name, code, `one of ${LANGUAGES.join(", ")}`);
}

/** As `checkLanguage`, and "und", a language that is not known. */
export function checkLanguageTag(code: unknown, name: string): asserts code is Language | "und" {
  if (code === "und" || (typeof code === "string" && isLanguage(code))) return;
  throw refusedArgument(name, code, `one of ${LANGUAGES.join(", ")}, und`);
}

/** True when `code` is one of the four supported codes. */
export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The language's English name, as reports print it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  ar: "Arabic",
  tr: "Turkish",
};
