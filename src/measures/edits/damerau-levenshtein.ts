import { checkNumbers } from "../../arguments.ts";
import { alignedBlocks, differingMiddle } from "../blocks.ts";
import type { Measure } from "../measure.ts";
import { viewOf } from "../text-view.ts";

const EXACT = 1_000;

/**
 * True Damerau-Levenshtein similarity: insertions, deletions, substitutions and
 * swaps, also of characters between which others are inserted or deleted. The
 * distance is a metric, which that of `damerau-osa` is not ("ca" and "abc": 2, not 3).
 *
 *   score(a, b) = 1 - distance(a, b) / max(|a|, |b|)
 *
 * Characters are code points of the texts in NFC, case kept. Both texts empty:
 * 1. Time and space O(|a| |b|) up to 1,000 characters after the common beginning
 * and end; longer stretches are cut into aligned parts, an upper bound.
 * Source: Lowrance and Wagner 1975, https://doi.org/10.1145/321879.321880
 */
export const damerauLevenshtein: Measure = {
  name: "damerau-levenshtein",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "1 - unrestricted Damerau-Levenshtein distance of characters / longer length",
  source: "Lowrance and Wagner 1975, https://doi.org/10.1145/321879.321880",
  cost: "O(a b); beyond 1,000 characters in aligned parts, an upper bound of the distance",
  score(a, b) {
    const left = viewOf(a).characters;
    const right = viewOf(b).characters;
    const longer = Math.max(left.length, right.length);
    return longer === 0 ? 1 : 1 - damerauDistance(left, right) / longer;
  },
};

/** Unrestricted Damerau-Levenshtein distance of two sequences of symbols. */
export function damerauDistance(left: readonly number[], right: readonly number[]): number {
  checkNumbers(left, "damerauDistance: left");
  checkNumbers(right, "damerauDistance: right");
  const middle = differingMiddle(left, right);
  const a = left.slice(middle.left[0], middle.left[1]);
  const b = right.slice(middle.right[0], middle.right[1]);
  let distance = 0;
  for (const block of alignedBlocks(a.length, b.length, EXACT)) {
    distance += exactDamerau(a.slice(block.left[0], block.left[1]), b.slice(block.right[0], block.right[1]));
  }
  return distance;
}

/** The table has a border of two rows and columns: the outer one holds a distance no path would take. */
function exactDamerau(a: readonly number[], b: readonly number[]): number {
  const width = b.length + 2;
  const far = a.length + b.length;
  const table = new Int32Array((a.length + 2) * width);
  const { numbers, size } = numberSymbols(a, b);
  const lastRow = new Int32Array(size);
  table[0] = far;
  for (let i = 0; i <= a.length; i++) {
    table[(i + 1) * width] = far;
    table[(i + 1) * width + 1] = i;
  }
  for (let j = 0; j <= b.length; j++) {
    table[j + 1] = far;
    table[width + j + 1] = j;
  }
  for (let i = 1; i <= a.length; i++) {
    let lastColumn = 0;
    for (let j = 1; j <= b.length; j++) {
      const matchRow = lastRow[numbers[a.length + j - 1]!]!;
      const matchColumn = lastColumn;
      const same = numbers[i - 1] === numbers[a.length + j - 1];
      if (same) lastColumn = j;
      const above = i * width + j;
      const swap = table[matchRow * width + matchColumn]! + (i - matchRow - 1) + 1 + (j - matchColumn - 1);
      table[above + width + 1] = Math.min(
        table[above]! + (same ? 0 : 1),
        table[above + 1]! + 1,
        table[above + width]! + 1,
        swap,
      );
    }
    lastRow[numbers[i - 1]!] = i;
  }
  return table[(a.length + 1) * width + b.length + 1]!;
}

/** Small numbers for the symbols of `a`, then of `b`: an array look-up per cell instead of a map's. */
function numberSymbols(a: readonly number[], b: readonly number[]): { numbers: Int32Array; size: number } {
  const known = new Map<number, number>();
  const numbers = new Int32Array(a.length + b.length);
  let at = 0;
  for (const sequence of [a, b]) {
    for (const symbol of sequence) {
      let number = known.get(symbol);
      if (number === undefined) {
        number = known.size;
        known.set(symbol, number);
      }
      numbers[at++] = number;
    }
  }
  return { numbers, size: known.size };
}
