import { unknownName } from "../errors.ts";
import { negationAgreement } from "./agreement/negation-agreement.ts";
import { numberAgreement, numberOverlap } from "./agreement/number-agreement.ts";
import { longestCommonPrefix, longestCommonSuffix } from "./edits/common-ends.ts";
import {
  diffRatio,
  longestCommonSubsequence,
  wordDiffRatio,
  wordLongestCommonSubsequence,
} from "./edits/common-subsequence-measures.ts";
import { longestCommonSubstring, wordLongestCommonSubstring } from "./edits/common-substring.ts";
import { damerauLevenshtein } from "./edits/damerau-levenshtein.ts";
import { damerauOsa } from "./edits/damerau-osa.ts";
import { exact } from "./edits/exact.ts";
import {
  greedyStringTiling1,
  greedyStringTiling2,
  greedyStringTiling3,
} from "./edits/greedy-string-tiling.ts";
import { jaro } from "./edits/jaro.ts";
import { jaroWinkler } from "./edits/jaro-winkler.ts";
import { characterLengthRatio, lengthRatio } from "./edits/length-ratio.ts";
import { levenshtein } from "./edits/levenshtein.ts";
import { frequencyWeighted } from "./lexical/frequency-weighted.ts";
import { lexicalSoftCardinality } from "./lexical/lexical-soft-cardinality.ts";
import { liSentence } from "./lexical/li-sentence.ts";
import { mihalceaMeasures } from "./lexical/mihalcea.ts";
import { sentenceInformation } from "./lexical/sentence-information.ts";
import { wordNetOverlap } from "./lexical/wordnet-overlap.ts";
import type { Measure } from "./measure.ts";
import { characterNgramMeasures } from "./overlap/character-ngrams.ts";
import { ngramOverlaps } from "./overlap/ngram-overlap.ts";
import { positionalNgram } from "./overlap/positional-ngram.ts";
import { setMeasures } from "./overlap/set-measures.ts";
import { characterSubsequenceKernel, wordSubsequenceKernel } from "./overlap/subsequence-kernel.ts";
import { tokenTversky, wordTversky } from "./overlap/tversky.ts";
import { translationMeasures } from "./translation/index.ts";
import { mongeElkanJaroWinkler } from "./words/monge-elkan.ts";
import {
  contentSoftCardinality,
  softCardinalityCosine,
  softCardinalityDice,
  softCardinalityJaccard,
} from "./words/soft-cardinality.ts";
import { tokenCosine } from "./words/token-cosine.ts";

/** To add a measure: write its file, list it here and in docs/measures.md. The contract test finds it. */
export const measures = {
  "token-cosine": tokenCosine,
  exact,
  levenshtein,
  "damerau-osa": damerauOsa,
  "damerau-levenshtein": damerauLevenshtein,
  jaro,
  "jaro-winkler": jaroWinkler,
  "monge-elkan": mongeElkanJaroWinkler,
  "longest-common-substring": longestCommonSubstring,
  "word-longest-common-substring": wordLongestCommonSubstring,
  "longest-common-subsequence": longestCommonSubsequence,
  "word-longest-common-subsequence": wordLongestCommonSubsequence,
  "longest-common-prefix": longestCommonPrefix,
  "longest-common-suffix": longestCommonSuffix,
  "diff-ratio": diffRatio,
  "word-diff-ratio": wordDiffRatio,
  "greedy-string-tiling-1": greedyStringTiling1,
  "greedy-string-tiling-2": greedyStringTiling2,
  "greedy-string-tiling-3": greedyStringTiling3,
  ...characterNgramMeasures,
  ...ngramOverlaps,
  ...setMeasures,
  "token-tversky": tokenTversky,
  "word-tversky": wordTversky,
  "soft-cardinality": softCardinalityDice,
  "soft-jaccard": softCardinalityJaccard,
  "soft-cosine": softCardinalityCosine,
  "content-soft-cardinality": contentSoftCardinality,
  "subsequence-kernel": wordSubsequenceKernel,
  "char-subsequence-kernel": characterSubsequenceKernel,
  "positional-ngram": positionalNgram,
  ...translationMeasures,
  "wordnet-overlap": wordNetOverlap,
  ...mihalceaMeasures,
  "li-sentence": liSentence,
  "sentence-information": sentenceInformation,
  "lexical-soft-cardinality": lexicalSoftCardinality,
  ...frequencyWeighted,
  "length-ratio": lengthRatio,
  "char-length-ratio": characterLengthRatio,
  "number-overlap": numberOverlap,
  "number-agreement": numberAgreement,
  "negation-agreement": negationAgreement,
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

/** The measure of that name. @throws StsError E_UNKNOWN_NAME, with the nearest names */
export function getMeasure(name: string): Measure {
  if (Object.hasOwn(measures, name)) return measures[name as MeasureName];
  throw unknownName("measure", name, Object.keys(measures));
}

export { pairedQuantities, statedNumbers } from "./agreement/paired-quantities.ts";
export {
  type Coefficient,
  coefficient,
  countCosine,
  multisetSizes,
  type Sizes,
  setSizes,
} from "./coefficients.ts";
export { asSymbols, commonSubsequenceLength } from "./edits/common-subsequence.ts";
export { commonSubstringLength } from "./edits/common-substring.ts";
export { damerauDistance } from "./edits/damerau-levenshtein.ts";
export { osaDistance } from "./edits/damerau-osa.ts";
export { greedyStringTiling, tiledLength } from "./edits/greedy-string-tiling.ts";
export { jaroSimilarity } from "./edits/jaro.ts";
export { jaroWinklerSimilarity } from "./edits/jaro-winkler.ts";
export { levenshteinDistance } from "./edits/levenshtein.ts";
export { mihalcea } from "./lexical/mihalcea.ts";
export { type TextInEnglish, textInEnglish, translationOverlap } from "./lexical/translation-overlap.ts";
export type { Measure, MeasureLanguages, MeasureOptions } from "./measure.ts";
export { characterNgram } from "./overlap/character-ngrams.ts";
export { harmonicCoverage, ngramOverlap } from "./overlap/ngram-overlap.ts";
export { setMeasure } from "./overlap/set-measures.ts";
export { type SubsequenceKernelOptions, subsequenceKernel } from "./overlap/subsequence-kernel.ts";
export { type TverskyOptions, tversky } from "./overlap/tversky.ts";
export { TextView, type Unit, viewOf } from "./text-view.ts";
export {
  generalTextMatcher,
  positionIndependentErrorRate,
  sentenceBleu,
  sentenceChrf,
  sentenceMeteor,
  sentenceNist,
  skipBigrams,
  translationEditRate,
  weightedCommonSubsequence,
  wordErrorRate,
} from "./translation/index.ts";
export { mongeElkan, type WordSimilarity } from "./words/monge-elkan.ts";
export {
  type SoftCardinalityOptions,
  type SoftSizes,
  softCardinality,
  softSizes,
} from "./words/soft-cardinality.ts";
export { type TfidfCosineOptions, tfidfCosine } from "./words/tfidf-cosine.ts";
export { type WeightedOverlapOptions, weightedCoverage, weightedOverlap } from "./words/weighted-overlap.ts";
export { informationContent, inverseDocumentFrequency, type WordWeight } from "./words/word-weights.ts";
