import { path } from "../../lexicon/index.ts";
import { clamp } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { countedWords, coverage } from "./best-partners.ts";
import { comparedWords } from "./compared-words.ts";

/**
 * WordNet-augmented word overlap of TakeLab.
 *
 *   p = mean over the content words of a of the nearest word of b, r the same from b    2 p r / (p + r)
 *
 * Nearness: 1 for the same word in any form, else the path similarity of their synsets (`WordRelations`); in Spanish,
 * Arabic and Turkish 0.9 for synonyms. Both texts blank: 1; one: 0.
 * Source: Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060
 */
export const wordNetOverlap: Measure = {
  name: "wordnet-overlap",
  version: 1,
  range: [0, 1],
  symmetric: true,
  usesLanguage: true,
  description:
    "harmonic mean of the two coverages of content words, each by its nearest word in WordNet (path)",
  source: "Šarić et al. 2012 (TakeLab), https://aclanthology.org/S12-1060",
  cost: "O(a b) look-ups; beyond 90,000 pairs of words only the same words count",
  score(a, b, options) {
    const { relations, ...words } = comparedWords(a, b, path, options);
    const [left, right] = [words.left, words.right].map((own) => countedWords(own, () => 1));
    const [there, back] = [coverage(left!, right!, relations), coverage(right!, left!, relations)];
    if (there.total === 0 || back.total === 0) return there.total === back.total ? 1 : 0;
    const [p, r] = [there.covered / there.total, back.covered / back.total];
    return p + r === 0 ? 0 : clamp((2 * p * r) / (p + r));
  },
};
