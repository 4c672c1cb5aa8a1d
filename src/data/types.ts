import type { Language } from "../text/language.ts";

/** Gold of the least and the most alike pairs of a set, e.g. [0, 5], [0, 4] for Spanish 2014/2015, or [4, 1]. */
export type Scale = readonly [low: number, high: number];

/** Two texts to compare. */
export interface Pair {
  /** From the file, else the 1-based row number. Unique within a set. */
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly languages?: readonly [Language, Language];
  /** Source file or genre, where the format has one (STS-benchmark: genre and file). */
  readonly genre?: string;
  readonly source?: string;
  readonly year?: string;
  /** Further columns as read, in file order. */
  readonly extra?: readonly string[];
}

/** A pair with its human score; `gold` undefined = unscored in the official file (skipped and counted). */
export interface GoldPair extends Pair {
  /** On the set's own scale, as in the file. */
  readonly gold?: number;
}
