export { differences, wordDifferences } from "./differences/differences.ts";
export { nearCopy } from "./differences/near-copy.ts";
export type { DifferencesOptions, KnowsWord, WordDifferencesOptions } from "./differences/options.ts";
export type { Difference, DifferenceKind, Differences, Equality, TextSpan } from "./differences/types.ts";
export { readTextWords, type TextWords } from "./words/text-words.ts";
