import { type AlignedWeight, alignedSums, harmonicShare, pooledShare } from "../../align/index.ts";
import { GLOSS_WORDS } from "./gloss-words.ts";
import type { AlignmentRecipe } from "./recipe.ts";

const withoutGlossWords: AlignedWeight = (k, { words, language }) =>
  language === "en" && GLOSS_WORDS.has(words[k]!.lemma) ? 0 : 1;

/**
 * DLS@CU of 2014, run 2, without training: the harmonic mean of the aligned shares of content words. Its list of gloss words
 * is left out in all texts (the run did so with the set OnWN alone).
 */
export const dlsAligner: AlignmentRecipe = {
  name: "dls-aligner",
  version: 1,
  description: "share of content words that are aligned, harmonic mean of both texts (DLS@CU 2014)",
  source: "Sultan et al. 2014 (DLS@CU, run 2), https://aclanthology.org/S14-2039",
  raw: "alignedShare",
  value: ({ a, b, alignment }) => harmonicShare(alignedSums(a, b, alignment, withoutGlossWords)),
};

/** DLS@CU of 2015, run U: the aligned share of the content words of both texts together. */
export const dlsAligner2015: AlignmentRecipe = {
  name: "dls-aligner-2015",
  version: 1,
  description: "share of content words that are aligned, of both texts together (DLS@CU 2015)",
  source: "Sultan et al. 2015 (DLS@CU, run U), https://aclanthology.org/S15-2027, equation 1",
  raw: "alignedShare",
  value: ({ a, b, alignment }) => pooledShare(alignedSums(a, b, alignment)),
};
