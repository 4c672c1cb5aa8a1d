import type { Glossed } from "./bilingual-lexicon.ts";
import type { TextWords } from "./text-words.ts";
import { sameWord } from "./word.ts";

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

/**
 * How well the words of two texts stand for each other, beyond the same words, 0..1: each content word is paired with the
 * most similar one of the other text, as by Corley and Mihalcea 2005 (equation 1),
 *
 *   (m(a, b) + m(b, a)) / 2,   m(x, y) = sum of w_i max_j s(x_i, y_j) / sum of w_i
 *
 * s in 0..1: the cosine of the words' vectors, max(0, cos), and 1 for the same word; w > 0: the length of a word's vector. 1
 * where neither text has a content word. What is looked up of a text is kept as long as its words are.
 */
export class Aligner {
  readonly #vectors: WordVectors;
  readonly #own = new WeakMap<TextWords, readonly WordVector[]>();
  readonly #glossed = new WeakMap<Glossed, readonly WordVector[]>();
  readonly #left = new Float64Array(MAX_ALIGNED_WORDS);
  readonly #right = new Float64Array(MAX_ALIGNED_WORDS);
  readonly #similarity = rememberedSimilarity();

  constructor(vectors: WordVectors) {
    this.#vectors = vectors;
  }

  /** Of two texts of one language. O(words of a x words of b), symmetric. */
  monolingual(a: TextWords, b: TextWords): number {
    const [x, y] = [this.#wordsOf(a), this.#wordsOf(b)];
    return this.#align(x, y, (i, j) =>
      sameWord(a.words[i]!, b.words[j]!) ? 1 : this.#similarity(x[i]!, y[j]!),
    );
  }

  /** Of two languages: s(x, y) = max(cosine of the words, cosine of their likeliest glosses), 1 where the glosses are one word. */
  crossLingual(a: TextWords, b: TextWords, x: Glossed, y: Glossed): number {
    const [own, other] = [this.#wordsOf(a), this.#wordsOf(b)];
    const [left, right] = [this.#glossesOf(x), this.#glossesOf(y)];
    return this.#align(own, other, (i, j) =>
      x.words[i]![0]!.key === y.words[j]![0]!.key
        ? 1
        : Math.max(this.#similarity(own[i]!, other[j]!), this.#similarity(left[i]!, right[j]!)),
    );
  }

  #align(
    x: readonly WordVector[],
    y: readonly WordVector[],
    similarity: (i: number, j: number) => number,
  ): number {
    if (x.length + y.length === 0) return 1;
    const [left, right] = [this.#left, this.#right];
    left.fill(0, 0, x.length);
    right.fill(0, 0, y.length);
    for (let i = 0; i < x.length; i++) {
      for (let j = 0; j < y.length; j++) {
        const value = similarity(i, j);
        if (value > left[i]!) left[i] = value;
        if (value > right[j]!) right[j] = value;
      }
    }
    return (shareOf(x, left) + shareOf(y, right)) / 2;
  }

  #wordsOf(text: TextWords): readonly WordVector[] {
    let found = this.#own.get(text);
    if (found === undefined) {
      found = text.words.slice(0, MAX_ALIGNED_WORDS).map(({ whole }) => this.#vectors.of(whole));
      this.#own.set(text, found);
    }
    return found;
  }

  #glossesOf(glossed: Glossed): readonly WordVector[] {
    let found = this.#glossed.get(glossed);
    if (found === undefined) {
      found = glossed.words.slice(0, MAX_ALIGNED_WORDS).map(([first]) => this.#vectors.of(first!.form));
      this.#glossed.set(glossed, found);
    }
    return found;
  }
}

/** As many words as `TextWords` holds of a text. */
const MAX_ALIGNED_WORDS = 150;

/** Pairs of words whose similarity is remembered, each in one place: 2 ^ this. Takes 12 MB, which holds those of a tile of a matrix. */
const PLACES = 20;

/**
 * Cosine of two words, 0 where it is below. Texts have frequent words in common, so most pairs of a matrix have been
 * looked at before: without remembering them it takes half as long again.
 */
function rememberedSimilarity(): (x: WordVector, y: WordVector) => number {
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

/** How far the other text stands for a text's words, by weight. */
function shareOf(words: readonly WordVector[], best: Float64Array): number {
  let [sum, all, plain] = [0, 0, 0];
  for (let i = 0; i < words.length; i++) {
    const { weight } = words[i]!;
    all += weight;
    sum += weight * best[i]!;
    plain += best[i]!;
  }
  // Words that the table does not know count alike where there are no others.
  return all > 0 ? sum / all : plain / Math.max(1, words.length);
}
