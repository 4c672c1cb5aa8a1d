import { li } from "../../lexicon/index.ts";
import { clamp } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { comparedWords } from "./compared-words.ts";
import type { Relations } from "./word-relations.ts";

/** Share of the meaning; the rest is the order of words. */
const MEANING = 0.85;
/** Nearness below which a word has no like in a text: for its meaning, and for its place. */
const [MEANT, PLACED] = [0.2, 0.4];
/** Beyond so many pairs of words only words of equal keys are alike: a bound on the time for very long texts. */
const MAX_PAIRS = 90_000;

/**
 * Similarity of texts by the meaning of their words and by their order, after Li et al.
 *
 *   .85 cos(s_a, s_b) + .15 (1 - |r_a - r_b| / |r_a + r_b|)
 *
 * over the words of both texts, each once, stop words too. s: nearness of the nearest word of the text (`WordRelations` by
 * Li, Bandar and McLean's similarity; 1 for its own words), 0 below .2; r: that word's place, from 1, 0 below .4. Both texts
 * blank: 1; one: 0. The paper weighs s by the words' information; the systems of 2014 to 2017 do not.
 * Source: Li et al. 2006, https://doi.org/10.1109/TKDE.2006.130
 */
export const liSentence: Measure = {
  name: "li-sentence",
  version: 1,
  range: [0, 1],
  symmetric: true,
  usesLanguage: true,
  description:
    "cosine of the nearness of all words to each text, and how far nearest words stand in one order",
  source: "Li et al. 2006, https://doi.org/10.1109/TKDE.2006.130",
  cost: "O((a + b)^2) look-ups; beyond 90,000 pairs of words only the same words count",
  score(a, b, options) {
    const { left, right, relations } = comparedWords(a, b, li, options, "words");
    if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
    const all = [...new Set([...left, ...right])].sort();
    const bounded = all.length * Math.max(left.length, right.length) > MAX_PAIRS;
    const [p, q] = [left, right].map((words) => nearestOf(all, words, relations, bounded)) as [
      Nearest,
      Nearest,
    ];
    const meaning =
      dot(p.nearness, q.nearness) / Math.sqrt(dot(p.nearness, p.nearness) * dot(q.nearness, q.nearness));
    const apart = Math.hypot(...p.places.map((place, k) => place - q.places[k]!));
    const together = Math.hypot(...p.places.map((place, k) => place + q.places[k]!));
    return clamp(MEANING * meaning + (1 - MEANING) * (1 - apart / together));
  },
};

/** Of each word of both texts, how near the nearest word of one of them is, and where it stands. */
interface Nearest {
  readonly nearness: readonly number[];
  readonly places: readonly number[];
}

function nearestOf(
  all: readonly string[],
  words: readonly string[],
  relations: Relations,
  bounded: boolean,
): Nearest {
  const [nearness, places]: [number[], number[]] = [[], []];
  const firsts = new Map<string, number>();
  for (const [k, word] of words.entries()) if (!firsts.has(word)) firsts.set(word, k);
  const keys = new Map([...firsts].reverse().map(([word, k]) => [relations.key(word), k]));
  for (const word of all) {
    let [best, at] = [0, firsts.get(word) ?? keys.get(relations.key(word)) ?? -1];
    if (at !== -1) best = 1;
    else if (!bounded)
      for (const [other, k] of firsts) {
        const value = relations.nearness(word, other);
        if (value > best) [best, at] = [value, k];
      }
    nearness.push(best >= MEANT ? best : 0);
    places.push(best >= PLACED ? at + 1 : 0);
  }
  return { nearness, places };
}

function dot(x: readonly number[], y: readonly number[]): number {
  return x.reduce((sum, value, k) => sum + value * y[k]!, 0);
}
