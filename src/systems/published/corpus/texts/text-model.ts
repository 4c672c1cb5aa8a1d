import { factorsOf } from "./matrix-factors.ts";
import { paragraphOf } from "./paragraph-vectors.ts";
import { topicsOf } from "./topics.ts";

/** How whole texts get vectors: PV-DBOW, topics of LDA, or factors of a weighted matrix factorisation. */
export type TextModelKind = "paragraph" | "topics" | "factors";

/** What is learnt of each word to give texts vectors. */
export interface TextModel {
  readonly kind: TextModelKind;
  readonly dimension: number;
  /** Shape [words * dimension]: output vectors, shares of topics, or factors of each word. */
  readonly table: Float32Array;
}

/**
 * Vector of a text, of words by number: of one seen in training or not, the same each time.
 * @param weights idf of each word, shape [ids]
 * @param counts how often each word of the corpus occurs, shape [words]
 */
export function textVector(
  model: TextModel,
  ids: readonly number[],
  weights: readonly number[],
  counts: Float64Array,
): Float64Array {
  switch (model.kind) {
    case "paragraph":
      return paragraphOf(model, ids, counts);
    case "topics":
      return topicsOf(model, ids);
    case "factors":
      return factorsOf(model, ids, weights);
  }
}
