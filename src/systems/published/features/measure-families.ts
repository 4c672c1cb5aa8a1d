import { getMeasure, type MeasureName } from "../../../measures/index.ts";
import type { FeatureFamily } from "./family.ts";

/** Measures of the house as a family; a measure that is not symmetric gives two columns. */
function ofMeasures(name: string, names: readonly MeasureName[]): FeatureFamily {
  const measures = names.map(getMeasure);
  return {
    name,
    version: 1 + measures.reduce((sum, { version }) => sum + version, 0),
    columns: measures.flatMap((measure) =>
      measure.symmetric ? [measure.name] : [measure.name, `${measure.name}-back`],
    ),
    compute: (a, b) => {
      const language = [a.language, b.language] as const;
      const back = [b.language, a.language] as const;
      return Float64Array.from(
        measures.flatMap((measure) => {
          const value = measure.score(a.text, b.text, { language });
          return measure.symmetric ? [value] : [value, measure.score(b.text, a.text, { language: back })];
        }),
      );
    },
  };
}

/** S1: cosine of binary token vectors, the organisers' baseline. */
export const tokenCosine = ofMeasures("token-cosine", ["token-cosine"]);

/** S3: n-gram overlap of words, stems and content words. */
export const wordNgrams = ofMeasures("word-ngrams", [
  "ngram-overlap-1",
  "ngram-overlap-2",
  "ngram-overlap-3",
  "content-ngram-overlap-1",
  "content-ngram-overlap-2",
  "content-ngram-overlap-3",
  "stem-ngram-overlap-1",
  "stem-ngram-overlap-2",
  "stem-ngram-overlap-3",
]);

/** S3 of characters, 2 to 5. */
export const characterNgrams = ofMeasures("character-ngrams", [
  "char-2-dice",
  "char-3-dice",
  "char-4-dice",
  "char-5-dice",
  "char-3-cosine",
  "char-4-cosine",
  "char-2-containment",
  "char-3-containment",
]);

/** S2: set coefficients of tokens, words, content words, stems. */
export const setCoefficients = ofMeasures("set-coefficients", [
  "token-jaccard",
  "token-overlap",
  "word-jaccard",
  "word-dice",
  "word-overlap",
  "word-containment",
  "content-jaccard",
  "content-overlap",
  "content-cosine",
  "stem-jaccard",
  "stem-overlap",
  "stem-cosine",
]);

/** S6, S7, S9, S11, S16: edit distance and common parts. */
export const editDistances = ofMeasures("edit-distances", [
  "levenshtein",
  "jaro",
  "jaro-winkler",
  "longest-common-substring",
  "word-longest-common-substring",
  "longest-common-subsequence",
  "word-longest-common-subsequence",
  "longest-common-prefix",
  "longest-common-suffix",
  "diff-ratio",
  "word-diff-ratio",
  "positional-ngram",
]);

/** S8: greedy string tiling. */
export const stringTiling = ofMeasures("string-tiling", [
  "greedy-string-tiling-1",
  "greedy-string-tiling-2",
  "greedy-string-tiling-3",
]);

/** S14: gap-weighted subsequence kernels. */
export const subsequenceKernels = ofMeasures("subsequence-kernels", [
  "subsequence-kernel",
  "char-subsequence-kernel",
]);

/** S10. */
export const mongeElkan = ofMeasures("monge-elkan", ["monge-elkan"]);

/** S15: soft cardinality with character n-grams as word similarity. */
export const softCardinality = ofMeasures("soft-cardinality", [
  "soft-cardinality",
  "soft-jaccard",
  "soft-cosine",
  "content-soft-cardinality",
]);

/** M1-M6: measures of machine translation. */
export const translationMetrics = ofMeasures("translation-metrics", [
  "bleu",
  "nist",
  "ter",
  "wer",
  "per",
  "rouge-1",
  "rouge-2",
  "rouge-l",
  "rouge-s",
  "rouge-w",
  "gtm-2",
  "gtm-3",
  "meteor",
]);

/** P5: numbers, with units, compared by what they say. */
export const numbers = ofMeasures("numbers", ["number-overlap", "number-agreement"]);

/** P8. */
export const negation = ofMeasures("negation", ["negation-agreement"]);

/** K1-K6, K8, K10, and S15 with Lin's similarity for that of words: overlap of words as WordNet relates them. */
export const wordnet = ofMeasures("wordnet", [
  "wordnet-overlap",
  "mihalcea-path",
  "mihalcea-wu-palmer",
  "mihalcea-leacock-chodorow",
  "mihalcea-resnik",
  "mihalcea-lin",
  "mihalcea-jiang-conrath",
  "sentence-information",
  "lexical-soft-cardinality",
]);

/** K9, S4, S12: overlap of words that weigh what word frequencies of their language tell. */
export const frequencyOverlap = ofMeasures("frequency-overlap", [
  "information-overlap",
  "idf-overlap",
  "idf-bigram-overlap",
  "idf-cosine",
]);
