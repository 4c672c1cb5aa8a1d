import { type AlignerWord, alignedSums } from "../../align/index.ts";
import { type AlignmentRecipe, shareOrOne } from "./recipe.ts";

/** Parts of speech, as the five features of ECNU have them. */
const PARTS = {
  nouns: ["NOUN", "PROPN"],
  verbs: ["VERB", "AUX"],
  adjectives: ["ADJ"],
  adverbs: ["ADV"],
} as const;
const NAMED: readonly string[] = Object.values(PARTS).flat();

/**
 * Aligned share of the content words of one part of speech: 1 where neither text has any.
 *
 *   (aligned_1 + aligned_2) / (all_1 + all_2)
 */
function alignedPart(part: string, holds: (word: AlignerWord) => boolean): AlignmentRecipe {
  return {
    name: `aligned-${part}`,
    version: 1,
    description: `share of ${part === "rest" ? "other content words" : part} that are aligned, of both texts together`,
    source: "Tian et al. 2017 (ECNU), https://aclanthology.org/S17-2028",
    raw: "alignedShare",
    value: ({ a, b, alignment }) =>
      shareOrOne(alignedSums(a, b, alignment, (k, { words }) => (holds(words[k]!) ? 1 : 0))),
  };
}

export const alignedParts: readonly AlignmentRecipe[] = [
  ...Object.entries(PARTS).map(([part, tags]) =>
    alignedPart(part, ({ upos }) => (tags as readonly string[]).includes(upos)),
  ),
  alignedPart("rest", ({ upos }) => !NAMED.includes(upos)),
];
