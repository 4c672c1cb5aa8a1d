import type { Glossed } from "./bilingual-lexicon.ts";
import type { Evidence } from "./word-evidence.ts";
import { sameWord, type Word } from "./word-facts.ts";

/** A word in a table of vectors. */
export interface WordVector {
  /** Of length 1, or zeros for a word that the table does not know. */
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
  return {
    of(word) {
      let found = known.get(word);
      if (found !== undefined) return found;
      if (known.size >= REMEMBERED) known.clear();
      const unit = sum(word);
      const weight = Math.sqrt(unit.reduce((square, value) => square + value * value, 0));
      if (weight > 0) for (let d = 0; d < unit.length; d++) unit[d]! /= weight;
      found = { unit, weight };
      known.set(word, found);
      return found;
    },
  };
}

/** Aligns texts; what it looks up of a text is kept as long as the text's evidence is. */
export class Aligner {
  readonly #vectors: WordVectors;
  readonly #own = new WeakMap<Evidence, readonly WordVector[]>();
  readonly #glossed = new WeakMap<Glossed, readonly WordVector[]>();
  readonly #left = new Float64Array(MOST);
  readonly #right = new Float64Array(MOST);

  readonly #apart: readonly number[];

  /** @param apart what features of texts have that have nothing in common; they are written less it */
  constructor(vectors: WordVectors, apart: readonly number[] = ALIGNMENT_FEATURES.map(() => 0)) {
    this.#vectors = vectors;
    this.#apart = apart;
  }

  /** Writes ALIGNMENT_FEATURES of two texts of one language. O(words of a x words of b x dimension), symmetric. */
  same(a: Evidence, b: Evidence, out: Float64Array): void {
    const [x, y] = [this.#vectorsOf(a), this.#vectorsOf(b)];
    this.#align(x, y, out, (i, j) => (sameWord(a.words[i]!, b.words[j]!) ? 1 : likeness(x[i]!, y[j]!)));
  }

  /** The same of two languages: words are as like as they are, or as their likeliest glosses are. */
  across(a: Evidence, b: Evidence, x: Glossed, y: Glossed, out: Float64Array): void {
    const [own, other] = [this.#vectorsOf(a), this.#vectorsOf(b)];
    const [left, right] = [this.#vectorsOfGlosses(x), this.#vectorsOfGlosses(y)];
    this.#align(own, other, out, (i, j) =>
      x.words[i]![0]!.key === y.words[j]![0]!.key
        ? 1
        : Math.max(likeness(own[i]!, other[j]!), likeness(left[i]!, right[j]!)),
    );
  }

  #align(
    x: readonly WordVector[],
    y: readonly WordVector[],
    out: Float64Array,
    like: (i: number, j: number) => number,
  ): void {
    const [left, right] = [this.#left.fill(0), this.#right.fill(0)];
    const [n, m] = [Math.min(MOST, x.length), Math.min(MOST, y.length)];
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < m; j++) {
        const value = like(i, j);
        if (value > left[i]!) left[i] = value;
        if (value > right[j]!) right[j] = value;
      }
    }
    const [p, q] = [leftOver(x, n, left), leftOver(y, m, right)];
    const both = n + m === 0;
    const shares = [p, q].map(({ rest, all }) => (all === 0 ? Number(both) : 1 - rest / all));
    out[0] = (shares[0]! + shares[1]!) / 2;
    out[1] = Math.min(shares[0]!, shares[1]!);
    out[2] = Math.log1p(p.rest + q.rest);
    out[3] = Math.log1p(Math.min(p.rest, q.rest));
    for (let k = 0; k < out.length; k++) out[k]! -= this.#apart[k]!;
  }

  #vectorsOf(evidence: Evidence): readonly WordVector[] {
    let found = this.#own.get(evidence);
    if (found === undefined) {
      found = evidence.words.map(({ whole }: Word) => this.#vectors.of(whole));
      this.#own.set(evidence, found);
    }
    return found;
  }

  #vectorsOfGlosses(glossed: Glossed): readonly WordVector[] {
    let found = this.#glossed.get(glossed);
    if (found === undefined) {
      found = glossed.words.map(([first]) => this.#vectors.of(first!.form));
      this.#glossed.set(glossed, found);
    }
    return found;
  }
}

/** As many words as evidence holds. */
const MOST = 150;

/** Cosine of two words, 0 where it is below. */
function likeness({ unit: x }: WordVector, { unit: y }: WordVector): number {
  let sum = 0;
  for (let d = 0; d < x.length; d++) sum += x[d]! * y[d]!;
  return Math.max(0, Math.min(1, sum));
}

/** Weight of a text's words, and what of it no word of the other text stands for. */
function leftOver(words: readonly WordVector[], count: number, best: Float64Array) {
  let [rest, all] = [0, 0];
  for (let i = 0; i < count; i++) {
    const { weight } = words[i]!;
    all += weight;
    rest += weight * (1 - best[i]!);
  }
  return { rest, all };
}
