import { KernelPlaces, startKernel } from "../../wasm-kernel.ts";
import { ROW_PRODUCTS } from "./row-products-binary.ts";

/** A table of rows: shape [count, dimension], row-major. */
export interface Rows {
  readonly data: Float32Array;
  readonly dimension: number;
}

/** Rows of either table that are taken at once at most. */
export const MOST_ROWS = 64;

/** Some rows of one table and some of another: `from` up to, not with, `to`; `MOST_ROWS` of each at most. */
export interface Tile {
  readonly fromLeft: number;
  readonly toLeft: number;
  readonly fromRight: number;
  readonly toRight: number;
}

/** Products of the rows of two tables, x_i . y_j. */
export interface RowProducts {
  /**
   * Shape [rows, stride], of whose columns the first belong to the rows of the right; good until the next call, of whichever
   * tables. Four sums of every fourth number, p + q + r + s, and rests to p, in floats of 64 bits.
   */
  of(tile: Tile): Products;
}

export interface Products {
  readonly values: Float64Array;
  readonly stride: number;
}

/** O(rows x rows x dimension); in WebAssembly four numbers in two cycles of the processor, the same bits without. */
export function rowProducts(left: Rows, right: Rows): RowProducts {
  return simdProducts(left, right) ?? plainProducts(left, right);
}

/** In plain JavaScript. */
export function plainProducts({ data: x, dimension }: Rows, { data: y }: Rows): RowProducts {
  const values = new Float64Array(MOST_ROWS ** 2);
  return {
    of({ fromLeft, toLeft, fromRight, toRight }) {
      for (let i = fromLeft; i < toLeft; i++) {
        const line = (i - fromLeft) * MOST_ROWS - fromRight;
        for (let j = fromRight; j < toRight; j++) {
          values[line + j] = product(x, i * dimension, y, j * dimension, dimension);
        }
      }
      return { values, stride: MOST_ROWS };
    },
  };
}

/** Product of two rows that begin at `a` and `b`. */
export function product(x: Float32Array, a: number, y: Float32Array, b: number, dimension: number): number {
  let [p, q, r, s] = [0, 0, 0, 0];
  const end = a + dimension;
  for (; a + 3 < end; a += 4, b += 4) {
    p += x[a]! * y[b]!;
    q += x[a + 1]! * y[b + 1]!;
    r += x[a + 2]! * y[b + 2]!;
    s += x[a + 3]! * y[b + 3]!;
  }
  for (; a < end; a++, b++) p += x[a]! * y[b]!;
  return p + q + r + s;
}

/** The functions of row-products.wat, with their parameters' names there; places and lengths in bytes but where said. */
interface Functions {
  /** @param count of numbers */
  widen(from: number, count: number, to: number): void;
  /** @param n of rows, as `m` */
  products(x: number, n: number, y: number, m: number, bytes: number, to: number): void;
}

/**
 * @returns undefined where there is no WebAssembly (`startKernel`), and for rows that are no multiple of 4 numbers
 */
export function simdProducts(left: Rows, right: Rows): RowProducts | undefined {
  const kernel = kernelOf(left.dimension);
  if (kernel === undefined) return undefined;
  const tables = { id: ++made, left, right };
  return { of: (tile) => kernel(tables, tile) };
}

/** Two tables with a number of their own. */
interface Tables {
  readonly id: number;
  readonly left: Rows;
  readonly right: Rows;
}

let made = 0;

type Kernel = (tables: Tables, tile: Tile) => Products;

/** Kernels by dimension: a system has two or three. Beyond, all are let go of, which costs time and changes nothing. */
const MOST_KERNELS = 8;
const kernels = new Map<number, Kernel | undefined>();

function kernelOf(dimension: number): Kernel | undefined {
  if (!kernels.has(dimension)) {
    if (kernels.size >= MOST_KERNELS) kernels.clear();
    kernels.set(dimension, startProducts(dimension));
  }
  return kernels.get(dimension);
}

function startProducts(dimension: number): Kernel | undefined {
  if (dimension === 0 || dimension % 4 !== 0) return undefined;
  const places = new KernelPlaces();
  const numbers = MOST_ROWS * dimension;
  const narrowAt = places.reserve(numbers * 4);
  const [xAt, yAt] = [places.reserve(numbers * 8), places.reserve(numbers * 8)];
  const valuesAt = places.reserve(MOST_ROWS ** 2 * 8);
  const started = startKernel<Functions>(ROW_PRODUCTS, places.bytes);
  if (started === undefined) return undefined;
  const { buffer, functions } = started;
  const narrow = new Float32Array(buffer, narrowAt, numbers);
  const values = new Float64Array(buffer, valuesAt, MOST_ROWS ** 2);
  const load = ({ data }: Rows, from: number, to: number, at: number) => {
    narrow.set(data.subarray(from * dimension, to * dimension));
    functions.widen(narrowAt, (to - from) * dimension, at);
  };
  // Rows of the left stay while those of the right pass by.
  let loaded = { id: 0, from: 0, to: 0 };
  return ({ id, left, right }, { fromLeft, toLeft, fromRight, toRight }) => {
    if (loaded.id !== id || loaded.from !== fromLeft || loaded.to !== toLeft) {
      load(left, fromLeft, toLeft, xAt);
      loaded = { id, from: fromLeft, to: toLeft };
    }
    load(right, fromRight, toRight, yAt);
    // Two rows at a time: of an odd number the last has one beside it that nobody reads.
    const [n, m] = [even(toLeft - fromLeft), even(toRight - fromRight)];
    if (n > 0 && m > 0) functions.products(xAt, n, yAt, m, dimension * 8, valuesAt);
    return { values, stride: m };
  };
}

function even(count: number): number {
  return count + (count & 1);
}
