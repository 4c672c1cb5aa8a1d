import type { ReadText } from "../words/read-text.ts";

/** One side of a candidate: the tokens of one chunk, or of several that go together. */
export interface ChunkSide {
  readonly text: ReadText;
  /** Token numbers from 0, ascending. */
  readonly tokens: readonly number[];
  /** Its vector in the sentence encoder's space, of length 1. */
  readonly vector: Float32Array;
}

/** Several chunks of one text as one: their tokens, and the mean of their vectors by number of tokens. */
export function joinSides(sides: readonly ChunkSide[]): ChunkSide {
  const [first] = sides;
  if (sides.length === 1) return first!;
  const vector = new Float32Array(first!.vector.length);
  for (const side of sides)
    for (let d = 0; d < vector.length; d++) vector[d]! += side.tokens.length * side.vector[d]!;
  const tokens = sides.flatMap((side) => side.tokens).sort((x, y) => x - y);
  return { text: first!.text, tokens, vector: unit(vector) };
}

/** A vector at length 1; zeros stay. */
export function unit(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  return square === 0 ? vector : vector.map((value) => value / Math.sqrt(square));
}
