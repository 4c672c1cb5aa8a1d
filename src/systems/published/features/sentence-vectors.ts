import type { CorpusReader } from "../corpus/corpus.ts";
import type { FeatureFamily } from "./family.ts";
import { braycurtis, correlation, cosine, jensenShannon } from "./vector-comparison.ts";

/** D6 and D11: means of word vectors by smooth inverse frequency, less what sentences share; and of words and neighbours alike. */
export const sentenceVectors: FeatureFamily = {
  name: "sentence-vectors",
  version: 1,
  columns: ["smooth-cosine", "plain-cosine"],
  usesCorpus: "vectors",
  compute: (a, b, { corpus }) => {
    const compared = (mean: CorpusReader["plainMean"]) => {
      const [x, y] = [mean(a.lemmas), mean(b.lemmas)];
      return x === undefined || y === undefined ? 0 : cosine(x, y);
    };
    return Float64Array.of(compared(corpus.smoothMean), compared(corpus.plainMean));
  },
};

/** D2, D10, D14: vectors of whole texts, by the recipe's text model; 0 where there is none or a text has no known word. */
export const textModel: FeatureFamily = {
  name: "text-model",
  version: 1,
  columns: ["cosine", "bray-curtis", "correlation", "jensen-shannon"],
  usesCorpus: "texts",
  compute: (a, b, { corpus }) => {
    const [x, y] = [corpus.text(a.lemmas), corpus.text(b.lemmas)];
    if (x === undefined || y === undefined) return new Float64Array(4);
    return Float64Array.of(cosine(x, y), braycurtis(x, y), correlation(x, y), jensenShannon(x, y));
  },
};
