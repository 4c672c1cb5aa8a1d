import { checkNumbers } from "../../arguments.ts";
import { alignedBlocks, differingMiddle } from "../blocks.ts";
import type { Measure } from "../measure.ts";
import { viewOf } from "../text-view.ts";

const EXACT = 1_000;

/**
 * Restricted Damerau-Levenshtein similarity (optimal string alignment): as
 * Levenshtein, but two neighbouring characters swapped cost 1, if nothing is
 * edited between them afterwards.
 *
 *   score(a, b) = 1 - distance(a, b) / max(|a|, |b|)
 *
 * Characters are code points of the texts in NFC, case kept. Both texts empty:
 * 1. Time O(|a| |b|) up to 1,000 characters after the common beginning and end;
 * longer stretches are cut into aligned parts, an upper bound of the distance.
 * Source: Boytsov 2011, https://doi.org/10.1145/1963190.1963191
 */
export const damerauOsa: Measure = {
  name: "damerau-osa",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "1 - edit distance with swaps of neighbours (optimal string alignment) / longer length",
  source: "Damerau 1964, https://doi.org/10.1145/363958.363994; Boytsov 2011",
  cost: "O(a b); beyond 1,000 characters in aligned parts, an upper bound of the distance",
  score(a, b) {
    const left = viewOf(a).characters;
    const right = viewOf(b).characters;
    const longer = Math.max(left.length, right.length);
    return longer === 0 ? 1 : 1 - osaDistance(left, right) / longer;
  },
};

/** Optimal string alignment distance of two sequences of symbols. */
export function osaDistance(left: readonly number[], right: readonly number[]): number {
  checkNumbers(left, "osaDistance: left");
  checkNumbers(right, "osaDistance: right");
  const middle = differingMiddle(left, right);
  const a = left.slice(middle.left[0], middle.left[1]);
  const b = right.slice(middle.right[0], middle.right[1]);
  let distance = 0;
  for (const block of alignedBlocks(a.length, b.length, EXACT)) {
    distance += exactOsa(a.slice(block.left[0], block.left[1]), b.slice(block.right[0], block.right[1]));
  }
  return distance;
}

function exactOsa(a: readonly number[], b: readonly number[]): number {
  const width = b.length + 1;
  let beforeLast = new Int32Array(width);
  let last = Int32Array.from({ length: width }, (_, j) => j);
  let row = new Int32Array(width);
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    for (let j = 1; j < width; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, beforeLast[j - 2]! + 1);
      }
      row[j] = least;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}
