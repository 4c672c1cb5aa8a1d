/** ISO 639-1 codes of the languages samesay works in. */
export const LANGUAGES = ["en", "es", "ar", "tr"] as const;

/** English, Spanish, Arabic (modern standard), Turkish. */
export type Language = (typeof LANGUAGES)[number];

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
