import { checkRecord } from "../../arguments.ts";
import { mayHaveQuantities, quantitiesOf } from "../words/text-quantities.ts";
import type { TextWords } from "../words/text-words.ts";

/** Share of words in common from which texts are near copies. */
const MIN_OVERLAP = 0.7;
/** Words without an equal, on each side, that make one difference. */
const ONE_DIFFERENCE = 1;

/**
 * Whether two texts are near copies: the same content words (as stems; numbers, and what they count, aside) but for at
 * most one on each side, or an overlap of 0.7 and more, 2 |A ∩ B| / (|A| + |B|) over multisets. Order is not looked at.
 * Texts without content words are compared by all their words. False for texts of two languages, and where a text has
 * no word. Symmetric. O(|A| + |B|), nothing is allocated; where few words differ the quantities of both texts are read
 * too, for a number may be said in several words ("tres cuartos de hora", "45 minutos").
 */
export function nearCopy(a: TextWords, b: TextWords): boolean {
  checkRecord(a, "nearCopy: a", "a TextWords", ["language", "size", "contentIds", "otherIds"]);
  checkRecord(b, "nearCopy: b", "a TextWords", ["language", "size", "contentIds", "otherIds"]);
  if (a.language !== b.language || a.size === 0 || b.size === 0) return false;
  if (a.contentIds.length > 0 && b.contentIds.length > 0) return nearInContent(a, b);
  // "UA123", "UA124": nothing but numbers.
  if (a.otherIds.length === 0 && b.otherIds.length === 0) return true;
  return areNear(a.otherIds, b.otherIds);
}

/** Whether content words make near copies, those of quantities ("forty five minutes") or not. */
function nearInContent(a: TextWords, b: TextWords): boolean {
  const [x, y] = [a.contentIds, b.contentIds];
  const apart = Math.abs(x.length - y.length);
  const hopeless = tooFarApart(x.length, y.length);
  if (hopeless && apart > WORDS_OF_A_QUANTITY) return false;
  const shared = sharedCount(x, y);
  if (!hopeless && isNear(x.length, y.length, shared)) return true;
  return fewDiffer(a, b, shared) && areNear(unquantified(a), unquantified(b));
}

/**
 * Which pairs of two lists of texts may be near copies, shape [left, right], 1 to `out` where `nearCopy` has to be asked; 0
 * is sure. Words in common are counted for all of them at once. O(words + pairs + words in common)
 */
export function mayBeNearCopies(
  left: readonly TextWords[],
  right: readonly TextWords[],
  out: Uint8Array,
): void {
  const holders = new Map<number, number[]>();
  for (const [j, { contentIds }] of right.entries()) {
    for (let q = 0; q < contentIds.length; q++) {
      const standing = holders.get(contentIds[q]!);
      if (standing === undefined) holders.set(contentIds[q]!, [j]);
      else standing.push(j);
    }
  }
  const sizes = Int32Array.from(right, ({ contentIds }) => contentIds.length);
  const may = Uint8Array.from(right, (text) => (mayHaveQuantities(text) ? 1 : 0));
  const shared = new Int32Array(right.length);
  for (const [i, text] of left.entries()) {
    countShared(text.contentIds, holders, shared.fill(0));
    const n = text.contentIds.length;
    const counts = mayHaveQuantities(text);
    for (let j = 0; j < right.length; j++) {
      const m = sizes[j]!;
      const maybe =
        n === 0 ||
        m === 0 ||
        isNear(n, m, shared[j]!) ||
        (counts && may[j] === 1 && Math.max(n, m) - shared[j]! <= WORDS_OF_A_QUANTITY);
      out[i * right.length + j] = maybe && text.language === right[j]!.language ? 1 : 0;
    }
  }
}

/**
 * Adds to each text how many words it shares with others: a word that stands in both more than once as often as in the one
 * that has it less.
 * @param ids ascending
 * @param holders of each word the texts that have it, as often as they do, in order
 */
function countShared(ids: Int32Array, holders: ReadonlyMap<number, number[]>, shared: Int32Array): void {
  for (let p = 0; p < ids.length; ) {
    const id = ids[p]!;
    let times = 0;
    for (; p < ids.length && ids[p] === id; p++) times++;
    let [before, taken] = [-1, 0];
    for (const text of holders.get(id) ?? []) {
      taken = text === before ? taken + 1 : 1;
      before = text;
      if (taken <= times) shared[text]!++;
    }
  }
}

function areNear(x: Int32Array, y: Int32Array): boolean {
  const [n, m] = [x.length, y.length];
  return !tooFarApart(n, m) && isNear(n, m, sharedCount(x, y));
}

/** No overlap can make these near copies. */
function tooFarApart(n: number, m: number): boolean {
  return Math.abs(n - m) > ONE_DIFFERENCE && 2 * Math.min(n, m) < MIN_OVERLAP * (n + m);
}

/** Whether texts of n and m words that share so many are near copies. */
function isNear(n: number, m: number, shared: number): boolean {
  if (2 * shared >= MIN_OVERLAP * (n + m)) return true;
  return shared > 0 && n - shared <= ONE_DIFFERENCE && m - shared <= ONE_DIFFERENCE;
}

/** Words that a quantity takes at most: "two hundred and fifty five thousand square kilometres" has as many. */
const WORDS_OF_A_QUANTITY = 6;

/** Whether quantities could be all that differs, and both texts have some. */
function fewDiffer(a: TextWords, b: TextWords, shared: number): boolean {
  const [n, m] = [a.contentIds.length, b.contentIds.length];
  return (
    // What numbers count is left out of the content words: "akşam 5'te buluşalım" has but "akşam".
    (shared > 0 || sharedCount(a.otherIds, b.otherIds) > 0) &&
    Math.max(n, m) - shared <= WORDS_OF_A_QUANTITY &&
    mayHaveQuantities(a) &&
    mayHaveQuantities(b) &&
    quantitiesOf(a).length > 0 &&
    quantitiesOf(b).length > 0
  );
}

/** `nearId` of the content words outside of quantities, ascending. */
function unquantified(text: TextWords): Int32Array {
  const inside = new Set(quantitiesOf(text).flatMap(({ words }) => words));
  const ids = text.words.flatMap(({ word }, k) =>
    word.functionWord || word.digits || inside.has(k) ? [] : [word.nearId],
  );
  return Int32Array.from(ids).sort();
}

/** Size of the intersection of two ascending multisets. */
function sharedCount(x: Int32Array, y: Int32Array): number {
  let [i, j, shared] = [0, 0, 0];
  while (i < x.length && j < y.length) {
    const [p, q] = [x[i]!, y[j]!];
    if (p === q) {
      shared++;
      i++;
      j++;
    } else if (p < q) i++;
    else j++;
  }
  return shared;
}
