import type { Lookup } from "../network/hash.ts";

/**
 * The roots of a language whose words are a root and a row of endings (Turkish). A root's classes are a sum of
 * `NOMINAL`, `VERB`, `PROPER` and `SEEN`.
 */
export interface Roots {
  /** Hash of a root to its classes. */
  readonly classes: Lookup<number>;
  /** Hash of another shape of a root (kitab, in kitab-ı) to the number of the alternation that leads to the root. */
  readonly shapes: Lookup<number>;
  readonly alternations: readonly Alternation[];
}

/** What leads from a shape to its root: `cut` letters are cut behind, `add` is added (kitab, 1, p: kitap). */
export interface Alternation {
  readonly cut: number;
  readonly add: string;
}

/** Nouns, adjectives, adverbs and all else that is no verb and no name. */
export const NOMINAL = 1;
export const VERB = 2;
export const PROPER = 4;
/** A lemma of the training text; the other classes come from a dictionary. */
export const SEEN = 8;

/** An alternation from its text in the model's header, "1,p". */
export function readAlternation(text: string): Alternation {
  const [cut = "0", add = ""] = text.split(",");
  return { cut: Number(cut), add };
}
