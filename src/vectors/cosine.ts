import { checkNumber, checkRecord } from "../arguments.ts";
import type { Embeddings } from "./encoder.ts";
import { product, rowProducts, type Tile } from "./products/row-products.ts";

/**
 * Cosine of row i of `left` and row j of `right`, in -1..1; 0 where a row is zero (an empty text). Rows need not
 * be normalised. O(dimension).
 */
export function cosine(left: Embeddings, i: number, right: Embeddings, j: number): number {
  checkRecord(left, "cosine: left", "an Embeddings", ["data", "dimension"]);
  checkNumber(i, "cosine: i");
  checkRecord(right, "cosine: right", "an Embeddings", ["data", "dimension"]);
  checkNumber(j, "cosine: j");
  return cosineOf(left, i, right, j);
}

/** The same of rows that are known to be there. */
function cosineOf(left: Embeddings, i: number, right: Embeddings, j: number): number {
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

/** Cosines of the rows of two tables, for many pairs of rows: lengths are summed up once, products four at a time. */
export interface RowCosines {
  /** Of row i of the left and row j of the right; the last digits may differ from those of `cosine`. */
  of(i: number, j: number): number;
  /** The same, to the bit, of all pairs of a tile, row by row, to the beginning of `out`. A tenth of the time. */
  tile(tile: Tile, out: Float64Array): void;
}

export function rowCosines(left: Embeddings, right: Embeddings): RowCosines {
  const { dimension } = left;
  const xx = squares(left);
  const yy = right === left ? xx : squares(right);
  const from = (dot: number, i: number, j: number) => {
    const square = xx[i]! * yy[j]!;
    return square === 0 ? 0 : Math.max(-1, Math.min(1, dot / Math.sqrt(square)));
  };
  const products = rowProducts(left, right);
  return {
    of: (i, j) => from(product(left.data, i * dimension, right.data, j * dimension, dimension), i, j),
    tile(tile, out) {
      const { fromLeft, toLeft, fromRight, toRight } = tile;
      const { values, stride } = products.of(tile);
      let at = 0;
      for (let i = fromLeft; i < toLeft; i++) {
        const line = (i - fromLeft) * stride - fromRight;
        for (let j = fromRight; j < toRight; j++) out[at++] = from(values[line + j]!, i, j);
      }
    },
  };
}

function squares({ data, count, dimension }: Embeddings): Float64Array {
  const sums = new Float64Array(count);
  for (let row = 0, at = 0; row < count; row++)
    for (const end = at + dimension; at < end; at++) sums[row]! += data[at]! * data[at]!;
  return sums;
}

/** Rows of both sides that are compared while they are in the processor's cache. */
const TILE = 32;

/**
 * All cosines of the rows of `left` with those of `right`, shape [left.count, right.count], row-major. The same
 * values as `cosine` gives pair by pair. O(left x right x dimension), in tiles.
 */
export function cosineMatrix(left: Embeddings, right: Embeddings): Float64Array {
  checkRecord(left, "cosineMatrix: left", "an Embeddings", ["data", "count", "dimension"]);
  checkRecord(right, "cosineMatrix: right", "an Embeddings", ["data", "count", "dimension"]);
  const result = new Float64Array(left.count * right.count);
  for (let i0 = 0; i0 < left.count; i0 += TILE) {
    const i1 = Math.min(left.count, i0 + TILE);
    for (let j0 = 0; j0 < right.count; j0 += TILE) {
      const j1 = Math.min(right.count, j0 + TILE);
      for (let i = i0; i < i1; i++) {
        for (let j = j0; j < j1; j++) result[i * right.count + j] = cosineOf(left, i, right, j);
      }
    }
  }
  return result;
}
