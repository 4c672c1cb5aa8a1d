import { checkFunction, checkText } from "../../arguments.ts";
import { codePoints } from "../../text/index.ts";
import { alignedBlocks } from "../blocks.ts";
import { clamp } from "../coefficients.ts";
import { jaroWinklerSimilarity } from "../edits/jaro-winkler.ts";
import type { Measure } from "../measure.ts";
import { unitsOfBoth } from "../text-view.ts";

/** Similarity of two words, 0..1, 1 for equal ones; symmetric if the measure is to be. */
export type WordSimilarity = (a: string, b: string) => number;

/** Longest list compared word by word with all of the other text. */
const EXACT = 300;

/**
 * Monge-Elkan similarity, made symmetric: every word takes its most similar
 * word of the other text.
 *
 *   me(a, b) = 1/|a| Σ_{x in a} max_{y in b} inner(x, y)
 *   score(a, b) = (me(a, b) + me(b, a)) / 2
 *
 * Over case-folded words. Both texts blank: 1; one blank: 0. Time O(|a| |b|)
 * calls of `inner` up to 300 words; in longer texts a word that the other text
 * does not hold looks for its partner only in the aligned part.
 * Source: Monge and Elkan 1996, The field matching problem: algorithms and applications, KDD-96
 */
export function mongeElkan(name: string, innerName: string, inner: WordSimilarity): Measure {
  checkText(name, "mongeElkan: name");
  checkText(innerName, "mongeElkan: innerName");
  checkFunction(inner, "mongeElkan: inner");
  return {
    name,
    version: 2,
    usesLanguage: true,
    range: [0, 1],
    symmetric: true,
    description: `mean best ${innerName} similarity of each word to the other text's, both ways`,
    source: "Monge and Elkan 1996, The field matching problem, KDD-96",
    cost: "O(a b) word comparisons; beyond 300 words only within aligned parts",
    score(a, b, options) {
      const [left, right] = unitsOfBoth(a, b, "words", options);
      if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
      return clamp((oneWay(left, right, inner) + oneWay(right, left, inner)) / 2);
    },
  };
}

function oneWay(left: readonly string[], right: readonly string[], inner: WordSimilarity): number {
  const known = new Set(right);
  let sum = 0;
  for (const block of alignedBlocks(left.length, right.length, EXACT)) {
    const partners = [...new Set(right.slice(block.right[0], block.right[1]))];
    for (let at = block.left[0]; at < block.left[1]; at++) {
      const word = left[at]!;
      sum += known.has(word) ? 1 : best(word, partners, inner);
    }
  }
  return sum / left.length;
}

function best(word: string, partners: readonly string[], inner: WordSimilarity): number {
  let most = 0;
  for (const partner of partners) most = Math.max(most, inner(word, partner));
  return most;
}

/** With Jaro-Winkler between words. */
export const mongeElkanJaroWinkler = mongeElkan("monge-elkan", "Jaro-Winkler", (a, b) =>
  jaroWinklerSimilarity(codePoints(a), codePoints(b)),
);
