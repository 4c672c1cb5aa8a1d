import { bestFirst, type Candidate, type WordPairs } from "./word-pairs.ts";

/** Fewest words of a run. */
const MIN_RUN = 2;

/**
 * Links runs of equal words, the longest first: two words and more, a content word among them. What is left of a run whose
 * words are linked already is a shorter run. O(left x right)
 * @see Sultan et al. 2014, section 3.3.1
 */
export function linkRuns(pairs: WordPairs): void {
  const [left, right] = [pairs.left.words, pairs.right.words];
  const runs: Candidate[] = [];
  for (let i = 0; i < left.length; i++) {
    for (let j = 0; j < right.length; j++) {
      if (left[i]!.form !== right[j]!.form) continue;
      if (i > 0 && j > 0 && left[i - 1]!.form === right[j - 1]!.form) continue;
      let length = 1;
      while (left[i + length] !== undefined && left[i + length]!.form === right[j + length]?.form) length++;
      if (length >= MIN_RUN) runs.push({ i, j, fit: length });
    }
  }
  for (const { i, j, fit } of bestFirst(runs, left.length, right.length)) linkFree(pairs, i, j, fit);
}

/** Links the parts of a run that are free still. */
function linkFree(pairs: WordPairs, i: number, j: number, length: number): void {
  let from = 0;
  for (let at = 0; at <= length; at++) {
    if (at < length && pairs.free(i + at, j + at)) continue;
    if (at - from >= MIN_RUN && hasContent(pairs, i + from, i + at)) {
      for (let k = from; k < at; k++)
        pairs.linkAs([i + k], [j + k], { weight: 1, step: "run", evidence: "same word" });
    }
    from = at + 1;
  }
}

function hasContent(pairs: WordPairs, from: number, to: number): boolean {
  return pairs.left.contentBefore[from]! < contentCountAt(pairs, to);
}

/** Content words before a place, which may be the end. */
function contentCountAt({ left }: WordPairs, at: number): number {
  return at < left.words.length ? left.contentBefore[at]! : left.content.length;
}
