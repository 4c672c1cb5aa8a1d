import { lin } from "../../lexicon/index.ts";
import { coefficient } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { softSizes } from "../words/soft-cardinality.ts";
import { comparedWords } from "./compared-words.ts";

/** Exponent of the similarities: Lin's are high for words that have little in common. */
const SHARPNESS = 6;

/**
 * Soft cardinality with words compared by meaning.
 *
 *   2 |A ∩ B|' / (|A|' + |B|')    |A|' = Σ_i idf(a_i) / Σ_j s(a_i, a_j)^6
 *
 * A, B: content words; s: 1 for the same word in any form, 0.9 for derived ones, else Lin's similarity in WordNet
 * (`WordRelations`). Both texts blank: 1; one: 0.
 * Source: Jimenez, Becerra and Gelbukh 2012, https://aclanthology.org/S12-1061, with s from WordNet as in Jimenez et al.
 * 2013, https://aclanthology.org/S13-1028
 */
export const lexicalSoftCardinality: Measure = {
  name: "lexical-soft-cardinality",
  version: 1,
  range: [0, 1],
  symmetric: true,
  usesLanguage: true,
  description:
    "Dice coefficient of idf-weighted soft cardinalities of content words, compared in WordNet (Lin)",
  source: "Jimenez, Becerra and Gelbukh 2012, https://aclanthology.org/S12-1061",
  cost: "O((a + b)²) look-ups, at most 300 words; beyond, words compared by character q-grams",
  score(a, b, options) {
    const { left, right, relations, idf } = comparedWords(a, b, lin, options);
    const sizes = softSizes(left, right, "en", {
      p: SHARPNESS,
      similarity: (x, y) => relations.nearness(x, y),
      weight: idf,
    });
    return coefficient("dice", sizes);
  },
};
