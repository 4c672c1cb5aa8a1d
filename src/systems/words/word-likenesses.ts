import { MOST_ROWS, type Rows, rowProducts } from "../../vectors/products/row-products.ts";
import type { Likenesses } from "./best-words.ts";
import { sameWordsIn } from "./same-words.ts";
import type { Word } from "./word.ts";
import type { WordVector } from "./word-vectors.ts";

/** A word of a text of the language that both lists are in. */
export interface AlignedWord {
  readonly vector: WordVector;
  readonly word: Word;
}

/** A word with its likeliest gloss. */
export interface GlossedWord {
  readonly vector: WordVector;
  readonly gloss: WordVector;
  /** Of the gloss. */
  readonly key: string;
}

/** Cosine of the words' vectors, 0 where it is below, and 1 for the same word. */
export function monolingualLikenesses(
  left: readonly AlignedWord[],
  right: readonly AlignedWord[],
): Likenesses {
  const cosines = cosinesOf(vectorsOf(left), vectorsOf(right));
  const sameWords = sameWordsIn(right.map(({ word }) => word));
  return (from, to, out) => {
    cosines(from, to, out);
    for (let i = from; i < to; i++) {
      for (const j of sameWords(left[i]!.word)) out[(i - from) * right.length + j] = 1;
    }
  };
}

/**
 * Cosine of the words' vectors or of their glosses', whichever is greater, and 1 where the glosses are one word.
 * @param left in the order of their glosses' ids
 * @param right as `left`
 */
export function crossLingualLikenesses(
  left: readonly GlossedWord[],
  right: readonly GlossedWord[],
): Likenesses {
  const [rows, columns] = [glossesOf(left), glossesOf(right)];
  const cosines = cosinesOf(vectorsOf(left), vectorsOf(right));
  const ofGlosses = cosinesOf(rows.different, columns.different);
  const glossed = new Float32Array(MOST_ROWS * columns.different.length);
  const byKey = new Map<string, number[]>();
  for (const [j, { key }] of right.entries()) {
    const standing = byKey.get(key);
    if (standing === undefined) byKey.set(key, [j]);
    else standing.push(j);
  }
  return (from, to, out) => {
    cosines(from, to, out);
    const first = rows.places[from]!;
    ofGlosses(first, rows.places[to - 1]! + 1, glossed);
    for (let i = from; i < to; i++) {
      const line = (i - from) * right.length;
      const ofRow = (rows.places[i]! - first) * columns.different.length;
      for (let j = 0; j < right.length; j++) {
        const value = glossed[ofRow + columns.places[j]!]!;
        if (value > out[line + j]!) out[line + j] = value;
      }
      for (const j of byKey.get(left[i]!.key) ?? []) out[line + j] = 1;
    }
  };
}

const vectorsOf = (words: readonly { readonly vector: WordVector }[]) => words.map(({ vector }) => vector);

/** The different glosses of words that are in their order, and the place of each word's among them. */
function glossesOf(words: readonly GlossedWord[]): {
  readonly different: readonly WordVector[];
  readonly places: Uint32Array;
} {
  const different: WordVector[] = [];
  const places = Uint32Array.from(words, ({ gloss }) => {
    if (different.at(-1)?.id !== gloss.id) different.push(gloss);
    return different.length - 1;
  });
  return { different, places };
}

/** Cosines of rows of the left with all of the right, within 0 and 1, as floats of 32 bits. */
function cosinesOf(left: readonly WordVector[], right: readonly WordVector[]): Likenesses {
  const products = rowProducts(rowsOf(left), rowsOf(right));
  return (fromLeft, toLeft, out) => {
    for (let fromRight = 0; fromRight < right.length; fromRight += MOST_ROWS) {
      const toRight = Math.min(right.length, fromRight + MOST_ROWS);
      const { values, stride } = products.of({ fromLeft, toLeft, fromRight, toRight });
      for (let i = 0; i < toLeft - fromLeft; i++) {
        const [line, row] = [i * right.length + fromRight, i * stride];
        for (let j = 0; j < toRight - fromRight; j++) {
          out[line + j] = Math.max(0, Math.min(1, values[row + j]!));
        }
      }
    }
  };
}

function rowsOf(vectors: readonly WordVector[]): Rows {
  const dimension = vectors[0]?.unit.length ?? 0;
  const data = new Float32Array(vectors.length * dimension);
  for (const [k, { unit }] of vectors.entries()) data.set(unit, k * dimension);
  return { data, dimension };
}
