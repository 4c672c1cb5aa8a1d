import { seededRandom } from "../../../../stats/index.ts";

/** A sparse matrix by rows: columns and values of row i stand at starts[i] up to starts[i + 1]. */
export interface SparseRows {
  readonly columns: number;
  readonly starts: Int32Array;
  readonly at: Int32Array;
  readonly values: Float64Array;
}

/**
 * Left singular vectors of a matrix, times the square root of their singular values: rows as vectors of few numbers. By
 * subspace iteration from a seeded start. O(rounds (nonzeros + (rows + columns) dimension) dimension)
 *
 * @returns shape [rows * dimension]
 * @see Deerwester et al. 1990; Halko, Martinsson and Tropp 2011, https://doi.org/10.1137/090771806, algorithm 4.4
 */
export function latentVectors(matrix: SparseRows, dimension: number, rounds = 4): Float32Array {
  const rows = matrix.starts.length - 1;
  const random = seededRandom(1);
  let right: Float64Array[] = Array.from({ length: dimension }, () =>
    Float64Array.from({ length: matrix.columns }, () => random.normal()),
  );
  let left: Float64Array[] = [];
  let sizes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    left = right.map((vector) => times(matrix, rows, vector));
    orthonormalise(left);
    right = left.map((vector) => transposedTimes(matrix, rows, vector));
    // Before another round it may wait: the left ones are made so next, and come out the same.
    if (round === rounds - 1) sizes = orthonormalise(right);
  }
  const out = new Float32Array(rows * dimension);
  for (let d = 0; d < dimension; d++) {
    const scale = Math.sqrt(sizes[d]!);
    for (let i = 0; i < rows; i++) out[i * dimension + d] = scale * left[d]![i]!;
  }
  return out;
}

function times({ starts, at, values }: SparseRows, rows: number, vector: Float64Array): Float64Array {
  const out = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    let sum = 0;
    for (let k = starts[i]!; k < starts[i + 1]!; k++) sum += values[k]! * vector[at[k]!]!;
    out[i] = sum;
  }
  return out;
}

function transposedTimes(
  { columns, starts, at, values }: SparseRows,
  rows: number,
  vector: Float64Array,
): Float64Array {
  const out = new Float64Array(columns);
  for (let i = 0; i < rows; i++) {
    const own = vector[i]!;
    if (own !== 0) for (let k = starts[i]!; k < starts[i + 1]!; k++) out[at[k]!]! += values[k]! * own;
  }
  return out;
}

/** In place, by Gram and Schmidt done twice; what was left of each vector's length. */
function orthonormalise(vectors: readonly Float64Array[]): number[] {
  return vectors.map((vector, d) => {
    for (let pass = 0; pass < 2; pass++) {
      for (let e = 0; e < d; e++) {
        const other = vectors[e]!;
        let part = 0;
        for (let i = 0; i < vector.length; i++) part += vector[i]! * other[i]!;
        for (let i = 0; i < vector.length; i++) vector[i]! -= part * other[i]!;
      }
    }
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
    if (length > 1e-12) for (let i = 0; i < vector.length; i++) vector[i]! /= length;
    else vector.fill(0);
    return length;
  });
}
