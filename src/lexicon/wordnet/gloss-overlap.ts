import { checkText } from "../../arguments.ts";

/** Shorter runs of these alone say nothing. */
const EMPTY: ReadonlySet<string> = new Set(
  "a an and are as at be by for from in into is it its of on or so some such that the their this to used very was were which who with".split(
    " ",
  ),
);

/**
 * Overlap of two definitions: the sum of the squared lengths of their common runs of words, the longest first, each
 * word once; runs of function words alone do not count. 0 and up. O(words x words x runs).
 * Source: Banerjee and Pedersen 2003, https://www.ijcai.org/Proceedings/03/Papers/116.pdf; here without related glosses
 */
export function glossOverlap(a: string, b: string): number {
  checkText(a, "glossOverlap: a");
  checkText(b, "glossOverlap: b");
  const [left, right] = [wordsOf(a), wordsOf(b)];
  let sum = 0;
  for (;;) {
    const run = longestRun(left, right);
    if (run === undefined) return sum;
    const words = left.slice(run.left, run.left + run.length);
    if (words.some((word) => !EMPTY.has(word))) sum += run.length ** 2;
    // What was matched ends other runs, and matches nothing again.
    left.splice(run.left, run.length, "\u0000a");
    right.splice(run.right, run.length, "\u0000b");
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function longestRun(
  left: readonly string[],
  right: readonly string[],
): { readonly left: number; readonly right: number; readonly length: number } | undefined {
  let best: { left: number; right: number; length: number } | undefined;
  let before = new Uint16Array(right.length + 1);
  for (let i = 0; i < left.length; i++) {
    const row = new Uint16Array(right.length + 1);
    for (let j = 0; j < right.length; j++) {
      if (left[i] !== right[j]) continue;
      const length = before[j]! + 1;
      row[j + 1] = length;
      if (length > (best?.length ?? 0)) best = { left: i - length + 1, right: j - length + 1, length };
    }
    before = row;
  }
  return best;
}
