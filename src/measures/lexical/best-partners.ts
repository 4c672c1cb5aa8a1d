import type { Relations } from "./word-relations.ts";

/** Beyond so many pairs of words only words of equal keys are partners: a bound on the time for very long texts. */
const MAX_PAIRS = 90_000;

/** A word of a text, each once, in order of characters. */
export interface CountedWord {
  readonly word: string;
  readonly weight: number;
}

/** The words of a text with their weights, each once and sorted, so that sums round alike in either order of texts. */
export function countedWords(words: readonly string[], weight: (word: string) => number): CountedWord[] {
  return [...new Set(words)].sort().map((word) => ({ word, weight: weight(word) }));
}

/**
 * Sums over the words of one text: of their weights, and of these times the nearness of the nearest word of the other.
 * O(words x words of the other) look-ups, at most 90,000; beyond, O(words).
 */
export function coverage(
  words: readonly CountedWord[],
  others: readonly CountedWord[],
  relations: Relations,
): { readonly covered: number; readonly total: number } {
  let covered = 0;
  let total = 0;
  const keys =
    words.length * others.length > MAX_PAIRS
      ? new Set(others.map(({ word }) => relations.key(word)))
      : undefined;
  for (const { word, weight } of words) {
    let nearest = 0;
    if (keys !== undefined) nearest = keys.has(relations.key(word)) ? 1 : 0;
    else
      for (const other of others) {
        nearest = Math.max(nearest, relations.nearness(word, other.word));
        if (nearest === 1) break;
      }
    covered += weight * nearest;
    total += weight;
  }
  return { covered, total };
}
