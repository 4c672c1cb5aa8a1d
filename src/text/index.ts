export { isAllCapitals, isTitleCase, withoutCapitals, withoutTitleCase } from "./capitals.ts";
export { equalIgnoringCase, foldCase } from "./casefold.ts";
export { cliticStarts } from "./clitics.ts";
export { cleanText } from "./forms/clean-text.ts";
export { isLoneLetters, isReadable } from "./forms/readable.ts";
export { isEmptyText, isSameText } from "./forms/same-text.ts";
export { withoutMarks } from "./forms/without-marks.ts";
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from "./language.ts";
export {
  identifyLanguage,
  isPlainlyOther,
  type LanguageGuess,
  type LanguageIdentifier,
  type LanguageIdOptions,
  loadLanguageIdentifier,
} from "./language-id.ts";
export { matchForm } from "./match-form.ts";
export { countNegations, isBeforeOrFrom, isNegator, negatedVerb, opensSetPhrase } from "./negators.ts";
export { type CharacterNgramOptions, characterNgrams, codePoints, countItems, wordNgrams } from "./ngrams.ts";
export { type NormalizeOptions, normalizeText, wellFormed } from "./normalize.ts";
export { type ArabicOptions, foldArabicDigits, normalizeArabic } from "./normalize-arabic.ts";
export {
  dimensionOf,
  numberOfWord,
  type Quantity,
  type QuantityKind,
  type ReadNumbersOptions,
  readNumbers,
  sameDimension,
  sameQuantity,
  spellNumbers,
  unitOfWord,
} from "./numbers/index.ts";
export { streamSentences } from "./sentence-stream.ts";
export { type Sentence, splitSentences } from "./sentences.ts";
export { stem } from "./stem.ts";
export { isStopWord, stopWords } from "./stop-words.ts";
export {
  SPLIT_WORDS,
  type Token,
  type TokenizeOptions,
  type TokenKind,
  tokenize,
  tokenTexts,
  wordTexts,
} from "./tokenize.ts";
export { isWhiteSpace, whitespaceTokens } from "./whitespace-tokens.ts";
