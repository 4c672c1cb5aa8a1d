import { cosine, type Embeddings } from "../vectors/index.ts";

/** Number of features of two vectors of a dimension. */
export function headFeatureCount(dimension: number): number {
  return 1 + 2 * dimension;
}

/**
 * What a head sees of two sentence vectors u and v: their cosine, then u_k v_k and |u_k - v_k| of the vectors at
 * length 1. Symmetric in u and v, so the head's scores are too.
 *
 * @returns shape [1 + 2 dimension]; zero vectors (empty texts) give zeros
 * @see Conneau et al. 2017 (InferSent), section 3.1, https://aclanthology.org/D17-1070
 */
export function headFeatures(vectors: Embeddings, i: number, j: number): Float64Array {
  const { data, dimension } = vectors;
  const features = new Float64Array(headFeatureCount(dimension));
  const u = i * dimension;
  const v = j * dimension;
  const left = inverseLength(data, u, dimension);
  const right = inverseLength(data, v, dimension);
  features[0] = cosine(vectors, i, vectors, j);
  for (let k = 0; k < dimension; k++) {
    const x = data[u + k]! * left;
    const y = data[v + k]! * right;
    features[1 + k] = x * y;
    features[1 + dimension + k] = Math.abs(x - y);
  }
  return features;
}

function inverseLength(data: Float32Array, start: number, dimension: number): number {
  let squares = 0;
  for (let k = start; k < start + dimension; k++) squares += data[k]! ** 2;
  return squares === 0 ? 0 : 1 / Math.sqrt(squares);
}
