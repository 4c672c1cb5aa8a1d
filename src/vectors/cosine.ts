import type { Embeddings } from "./encoder.ts";

/**
 * Cosine of row i of `left` and row j of `right`, in -1..1; 0 where a row is zero (an empty text). Rows need not
 * be normalised. O(dimension).
 */
export function cosine(left: Embeddings, i: number, right: Embeddings, j: number): number {
  const { dimension } = left;
  const x = left.data;
  const y = right.data;
  let dot = 0;
  let xx = 0;
  let yy = 0;
  for (let d = 0, a = i * dimension, b = j * dimension; d < dimension; d++, a++, b++) {
    const u = x[a]!;
    const v = y[b]!;
    dot += u * v;
    xx += u * u;
    yy += v * v;
  }
  if (xx === 0 || yy === 0) return 0;
  return Math.max(-1, Math.min(1, dot / Math.sqrt(xx * yy)));
}

/** Rows of both sides that are compared while they are in the processor's cache. */
const TILE = 32;

/**
 * All cosines of the rows of `left` with those of `right`, shape [left.count, right.count], row-major. The same
 * values as `cosine` gives pair by pair. O(left x right x dimension), in tiles.
 */
export function cosineMatrix(left: Embeddings, right: Embeddings): Float64Array {
  const result = new Float64Array(left.count * right.count);
  for (let i0 = 0; i0 < left.count; i0 += TILE) {
    const i1 = Math.min(left.count, i0 + TILE);
    for (let j0 = 0; j0 < right.count; j0 += TILE) {
      const j1 = Math.min(right.count, j0 + TILE);
      for (let i = i0; i < i1; i++) {
        for (let j = j0; j < j1; j++) result[i * right.count + j] = cosine(left, i, right, j);
      }
    }
  }
  return result;
}
