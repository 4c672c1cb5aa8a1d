import { KernelPlaces, startKernel } from "../../wasm-kernel.ts";
import type { KeptProducts, Matrix } from "./matrix.ts";
import { MATRIX_PRODUCTS } from "./matrix-products-binary.ts";

/** Numbers of each side of a product at once, and of all weights with their derivatives. */
const [SIDE, WEIGHTS] = [1 << 15, 1 << 19];

/** The functions of matrix-products.wat, with their parameters' names there. */
interface Functions {
  addProduct(out: number, x: number, w: number, n: number, d: number, h: number): void;
  addProductTransposed(out: number, g: number, w: number, n: number, d: number, h: number): void;
  addOuter(w: number, x: number, g: number, n: number, d: number, h: number): void;
}

/** Products with weights that are kept in WebAssembly's memory: the same bits as in plain JavaScript, three times as fast. */
export class ProductKernel implements KeptProducts {
  readonly #functions: Functions;
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  readonly #weights: Float64Array;
  #used = 0;

  private constructor(buffer: ArrayBuffer, functions: Functions, places: readonly [number, number, number]) {
    this.#functions = functions;
    this.#left = new Float64Array(buffer, places[0], SIDE);
    this.#right = new Float64Array(buffer, places[1], SIDE);
    this.#weights = new Float64Array(buffer, places[2], WEIGHTS);
  }

  /** @returns undefined where there is no WebAssembly (`startKernel`) */
  static start(): ProductKernel | undefined {
    const places = new KernelPlaces();
    const at = [SIDE, SIDE, WEIGHTS].map((numbers) => places.reserve(numbers * 8));
    const started = startKernel<Functions>(MATRIX_PRODUCTS, places.bytes);
    return started && new ProductKernel(started.buffer, started.functions, [at[0]!, at[1]!, at[2]!]);
  }

  /** A matrix of zeros in this memory; undefined where it has no room left, or for columns of an odd count. */
  matrix(rows: number, columns: number): Matrix | undefined {
    const count = rows * columns;
    if (columns % 2 !== 0 || Math.max(rows, columns) > SIDE || this.#used + 2 * count > WEIGHTS)
      return undefined;
    const [data, grad] = [0, count].map((from) =>
      this.#weights.subarray(this.#used + from, this.#used + from + count),
    );
    this.#used += 2 * count;
    return { rows, columns, data: data!, grad: grad!, kernel: this };
  }

  addProduct(out: Float64Array, outAt: number, x: Float64Array, xAt: number, w: Matrix, n: number): void {
    const { rows: d, columns: h, data } = w;
    this.#inParts(n, d, h, (from, count) => {
      this.#load(this.#left, x, xAt + from * d, count * d);
      this.#load(this.#right, out, outAt + from * h, count * h);
      this.#functions.addProduct(this.#right.byteOffset, this.#left.byteOffset, data.byteOffset, count, d, h);
      this.#unload(this.#right, out, outAt + from * h, count * h);
    });
  }

  addProductTransposed(
    out: Float64Array,
    outAt: number,
    g: Float64Array,
    gAt: number,
    w: Matrix,
    n: number,
  ): void {
    const { rows: d, columns: h, data } = w;
    this.#inParts(n, d, h, (from, count) => {
      this.#load(this.#left, g, gAt + from * h, count * h);
      this.#load(this.#right, out, outAt + from * d, count * d);
      const [to, slopes] = [this.#right.byteOffset, this.#left.byteOffset];
      this.#functions.addProductTransposed(to, slopes, data.byteOffset, count, d, h);
      this.#unload(this.#right, out, outAt + from * d, count * d);
    });
  }

  addOuter(w: Matrix, x: Float64Array, g: Float64Array, n: number): void {
    const { rows: d, columns: h, grad } = w;
    this.#inParts(n, d, h, (from, count) => {
      this.#load(this.#left, x, from * d, count * d);
      this.#load(this.#right, g, from * h, count * h);
      this.#functions.addOuter(grad.byteOffset, this.#left.byteOffset, this.#right.byteOffset, count, d, h);
    });
  }

  /** As many rows at once as have room; parts of four, which are added together. */
  #inParts(n: number, d: number, h: number, each: (from: number, count: number) => void): void {
    const most = Math.max(1, Math.floor(SIDE / Math.max(d, h)) & ~3);
    for (let from = 0; from < n; from += most) each(from, Math.min(most, n - from));
  }

  #load(to: Float64Array, from: Float64Array, at: number, count: number): void {
    for (let k = 0; k < count; k++) to[k] = from[at + k]!;
  }

  #unload(from: Float64Array, to: Float64Array, at: number, count: number): void {
    for (let k = 0; k < count; k++) to[at + k] = from[k]!;
  }
}
