import { checkNumber, checkNumbers, checkText } from "../../arguments.ts";
import { alignedBlocks } from "../blocks.ts";
import { inFixedOrder, sameSequence } from "../fixed-order.ts";
import type { Measure } from "../measure.ts";
import { unitsOfBoth } from "../text-view.ts";
import { asSymbols } from "./common-subsequence.ts";

/** Longest stretch tiled as one. */
const EXACT = 500;

/**
 * Greedy string tiling of case-folded words: the longest common run of unmarked
 * words is marked again and again, while it has at least `minimum` words.
 *
 *   score(a, b) = 2 × marked words / (|a| + |b|)
 *
 * Catches reordered phrases that a subsequence misses. Both texts shorter than
 * `minimum`: 1 if their words are equal, else 0. Time O(|a| |b| × runs of
 * different length) up to 500 words; longer texts are tiled in parts at the same
 * shares of their lengths.
 * Source: Wise 1996, https://doi.org/10.1145/236452.236525
 */
export function greedyStringTiling(name: string, minimum: number): Measure {
  checkText(name, "greedyStringTiling: name");
  checkNumber(minimum, "greedyStringTiling: minimum");
  return {
    name,
    version: 2,
    usesLanguage: true,
    range: [0, 1],
    symmetric: true,
    description: `share of words in common runs of ${minimum} or more, longest first (greedy string tiling)`,
    source: "Wise 1996, https://doi.org/10.1145/236452.236525",
    cost: "O(a b × different run lengths) in words; beyond 500 words in aligned parts",
    score(a, b, options) {
      const [left, right] = asSymbols(...unitsOfBoth(a, b, "words", options));
      if (sameSequence(left, right)) return 1;
      if (left.length === 0 || right.length === 0) return 0;
      // Ties between runs go to the earliest in the first text; ordering the texts makes the score symmetric.
      const [first, second] = inFixedOrder(a, b, left, right);
      return (2 * tiledLength(first, second, minimum)) / (left.length + right.length);
    },
  };
}

/** Number of symbols of each sequence that the tiles cover. */
export function tiledLength(left: readonly number[], right: readonly number[], minimum: number): number {
  checkNumbers(left, "tiledLength: left");
  checkNumbers(right, "tiledLength: right");
  checkNumber(minimum, "tiledLength: minimum");
  let covered = 0;
  for (const length of tileLengths(left, right, minimum)) covered += length;
  return covered;
}

/** Lengths of the tiles, longest first within each part of a long sequence. */
export function tileLengths(left: readonly number[], right: readonly number[], minimum: number): number[] {
  return alignedBlocks(left.length, right.length, EXACT).flatMap((block) =>
    tile(left.slice(...block.left), right.slice(...block.right), minimum),
  );
}

interface Run {
  readonly left: number;
  readonly right: number;
}

function tile(left: readonly number[], right: readonly number[], minimum: number): number[] {
  const leftFree = new Uint8Array(left.length).fill(1);
  const rightFree = new Uint8Array(right.length).fill(1);
  const tiles: number[] = [];
  for (;;) {
    const { length, runs } = longestRuns(left, right, leftFree, rightFree);
    if (length < minimum || length === 0) return tiles;
    for (const run of runs) {
      if (!isFree(leftFree, run.left, length) || !isFree(rightFree, run.right, length)) continue;
      leftFree.fill(0, run.left, run.left + length);
      rightFree.fill(0, run.right, run.right + length);
      tiles.push(length);
    }
  }
}

/** All longest runs of unmarked equal symbols, earliest first. */
function longestRuns(
  left: readonly number[],
  right: readonly number[],
  leftFree: Uint8Array,
  rightFree: Uint8Array,
): { length: number; runs: readonly Run[] } {
  const ending = new Int32Array(right.length + 1);
  let length = 1;
  let runs: Run[] = [];
  for (let i = 0; i < left.length; i++) {
    for (let j = right.length - 1; j >= 0; j--) {
      const equal = leftFree[i] === 1 && rightFree[j] === 1 && left[i] === right[j];
      const run = equal ? ending[j]! + 1 : 0;
      ending[j + 1] = run;
      if (run < length) continue;
      if (run > length) {
        length = run;
        runs = [];
      }
      runs.push({ left: i - run + 1, right: j - run + 1 });
    }
    ending[0] = 0;
  }
  return { length: runs.length === 0 ? 0 : length, runs: runs.sort(byPlace) };
}

function byPlace(x: Run, y: Run): number {
  return x.left - y.left || x.right - y.right;
}

function isFree(free: Uint8Array, start: number, length: number): boolean {
  // A run is whole or partly marked from either end: tiles of the same length cannot lie strictly inside it.
  return free[start] === 1 && free[start + length - 1] === 1;
}

/** Any common word counts. */
export const greedyStringTiling1 = greedyStringTiling("greedy-string-tiling-1", 1);
/** Common runs of two words or more. */
export const greedyStringTiling2 = greedyStringTiling("greedy-string-tiling-2", 2);
/** Common runs of three words or more. */
export const greedyStringTiling3 = greedyStringTiling("greedy-string-tiling-3", 3);
