import type { Tell } from "./predictive-vectors.ts";

/** Words by number in each sentence, -1 for one that is not kept; and for each word that of its head in the tree, -1 for none. */
export interface NumberedSentence {
  readonly ids: readonly number[];
  readonly heads: readonly number[];
}

const WINDOW = 5;

/** Skip-gram: each word foretells each within five words of it. @param rowsOf rows of inputs that a word stands for */
export function windowExamples(
  sentences: readonly NumberedSentence[],
  rowsOf: (word: number) => ArrayLike<number>,
): (tell: Tell) => void {
  return (tell) => {
    for (const { ids } of sentences)
      for (const [i, word] of ids.entries()) {
        if (word < 0) continue;
        for (let j = Math.max(0, i - WINDOW); j <= Math.min(ids.length - 1, i + WINDOW); j++)
          if (j !== i && ids[j]! >= 0) tell(rowsOf(word), ids[j]!);
      }
  };
}

/** Continuous bag of words: all within five words of a word foretell it. */
export function bagExamples(sentences: readonly NumberedSentence[]): (tell: Tell) => void {
  return (tell) => {
    for (const { ids } of sentences)
      for (const [i, word] of ids.entries()) {
        if (word < 0) continue;
        const around = ids.slice(Math.max(0, i - WINDOW), i + WINDOW + 1);
        around.splice(Math.min(i, WINDOW), 1);
        const known = around.filter((id) => id >= 0);
        if (known.length > 0) tell(known, word);
      }
  };
}

/** Each word foretells its head, and the words that hang on it or on its head with it: constituents, as far as a tree has them. */
export function treeExamples(sentences: readonly NumberedSentence[]): (tell: Tell) => void {
  return (tell) => {
    for (const { ids, heads } of sentences)
      for (const [i, word] of ids.entries()) {
        if (word < 0) continue;
        for (const [j, other] of ids.entries()) {
          const near = heads[i] === j || heads[j] === i || (heads[i]! >= 0 && heads[i] === heads[j]);
          if (j !== i && other >= 0 && near) tell([word], other);
        }
      }
  };
}

/** sent2vec: all other words of the sentence, and its pairs of neighbours without the word, foretell it. */
export function sentenceExamples(
  sentences: readonly NumberedSentence[],
  rowOfPair: (left: number, right: number) => number,
): (tell: Tell) => void {
  return (tell) => {
    for (const { ids } of sentences) {
      const known = ids.filter((id) => id >= 0);
      for (const [i, word] of known.entries()) {
        const rows = known.filter((_, j) => j !== i);
        for (let j = 1; j < known.length; j++)
          if (j !== i && j - 1 !== i) rows.push(rowOfPair(known[j - 1]!, known[j]!));
        if (rows.length > 0) tell(rows, word);
      }
    }
  };
}
