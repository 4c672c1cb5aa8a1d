import { checkEach, checkFunction } from "../../arguments.ts";
import type { AlignerWord } from "./aligner-text.ts";

/** What makes two words stand for each other. */
export interface LexicalRelation {
  /** How far: above 0, at most 1. */
  readonly weight: number;
  /** "same lemma", "synonym", "translation: perro = dog": shown as the evidence of a link. */
  readonly name: string;
}

/**
 * What relates two content words, or two function words, that are not the same word; undefined where nothing does.
 * Symmetric. Asked for each pair of words: O(1), cheap.
 */
export type LexicalSimilarity = (x: AlignerWord, y: AlignerWord) => LexicalRelation | undefined;

/** The strongest of several similarities; of equals the first. */
export function strongestOf(similarities: readonly LexicalSimilarity[]): LexicalSimilarity {
  checkEach(similarities, "strongestOf: similarities", "an array of functions", checkFunction);
  return (x, y) => {
    let best: LexicalRelation | undefined;
    for (const similarity of similarities) {
      const found = similarity(x, y);
      if (found !== undefined && found.weight > (best?.weight ?? 0)) best = found;
    }
    return best;
  };
}
