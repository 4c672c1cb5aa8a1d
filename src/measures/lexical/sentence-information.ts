import { clamp } from "../coefficients.ts";
import type { Measure } from "../measure.ts";
import { comparedWords } from "./compared-words.ts";
import { scaledJiangConrath } from "./scaled-similarities.ts";
import type { Relations } from "./word-relations.ts";

/** Beyond so many distinct words only words of equal keys share information: a bound on the time for very long texts. */
const MAX_COMPARED = 300;

/**
 * Information of a set of words, what several of them say counted once.
 *
 *   I({w_1 .. w_n}) = Σ_i ( I(w_i) - max_{j < i} s(w_i, w_j) min(I(w_i), I(w_j)) )
 *
 * @param words distinct, those of most information first; equal ones by order of characters
 */
function informationOf(
  words: readonly string[],
  information: (word: string) => number,
  relations: Relations,
): number {
  if (words.length > MAX_COMPARED) return informationOfKeys(words, information, relations);
  let total = 0;
  for (const [i, word] of words.entries()) {
    const own = information(word);
    let known = 0;
    // Those before it have at least as much information.
    for (let j = 0; j < i && known < 1; j++) known = Math.max(known, relations.nearness(word, words[j]!));
    total += own * (1 - known);
  }
  return total;
}

function informationOfKeys(
  words: readonly string[],
  information: (word: string) => number,
  relations: Relations,
): number {
  const known = new Set<string>();
  let total = 0;
  for (const word of words) {
    const key = relations.key(word);
    if (!known.has(key)) total += information(word);
    known.add(key);
  }
  return total;
}

/**
 * Sentence information content after BIT: what both texts say as a share of what either says.
 *
 *   (I(A) + I(B) - I(A ∪ B)) / I(A ∪ B)
 *
 * A, B: content words; I: `informationOf`, with idf for the information of one word, and for s 1 for the same word in any
 * form, 0.9 for derived ones, else 1 / (1 + Jiang and Conrath's distance) in WordNet (`WordRelations`). BIT works out
 * both from concepts and counts of the British National Corpus; idf from wordfreq's counts knows names and new words too.
 * Both texts blank: 1; one: 0. Clipped to 0..1: words that are near several others can make the union too small.
 * Source: Wu et al. 2017 (BIT at SemEval-2017 Task 1), https://aclanthology.org/S17-2007
 */
export const sentenceInformation: Measure = {
  name: "sentence-information",
  version: 1,
  range: [0, 1],
  symmetric: true,
  usesLanguage: true,
  description:
    "information that both texts hold as a share of what either holds, what is said twice counted once",
  source: "Wu et al. 2017 (BIT), https://aclanthology.org/S17-2007",
  cost: "O((a + b)²) look-ups, at most 300 words; beyond, only the same words count as said twice",
  score(a, b, options) {
    const { left, right, relations, idf: information } = comparedWords(a, b, scaledJiangConrath, options);
    const [one, two, both] = [left, right, [...left, ...right]].map((words) =>
      informationOf(inOrder(words, information), information, relations),
    ) as [number, number, number];
    if (one === 0 || two === 0) return one === two ? 1 : 0;
    return clamp((one + two - both) / both);
  },
};

function inOrder(words: readonly string[], information: (word: string) => number): string[] {
  return [...new Set(words)].sort((x, y) => information(y) - information(x) || (x < y ? -1 : 1));
}
