import { type BestCosines, simdCosines } from "../../vectors/static/static-simd.ts";
import type { Glossed } from "./bilingual-lexicon.ts";
import type { TextWords } from "./text-words.ts";
import { sameWord } from "./word.ts";
import { WordTable } from "./word-table.ts";

/** A value of text i of one list and text j of another. */
export type PairValue = (i: number, j: number) => number;

/** A text's words with what they are in English. */
export interface GlossedWords {
  readonly text: TextWords;
  readonly glossed: Glossed;
}

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
  #cosines: BestCosines<WordVector> | undefined;

  constructor(vectors: WordVectors) {
    this.#vectors = vectors;
  }

  /** Of two texts of one language. O(words of a x words of b), symmetric. */
  monolingual(a: TextWords, b: TextWords): number {
    const [x, y] = [this.#wordsOf(a), this.#wordsOf(b)];
    const first = x[0] ?? y[0];
    if (first === undefined) return 1;
    const cosines = this.#cosinesFor(first);
    const { left, right } = cosines;
    left.fill(0, 0, x.length);
    right.fill(0, 0, y.length);
    for (let i = 0; i < x.length; i++) {
      const word = a.words[i]!;
      for (let j = 0; j < y.length; j++) if (sameWord(word, b.words[j]!)) left[i] = right[j] = 1;
    }
    cosines.raise(x, y);
    return meanShare(x, left, y, right);
  }

  /** Of two languages: s(x, y) = max(cosine of the words, cosine of their likeliest glosses), 1 where the glosses are one word. */
  crossLingual(a: TextWords, b: TextWords, x: Glossed, y: Glossed): number {
    const [own, other] = [this.#wordsOf(a), this.#wordsOf(b)];
    const [ownGlosses, otherGlosses] = [this.#glossesOf(x), this.#glossesOf(y)];
    const [left, right] = this.#begin(own.length, other.length);
    for (let i = 0; i < own.length; i++) {
      const { key } = x.words[i]![0]!;
      for (let j = 0; j < other.length; j++) if (key === y.words[j]![0]!.key) left[i] = right[j] = 1;
    }
    for (let i = 0; i < own.length; i++) {
      for (let j = 0; j < other.length; j++) {
        if (left[i] === 1 && right[j] === 1) continue;
        const value = Math.max(
          this.#similarity(own[i]!, other[j]!),
          this.#similarity(ownGlosses[i]!, otherGlosses[j]!),
        );
        if (value > left[i]!) left[i] = value;
        if (value > right[j]!) right[j] = value;
      }
    }
    return meanShare(own, left, other, right);
  }

  /**
   * The same of all texts of one language against all of another list: text i of the left, text j of the right. Undefined
   * where the texts have too many words for a table.
   */
  monolingualMatrix(left: readonly TextWords[], right: readonly TextWords[]): PairValue | undefined {
    const of = (texts: readonly TextWords[]) =>
      texts.map((text) => this.#wordsOf(text).map((vector, k) => ({ vector, word: text.words[k]! })));
    return this.#matrix(
      of(left),
      of(right),
      ({ word }) => word,
      (x, y) => (sameWord(x.word, y.word) ? 1 : cosineOf(x.vector, y.vector)),
    );
  }

  /** The same of two languages, each text with its glosses. */
  crossLingualMatrix(left: readonly GlossedWords[], right: readonly GlossedWords[]): PairValue | undefined {
    const of = (texts: readonly GlossedWords[]) =>
      texts.map(({ text, glossed }) => {
        const glosses = this.#glossesOf(glossed);
        return this.#wordsOf(text).map((vector, k) => ({
          vector,
          gloss: glosses[k]!,
          key: glossed.words[k]![0]!.key,
        }));
      });
    return this.#matrix(
      of(left),
      of(right),
      ({ vector, gloss, key }) => `${vector.id} ${gloss.id} ${key}`,
      (x, y) => (x.key === y.key ? 1 : Math.max(cosineOf(x.vector, y.vector), cosineOf(x.gloss, y.gloss))),
    );
  }

  #matrix<Word extends { readonly vector: WordVector }>(
    left: readonly (readonly Word[])[],
    right: readonly (readonly Word[])[],
    keyOf: (word: Word) => unknown,
    likeness: (x: Word, y: Word) => number,
  ): PairValue | undefined {
    const table = WordTable.of(left, right, { keyOf, likeness, precision: "single" });
    if (table === undefined) return undefined;
    const [ofLeft, ofRight] = [this.#left, this.#right];
    const vectors = (texts: readonly (readonly Word[])[]) =>
      texts.map((words) => words.map(({ vector }) => vector));
    const [own, other] = [vectors(left), vectors(right)];
    return (i, j) => {
      table.best(i, j, ofLeft, ofRight);
      return meanShare(own[i]!, ofLeft, other[j]!, ofRight);
    };
  }

  #cosinesFor({ unit }: WordVector): BestCosines<WordVector> {
    this.#cosines ??=
      simdCosines(unit.length, MAX_ALIGNED_WORDS) ??
      rememberedCosines(this.#left, this.#right, this.#similarity);
    return this.#cosines;
  }

  /** Room for the best likeness of each word, zeros. */
  #begin(ofLeft: number, ofRight: number): readonly [Float64Array, Float64Array] {
    return [this.#left.fill(0, 0, ofLeft), this.#right.fill(0, 0, ofRight)];
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

/** Pairs of words whose similarity is remembered, each in one place: 2 ^ this. Takes 16 MB. */
const PLACES = 20;

/** Cosine of two words, 0 where it is below, as a 32-bit number. */
function cosineOf(x: WordVector, y: WordVector): number {
  if (x.weight === 0 || y.weight === 0) return 0;
  return Math.fround(Math.max(0, Math.min(1, product(x.unit, y.unit))));
}

/** The same, remembered: texts of a list have frequent words in common. */
function rememberedSimilarity(): (x: WordVector, y: WordVector) => number {
  // Lower id, higher id, value: side by side, so that a look costs one line of the processor's cache.
  let ids: Int32Array | undefined;
  let values: Float32Array = new Float32Array(0);
  return (x, y) => {
    if (x.weight === 0 || y.weight === 0) return 0;
    if (ids === undefined) {
      ids = new Int32Array(4 * 2 ** PLACES).fill(-1);
      values = new Float32Array(ids.buffer);
    }
    const low = Math.min(x.id, y.id);
    const high = Math.max(x.id, y.id);
    const at = ((Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> (32 - PLACES)) << 2;
    if (ids[at] === low && ids[at + 1] === high) return values[at + 2]!;
    ids[at] = low;
    ids[at + 1] = high;
    values[at + 2] = cosineOf(x, y);
    return values[at + 2]!;
  };
}

/** The same in plain JavaScript, where there is no WebAssembly. */
function rememberedCosines(
  left: Float64Array,
  right: Float64Array,
  similarity: (x: WordVector, y: WordVector) => number,
): BestCosines<WordVector> {
  return {
    left,
    right,
    raise(x, y) {
      for (let i = 0; i < x.length; i++) {
        for (let j = 0; j < y.length; j++) {
          // Nothing is more alike than the same.
          if (left[i] === 1 && right[j] === 1) continue;
          const value = similarity(x[i]!, y[j]!);
          if (value > left[i]!) left[i] = value;
          if (value > right[j]!) right[j] = value;
        }
      }
    },
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

function meanShare(
  x: readonly WordVector[],
  left: Float64Array,
  y: readonly WordVector[],
  right: Float64Array,
): number {
  return x.length + y.length === 0 ? 1 : (shareOf(x, left) + shareOf(y, right)) / 2;
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
