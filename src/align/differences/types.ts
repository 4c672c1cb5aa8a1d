/** A place in a text: UTF-16 offsets, end excluded. */
export type TextSpan = readonly [start: number, end: number];

/**
 * What kind of thing differs.
 * - number: a value or a unit (5 km, 6 km)
 * - opposite: words that exclude each other (hot, cold; man, woman; red, blue)
 * - negation: one text denies what the other says
 * - name: another person, place, organisation, code
 * - role: who does what to whom, from where to where
 * - time: another day, hour, time before or after, tense
 * - quantifier: all, some, none; always, never; exactly, about
 * - modality: must, may; certainly, perhaps
 * - condition: if, only if, unless, because, although; and, or
 * - added, missing: a part that the second, or the first, text alone has
 * - word: another word in its place, of which nothing more is known
 */
export type DifferenceKind =
  | "number"
  | "opposite"
  | "negation"
  | "name"
  | "role"
  | "time"
  | "quantifier"
  | "modality"
  | "condition"
  | "added"
  | "missing"
  | "word";

/** One thing in which two texts differ. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Null where that side has nothing there. */
  readonly left: TextSpan | null;
  readonly right: TextSpan | null;
  readonly leftText: string;
  readonly rightText: string;
  /** How much of the meaning hangs on it, as far as words tell: 0..1, no unit. */
  readonly strength: number;
  /** Whether both texts cannot hold of one thing at once. */
  readonly contradicts: boolean;
  /** What was seen, in a few words: "opposite: hot / cold". */
  readonly evidence: string;
}

/** Parts that differ in form and are proven to say the same: 2 kg, 2000 g; not closed, open. */
export interface Equality {
  readonly left: TextSpan | null;
  readonly right: TextSpan | null;
  readonly leftText: string;
  readonly rightText: string;
  readonly evidence: string;
}

/** What `differences` finds. */
export interface Differences {
  /** In the order of the first text. */
  readonly differences: readonly Difference[];
  readonly equal: readonly Equality[];
  /** Whether all that differs is proven equal: no difference is left. */
  readonly same: boolean;
  /** Share of content words that both texts have, as words: 0..1. */
  readonly overlap: number;
}
