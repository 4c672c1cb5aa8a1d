/** A matrix with room for the derivative of a loss by each of its numbers, both by rows. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly data: Float64Array;
  readonly grad: Float64Array;
  /** In whose memory the numbers are, so that products with them are quick. */
  readonly kernel?: KeptProducts;
}

/** Products with matrices that are kept where these are quick; see matrix-products.ts, whose functions they are. */
export interface KeptProducts {
  addProduct(out: Float64Array, outAt: number, x: Float64Array, xAt: number, w: Matrix, n: number): void;
  addProductTransposed(
    out: Float64Array,
    outAt: number,
    g: Float64Array,
    gAt: number,
    w: Matrix,
    n: number,
  ): void;
  addOuter(w: Matrix, x: Float64Array, g: Float64Array, n: number): void;
}

export function matrix(rows: number, columns: number, data = new Float64Array(rows * columns)): Matrix {
  return { rows, columns, data, grad: new Float64Array(data.length) };
}

/** The same numbers in other rows and columns. */
export function reshaped({ data, grad }: Matrix, rows: number, columns: number): Matrix {
  return { rows, columns, data, grad };
}
