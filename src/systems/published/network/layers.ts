import { type Matrix, matrix, ProductKernel, type Tape } from "../../../learn/networks/index.ts";
import type { Random } from "../../../stats/index.ts";

/** A network's weights by name, each made when first asked for: small and by chance. */
export class Layers {
  readonly weights = new Map<string, Matrix>();
  readonly #random: Random | undefined;
  readonly #kernel = ProductKernel.start();

  /** @param random absent for weights that are all loaded */
  constructor(random?: Random) {
    this.#random = random;
  }

  /** x w + b, shape [rows of x][width]. */
  dense(tape: Tape, name: string, x: Matrix, width: number): Matrix {
    return tape.dense(x, this.weight(name, x.columns, width), this.bias(name, width));
  }

  weight(name: string, rows: number, columns: number, scale = Math.sqrt(2 / (rows + columns))): Matrix {
    return this.#made(name, () => {
      const own = this.#empty(rows, columns);
      for (let k = 0; k < own.data.length; k++) own.data[k] = scale * (this.#random?.normal() ?? 0);
      return own;
    });
  }

  /** Zeros at first. */
  bias(name: string, width: number): Matrix {
    return this.#made(`${name}-bias`, () => matrix(1, width));
  }

  /** Loaded weights. */
  load(name: string, rows: number, columns: number, data: ArrayLike<number>): void {
    const own = this.#empty(rows, columns);
    own.data.set(data);
    this.weights.set(name, own);
  }

  #empty(rows: number, columns: number): Matrix {
    return this.#kernel?.matrix(rows, columns) ?? matrix(rows, columns);
  }

  #made(name: string, make: () => Matrix): Matrix {
    const own = this.weights.get(name) ?? make();
    this.weights.set(name, own);
    return own;
  }
}
