import type { LanguageTag } from "../../src/systems/index.ts";

/** A change of a text that changes nothing it says. */
export interface TrivialEdit {
  readonly name: string;
  apply(text: string, language: LanguageTag): string;
}

const locale = (language: LanguageTag) => (language === "und" ? "en" : language);

/** First letter of each word as a capital. */
function titleCase(text: string, language: LanguageTag): string {
  return text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) =>
    letter.toLocaleUpperCase(locale(language)),
  );
}

/** Twelve edits as people and programs make them. One that leaves a text as it is does not count for it. */
export const TRIVIAL_EDITS: readonly TrivialEdit[] = [
  {
    name: "stop put or taken away",
    apply: (text) => (/[.!?؟…]\s*$/u.test(text) ? text.replace(/\s*\.\s*$/u, "") : `${text}.`),
  },
  { name: "in quotation marks", apply: (text) => `"${text}"` },
  { name: "in curved quotation marks", apply: (text) => `“${text}”` },
  { name: "blank at the end", apply: (text) => `${text} ` },
  { name: "line break at the end", apply: (text) => `${text}\n` },
  { name: "blanks doubled", apply: (text) => text.replaceAll(" ", "  ") },
  { name: "blanks that do not break", apply: (text) => text.replaceAll(" ", "\u00a0") },
  { name: "Title Case", apply: titleCase },
  { name: "CAPITALS", apply: (text, language) => text.toLocaleUpperCase(locale(language)) },
  { name: "small letters", apply: (text, language) => text.toLocaleLowerCase(locale(language)) },
  { name: "a neutral emoji", apply: (text) => `${text} 📌` },
  { name: "letters and marks apart (NFD)", apply: (text) => text.normalize("NFD") },
];
