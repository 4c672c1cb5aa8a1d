import type { Measure } from "../measure.ts";
import { bleu } from "./bleu.ts";
import { chrf, chrfPlusPlus } from "./chrf.ts";
import { gtm2, gtm3 } from "./general-text-matcher.ts";
import { meteor } from "./meteor.ts";
import { nist } from "./nist.ts";
import { rouge } from "./rouge.ts";
import { ter } from "./translation-edit-rate.ts";
import { per, wer } from "./word-error-rates.ts";

/** Metrics of machine translation and summarisation, as measures of two equal sentences. */
export const translationMeasures = {
  bleu,
  nist,
  chrf,
  "chrf-plus-plus": chrfPlusPlus,
  ter,
  wer,
  per,
  ...rouge,
  "gtm-2": gtm2,
  "gtm-3": gtm3,
  meteor,
} satisfies Record<string, Measure>;

export { sentenceBleu } from "./bleu.ts";
export { sentenceChrf } from "./chrf.ts";
export { generalTextMatcher } from "./general-text-matcher.ts";
export { sentenceMeteor } from "./meteor.ts";
export { sentenceNist } from "./nist.ts";
export { skipBigrams } from "./skip-bigrams.ts";
export { translationEditRate } from "./translation-edit-rate.ts";
export { weightedCommonSubsequence } from "./weighted-common-subsequence.ts";
export { positionIndependentErrorRate, wordErrorRate } from "./word-error-rates.ts";
