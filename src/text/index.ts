export { cleanText } from "./clean-text.ts";
export { isAllCapitals, isTitleCase, withoutCapitals, withoutTitleCase } from "./forms/capitals.ts";
export { equalIgnoringCase, foldCase } from "./forms/casefold.ts";
export { matchForm } from "./forms/match-form.ts";
export { type NormalizeOptions, normalizeText, wellFormed } from "./forms/normalize.ts";
export { type ArabicOptions, foldArabicDigits, normalizeArabic } from "./forms/normalize-arabic.ts";
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
export type { LanguagePair, LanguageTag, TextPair } from "./text-pair.ts";
export { cliticStarts } from "./tokens/clitics.ts";
export {
  type CharacterNgramOptions,
  characterNgrams,
  codePoints,
  countItems,
  wordNgrams,
} from "./tokens/ngrams.ts";
export { streamSentences } from "./tokens/sentence-stream.ts";
export { type Sentence, splitSentences } from "./tokens/sentences.ts";
export {
  SPLIT_WORDS,
  type Token,
  type TokenizeOptions,
  type TokenKind,
  tokenize,
  tokenTexts,
  wordTexts,
} from "./tokens/tokenize.ts";
export { isWhiteSpace, whitespaceTokens } from "./tokens/whitespace-tokens.ts";
export { countNegations, isBeforeOrFrom, isNegator, negatedVerb, opensSetPhrase } from "./words/negators.ts";
export { stem } from "./words/stem.ts";
export { isStopWord, stopWords } from "./words/stop-words.ts";
