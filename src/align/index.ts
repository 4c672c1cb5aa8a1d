export { type AlignedSpan, type AlignOptions, align, type TextAlignment, type TextLink } from "./align.ts";
export { type AlignTextsOptions, alignTexts } from "./aligner/align-texts.ts";
export {
  type AlignedSums,
  type AlignedWeight,
  alignedSums,
  harmonicShare,
  pooledShare,
} from "./aligner/aligned-share.ts";
export {
  type AlignerText,
  type AlignerWord,
  alignerText,
  MAX_ALIGNED_WORDS,
  type WordClass,
} from "./aligner/aligner-text.ts";
export { lexicalSimilarity } from "./aligner/lexical-resources.ts";
export { type LexicalRelation, type LexicalSimilarity, strongestOf } from "./aligner/lexical-similarity.ts";
export type { Alignment, LinkStep, WordLink } from "./aligner/types.ts";
export { differences, wordDifferences } from "./differences/differences.ts";
export { nearCopy } from "./differences/near-copy.ts";
export type { DifferencesOptions, KnowsWord, WordDifferencesOptions } from "./differences/options.ts";
export type { Difference, DifferenceKind, Differences, Equality, TextSpan } from "./differences/types.ts";
export { readTextWords, type TextWords } from "./words/text-words.ts";
