import type { Language } from "../../text/index.ts";

/** Whether a form is a word of a language, as far as a list of words or a vocabulary tells. */
export type KnowsWord = (form: string, language: Language) => boolean;

export interface WordDifferencesOptions {
  /** What tells words from slips of the keyboard; without it no slip is proven. */
  readonly knows?: KnowsWord;
}

export interface DifferencesOptions extends WordDifferencesOptions {
  /** Language of each text; both are read as English unless told. */
  readonly languages?: readonly [Language, Language];
}
