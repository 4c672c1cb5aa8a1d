import { withoutComponents } from "./common-components.ts";
import { type TextModel, textVector } from "./texts/text-model.ts";
import { hashed, piecesOf } from "./words/pieces.ts";

/** What a recipe learnt from the sentences that it was trained on, gold scores aside. */
export interface Corpus {
  /** Sentences read. */
  readonly sentences: number;
  /** Lemmas that occur in two sentences or more. */
  readonly words: readonly string[];
  /** Sentences that hold each, shape [words]. */
  readonly counts: Float64Array;
  readonly dimension: number;
  /** Word vectors, shape [words * dimension]. */
  readonly vectors: Float32Array;
  /** Vectors of pieces of words, or of pairs of neighbours, by hash; shape [PIECES * dimension]. */
  readonly pieces?: Float32Array;
  /** What pieces are of. */
  readonly piecesOf?: "words" | "pairs";
  /** Directions that sentences share, shape [components * dimension]; see `commonComponents`. */
  readonly components?: Float32Array;
  readonly textModel?: TextModel;
}

/** A corpus with its words looked up. */
export interface CorpusReader {
  readonly dimension: number;
  /** ln(sentences / sentences with the word); of a word not seen, as of one seen once. Not negative. */
  idf(lemma: string): number;
  /** View of the word's vector, or undefined. */
  vector(lemma: string): Float32Array | undefined;
  /** Mean of the words' vectors by smooth inverse frequency, less the common directions; undefined where no word is known. */
  smoothMean(lemmas: readonly string[]): Float64Array | undefined;
  /** Mean of the vectors of words and of pairs of neighbours; undefined where no word is known. */
  plainMean(lemmas: readonly string[]): Float64Array | undefined;
  /** Vector of a whole text by the text model; undefined without one, or where no word is known. */
  text(lemmas: readonly string[]): Float64Array | undefined;
}

/** Rare words weigh up to a thousand times what the commonest do. Source: Cer et al. 2017 */
const SMOOTHNESS = 0.001;

export function readCorpus(corpus: Corpus): CorpusReader {
  const { sentences, words, counts, dimension, vectors, pieces, components, textModel } = corpus;
  const places = new Map(words.map((word, i) => [word, i]));
  const most = Math.log(Math.max(sentences, 1));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const ofPieces = pieces !== undefined && corpus.piecesOf === "words";
  const composed = new Map<string, Float32Array>();
  const idf = (lemma: string) => {
    const place = places.get(lemma);
    return place === undefined ? most : Math.log(sentences / counts[place]!);
  };
  const vector = (lemma: string) => {
    const place = places.get(lemma);
    const own =
      place === undefined ? undefined : vectors.subarray(place * dimension, (place + 1) * dimension);
    if (!ofPieces) return own;
    let known = composed.get(lemma);
    if (known === undefined) {
      known = fromPieces(lemma, own, pieces, dimension);
      composed.set(lemma, known);
    }
    return known;
  };
  /** Vectors of whole texts, by the list of their lemmas. */
  const seen = new WeakMap<readonly string[], Float64Array>();
  return {
    dimension,
    idf,
    vector,
    smoothMean: (lemmas) => {
      const weight = (lemma: string) =>
        SMOOTHNESS / (SMOOTHNESS + (counts[places.get(lemma) ?? -1] ?? 1) / total);
      const mean = meanOf(
        lemmas.flatMap((lemma) => {
          const own = vector(lemma);
          return own === undefined ? [] : [{ vector: own, weight: weight(lemma) }];
        }),
      );
      return mean === undefined || components === undefined ? mean : withoutComponents(mean, components);
    },
    plainMean: (lemmas) => {
      const known = lemmas.filter((lemma) => places.has(lemma));
      const parts = known.map((lemma) => ({ vector: vector(lemma)!, weight: 1 }));
      if (pieces !== undefined && corpus.piecesOf === "pairs")
        for (let i = 1; i < known.length; i++) {
          const at = hashed(`${known[i - 1]} ${known[i]}`) * dimension;
          parts.push({ vector: pieces.subarray(at, at + dimension), weight: 1 });
        }
      return meanOf(parts);
    },
    text: (lemmas) => {
      if (textModel === undefined) return undefined;
      let own = seen.get(lemmas);
      if (own === undefined) {
        const known = lemmas.filter((lemma) => places.has(lemma));
        if (known.length === 0) return undefined;
        own = textVector(
          textModel,
          known.map((lemma) => places.get(lemma)!),
          known.map(idf),
          counts,
        );
        seen.set(lemmas, own);
      }
      return own;
    },
  };
}

function fromPieces(
  lemma: string,
  own: Float32Array | undefined,
  pieces: Float32Array,
  dimension: number,
): Float32Array {
  const rows = piecesOf(lemma).map((piece) => pieces.subarray(piece * dimension, (piece + 1) * dimension));
  if (own !== undefined) rows.push(own);
  const out = new Float32Array(dimension);
  for (const row of rows) for (let d = 0; d < dimension; d++) out[d]! += row[d]! / rows.length;
  return out;
}

function meanOf(
  parts: readonly { readonly vector: Float32Array; readonly weight: number }[],
): Float64Array | undefined {
  if (parts.length === 0) return undefined;
  const out = new Float64Array(parts[0]!.vector.length);
  for (const { vector, weight } of parts)
    for (let d = 0; d < out.length; d++) out[d]! += (weight * vector[d]!) / parts.length;
  return out;
}

/** Of no text at all: every word weighs the same and has no vector. */
export const NO_CORPUS: Corpus = {
  sentences: Math.E,
  words: [],
  counts: new Float64Array(),
  dimension: 0,
  vectors: new Float32Array(),
};
