import type { Upos } from "../../../analysis/index.ts";
import type { RecipeText } from "../recipe-text.ts";
import type { FeatureFamily, FeatureTools } from "./family.ts";
import { cosine } from "./vector-comparison.ts";

/** A word of a text with its vector. */
interface VectorWord {
  readonly vector: Float32Array;
  readonly length: number;
  readonly weight: number;
  readonly content: boolean;
  readonly upos: Upos;
}

const COLUMNS = [
  "sum-cosine",
  "weighted-cosine",
  "content-cosine",
  "pooled-cosine",
  "manhattan",
  "euclidean",
  "bray-curtis",
  "best-match",
  "weighted-best-match",
  "content-best-match",
  "least-match",
  "nouns",
  "verbs",
] as const;

/**
 * D4, D5, D7, D8, D9, A8: cosines of summed, idf-weighted and content words' vectors, of their mean, minimum and maximum
 * joined, distances of the unit-length sums, and how well each word's nearest in the other text fits.
 */
function vectorFamily(
  name: string,
  look: (form: string, lemma: string, tools: FeatureTools) => Float32Array | undefined,
  uses: Pick<FeatureFamily, "usesCorpus" | "usesTokenVectors">,
): FeatureFamily {
  return {
    name,
    version: 1,
    columns: COLUMNS,
    ...uses,
    compute: (a, b, tools) => {
      const wordsOf = ({ aligner }: RecipeText): VectorWord[] =>
        aligner.words.flatMap(({ form, lemma, wordClass, upos }) => {
          const vector = wordClass === "punctuation" ? undefined : look(form, lemma, tools);
          if (vector === undefined) return [];
          const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
          if (length === 0) return [];
          return [
            { vector, length, weight: tools.corpus.idf(lemma), content: wordClass === "content", upos },
          ];
        });
      return compare(wordsOf(a), wordsOf(b));
    },
  };
}

/** By the word vectors learnt from the recipe's own training sentences: latent semantic ones unless it says otherwise. */
export const latentVectors = vectorFamily("latent-vectors", (_, lemma, { corpus }) => corpus.vector(lemma), {
  usesCorpus: "vectors",
});

/** By the token vectors of the tier `fast`. */
export const tokenVectors = vectorFamily("token-vectors", (form, _, { tokenVector }) => tokenVector?.(form), {
  usesCorpus: "counts",
  usesTokenVectors: true,
});

function compare(a: readonly VectorWord[], b: readonly VectorWord[]): Float64Array {
  const out = new Float64Array(COLUMNS.length);
  if (a.length === 0 || b.length === 0) return out;
  const unit = () => 1;
  const weight = (word: VectorWord) => word.weight;
  const content = (word: VectorWord) => Number(word.content);
  const [x, y] = [sum(a, unit), sum(b, unit)];
  const [nouns, verbs] = [tagged(["NOUN", "PROPN"]), tagged(["VERB"])];
  const [u, v] = [unitLength(x), unitLength(y)];
  let [manhattan, euclidean, above, below] = [0, 0, 0, 0];
  for (let d = 0; d < u.length; d++) {
    manhattan += Math.abs(u[d]! - v[d]!);
    euclidean += (u[d]! - v[d]!) ** 2;
    above += Math.abs(x[d]! - y[d]!);
    below += Math.abs(x[d]! + y[d]!);
  }
  const matches = [bestMatches(a, b), bestMatches(b, a)] as const;
  out.set([
    cosine(x, y),
    cosine(sum(a, weight), sum(b, weight)),
    cosine(sum(a, content), sum(b, content)),
    cosine(pooled(a), pooled(b)),
    -manhattan / Math.sqrt(u.length),
    -Math.sqrt(euclidean),
    below === 0 ? 0 : -above / below,
    (mean(a, matches[0], unit) + mean(b, matches[1], unit)) / 2,
    (mean(a, matches[0], weight) + mean(b, matches[1], weight)) / 2,
    (mean(a, matches[0], content) + mean(b, matches[1], content)) / 2,
    leastContent(a, matches[0], b, matches[1]),
    cosine(sum(a, nouns), sum(b, nouns)),
    cosine(sum(a, verbs), sum(b, verbs)),
  ]);
  return out;
}

function tagged(tags: readonly Upos[]): (word: VectorWord) => number {
  return ({ upos }) => Number(tags.includes(upos));
}

function sum(words: readonly VectorWord[], weight: (word: VectorWord) => number): Float64Array {
  const out = new Float64Array(words[0]!.vector.length);
  for (const word of words) {
    const own = weight(word);
    if (own !== 0) for (let d = 0; d < out.length; d++) out[d]! += own * word.vector[d]!;
  }
  return out;
}

/** Mean, minimum and maximum of each coordinate, joined. */
function pooled(words: readonly VectorWord[]): Float64Array {
  const d = words[0]!.vector.length;
  const out = new Float64Array(3 * d);
  for (let k = 0; k < d; k++) {
    let [total, low, high] = [0, Infinity, -Infinity];
    for (const { vector } of words) {
      total += vector[k]!;
      low = Math.min(low, vector[k]!);
      high = Math.max(high, vector[k]!);
    }
    out[k] = total / words.length;
    out[d + k] = low;
    out[2 * d + k] = high;
  }
  return out;
}

/** Greatest cosine of each word with a word of the other text. */
function bestMatches(words: readonly VectorWord[], others: readonly VectorWord[]): Float64Array {
  return Float64Array.from(words, ({ vector, length }) => {
    let best = -1;
    for (const other of others) {
      let dot = 0;
      for (let d = 0; d < vector.length; d++) dot += vector[d]! * other.vector[d]!;
      best = Math.max(best, dot / (length * other.length));
    }
    return best;
  });
}

function mean(
  words: readonly VectorWord[],
  values: Float64Array,
  weight: (word: VectorWord) => number,
): number {
  let [total, weights] = [0, 0];
  for (const [i, word] of words.entries()) {
    total += weight(word) * values[i]!;
    weights += weight(word);
  }
  return weights === 0 ? 0 : total / weights;
}

/** Of the content word that fits worst. */
function leastContent(
  a: readonly VectorWord[],
  matchA: Float64Array,
  b: readonly VectorWord[],
  matchB: Float64Array,
): number {
  const own = [
    ...a.map((word, i) => (word.content ? matchA[i]! : 1)),
    ...b.map((word, i) => (word.content ? matchB[i]! : 1)),
  ];
  return Math.min(...own);
}

function unitLength(vector: Float64Array): Float64Array {
  const length = Math.sqrt(vector.reduce((total, value) => total + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}
