import type { Language } from "./language.ts";

/** A supported language, or "und" (undetermined, as ISO 639-2 has it). */
export type LanguageTag = Language | "und";

/** Languages of the two texts of a pair. */
export type LanguagePair = readonly [LanguageTag, LanguageTag];

/** Two texts to compare, and their languages where known. */
export interface TextPair {
  readonly a: string;
  readonly b: string;
  readonly languages?: LanguagePair;
}
