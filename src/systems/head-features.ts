import { cosine, type Embeddings } from "../vectors/index.ts";

/**
 * What a correction sees of two sentence vectors u and v: their cosine, then u_k v_k and |u_k - v_k| of the vectors at
 * length 1. Symmetric in u and v, so the head's scores are too.
 *
 * @param dimension of the encoder's vectors: those of `left` and `right` begin with them
 * @param value their cosine, where it is known
 * @returns shape [1 + 2 dimension]; zero vectors (empty texts) give zeros
 * @see Conneau et al. 2017 (InferSent), section 3.1, https://aclanthology.org/D17-1070
 */
export function headFeatures(
  dimension: number,
  left: Embeddings,
  i: number,
  right: Embeddings,
  j: number,
  value = cosine(left, i, right, j),
): Float64Array {
  const features = new Float64Array(1 + 2 * dimension);
  const u = i * left.dimension;
  const v = j * right.dimension;
  const [x, y] = [left.data, right.data];
  const [stretchX, stretchY] = [inverseLength(x, u, dimension), inverseLength(y, v, dimension)];
  features[0] = value;
  for (let k = 0; k < dimension; k++) {
    const p = x[u + k]! * stretchX;
    const q = y[v + k]! * stretchY;
    features[1 + k] = p * q;
    features[1 + dimension + k] = Math.abs(p - q);
  }
  return features;
}

function inverseLength(data: Float32Array, start: number, dimension: number): number {
  let squares = 0;
  for (let k = start; k < start + dimension; k++) squares += data[k]! ** 2;
  return squares === 0 ? 0 : 1 / Math.sqrt(squares);
}
