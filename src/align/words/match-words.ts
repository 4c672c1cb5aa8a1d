import { exclusionOf } from "../../lexicon/index.ts";
import { withoutMarks } from "../../text/index.ts";
import { sameWord } from "./same-word.ts";
import type { PlacedWord, TextWords } from "./text-words.ts";

/** Words of two texts that have no equal on the other side, between the same equal words. Indexes, ascending. */
export interface Hunk {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Equal words of two texts. */
export interface WordMatch {
  /** For each left word the index of its equal on the right, -1 for none; and the other way. */
  readonly toRight: Int32Array;
  readonly toLeft: Int32Array;
  /** Of the left words, those whose equal stands in another order. */
  readonly moved: Uint8Array;
  readonly hunks: readonly Hunk[];
  /** Share of content words that have an equal, of both texts: 2 equal / (left + right); 1 where there is none. */
  readonly overlap: number;
}

/** What an equal word counts for the order that most words keep. */
const [CONTENT_WEIGHT, FUNCTION_WEIGHT] = [5, 2];
/** The same form is a better partner than the same stem. */
const FORM_BONUS = 1;

/** Pairs equal words of two texts: those in the same order first, then those that moved. O(left x right). */
export function matchWords(x: TextWords, y: TextWords): WordMatch {
  const areEqual = x.unmarked === y.unmarked ? equalWords : equalButForMarks;
  const [left, right] = [x.words, y.words];
  const toRight = new Int32Array(left.length).fill(-1);
  const toLeft = new Int32Array(right.length).fill(-1);
  const moved = new Uint8Array(left.length);
  const pair = (i: number, j: number) => {
    toRight[i] = j;
    toLeft[j] = i;
  };
  inOrder(left, right, areEqual, pair);
  const hunks = hunksOf(toRight, toLeft);
  for (const i of left.keys()) {
    if (toRight[i] !== -1) continue;
    const j = nearest(left[i]!, i, right, toLeft, areEqual);
    if (j === -1) continue;
    pair(i, j);
    moved[i] = 1;
  }
  const rest = hunks
    .map((hunk) => ({
      left: hunk.left.filter((i) => toRight[i] === -1),
      right: hunk.right.filter((j) => toLeft[j] === -1),
    }))
    .filter((hunk) => hunk.left.length + hunk.right.length > 0);
  return { toRight, toLeft, moved, hunks: rest, overlap: overlapOf(left, right, toRight) };
}

function overlapOf(left: readonly PlacedWord[], right: readonly PlacedWord[], toRight: Int32Array): number {
  let equal = 0;
  let total = 0;
  for (const [i, { word }] of left.entries()) {
    if (word.functionWord) continue;
    total++;
    if (toRight[i] !== -1) equal++;
  }
  for (const { word } of right) if (!word.functionWord) total++;
  return total === 0 ? 1 : (2 * equal) / total;
}

type Equal = (x: PlacedWord, y: PlacedWord) => boolean;

function equalButForMarks(x: PlacedWord, y: PlacedWord): boolean {
  return withoutMarks(x.word.form) === withoutMarks(y.word.form) || equalWords(x, y);
}

function equalWords(x: PlacedWord, y: PlacedWord): boolean {
  if (x.word === y.word) return true;
  const same = sameWord(x.word, y.word) || x.word.baseId === y.word.baseId;
  return same && exclusionOf(x.word.memberships, y.word.memberships) === undefined;
}

function inOrder(
  left: readonly PlacedWord[],
  right: readonly PlacedWord[],
  areEqual: Equal,
  pair: (i: number, j: number) => void,
): void {
  let start = 0;
  while (start < left.length && start < right.length && left[start]!.word === right[start]!.word) {
    pair(start, start);
    start++;
  }
  let [endLeft, endRight] = [left.length, right.length];
  while (endLeft > start && endRight > start && left[endLeft - 1]!.word === right[endRight - 1]!.word) {
    endLeft--;
    endRight--;
    pair(endLeft, endRight);
  }
  const inside = (i: number, j: number) => pair(start + i, start + j);
  heaviest(left.slice(start, endLeft), right.slice(start, endRight), areEqual, inside);
}

/** The common subsequence of the greatest weight. */
function heaviest(
  left: readonly PlacedWord[],
  right: readonly PlacedWord[],
  areEqual: Equal,
  pair: (i: number, j: number) => void,
): void {
  const [n, m] = [left.length, right.length];
  if (n === 0 || m === 0) return;
  const width = m + 1;
  const weights = new Uint8Array(n * m);
  const best = new Int32Array((n + 1) * width);
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      const weight = areEqual(left[i]!, right[j]!) ? weightOf(left[i]!, right[j]!) : 0;
      weights[i * m + j] = weight;
      const skip = Math.max(best[(i + 1) * width + j]!, best[i * width + j + 1]!);
      best[i * width + j] = weight === 0 ? skip : Math.max(skip, weight + best[(i + 1) * width + j + 1]!);
    }
  }
  let [i, j] = [0, 0];
  while (i < n && j < m) {
    const weight = weights[i * m + j]!;
    if (weight > 0 && best[i * width + j] === weight + best[(i + 1) * width + j + 1]!) pair(i++, j++);
    else if (best[(i + 1) * width + j]! >= best[i * width + j + 1]!) i++;
    else j++;
  }
}

/** What two equal words count. */
function weightOf({ word: x }: PlacedWord, { word: y }: PlacedWord): number {
  return (x.functionWord ? FUNCTION_WEIGHT : CONTENT_WEIGHT) + (x.form === y.form ? FORM_BONUS : 0);
}

function nearest(
  word: PlacedWord,
  i: number,
  right: readonly PlacedWord[],
  toLeft: Int32Array,
  areEqual: Equal,
): number {
  let found = -1;
  for (const [j, other] of right.entries()) {
    if (toLeft[j] !== -1 || !areEqual(word, other)) continue;
    if (found === -1 || Math.abs(j - i) < Math.abs(found - i)) found = j;
  }
  return found;
}

function hunksOf(toRight: Int32Array, toLeft: Int32Array): Hunk[] {
  const hunks: { left: number[]; right: number[] }[] = [];
  let [i, j] = [0, 0];
  let open: { left: number[]; right: number[] } | undefined;
  const current = () => {
    if (open === undefined) {
      open = { left: [], right: [] };
      hunks.push(open);
    }
    return open;
  };
  while (i < toRight.length || j < toLeft.length) {
    if (i < toRight.length && toRight[i] === -1) current().left.push(i++);
    else if (j < toLeft.length && toLeft[j] === -1) current().right.push(j++);
    else {
      open = undefined;
      i++;
      j++;
    }
  }
  return hunks;
}
