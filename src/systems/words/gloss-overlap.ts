import type { Gloss, Glossed } from "./bilingual-lexicon.ts";
import { WordTable } from "./word-table.ts";

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

/** The same of all texts of one list against all of another; undefined where they have too many words for a table. */
export function glossOverlaps(
  left: readonly Glossed[],
  right: readonly Glossed[],
): ((i: number, j: number) => number) | undefined {
  const of = (texts: readonly Glossed[]) => texts.map((text) => lookUp(text).ordered);
  const [own, other] = [of(left), of(right)];
  const keyOf = (glosses: readonly Gloss[]) => glosses.map(({ key, share }) => `${key} ${share}`).join("\n");
  const table = WordTable.of(own, other, { keyOf, likeness: commonGlosses, precision: "double" });
  if (table === undefined) return undefined;
  const room = (texts: readonly (readonly unknown[])[]) =>
    new Float64Array(texts.reduce((most, { length }) => Math.max(most, length), 0));
  const [ofLeft, ofRight] = [room(own), room(other)];
  return (i, j) => {
    table.best(i, j, ofLeft, ofRight);
    return (meanOf(ofLeft.subarray(0, own[i]!.length)) + meanOf(ofRight.subarray(0, other[j]!.length))) / 2;
  };
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
