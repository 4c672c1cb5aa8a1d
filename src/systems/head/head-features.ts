import { cosine, type Embeddings } from "../../vectors/index.ts";

/** Features that say by themselves how close a pair is: the tier's score, the cosine. */
export const SIGNALS = 2;

/** Number of features of two vectors of a dimension. */
export function headFeatureCount(dimension: number): number {
  return SIGNALS + 2 * dimension;
}

/**
 * What a correction sees of a pair: the tier's score, the cosine of the two sentence vectors u and v, then u_k v_k and
 * |u_k - v_k| of the vectors at length 1. Symmetric in u and v, so the head's scores are too.
 *
 * @param points the tier's score, 0..5
 * @returns shape [2 + 2 dimension]; zero vectors (empty texts) give zeros after the first
 * @see Conneau et al. 2017 (InferSent), section 3.1, https://aclanthology.org/D17-1070
 */
export function headFeatures(
  points: number,
  left: Embeddings,
  i: number,
  right: Embeddings,
  j: number,
): Float64Array {
  const { dimension } = left;
  const features = new Float64Array(headFeatureCount(dimension));
  const u = i * left.dimension;
  const v = j * right.dimension;
  const [x, y] = [left.data, right.data];
  const [stretchX, stretchY] = [inverseLength(x, u, dimension), inverseLength(y, v, dimension)];
  features[0] = points;
  features[1] = cosine(left, i, right, j);
  for (let k = 0; k < dimension; k++) {
    const p = x[u + k]! * stretchX;
    const q = y[v + k]! * stretchY;
    features[SIGNALS + k] = p * q;
    features[SIGNALS + dimension + k] = Math.abs(p - q);
  }
  return features;
}

function inverseLength(data: Float32Array, start: number, dimension: number): number {
  let squares = 0;
  for (let k = start; k < start + dimension; k++) squares += data[k]! ** 2;
  return squares === 0 ? 0 : 1 / Math.sqrt(squares);
}
