import { type AlignedWeight, alignedSums, pooledShare } from "../../align/index.ts";
import { shippedLexicon } from "../../lexicon/index.ts";
import type { AlignmentRecipe } from "./recipe.ts";

const idf: AlignedWeight = (k, { words, language }) =>
  shippedLexicon().frequencies(language).idf(words[k]!.form);

/**
 * UWB's run without training: the aligned share of the content words of both texts together, each counting its inverse
 * document frequency (which UWB took from Wikipedia, and this from `samesay/lexicon`).
 *
 *   (idf of aligned words of a + of b) / (idf of all words of a + of b)
 */
export const uwbAligner: AlignmentRecipe = {
  name: "uwb-aligner",
  version: 1,
  description: "share of content words that are aligned, rare words counting more (UWB 2016)",
  source: "Brychcín and Svoboda 2016 (UWB at SemEval-2016 Task 1, run unsup)",
  raw: "alignedShare",
  value: ({ a, b, alignment }) => pooledShare(alignedSums(a, b, alignment, idf)),
};
