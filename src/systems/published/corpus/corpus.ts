/** What a recipe learnt from the sentences that it was trained on, gold scores aside. */
export interface Corpus {
  /** Sentences read. */
  readonly sentences: number;
  /** Lemmas that occur in two sentences or more. */
  readonly words: readonly string[];
  /** Sentences that hold each, shape [words]. */
  readonly counts: Float64Array;
  readonly dimension: number;
  /** Latent semantic vectors, shape [words * dimension]. */
  readonly vectors: Float32Array;
}

/** A corpus with its words looked up. */
export interface CorpusReader {
  readonly dimension: number;
  /** ln(sentences / sentences with the word); of a word not seen, as of one seen once. Not negative. */
  idf(lemma: string): number;
  /** View of the word's vector, or undefined. */
  vector(lemma: string): Float32Array | undefined;
}

export function readCorpus({ sentences, words, counts, dimension, vectors }: Corpus): CorpusReader {
  const places = new Map(words.map((word, i) => [word, i]));
  const most = Math.log(Math.max(sentences, 1));
  return {
    dimension,
    idf: (lemma) => {
      const place = places.get(lemma);
      return place === undefined ? most : Math.log(sentences / counts[place]!);
    },
    vector: (lemma) => {
      const place = places.get(lemma);
      return place === undefined ? undefined : vectors.subarray(place * dimension, (place + 1) * dimension);
    },
  };
}

/** Of no text at all: every word weighs the same and has no vector. */
export const NO_CORPUS: Corpus = {
  sentences: Math.E,
  words: [],
  counts: new Float64Array(),
  dimension: 0,
  vectors: new Float32Array(),
};
