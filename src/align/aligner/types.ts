import type { TokenIds } from "../../analysis/index.ts";

/**
 * The step that found a link, in the order of the steps:
 * - run: two equal words and more in a row
 * - name: a listed name, initials, a name in full and in part
 * - number: the same quantity in other words or units
 * - compound: one word written as two
 * - tree: words alike whose relatives in the trees are alike
 * - neighbours: words alike, by the content words around them
 * - function: function words and punctuation beside what is linked
 * - contrast: words that exclude each other (hot, cold); other numbers of one kind. Weight 0: no share of the meaning is common
 */
export type LinkStep =
  | "run"
  | "name"
  | "number"
  | "compound"
  | "tree"
  | "neighbours"
  | "function"
  | "contrast";

/** Words of two texts that stand for each other. Each word is in one link at most. */
export interface WordLink {
  /** Numbers of tokens in the two analyses, ascending; more than one for names, quantities, compounds. */
  readonly left: TokenIds;
  readonly right: TokenIds;
  /** How far they mean the same: 0 (contrast) to 1. */
  readonly weight: number;
  readonly step: LinkStep;
  /** "same lemma", "synonym", "name: UN = United Nations", "number: 2 kg = 2000 g", "opposite: hot / cold". */
  readonly evidence: string;
}

/** Two texts aligned. */
export interface Alignment {
  /** In the order of the first text. */
  readonly links: readonly WordLink[];
  /** Why links may be missing: a text too long, of another language, without a model. */
  readonly warnings: readonly string[];
}
