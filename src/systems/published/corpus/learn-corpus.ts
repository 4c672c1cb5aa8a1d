import type { RecipeText } from "../recipe-text.ts";
import type { Corpus } from "./corpus.ts";
import { latentVectors, type SparseRows } from "./latent-semantics.ts";

/** Words beside each other count up to this far. */
const WINDOW = 5;
/** Pairs of words seen seldom say little: their share is lessened. */
const SMOOTHING = 0.75;

/**
 * Document frequencies and latent semantic vectors of the lemmas of sentences: positive pointwise mutual information of
 * words within five words of each other, cut to its main directions. Each different sentence is read once.
 *
 * @see Levy, Goldberg and Dagan 2015, https://doi.org/10.1162/tacl_a_00134, for the smoothing
 */
export function learnCorpus(texts: readonly RecipeText[], dimension: number): Corpus {
  const sentences = [...new Map(texts.map((text) => [text.lemmas.join(" "), text.lemmas])).values()];
  const counts = new Map<string, number>();
  for (const lemmas of sentences)
    for (const word of new Set(lemmas)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()].filter((word) => counts.get(word)! >= 2).sort();
  const kept = Math.max(0, Math.min(dimension, words.length - 1));
  return {
    sentences: sentences.length,
    words,
    counts: Float64Array.from(words, (word) => counts.get(word)!),
    dimension: kept,
    vectors: kept === 0 ? new Float32Array() : latentVectors(mutualInformation(sentences, words), kept),
  };
}

function mutualInformation(sentences: readonly (readonly string[])[], words: readonly string[]): SparseRows {
  const places = new Map(words.map((word, i) => [word, i]));
  const rows = words.map(() => new Map<number, number>());
  for (const lemmas of sentences) {
    const ids = lemmas.map((lemma) => places.get(lemma) ?? -1);
    for (const [i, x] of ids.entries()) {
      if (x < 0) continue;
      for (let j = Math.max(0, i - WINDOW); j <= Math.min(ids.length - 1, i + WINDOW); j++) {
        const y = ids[j]!;
        if (j !== i && y >= 0) rows[x]!.set(y, (rows[x]!.get(y) ?? 0) + 1 / Math.abs(i - j));
      }
    }
  }
  const sums = rows.map((row) => [...row.values()].reduce((sum, value) => sum + value, 0));
  const total = sums.reduce((sum, value) => sum + value, 0);
  const smooth = sums.map((sum) => sum ** SMOOTHING);
  const smoothTotal = smooth.reduce((sum, value) => sum + value, 0);
  const starts = new Int32Array(words.length + 1);
  const [at, values]: [number[], number[]] = [[], []];
  for (const [x, row] of rows.entries()) {
    for (const [y, count] of row) {
      const information = Math.log(count / total / ((sums[x]! / total) * (smooth[y]! / smoothTotal)));
      if (information <= 0) continue;
      at.push(y);
      values.push(information);
    }
    starts[x + 1] = at.length;
  }
  return { columns: words.length, starts, at: Int32Array.from(at), values: Float64Array.from(values) };
}
