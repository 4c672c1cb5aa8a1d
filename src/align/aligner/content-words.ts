import type { AlignerText } from "./aligner-text.ts";
import type { Relative } from "./relatives.ts";
import { bestFirst, type Candidate, type WordPairs } from "./word-pairs.ts";

/** How much of the fit is the words themselves; the rest is what stands around them. Sultan et al. 2014, section 4.2. */
const WORD_SHARE = 0.9;
/** Content words on either side that are looked at. Sultan et al. 2014, section 3.2.2. */
const WINDOW = 3;

/** Parts of speech whose words take part in one pass, in the order of the passes. */
const PASSES: readonly (readonly string[])[] = [
  ["VERB", "AUX"],
  ["NOUN", "PROPN", "PRON", "NUM"],
  ["ADJ"],
  ["ADV"],
];

/**
 * Links content words of like parts of speech whose relatives in the trees are alike: verbs, nouns, adjectives, adverbs in
 * turn, the best fit first,
 *
 *   fit(i, j) = .9 like(i, j) + .1 sum of like(r, s) over relatives r of i, s of j of one kind
 *
 * and with two words the relatives that spoke for them. like: 0..1, how alike two words are.
 * @see Sultan et al. 2014, section 3.3.3 and algorithm 2
 */
export function linkByTree(pairs: WordPairs): void {
  for (const tags of PASSES) {
    const candidates: Candidate[] = [];
    for (const i of pairs.left.content) {
      if (pairs.toRight[i] !== -1 || !tags.includes(pairs.left.words[i]!.upos)) continue;
      for (const j of pairs.right.content) {
        const weight = pairs.weight(i, j);
        if (weight === 0 || pairs.toLeft[j] !== -1 || !tags.includes(pairs.right.words[j]!.upos)) continue;
        const context = treeContext(pairs, i, j);
        if (context > 0) candidates.push({ i, j, fit: fitOf(weight, context) });
      }
    }
    for (const { i, j } of bestFirst(candidates, pairs.left.words.length, pairs.right.words.length)) {
      if (!pairs.free(i, j)) continue;
      pairs.link(i, j, "tree");
      linkRelatives(pairs, i, j);
    }
  }
}

/** Rounded, so that a sum in another order, of swapped texts, breaks no tie. */
export function fitOf(weight: number, context: number): number {
  return Math.round((WORD_SHARE * weight + (1 - WORD_SHARE) * context) * 1e6) / 1e6;
}

/** Sum of likeness over the relatives of one kind of two words. */
export function treeContext(pairs: WordPairs, i: number, j: number): number {
  let sum = 0;
  for (const r of pairs.left.relatives[i]!)
    for (const s of pairs.right.relatives[j]!) if (alike(r, s)) sum += pairs.weight(r.at, s.at);
  return sum;
}

function alike(r: Relative, s: Relative): boolean {
  return r.kind === s.kind && r.above === s.above;
}

function linkRelatives(pairs: WordPairs, i: number, j: number): void {
  const found: Candidate[] = [];
  for (const r of pairs.left.relatives[i]!) {
    for (const s of pairs.right.relatives[j]!) {
      const content = pairs.left.words[r.at]!.wordClass === "content";
      if (content && alike(r, s) && pairs.weight(r.at, s.at) > 0)
        found.push({ i: r.at, j: s.at, fit: pairs.weight(r.at, s.at) });
    }
  }
  for (const { i: p, j: q } of bestFirst(found, pairs.left.words.length, pairs.right.words.length))
    if (pairs.free(p, q)) pairs.link(p, q, "tree");
}

/**
 * Links the content words that are left, of any part of speech, the best fit first,
 *
 *   fit(i, j) = .9 like(i, j) + .1 sum of like(p, q) over the 3 content words p, q on either side of i and of j
 *
 * @see Sultan et al. 2014, section 3.3.4 and algorithm 4
 */
export function linkByNeighbours(pairs: WordPairs): void {
  const candidates: Candidate[] = [];
  for (const i of pairs.left.content) {
    if (pairs.toRight[i] !== -1) continue;
    for (const j of pairs.right.content) {
      const weight = pairs.weight(i, j);
      if (weight === 0 || pairs.toLeft[j] !== -1) continue;
      candidates.push({ i, j, fit: fitOf(weight, neighbourContext(pairs, i, j)) });
    }
  }
  for (const { i, j } of bestFirst(candidates, pairs.left.words.length, pairs.right.words.length))
    if (pairs.free(i, j)) pairs.link(i, j, "neighbours");
}

/** Sum of likeness over the content words around two words. */
export function neighbourContext(pairs: WordPairs, i: number, j: number): number {
  let sum = 0;
  const [own, other] = [windowOf(pairs.left, i), windowOf(pairs.right, j)];
  for (let p = own.from; p < own.to; p++) {
    const at = pairs.left.content[p]!;
    if (at === i) continue;
    for (let q = other.from; q < other.to; q++) {
      const beside = pairs.right.content[q]!;
      if (beside !== j) sum += pairs.weight(at, beside);
    }
  }
  return sum;
}

function windowOf({ content, contentBefore, words }: AlignerText, at: number) {
  const place = contentBefore[at]!;
  const own = words[at]!.wordClass === "content" ? 1 : 0;
  return { from: Math.max(0, place - WINDOW), to: Math.min(content.length, place + own + WINDOW) };
}
