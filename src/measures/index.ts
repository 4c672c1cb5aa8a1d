import { unknownName } from "../errors.ts";
import { characterNgramMeasures } from "./character-ngrams.ts";
import { longestCommonPrefix, longestCommonSuffix } from "./common-ends.ts";
import {
  diffRatio,
  longestCommonSubsequence,
  wordDiffRatio,
  wordLongestCommonSubsequence,
} from "./common-subsequence-measures.ts";
import { longestCommonSubstring, wordLongestCommonSubstring } from "./common-substring.ts";
import { damerauLevenshtein } from "./damerau-levenshtein.ts";
import { damerauOsa } from "./damerau-osa.ts";
import { exact } from "./exact.ts";
import { greedyStringTiling1, greedyStringTiling2, greedyStringTiling3 } from "./greedy-string-tiling.ts";
import { jaro } from "./jaro.ts";
import { jaroWinkler } from "./jaro-winkler.ts";
import { characterLengthRatio, lengthRatio } from "./length-ratio.ts";
import { levenshtein } from "./levenshtein.ts";
import type { Measure } from "./measure.ts";
import { mongeElkanJaroWinkler } from "./monge-elkan.ts";
import { negationAgreement } from "./negation-agreement.ts";
import { ngramOverlaps } from "./ngram-overlap.ts";
import { numberAgreement, numberOverlap } from "./number-agreement.ts";
import { positionalNgram } from "./positional-ngram.ts";
import { setMeasures } from "./set-measures.ts";
import {
  contentSoftCardinality,
  softCardinalityCosine,
  softCardinalityDice,
  softCardinalityJaccard,
} from "./soft-cardinality.ts";
import { characterSubsequenceKernel, wordSubsequenceKernel } from "./subsequence-kernel.ts";
import { tokenCosine } from "./token-cosine.ts";
import { translationMeasures } from "./translation/index.ts";
import { tokenTversky, wordTversky } from "./tversky.ts";

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

export { characterNgram } from "./character-ngrams.ts";
export {
  type Coefficient,
  coefficient,
  countCosine,
  multisetSizes,
  type Sizes,
  setSizes,
} from "./coefficients.ts";
export { asSymbols, commonSubsequenceLength } from "./common-subsequence.ts";
export { commonSubstringLength } from "./common-substring.ts";
export { damerauDistance } from "./damerau-levenshtein.ts";
export { osaDistance } from "./damerau-osa.ts";
export { greedyStringTiling, tiledLength } from "./greedy-string-tiling.ts";
export { jaroSimilarity } from "./jaro.ts";
export { jaroWinklerSimilarity } from "./jaro-winkler.ts";
export { levenshteinDistance } from "./levenshtein.ts";
export type { Measure, MeasureOptions } from "./measure.ts";
export { mongeElkan, type WordSimilarity } from "./monge-elkan.ts";
export { harmonicCoverage, ngramOverlap } from "./ngram-overlap.ts";
export { pairedQuantities, statedNumbers } from "./paired-quantities.ts";
export { setMeasure } from "./set-measures.ts";
export {
  type SoftCardinalityOptions,
  type SoftSizes,
  softCardinality,
  softSizes,
} from "./soft-cardinality.ts";
export { type SubsequenceKernelOptions, subsequenceKernel } from "./subsequence-kernel.ts";
export { TextView, type Unit, viewOf } from "./text-view.ts";
export { type TfidfCosineOptions, tfidfCosine } from "./tfidf-cosine.ts";
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
export { type TverskyOptions, tversky } from "./tversky.ts";
export { type WeightedOverlapOptions, weightedCoverage, weightedOverlap } from "./weighted-overlap.ts";
export { informationContent, inverseDocumentFrequency, type WordWeight } from "./word-weights.ts";
