import { bestFirst, type Candidate, type WordPairs } from "./word-pairs.ts";

/**
 * Links function words and punctuation that are alike and stand beside words that are linked to each other: first those
 * whose head, or a word that hangs on them, is; then those with a linked neighbour in the text. Each link counts for
 * the words beside it.
 * @see Sultan et al. 2014, sections 3.3.5 and 3.3.6
 */
export function linkFunctionWords(pairs: WordPairs): void {
  linkWhere(pairs, (i, j) => {
    const [own, other] = [pairs.left.heads[i]!, pairs.right.heads[j]!];
    return own >= 0 && other >= 0 && pairs.linked(own, other) ? 1 : 0;
  });
  linkWhere(
    pairs,
    (i, j) => (isLinked(pairs, i - 1, j - 1) ? 1 : 0) + (isLinked(pairs, i + 1, j + 1) ? 1 : 0),
  );
}

function linkWhere(pairs: WordPairs, support: (i: number, j: number) => number): void {
  const candidates: Candidate[] = [];
  for (const [i, { wordClass }] of pairs.left.words.entries()) {
    if (wordClass === "content" || pairs.toRight[i] !== -1) continue;
    for (let j = 0; j < pairs.right.words.length; j++) {
      const weight = pairs.weight(i, j);
      if (weight === 0 || pairs.toLeft[j] !== -1) continue;
      const found = support(i, j);
      if (found > 0) candidates.push({ i, j, fit: weight + found });
    }
  }
  for (const { i, j } of bestFirst(candidates, pairs.left.words.length, pairs.right.words.length))
    if (pairs.free(i, j)) pairs.link(i, j, "function");
}

function isLinked(pairs: WordPairs, i: number, j: number): boolean {
  return i >= 0 && j >= 0 && i < pairs.toRight.length && j < pairs.toLeft.length && pairs.linked(i, j);
}
