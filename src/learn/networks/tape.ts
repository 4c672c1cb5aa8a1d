import { type Matrix, matrix } from "./matrix.ts";
import { addOuter, addProduct, addProductTransposed } from "./matrix-products.ts";

/**
 * Records what is reckoned with matrices, and takes derivatives backwards through it: what small networks for pairs of
 * texts need, no more. Each operation returns a new matrix; `backward` adds to `grad` of all that it hangs on.
 *
 * @see Griewank and Walther 2008, Evaluating Derivatives, chapter 3; tests compare with finite differences
 */
export class Tape {
  readonly #back: (() => void)[] = [];
  readonly #learns: boolean;

  /** @param learns whether derivatives will be asked for */
  constructor(learns = true) {
    this.#learns = learns;
  }

  /** Derivatives of all that was recorded, from those that stand in the last results; forgets the record. */
  backward(): void {
    for (let k = this.#back.length - 1; k >= 0; k--) this.#back[k]!();
    this.#back.length = 0;
  }

  /** What takes the derivatives of a result back to what it was made of; for operations that are not here. */
  record(back: () => void): void {
    if (this.#learns) this.#back.push(back);
  }

  /** Rows of a table by number, shape [numbers][columns]. */
  rowsOf(table: Matrix, numbers: ArrayLike<number>): Matrix {
    const d = table.columns;
    const out = matrix(numbers.length, d);
    for (let i = 0; i < numbers.length; i++)
      out.data.set(table.data.subarray(numbers[i]! * d, (numbers[i]! + 1) * d), i * d);
    this.record(() => {
      for (let i = 0; i < numbers.length; i++)
        for (let c = 0; c < d; c++) table.grad[numbers[i]! * d + c]! += out.grad[i * d + c]!;
    });
    return out;
  }

  /** x w + b, the bias added to every row. */
  dense(x: Matrix, weights: Matrix, bias: Matrix): Matrix {
    const [n, h] = [x.rows, weights.columns];
    const out = matrix(n, h);
    for (let i = 0; i < n; i++) out.data.set(bias.data, i * h);
    addProduct(out.data, 0, x.data, 0, weights, n);
    this.record(() => {
      const { grad } = bias;
      for (let i = 0; i < n; i++) for (let k = 0; k < h; k++) grad[k]! += out.grad[i * h + k]!;
      addOuter(weights, x.data, out.grad, n);
      addProductTransposed(x.grad, 0, out.grad, 0, weights, n);
    });
    return out;
  }

  tanh(x: Matrix): Matrix {
    const out = matrix(x.rows, x.columns);
    const [from, to] = [x.data, out.data];
    for (let k = 0; k < to.length; k++) to[k] = Math.tanh(from[k]!);
    this.record(() => {
      const [slopes, given] = [x.grad, out.grad];
      for (let k = 0; k < to.length; k++) slopes[k]! += given[k]! * (1 - to[k]! * to[k]!);
    });
    return out;
  }

  relu(x: Matrix): Matrix {
    const out = matrix(x.rows, x.columns);
    const [from, to] = [x.data, out.data];
    for (let k = 0; k < to.length; k++) to[k] = Math.max(0, from[k]!);
    this.record(() => {
      const [slopes, given] = [x.grad, out.grad];
      for (let k = 0; k < to.length; k++) if (from[k]! > 0) slopes[k]! += given[k]!;
    });
    return out;
  }

  /** |x - y| */
  distance(x: Matrix, y: Matrix): Matrix {
    const out = matrix(x.rows, x.columns);
    const [a, b, to] = [x.data, y.data, out.data];
    for (let k = 0; k < to.length; k++) to[k] = Math.abs(a[k]! - b[k]!);
    this.record(() => {
      const [left, right, given] = [x.grad, y.grad, out.grad];
      for (let k = 0; k < to.length; k++) {
        const slope = given[k]! * Math.sign(a[k]! - b[k]!);
        left[k]! += slope;
        right[k]! -= slope;
      }
    });
    return out;
  }

  /** Products of numbers at the same place. */
  times(x: Matrix, y: Matrix): Matrix {
    const out = matrix(x.rows, x.columns);
    const [a, b, to] = [x.data, y.data, out.data];
    for (let k = 0; k < to.length; k++) to[k] = a[k]! * b[k]!;
    this.record(() => {
      const [left, right, given] = [x.grad, y.grad, out.grad];
      for (let k = 0; k < to.length; k++) {
        left[k]! += given[k]! * b[k]!;
        right[k]! += given[k]! * a[k]!;
      }
    });
    return out;
  }

  /** Columns of matrices of as many rows side by side. */
  beside(parts: readonly Matrix[]): Matrix {
    const rows = parts[0]!.rows;
    const out = matrix(
      rows,
      parts.reduce((sum, part) => sum + part.columns, 0),
    );
    const move = (forward: boolean) => {
      let from = 0;
      for (const { columns, data, grad } of parts) {
        for (let i = 0; i < rows; i++)
          for (let c = 0; c < columns; c++) {
            const at = i * out.columns + from + c;
            if (forward) out.data[at] = data[i * columns + c]!;
            else grad[i * columns + c]! += out.grad[at]!;
          }
        from += columns;
      }
    };
    move(true);
    this.record(() => move(false));
    return out;
  }

  /** Rows of several matrices under each other; all of one width. */
  below(parts: readonly Matrix[]): Matrix {
    const out = matrix(
      parts.reduce((sum, part) => sum + part.rows, 0),
      parts[0]!.columns,
    );
    let at = 0;
    for (const { data } of parts) {
      out.data.set(data, at);
      at += data.length;
    }
    this.record(() => {
      let from = 0;
      for (const { grad } of parts) for (let k = 0; k < grad.length; k++) grad[k]! += out.grad[from++]!;
    });
    return out;
  }

  /** Each `width` rows that follow each other as one; shorter matrices are filled with zeros. */
  windows(x: Matrix, width: number): Matrix {
    const d = x.columns;
    const out = matrix(Math.max(1, x.rows - width + 1), width * d);
    for (let i = 0; i < out.rows; i++)
      out.data.set(x.data.subarray(i * d, Math.min(x.rows, i + width) * d), i * out.columns);
    this.record(() => {
      for (let i = 0; i < out.rows; i++)
        for (let k = 0; k < Math.min(width, x.rows - i) * d; k++)
          x.grad[i * d + k]! += out.grad[i * out.columns + k]!;
    });
    return out;
  }

  meanRow(x: Matrix): Matrix {
    const weights = matrix(x.rows, 1, new Float64Array(x.rows).fill(1 / x.rows));
    return this.weighted(weights, x);
  }

  /** Sum of rows, each times its weight; weights of shape [rows][1]. */
  weighted(weights: Matrix, x: Matrix): Matrix {
    const d = x.columns;
    const out = matrix(1, d);
    for (let i = 0; i < x.rows; i++)
      for (let c = 0; c < d; c++) out.data[c]! += weights.data[i]! * x.data[i * d + c]!;
    this.record(() => {
      for (let i = 0; i < x.rows; i++)
        for (let c = 0; c < d; c++) {
          x.grad[i * d + c]! += weights.data[i]! * out.grad[c]!;
          weights.grad[i]! += x.data[i * d + c]! * out.grad[c]!;
        }
    });
    return out;
  }

  /** Greatest of each column. */
  maxRow(x: Matrix): Matrix {
    return this.#bestRow(x, 1);
  }

  /** Least of each column. */
  minRow(x: Matrix): Matrix {
    return this.#bestRow(x, -1);
  }

  /** All numbers as shares of 1, by their exponentials. */
  softmax(x: Matrix): Matrix {
    const top = x.data.reduce((most, value) => Math.max(most, value), -Infinity);
    const raised = x.data.map((value) => Math.exp(value - top));
    const sum = raised.reduce((all, value) => all + value, 0);
    const out = matrix(
      x.rows,
      x.columns,
      raised.map((value) => value / sum),
    );
    this.record(() => {
      let dot = 0;
      for (let k = 0; k < out.data.length; k++) dot += out.grad[k]! * out.data[k]!;
      for (let k = 0; k < out.data.length; k++) x.grad[k]! += out.data[k]! * (out.grad[k]! - dot);
    });
    return out;
  }

  /** Cosine of two rows, shape [1][1]; 0 where one is 0. */
  cosine(x: Matrix, y: Matrix): Matrix {
    const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, k) => sum + value * b[k]!, 0);
    const [xx, yy] = [Math.sqrt(dot(x.data, x.data)), Math.sqrt(dot(y.data, y.data))];
    const value = xx === 0 || yy === 0 ? 0 : dot(x.data, y.data) / (xx * yy);
    const out = matrix(1, 1, Float64Array.of(value));
    this.record(() => {
      if (xx === 0 || yy === 0) return;
      const slope = out.grad[0]!;
      for (let k = 0; k < x.data.length; k++) {
        x.grad[k]! += slope * (y.data[k]! / (xx * yy) - (value * x.data[k]!) / (xx * xx));
        y.grad[k]! += slope * (x.data[k]! / (xx * yy) - (value * y.data[k]!) / (yy * yy));
      }
    });
    return out;
  }

  /** @param sign 1 for the greatest, -1 for the least */
  #bestRow(x: Matrix, sign: 1 | -1): Matrix {
    const d = x.columns;
    const out = matrix(1, d, x.data.slice(0, d));
    const [values, best] = [x.data, out.data];
    const from = new Int32Array(d);
    for (let i = 1; i < x.rows; i++)
      for (let c = 0; c < d; c++)
        if (sign * values[i * d + c]! > sign * best[c]!) {
          best[c] = values[i * d + c]!;
          from[c] = i;
        }
    this.record(() => {
      for (let c = 0; c < d; c++) x.grad[from[c]! * d + c]! += out.grad[c]!;
    });
    return out;
  }
}
