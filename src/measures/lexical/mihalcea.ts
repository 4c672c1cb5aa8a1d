import { checkFunction, checkText } from "../../arguments.ts";
import { lin, path, type SynsetSimilarity } from "../../lexicon/index.ts";
import { clamp } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { countedWords, coverage } from "./best-partners.ts";
import { comparedWords } from "./compared-words.ts";
import {
  scaledJiangConrath,
  scaledLeacockChodorow,
  scaledResnik,
  symmetricWuPalmer,
} from "./scaled-similarities.ts";

/**
 * Similarity of texts by that of their words, after Mihalcea, Corley and Strapparava.
 *
 *   ( Σ_{w in a} s(w, b) idf(w) / Σ_{w in a} idf(w)  +  the same from b ) / 2
 *
 * s(w, b): nearness of the nearest content word of b (`WordRelations`) by one of WordNet's similarities; idf from word
 * frequencies of the language. Both texts blank: 1; one: 0. Other than in the paper words of any part of speech may meet,
 * and words that only other lists relate.
 * Source: Mihalcea et al. 2006, https://dl.acm.org/doi/10.5555/1597538.1597662
 */
export function mihalcea(name: string, similarity: SynsetSimilarity, similarityName: string): Measure {
  checkText(name, "mihalcea: name");
  checkFunction(similarity, "mihalcea: similarity");
  checkText(similarityName, "mihalcea: similarityName");
  return {
    name,
    version: 1,
    range: [0, 1],
    symmetric: true,
    usesLanguage: true,
    description: `mean of the two idf-weighted coverages of content words, each by its nearest word (${similarityName})`,
    source: "Mihalcea, Corley and Strapparava 2006, https://dl.acm.org/doi/10.5555/1597538.1597662",
    cost: "O(a b) look-ups; beyond 90,000 pairs of words only the same words count",
    score(a, b, options) {
      const { relations, idf, ...words } = comparedWords(a, b, similarity, options);
      const [left, right] = [words.left, words.right].map((own) => countedWords(own, idf));
      const [there, back] = [coverage(left!, right!, relations), coverage(right!, left!, relations)];
      if (there.total === 0 || back.total === 0) return there.total === back.total ? 1 : 0;
      return clamp((there.covered / there.total + back.covered / back.total) / 2);
    },
  };
}

/** One measure for each similarity of WordNet. */
export const mihalceaMeasures = {
  "mihalcea-path": mihalcea("mihalcea-path", path, "path"),
  "mihalcea-wu-palmer": mihalcea("mihalcea-wu-palmer", symmetricWuPalmer, "Wu and Palmer"),
  "mihalcea-leacock-chodorow": mihalcea(
    "mihalcea-leacock-chodorow",
    scaledLeacockChodorow,
    "Leacock and Chodorow, as a share of its highest value",
  ),
  "mihalcea-resnik": mihalcea(
    "mihalcea-resnik",
    scaledResnik,
    "Resnik, as a share of the rarer synset's information",
  ),
  "mihalcea-lin": mihalcea("mihalcea-lin", lin, "Lin"),
  "mihalcea-jiang-conrath": mihalcea(
    "mihalcea-jiang-conrath",
    scaledJiangConrath,
    "1 / (1 + Jiang and Conrath's distance)",
  ),
} satisfies Record<string, Measure>;
