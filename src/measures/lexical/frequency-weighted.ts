import { shippedLexicon } from "../../lexicon/index.ts";
import type { Measure } from "../measure.ts";
import { tfidfCosine } from "../words/tfidf-cosine.ts";
import { weightedOverlap } from "../words/weighted-overlap.ts";
import type { WordWeight } from "../words/word-weights.ts";

/** -ln p of a word among the words of its language. */
const information: WordWeight = (word, language, lexicon = shippedLexicon()) =>
  lexicon.frequencies(language).information(word);

/** Inverse document frequency of a word in texts of its language. */
const idf: WordWeight = (word, language, lexicon = shippedLexicon()) =>
  lexicon.frequencies(language).idf(word);

/** Word overlap with the frequencies of the language for weights. */
export const frequencyWeighted = {
  /** TakeLab's weighted word overlap; unlike there, rare words weigh most. */
  "information-overlap": {
    ...weightedOverlap("information-overlap", {
      weight: information,
      weightName: "-ln of their share of text",
    }),
    usesLanguage: true,
  },
  "idf-overlap": {
    ...weightedOverlap("idf-overlap", { weight: idf, weightName: "idf" }),
    usesLanguage: true,
  },
  "idf-bigram-overlap": {
    ...weightedOverlap("idf-bigram-overlap", { weight: idf, n: 2, weightName: "idf" }),
    usesLanguage: true,
  },
  "idf-cosine": {
    ...tfidfCosine("idf-cosine", { weight: idf, weightName: "idf" }),
    usesLanguage: true,
  },
} satisfies Record<string, Measure>;
