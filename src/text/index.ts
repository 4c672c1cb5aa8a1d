export { equalIgnoringCase, foldCase } from "./casefold.ts";
export { cliticStarts } from "./clitics.ts";
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from "./language.ts";
export {
  identifyLanguage,
  type LanguageGuess,
  type LanguageIdentifier,
  type LanguageIdOptions,
  loadLanguageIdentifier,
} from "./language-id.ts";
export { type NormalizeOptions, normalizeText, wellFormed } from "./normalize.ts";
export { type ArabicOptions, foldArabicDigits, normalizeArabic } from "./normalize-arabic.ts";
export { type Sentence, splitSentences } from "./sentences.ts";
export {
  type Token,
  type TokenizeOptions,
  type TokenKind,
  tokenize,
  tokenTexts,
  wordTexts,
} from "./tokenize.ts";
export { isWhiteSpace, whitespaceTokens } from "./whitespace-tokens.ts";
