import { type Matrix, matrix } from "./matrix.ts";
import type { Tape } from "./tape.ts";

/** Rows as columns. */
export function transposed(tape: Tape, x: Matrix): Matrix {
  const out = matrix(x.columns, x.rows);
  const [n, d] = [x.rows, x.columns];
  for (let i = 0; i < n; i++) for (let c = 0; c < d; c++) out.data[c * n + i] = x.data[i * d + c]!;
  tape.record(() => {
    for (let i = 0; i < n; i++) for (let c = 0; c < d; c++) x.grad[i * d + c]! += out.grad[c * n + i]!;
  });
  return out;
}

/** Each row divided by its length; a row of zeros stays. */
export function unitRows(tape: Tape, x: Matrix): Matrix {
  const [n, d] = [x.rows, x.columns];
  const out = matrix(n, d);
  const lengths = Float64Array.from({ length: n }, (_, i) => lengthOf(x.data, i * d, d));
  for (let i = 0; i < n; i++)
    if (lengths[i]! > 0) for (let c = 0; c < d; c++) out.data[i * d + c] = x.data[i * d + c]! / lengths[i]!;
  tape.record(() => {
    for (let i = 0; i < n; i++) {
      if (lengths[i] === 0) continue;
      let along = 0;
      for (let c = 0; c < d; c++) along += out.grad[i * d + c]! * out.data[i * d + c]!;
      for (let c = 0; c < d; c++)
        x.grad[i * d + c]! += (out.grad[i * d + c]! - along * out.data[i * d + c]!) / lengths[i]!;
    }
  });
  return out;
}

/** Each row times its number; `weights` of shape [rows][1]. */
export function scaledRows(tape: Tape, weights: Matrix, x: Matrix): Matrix {
  const [n, d] = [x.rows, x.columns];
  const out = matrix(n, d);
  for (let i = 0; i < n; i++)
    for (let c = 0; c < d; c++) out.data[i * d + c] = weights.data[i]! * x.data[i * d + c]!;
  tape.record(() => {
    for (let i = 0; i < n; i++)
      for (let c = 0; c < d; c++) {
        x.grad[i * d + c]! += weights.data[i]! * out.grad[i * d + c]!;
        weights.grad[i]! += x.data[i * d + c]! * out.grad[i * d + c]!;
      }
  });
  return out;
}

/** Cosine, Euclidean and Manhattan distance of rows at the same place, shape [rows][3]; cosine 0 where a row is 0. */
export function rowComparisons(tape: Tape, x: Matrix, y: Matrix): Matrix {
  const [n, d] = [x.rows, x.columns];
  const out = matrix(n, 3);
  const [a, b] = [x.data, y.data];
  const lengths = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    let [dot, squares, steps] = [0, 0, 0];
    for (let k = i * d; k < (i + 1) * d; k++) {
      const apart = a[k]! - b[k]!;
      dot += a[k]! * b[k]!;
      squares += apart * apart;
      steps += Math.abs(apart);
    }
    const [left, right] = [lengthOf(a, i * d, d), lengthOf(b, i * d, d)];
    lengths[2 * i] = left;
    lengths[2 * i + 1] = right;
    out.data[3 * i] = left === 0 || right === 0 ? 0 : dot / (left * right);
    out.data[3 * i + 1] = Math.sqrt(squares);
    out.data[3 * i + 2] = steps;
  }
  tape.record(() => {
    for (let i = 0; i < n; i++) {
      const [left, right] = [lengths[2 * i]!, lengths[2 * i + 1]!];
      const [cosine, apart] = [out.data[3 * i]!, out.data[3 * i + 1]!];
      const ofCosine = left === 0 || right === 0 ? 0 : out.grad[3 * i]!;
      const ofApart = apart === 0 ? 0 : out.grad[3 * i + 1]! / apart;
      const ofSteps = out.grad[3 * i + 2]!;
      // Lengths of 1 stand in where the cosine has no part.
      const [p, q] = ofCosine === 0 ? [1, 1] : [left, right];
      for (let k = i * d; k < (i + 1) * d; k++) {
        const by = a[k]! - b[k]!;
        const straight = ofApart * by + ofSteps * Math.sign(by);
        x.grad[k]! += ofCosine * (b[k]! / (p * q) - (cosine * a[k]!) / (p * p)) + straight;
        y.grad[k]! += ofCosine * (a[k]! / (p * q) - (cosine * b[k]!) / (q * q)) - straight;
      }
    }
  });
  return out;
}

/**
 * Filters that see one dimension of a few rows: of each dimension `filters` of its own. Shape [windows][d * filters], of
 * `windows` rows as `Tape.windows` makes them, [windows][width * d]; weights [width][d * filters], bias [1][d * filters].
 */
export function dimensionFilters(tape: Tape, windows: Matrix, weights: Matrix, bias: Matrix): Matrix {
  const [n, width, columns] = [windows.rows, weights.rows, weights.columns];
  const d = windows.columns / width;
  const filters = columns / d;
  const out = matrix(n, columns);
  for (let i = 0; i < n; i++) {
    for (let c = 0; c < columns; c++) out.data[i * columns + c] = bias.data[c]!;
    for (let t = 0; t < width; t++)
      for (let c = 0; c < d; c++) {
        const value = windows.data[(i * width + t) * d + c]!;
        for (let f = c * filters; f < (c + 1) * filters; f++)
          out.data[i * columns + f]! += value * weights.data[t * columns + f]!;
      }
  }
  tape.record(() => {
    for (let i = 0; i < n; i++) {
      for (let c = 0; c < columns; c++) bias.grad[c]! += out.grad[i * columns + c]!;
      for (let t = 0; t < width; t++)
        for (let c = 0; c < d; c++) {
          const at = (i * width + t) * d + c;
          const value = windows.data[at]!;
          let sum = 0;
          for (let f = c * filters; f < (c + 1) * filters; f++) {
            const slope = out.grad[i * columns + f]!;
            sum += slope * weights.data[t * columns + f]!;
            weights.grad[t * columns + f]! += slope * value;
          }
          windows.grad[at]! += sum;
        }
    }
  });
  return out;
}

function lengthOf(values: Float64Array, from: number, count: number): number {
  let squares = 0;
  for (let k = from; k < from + count; k++) squares += values[k]! * values[k]!;
  return Math.sqrt(squares);
}
