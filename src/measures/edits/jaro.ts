import { checkNumbers } from "../../arguments.ts";
import type { Measure } from "../measure.ts";
import { viewOf } from "../text-view.ts";

/**
 * Jaro similarity: characters shared at about the same place, less the ones out of order.
 *
 *   score(a, b) = (m/|a| + m/|b| + (m - t)/m) / 3
 *
 * m: characters of a that find an equal one of b, not yet taken, at most
 * max(|a|, |b|)/2 - 1 places away; t: half the number of places at which the
 * two sequences of matched characters differ. Without a match: 0. Both texts
 * empty: 1.
 *
 * Characters are code points of the texts in NFC, case kept. Time O(|a| + |b|):
 * places are kept in a queue per character.
 * Source: Jaro 1989, https://doi.org/10.1080/01621459.1989.10478785
 */
export const jaro: Measure = {
  name: "jaro",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "Jaro similarity of characters: matches at about the same place, less transpositions",
  source: "Jaro 1989, https://doi.org/10.1080/01621459.1989.10478785",
  cost: "O(a + b)",
  score: (a, b) => jaroSimilarity(viewOf(a).characters, viewOf(b).characters),
};

/** Jaro similarity of two sequences of symbols. */
export function jaroSimilarity(a: readonly number[], b: readonly number[]): number {
  checkNumbers(a, "jaroSimilarity: a");
  checkNumbers(b, "jaroSimilarity: b");
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0;
  const { matchedLeft, matchedRight } = matchSymbols(a, b);
  const matches = matchedLeft.length;
  if (matches === 0) return 0;
  let outOfOrder = 0;
  for (let k = 0; k < matches; k++) if (matchedLeft[k] !== matchedRight[k]) outOfOrder++;
  const transpositions = Math.floor(outOfOrder / 2);
  return (matches / a.length + matches / b.length + (matches - transpositions) / matches) / 3;
}

interface Matches {
  readonly matchedLeft: readonly number[];
  readonly matchedRight: readonly number[];
}

/** Greedy matching, left to right; the earliest free place within reach is taken, so taken places are always the queue's head. */
function matchSymbols(a: readonly number[], b: readonly number[]): Matches {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const queues = new Map<number, { places: number[]; head: number }>();
  for (let j = 0; j < b.length; j++) {
    const queue = queues.get(b[j]!);
    if (queue === undefined) queues.set(b[j]!, { places: [j], head: 0 });
    else queue.places.push(j);
  }
  const matchedLeft: number[] = [];
  const taken = new Uint8Array(b.length);
  for (let i = 0; i < a.length; i++) {
    const queue = queues.get(a[i]!);
    if (queue === undefined) continue;
    while (queue.head < queue.places.length && queue.places[queue.head]! < i - reach) queue.head++;
    const place = queue.places[queue.head];
    if (place === undefined || place > i + reach) continue;
    queue.head++;
    taken[place] = 1;
    matchedLeft.push(a[i]!);
  }
  const matchedRight = b.filter((_, j) => taken[j] === 1);
  return { matchedLeft, matchedRight };
}
