import { MOST_ROWS } from "../../vectors/products/row-products.ts";
import { textsOf } from "./best-words.ts";
import type { Gloss, Glossed } from "./bilingual-lexicon.ts";
import type { TileValues } from "./tile-shares.ts";
import { type WordList, wordListOf } from "./word-list.ts";

/**
 * How far the content words of two texts mean the same in English, 0..1: for each word the nearest of the other text
 * (`sameGloss`), averaged over the words of each text and then over both. 0 where a text has no content word.
 * O(glosses of a + glosses of b) once each text was looked at, exactly symmetric.
 */
export function glossOverlap(a: Glossed, b: Glossed): number {
  const { places, count } = lookUp(a);
  const { ordered } = lookUp(b);
  const [left, right] = [new Float64Array(count), new Float64Array(ordered.length)];
  const sums = new Float64Array(count);
  ordered.forEach((glosses, j) => {
    const touched: number[] = [];
    for (const { key, share } of glosses) {
      for (const [i, other] of places.get(key) ?? NONE) {
        if (sums[i] === 0) touched.push(i);
        sums[i]! += Math.sqrt(share * other);
      }
    }
    for (const i of touched) {
      const same = Math.min(1, sums[i]!);
      sums[i] = 0;
      if (same > left[i]!) left[i] = same;
      if (same > right[j]!) right[j] = same;
    }
  });
  return (meanOf(left) + meanOf(right)) / 2;
}

/**
 * The same of all texts of one list against all of another. Most words have no gloss in common, so that what is not 0 is
 * kept by word, with the texts of the other list in which it has its like.
 */
export function glossOverlapTiles(left: readonly Glossed[], right: readonly Glossed[]): TileValues {
  const listOf = (texts: readonly Glossed[]) =>
    wordListOf(
      texts.map((text) => lookUp(text).ordered),
      (glosses) => glosses.map(({ key, share }) => `${key} ${share}`).join("\n"),
    );
  const [own, other] = [listOf(left), listOf(right)];
  const common = commonWords(own.distinct, other.distinct);
  const ofLeft = bestByText(common.ofLeft, other);
  const ofRight = bestByText(common.ofRight, own);
  const sums = new Float64Array(MOST_ROWS ** 2);
  return ({ fromLeft, toLeft, fromRight, toRight }, out) => {
    const [tall, wide] = [toLeft - fromLeft, toRight - fromRight];
    out.fill(0, 0, tall * wide);
    sums.fill(0, 0, tall * wide);
    for (let i = 0; i < tall; i++) {
      for (const id of own.ids[fromLeft + i]!) addWithin(ofLeft[id]!, fromRight, toRight, out, i * wide, 1);
    }
    for (let j = 0; j < wide; j++) {
      for (const id of other.ids[fromRight + j]!) addWithin(ofRight[id]!, fromLeft, toLeft, sums, j, wide);
    }
    for (let i = 0, at = 0; i < tall; i++) {
      const words = Math.max(1, own.ids[fromLeft + i]!.length);
      for (let j = 0; j < wide; j++, at++) {
        out[at] = (out[at]! / words + sums[at]! / Math.max(1, other.ids[fromRight + j]!.length)) / 2;
      }
    }
  };
}

/** What a word has in common with others, by their places: above 0 to 1. */
type Common = readonly (readonly [place: number, value: number])[];

/** For each word of two lists the words of the other that have a gloss in common with it. */
function commonWords(
  left: readonly (readonly Gloss[])[],
  right: readonly (readonly Gloss[])[],
): { readonly ofLeft: readonly Common[]; readonly ofRight: readonly Common[] } {
  const holders = new Map<string, number[]>();
  for (const [j, glosses] of right.entries()) {
    for (const { key } of glosses) {
      const standing = holders.get(key);
      if (standing === undefined) holders.set(key, [j]);
      else standing.push(j);
    }
  }
  const ofRight: [number, number][][] = right.map(() => []);
  const ofLeft = left.map((glosses, i) => {
    const touched = new Set(glosses.flatMap(({ key }) => holders.get(key) ?? []));
    return [...touched].map((j) => {
      const value = commonGlosses(glosses, right[j]!);
      ofRight[j]!.push([i, value]);
      return [j, value] as const;
    });
  });
  return { ofLeft, ofRight };
}

/** The texts in which a word has its like, ascending, and how like that is; all others have none. */
interface TextValues {
  readonly texts: Uint32Array;
  readonly values: Float64Array;
}

/** For each word the greatest of what it has in common with the words of each text of the other list. */
function bestByText(common: readonly Common[], { distinct, ids }: WordList<unknown>): TextValues[] {
  const holders = textsOf(ids, distinct.length);
  const best = new Float64Array(ids.length);
  return common.map((words) => {
    const touched: number[] = [];
    for (const [place, value] of words) {
      for (const text of holders[place]!) {
        if (best[text] === 0 && value > 0) touched.push(text);
        if (value > best[text]!) best[text] = value;
      }
    }
    const texts = Uint32Array.from(touched).sort();
    const values = Float64Array.from(texts, (text) => best[text]!);
    for (const text of texts) best[text] = 0;
    return { texts, values };
  });
}

/** Adds what a word has in texts `from` up to, not with, `to`, to every `step`th number from `at` on. */
function addWithin(
  { texts, values }: TextValues,
  from: number,
  to: number,
  out: Float64Array,
  at: number,
  step: number,
): void {
  for (let k = lowerBound(texts, from); k < texts.length && texts[k]! < to; k++) {
    out[at + (texts[k]! - from) * step]! += values[k]!;
  }
}

/** Index of the first number that is not below `value`. */
function lowerBound(ascending: Uint32Array, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `sameGloss` of glosses in the order of their keys. */
function commonGlosses(x: readonly Gloss[], y: readonly Gloss[]): number {
  let sum = 0;
  for (const q of y) for (const p of x) if (p.key === q.key) sum += Math.sqrt(q.share * p.share);
  return Math.min(1, sum);
}

/** Number of a word and the share of a gloss in it. */
type Place = readonly [word: number, share: number];
const NONE: readonly Place[] = [];

interface GlossPlaces {
  readonly count: number;
  /** Words that have a gloss, by its key. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** Glosses of each word in the order of their keys, so that sums come out the same from either side. */
  readonly ordered: readonly (readonly Gloss[])[];
}

const looked = new WeakMap<Glossed, GlossPlaces>();

function lookUp(text: Glossed): GlossPlaces {
  let found = looked.get(text);
  if (found !== undefined) return found;
  const places = new Map<string, Place[]>();
  const ordered = text.words.map((glosses) => [...glosses].sort((p, q) => (p.key < q.key ? -1 : 1)));
  ordered.forEach((glosses, word) => {
    for (const { key, share } of glosses) {
      const standing = places.get(key);
      if (standing === undefined) places.set(key, [[word, share]]);
      else standing.push([word, share]);
    }
  });
  found = { count: text.words.length, places, ordered };
  looked.set(text, found);
  return found;
}

function meanOf(values: Float64Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
