/** A matrix with room for the derivative of a loss by each of its numbers, both by rows. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly data: Float64Array;
  readonly grad: Float64Array;
}

export function matrix(rows: number, columns: number, data = new Float64Array(rows * columns)): Matrix {
  return { rows, columns, data, grad: new Float64Array(data.length) };
}

/**
 * Records what is reckoned with matrices, and takes derivatives backwards through it: what small networks for pairs of
 * texts need, no more. Each operation returns a new matrix; `backward` adds to `grad` of all that it hangs on.
 *
 * @see Griewank and Walther 2008, Evaluating Derivatives, chapter 3; tests compare with finite differences
 */
export class Tape {
  readonly #back: (() => void)[] = [];

  /** Derivatives of all that was recorded, from those that stand in the last results; forgets the record. */
  backward(): void {
    for (let k = this.#back.length - 1; k >= 0; k--) this.#back[k]!();
    this.#back.length = 0;
  }

  /** Rows of a table by number, shape [numbers][columns]. */
  rowsOf(table: Matrix, numbers: ArrayLike<number>): Matrix {
    const d = table.columns;
    const out = matrix(numbers.length, d);
    for (let i = 0; i < numbers.length; i++)
      out.data.set(table.data.subarray(numbers[i]! * d, (numbers[i]! + 1) * d), i * d);
    this.#back.push(() => {
      for (let i = 0; i < numbers.length; i++)
        for (let c = 0; c < d; c++) table.grad[numbers[i]! * d + c]! += out.grad[i * d + c]!;
    });
    return out;
  }

  /** x w + b, the bias added to every row. */
  dense(x: Matrix, weights: Matrix, bias: Matrix): Matrix {
    const [n, d, h] = [x.rows, x.columns, weights.columns];
    const out = matrix(n, h);
    for (let i = 0; i < n; i++) {
      out.data.set(bias.data, i * h);
      for (let j = 0; j < d; j++) {
        const value = x.data[i * d + j]!;
        if (value !== 0) for (let k = 0; k < h; k++) out.data[i * h + k]! += value * weights.data[j * h + k]!;
      }
    }
    this.#back.push(() => {
      for (let i = 0; i < n; i++) {
        for (let k = 0; k < h; k++) bias.grad[k]! += out.grad[i * h + k]!;
        for (let j = 0; j < d; j++) {
          const value = x.data[i * d + j]!;
          let sum = 0;
          for (let k = 0; k < h; k++) {
            const slope = out.grad[i * h + k]!;
            sum += slope * weights.data[j * h + k]!;
            weights.grad[j * h + k]! += slope * value;
          }
          x.grad[i * d + j]! += sum;
        }
      }
    });
    return out;
  }

  tanh(x: Matrix): Matrix {
    return this.#each(x, Math.tanh, (_, y) => 1 - y * y);
  }

  relu(x: Matrix): Matrix {
    return this.#each(
      x,
      (value) => Math.max(0, value),
      (value) => Number(value > 0),
    );
  }

  sigmoid(x: Matrix): Matrix {
    return this.#each(
      x,
      (value) => 1 / (1 + Math.exp(-value)),
      (_, y) => y * (1 - y),
    );
  }

  add(x: Matrix, y: Matrix): Matrix {
    return this.#both(
      x,
      y,
      (a, b) => a + b,
      () => 1,
      () => 1,
    );
  }

  /** |x - y| */
  distance(x: Matrix, y: Matrix): Matrix {
    return this.#both(
      x,
      y,
      (a, b) => Math.abs(a - b),
      (a, b) => Math.sign(a - b),
      (a, b) => Math.sign(b - a),
    );
  }

  /** Products of numbers at the same place. */
  times(x: Matrix, y: Matrix): Matrix {
    return this.#both(
      x,
      y,
      (a, b) => a * b,
      (_, b) => b,
      (a) => a,
    );
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
    this.#back.push(() => move(false));
    return out;
  }

  /** Columns from one place up to another. */
  columns(x: Matrix, from: number, to: number): Matrix {
    const out = matrix(x.rows, to - from);
    for (let i = 0; i < x.rows; i++)
      out.data.set(x.data.subarray(i * x.columns + from, i * x.columns + to), i * out.columns);
    this.#back.push(() => {
      for (let i = 0; i < x.rows; i++)
        for (let c = from; c < to; c++) x.grad[i * x.columns + c]! += out.grad[i * out.columns + c - from]!;
    });
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
    this.#back.push(() => {
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
    this.#back.push(() => {
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
    this.#back.push(() => {
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
    const d = x.columns;
    const out = matrix(1, d, x.data.slice(0, d));
    const from = new Int32Array(d);
    for (let i = 1; i < x.rows; i++)
      for (let c = 0; c < d; c++)
        if (x.data[i * d + c]! > out.data[c]!) {
          out.data[c] = x.data[i * d + c]!;
          from[c] = i;
        }
    this.#back.push(() => {
      for (let c = 0; c < d; c++) x.grad[from[c]! * d + c]! += out.grad[c]!;
    });
    return out;
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
    this.#back.push(() => {
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
    this.#back.push(() => {
      if (xx === 0 || yy === 0) return;
      const slope = out.grad[0]!;
      for (let k = 0; k < x.data.length; k++) {
        x.grad[k]! += slope * (y.data[k]! / (xx * yy) - (value * x.data[k]!) / (xx * xx));
        y.grad[k]! += slope * (x.data[k]! / (xx * yy) - (value * y.data[k]!) / (yy * yy));
      }
    });
    return out;
  }

  #each(x: Matrix, value: (x: number) => number, slope: (x: number, y: number) => number): Matrix {
    const out = matrix(x.rows, x.columns, x.data.map(value));
    this.#back.push(() => {
      for (let k = 0; k < x.data.length; k++) x.grad[k]! += out.grad[k]! * slope(x.data[k]!, out.data[k]!);
    });
    return out;
  }

  #both(
    x: Matrix,
    y: Matrix,
    value: (a: number, b: number) => number,
    left: (a: number, b: number) => number,
    right: (a: number, b: number) => number,
  ): Matrix {
    const out = matrix(
      x.rows,
      x.columns,
      x.data.map((a, k) => value(a, y.data[k]!)),
    );
    this.#back.push(() => {
      for (let k = 0; k < x.data.length; k++) {
        x.grad[k]! += out.grad[k]! * left(x.data[k]!, y.data[k]!);
        y.grad[k]! += out.grad[k]! * right(x.data[k]!, y.data[k]!);
      }
    });
    return out;
  }
}
