import { product } from "../../vectors/products/row-products.ts";
import { type BestCosines, simdCosines } from "../../vectors/static/static-simd.ts";
import { BestWords } from "./best-words.ts";
import type { Glossed } from "./bilingual-lexicon.ts";
import type { TextWords } from "./text-words.ts";
import { type TileValues, tileShares } from "./tile-shares.ts";
import { sameWord } from "./word.ts";
import { crossLingualLikenesses, monolingualLikenesses } from "./word-likenesses.ts";
import { ordered, wordListOf } from "./word-list.ts";
import type { WordVector, WordVectors } from "./word-vectors.ts";

/** A text's words with what they are in English. */
export interface GlossedWords {
  readonly text: TextWords;
  readonly glossed: Glossed;
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

  /** The same of all texts of one language against all of another list: text i of the left, text j of the right. */
  monolingualTiles(left: readonly TextWords[], right: readonly TextWords[]): TileValues {
    const of = (texts: readonly TextWords[]) =>
      texts.map((text) => this.#wordsOf(text).map((vector, k) => ({ vector, word: text.words[k]! })));
    const [own, other] = [of(left), of(right)];
    const [rows, columns] = [own, other].map((texts) => wordListOf(texts, ({ word }) => word));
    const best = new BestWords(rows!, columns!, monolingualLikenesses);
    return tileShares(weighed(own), weighed(other), best);
  }

  /** The same of two languages, each text with its glosses. */
  crossLingualTiles(left: readonly GlossedWords[], right: readonly GlossedWords[]): TileValues {
    const of = (texts: readonly GlossedWords[]) =>
      texts.map(({ text, glossed }) => {
        const glosses = this.#glossesOf(glossed);
        return this.#wordsOf(text).map((vector, k) => ({
          vector,
          gloss: glosses[k]!,
          key: glossed.words[k]![0]!.key,
        }));
      });
    const [own, other] = [of(left), of(right)];
    const [rows, columns] = [own, other].map((texts) => {
      const list = wordListOf(texts, ({ vector, gloss, key }) => `${vector.id} ${gloss.id} ${key}`);
      return ordered(list, (x, y) => x.gloss.id - y.gloss.id);
    });
    return tileShares(weighed(own), weighed(other), new BestWords(rows!, columns!, crossLingualLikenesses));
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
  return Math.fround(Math.max(0, Math.min(1, product(x.unit, 0, y.unit, 0, x.unit.length))));
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

/** Weights of the words of texts. */
function weighed(texts: readonly (readonly { readonly vector: WordVector }[])[]): readonly Float64Array[] {
  return texts.map((words) => Float64Array.from(words, ({ vector }) => vector.weight));
}
