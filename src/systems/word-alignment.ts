import type { Glossed } from "./bilingual-lexicon.ts";
import type { Evidence } from "./word-evidence.ts";
import { sameWord } from "./word-facts.ts";

/** A word in a table of vectors. */
export interface WordVector {
  /** Its own among all that a `WordVectors` gave. */
  readonly id: number;
  /** Of length 1; zeros for a word that the table does not know. */
  readonly unit: Float32Array;
  /** How much the word weighs in a text: the length of its vector, which rare words have more of. */
  readonly weight: number;
}

/** Vectors of words of all languages in one space. */
export interface WordVectors {
  /** O(1) for a word looked up before. */
  of(word: string): WordVector;
}

/**
 * How well the words of two texts stand for each other, beyond the same words: each content word is paired with the
 * likest one of the other text, as by Corley and Mihalcea 2005 (equation 1), likeness being the cosine of the words'
 * vectors (1 for the same word, 0 where it is below) and their weights those of `WordVector`.
 *
 * - alignment: mean of both texts' weighted means, 0..1
 * - least-alignment: the lesser of the two
 * - unaligned: log(1 + weight left over in both), 0 or more
 * - least-unaligned: the same of the text that leaves less
 */
export const ALIGNMENT_FEATURES = ["alignment", "least-alignment", "unaligned", "least-unaligned"] as const;
export type AlignmentFeature = (typeof ALIGNMENT_FEATURES)[number];

/** Words remembered; beyond, all are forgotten, which costs time and changes nothing. */
const REMEMBERED = 50_000;

/** @param sum a word's vector as it counts in a text, at its own length */
export function wordVectors(sum: (word: string) => Float32Array): WordVectors {
  const known = new Map<string, WordVector>();
  let made = 0;
  return {
    of(word) {
      let found = known.get(word);
      if (found !== undefined) return found;
      if (known.size >= REMEMBERED) known.clear();
      const unit = sum(word);
      const weight = Math.sqrt(unit.reduce((square, value) => square + value * value, 0));
      if (weight > 0) for (let d = 0; d < unit.length; d++) unit[d]! /= weight;
      found = { id: made++, unit, weight };
      known.set(word, found);
      return found;
    },
  };
}

/** Aligns texts; what it looks up of a text is kept as long as the text's evidence is. */
export class Aligner {
  readonly #vectors: WordVectors;
  readonly #apart: readonly number[];
  readonly #own = new WeakMap<Evidence, readonly WordVector[]>();
  readonly #glossed = new WeakMap<Glossed, readonly WordVector[]>();
  readonly #left = new Float64Array(MOST);
  readonly #right = new Float64Array(MOST);
  readonly #likeness = rememberedLikeness();

  /** @param apart what features of texts have that have nothing in common; they are written less it */
  constructor(vectors: WordVectors, apart: readonly number[] = ALIGNMENT_FEATURES.map(() => 0)) {
    this.#vectors = vectors;
    this.#apart = apart;
  }

