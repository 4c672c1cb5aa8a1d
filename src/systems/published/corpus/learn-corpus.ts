import { type LearntText, lemmaHeads } from "../recipe-text.ts";
import { commonComponents } from "./common-components.ts";
import { type Corpus, readCorpus } from "./corpus.ts";
import { learnFactors } from "./texts/matrix-factors.ts";
import { learnParagraphs } from "./texts/paragraph-vectors.ts";
import type { TextModel, TextModelKind } from "./texts/text-model.ts";
import { learnTopics } from "./texts/topics.ts";
import { globalVectors } from "./words/global-vectors.ts";
import { latentVectors, type SparseRows } from "./words/latent-semantics.ts";
import { hashed, PIECES, piecesOf } from "./words/pieces.ts";
import { predictiveVectors } from "./words/predictive-vectors.ts";
import {
  bagExamples,
  type NumberedSentence,
  sentenceExamples,
  treeExamples,
  windowExamples,
} from "./words/word-examples.ts";

/** Words beside each other count up to this far. */
const WINDOW = 5;
/** Pairs of words seen seldom say little: their share is lessened. */
const SMOOTHING = 0.75;

/**
 * How words get vectors: "latent": singular vectors of positive pointwise mutual information; "skip-gram" and "bag":
 * word2vec's; "pieces": fastText's; "tree": skip-gram along the tree; "sentence": sent2vec's; "global": GloVe.
 */
export type WordVectorKind = "latent" | "skip-gram" | "bag" | "pieces" | "tree" | "sentence" | "global";

/** What a corpus shall hold beside words and their counts. */
export interface CorpusPlan {
  /** Numbers of a word's vector; 0, the default, for none. */
  readonly dimension?: number;
  /** "latent" by default. */
  readonly vectors?: WordVectorKind;
  readonly textModel?: TextModelKind;
  /** Numbers of a text's vector; 50 by default. */
  readonly textDimension?: number;
  /** Directions that sentences share are found, to be taken out: SIF. */
  readonly components?: boolean;
}

/**
 * Document frequencies and vectors of the lemmas of sentences. Each different sentence is read once. Seconds to a minute
 * for ten thousand sentences.
 *
 * @see Levy, Goldberg and Dagan 2015, https://doi.org/10.1162/tacl_a_00134, for the smoothing of "latent"
 */
export function learnCorpus(
  texts: readonly LearntText[],
  { dimension = 0, vectors = "latent", textModel, textDimension = 50, components = false }: CorpusPlan,
): Corpus {
  const sentences = [...new Map(texts.map((text) => [text.lemmas.join(" "), text])).values()];
  const counts = new Map<string, number>();
  for (const { lemmas } of sentences)
    for (const word of new Set(lemmas)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()].filter((word) => counts.get(word)! >= 2).sort();
  const places = new Map(words.map((word, i) => [word, i]));
  const base: Corpus = {
    sentences: sentences.length,
    words,
    counts: Float64Array.from(words, (word) => counts.get(word)!),
    dimension: Math.max(0, Math.min(dimension, words.length - 1)),
    vectors: new Float32Array(),
  };
  const numbered = () => sentences.map((text) => numberedSentence(text, places));
  const withWords = base.dimension === 0 ? base : { ...base, ...wordVectors(vectors, base, numbered) };
  const corpus = components && base.dimension > 0 ? withComponents(withWords, sentences) : withWords;
  if (textModel === undefined) return corpus;
  return { ...corpus, textModel: learnTextModel(textModel, textDimension, corpus, numbered()) };
}

