import { predictiveVectors } from "../words/predictive-vectors.ts";

const EPOCHS = 20;

/** Output vectors of words, learnt with a vector of each text that foretells its words: PV-DBOW. Shape [words * dimension] */
export function learnParagraphs(
  texts: readonly (readonly number[])[],
  counts: Float64Array,
  dimension: number,
): Float32Array {
  const { outputs } = predictiveVectors(
    (tell) => {
      for (const [text, ids] of texts.entries()) for (const id of ids) tell([text], id);
    },
    { rows: texts.length, counts, dimension, epochs: EPOCHS },
  );
  return outputs;
}

/** Vector that foretells a text's words best, the words' own held; from a seeded start. */
export function paragraphOf(
  { table, dimension }: { readonly table: Float32Array; readonly dimension: number },
  ids: readonly number[],
  counts: Float64Array,
): Float64Array {
  const { inputs } = predictiveVectors(
    (tell) => {
      for (const id of ids) tell([0], id);
    },
    { rows: 1, counts, dimension, epochs: EPOCHS, outputs: table },
  );
  return Float64Array.from(inputs);
}