  /** Writes ALIGNMENT_FEATURES of two texts of one language. O(words of a x words of b), symmetric. */
  same(a: Evidence, b: Evidence, out: Float64Array): void {
    const [x, y] = [this.#wordsOf(a), this.#wordsOf(b)];
    this.#align(x, y, out, (i, j) => (sameWord(a.words[i]!, b.words[j]!) ? 1 : this.#likeness(x[i]!, y[j]!)));
  }

  /** The same of two languages: words are as like as they are, or as their likeliest glosses are. */
  across(a: Evidence, b: Evidence, x: Glossed, y: Glossed, out: Float64Array): void {
    const [own, other] = [this.#wordsOf(a), this.#wordsOf(b)];
    const [left, right] = [this.#glossesOf(x), this.#glossesOf(y)];
    this.#align(own, other, out, (i, j) =>
      x.words[i]![0]!.key === y.words[j]![0]!.key
        ? 1
        : Math.max(this.#likeness(own[i]!, other[j]!), this.#likeness(left[i]!, right[j]!)),
    );
  }

  #align(
    x: readonly WordVector[],
    y: readonly WordVector[],
    out: Float64Array,
    like: (i: number, j: number) => number,
  ): void {
    const [left, right] = [this.#left, this.#right];
    for (let i = 0; i < x.length; i++) left[i] = 0;
    for (let j = 0; j < y.length; j++) right[j] = 0;
    for (let i = 0; i < x.length; i++) {
      for (let j = 0; j < y.length; j++) {
        const value = like(i, j);
        if (value > left[i]!) left[i] = value;
        if (value > right[j]!) right[j] = value;
      }
    }
    const [p, q] = [leftOver(x, left), leftOver(y, right)];
    const none = x.length + y.length === 0;
    const [first, second] = none ? [1, 1] : [p.share, q.share];
    out[0] = (first + second) / 2;
    out[1] = Math.min(first, second);
    out[2] = Math.log1p(p.rest + q.rest);
    out[3] = Math.log1p(Math.min(p.rest, q.rest));
    for (let k = 0; k < out.length; k++) out[k]! -= this.#apart[k]!;
  }

  #wordsOf(evidence: Evidence): readonly WordVector[] {
    let found = this.#own.get(evidence);
    if (found === undefined) {
      found = evidence.words.slice(0, MOST).map(({ whole }) => this.#vectors.of(whole));
      this.#own.set(evidence, found);
    }
    return found;
  }

  #glossesOf(glossed: Glossed): readonly WordVector[] {
    let found = this.#glossed.get(glossed);
    if (found === undefined) {
      found = glossed.words.slice(0, MOST).map(([first]) => this.#vectors.of(first!.form));
      this.#glossed.set(glossed, found);
    }
    return found;
  }
}

/** As many words as evidence holds. */
const MOST = 150;

/** Pairs of words whose likeness is remembered, each in one place: 2 ^ this. Takes 3 MB. */
const PLACES = 18;

/**
 * Cosine of two words, 0 where it is below. Texts have frequent words in common, so most pairs of a matrix have been
 * looked at before: without remembering them it takes half as long again.
 */
function rememberedLikeness(): (x: WordVector, y: WordVector) => number {
  const [lower, higher] = [new Int32Array(2 ** PLACES).fill(-1), new Int32Array(2 ** PLACES)];
  const values = new Float32Array(2 ** PLACES);
  return (x, y) => {
    if (x.weight === 0 || y.weight === 0) return 0;
    const low = Math.min(x.id, y.id);
    const high = Math.max(x.id, y.id);
    const place = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> (32 - PLACES);
    if (lower[place] === low && higher[place] === high) return values[place]!;
    lower[place] = low;
    higher[place] = high;
    // Read back, so that a value is the same the first time and later.
    values[place] = Math.max(0, Math.min(1, product(x.unit, y.unit)));
    return values[place];
  };
}

/** Four sums at a time: twice as fast as one. */
function product(x: Float32Array, y: Float32Array): number {
  let [p, q, r, s] = [0, 0, 0, 0];
  let d = 0;
  for (; d + 3 < x.length; d += 4) {
    p += x[d]! * y[d]!;
    q += x[d + 1]! * y[d + 1]!;
    r += x[d + 2]! * y[d + 2]!;
    s += x[d + 3]! * y[d + 3]!;
  }
  for (; d < x.length; d++) p += x[d]! * y[d]!;
  return p + q + r + s;
}

/** What of a text's words the other text stands for: a share, and the weight left over. */
function leftOver(words: readonly WordVector[], best: Float64Array) {
  let [rest, all, plain] = [0, 0, 0];
  for (let i = 0; i < words.length; i++) {
    const { weight } = words[i]!;
    all += weight;
    rest += weight * (1 - best[i]!);
    plain += best[i]!;
  }
  // Words that the table does not know count alike where there are no others.
  return { rest, share: all > 0 ? 1 - rest / all : plain / Math.max(1, words.length) };
}
