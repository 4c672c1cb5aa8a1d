import { distance as unitDistance } from "fastest-levenshtein";
import { checkNumbers } from "../../arguments.ts";
import { alignedBlocks } from "../blocks.ts";
import type { Measure } from "../measure.ts";
import { viewOf } from "../text-view.ts";

/** Longest stretch compared exactly; Myers' algorithm does it in some hundredths of a second. */
const EXACT = 10_000;

/**
 * Levenshtein similarity: insertions, deletions and substitutions of characters.
 *
 *   score(a, b) = 1 - distance(a, b) / max(|a|, |b|)
 *
 * Characters are code points of the texts in NFC, case kept. Both texts empty:
 * 1. Time O(|a| |b| / 32) up to 10,000 characters; longer texts are cut into
 * parts at the same shares of their lengths, whose distances add up: an upper
 * bound of the distance, in time O((|a| + |b|) × 10,000 / 32).
 * Source: Levenshtein 1966; Myers 1999, https://doi.org/10.1145/316542.316550
 */
export const levenshtein: Measure = {
  name: "levenshtein",
  version: 1,
  range: [0, 1],
  symmetric: true,
  description: "1 - Levenshtein distance of characters / longer length",
  source: "Levenshtein 1966; Myers 1999, https://doi.org/10.1145/316542.316550",
  cost: "O(a b / 32); beyond 10,000 characters in aligned parts, an upper bound of the distance",
  score(a, b) {
    const left = viewOf(a).characters;
    const right = viewOf(b).characters;
    const longer = Math.max(left.length, right.length);
    return longer === 0 ? 1 : 1 - levenshteinDistance(left, right) / longer;
  },
};

/** Edit distance of two sequences of symbols (code points or word numbers); see `levenshtein` for the bound on long ones. */
export function levenshteinDistance(left: readonly number[], right: readonly number[]): number {
  checkNumbers(left, "levenshteinDistance: left");
  checkNumbers(right, "levenshteinDistance: right");
  let distance = 0;
  for (const block of alignedBlocks(left.length, right.length, EXACT)) {
    const units = new Map<number, string>();
    const a = asUnits(left, block.left, units);
    const b = asUnits(right, block.right, units);
    distance += unitDistance(a, b);
  }
  return distance;
}

/**
 * A string with one code unit per symbol: the package counts UTF-16 units, in
 * which an emoji is two. Symbols that fit stay as they are when all do.
 */
function asUnits(
  symbols: readonly number[],
  [start, end]: readonly [number, number],
  units: Map<number, string>,
): string {
  let text = "";
  for (let at = start; at < end; at++) {
    const symbol = symbols[at]!;
    let unit = units.get(symbol);
    if (unit === undefined) {
      unit = String.fromCharCode(units.size);
      units.set(symbol, unit);
    }
    text += unit;
  }
  return text;
}