function wordVectors(
  kind: WordVectorKind,
  { words, counts, dimension }: Corpus,
  numbered: () => readonly NumberedSentence[],
): Pick<Corpus, "vectors" | "pieces" | "piecesOf"> {
  const sentences = numbered();
  const learn = (examples: Parameters<typeof predictiveVectors>[0], pieces = 0) =>
    predictiveVectors(examples, { rows: words.length + pieces, counts, dimension }).inputs;
  const whole = words.length * dimension;
  switch (kind) {
    case "latent":
      return { vectors: latentVectors(mutualInformation(together(sentences, words.length)), dimension) };
    case "global":
      return { vectors: globalVectors(together(sentences, words.length), dimension) };
    case "skip-gram":
      return { vectors: learn(windowExamples(sentences, (word) => [word])) };
    case "bag":
      return { vectors: learn(bagExamples(sentences)) };
    case "tree":
      return { vectors: learn(treeExamples(sentences)) };
    case "pieces": {
      const rows = words.map((word, i) => [i, ...piecesOf(word).map((piece) => words.length + piece)]);
      const inputs = learn(
        windowExamples(sentences, (word) => rows[word]!),
        PIECES,
      );
      return { vectors: inputs.slice(0, whole), pieces: inputs.slice(whole), piecesOf: "words" };
    }
    case "sentence": {
      const rowOf = (x: number, y: number) => words.length + hashed(`${words[x]} ${words[y]}`);
      const inputs = learn(sentenceExamples(sentences, rowOf), PIECES);
      return { vectors: inputs.slice(0, whole), pieces: inputs.slice(whole), piecesOf: "pairs" };
    }
  }
}

function withComponents(corpus: Corpus, sentences: readonly LearntText[]): Corpus {
  const reader = readCorpus(corpus);
  const means = sentences.flatMap(({ lemmas }) => reader.smoothMean(lemmas) ?? []);
  return { ...corpus, components: commonComponents(means, corpus.dimension) };
}

function learnTextModel(
  kind: TextModelKind,
  dimension: number,
  { words, counts, sentences }: Corpus,
  numbered: readonly NumberedSentence[],
): TextModel {
  const texts = numbered.map(({ ids }) => ids.filter((id) => id >= 0));
  switch (kind) {
    case "paragraph":
      return { kind, dimension, table: learnParagraphs(texts, counts, dimension) };
    case "topics":
      return { kind, dimension, table: learnTopics(texts, words.length, dimension) };
    case "factors": {
      const cells = texts.map((at) => ({ at, values: at.map((id) => Math.log(sentences / counts[id]!)) }));
      return { kind, dimension, table: learnFactors(cells, words.length, dimension) };
    }
  }
}

function numberedSentence(text: LearntText, places: ReadonlyMap<string, number>): NumberedSentence {
  return { ids: text.lemmas.map((lemma) => places.get(lemma) ?? -1), heads: lemmaHeads(text) };
}

/** How often words stand within five words of each other, near ones counting more. */
function together(sentences: readonly NumberedSentence[], words: number): SparseRows {
  const rows = Array.from({ length: words }, () => new Map<number, number>());
  for (const { ids } of sentences) {
    for (const [i, x] of ids.entries()) {
      if (x < 0) continue;
      for (let j = Math.max(0, i - WINDOW); j <= Math.min(ids.length - 1, i + WINDOW); j++) {
        const y = ids[j]!;
        if (j !== i && y >= 0) rows[x]!.set(y, (rows[x]!.get(y) ?? 0) + 1 / Math.abs(i - j));
      }
    }
  }
  const starts = new Int32Array(words + 1);
  const [at, values]: [number[], number[]] = [[], []];
  for (const [x, row] of rows.entries()) {
    for (const [y, count] of row) {
      at.push(y);
      values.push(count);
    }
    starts[x + 1] = at.length;
  }
  return { columns: words, starts, at: Int32Array.from(at), values: Float64Array.from(values) };
}

function mutualInformation(counted: SparseRows): SparseRows {
  const rows = counted.starts.length - 1;
  const sums = Array.from({ length: rows }, (_, x) => {
    let sum = 0;
    for (let k = counted.starts[x]!; k < counted.starts[x + 1]!; k++) sum += counted.values[k]!;
    return sum;
  });
  const total = sums.reduce((sum, value) => sum + value, 0);
  const smooth = sums.map((sum) => sum ** SMOOTHING);
  const smoothTotal = smooth.reduce((sum, value) => sum + value, 0);
  const starts = new Int32Array(rows + 1);
  const [at, values]: [number[], number[]] = [[], []];
  for (let x = 0; x < rows; x++) {
    for (let k = counted.starts[x]!; k < counted.starts[x + 1]!; k++) {
      const y = counted.at[k]!;
      const information = Math.log(
        counted.values[k]! / total / ((sums[x]! / total) * (smooth[y]! / smoothTotal)),
      );
      if (information <= 0) continue;
      at.push(y);
      values.push(information);
    }
    starts[x + 1] = at.length;
  }
  return { columns: rows, starts, at: Int32Array.from(at), values: Float64Array.from(values) };
}
