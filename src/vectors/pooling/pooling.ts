/** How token vectors become one vector. */
export type Pooling = "mean" | "cls" | "max" | "last";

/**
 * Gathers one text's token vectors, window by window, into one vector. Windows of a long text are pooled by
 * tokens: the mean and the maximum are those of all its tokens, `cls` the mean of the windows' first tokens
 * weighted by their tokens, `last` the last token of the last window.
 */
export class Pool {
  readonly #pooling: Pooling;
  readonly #sum: Float64Array;
  #weight = 0;

  constructor(pooling: Pooling, dimension: number) {
    this.#pooling = pooling;
    this.#sum = new Float64Array(dimension);
    if (pooling === "max") this.#sum.fill(Number.NEGATIVE_INFINITY);
  }

  /**
   * @param hidden token vectors, row-major; those of this window start at token `start`
   * @param tokens tokens of the window, padding left out
   * @param skip tokens at the window's start that do not count (a prompt that the model leaves out)
   */
  add(hidden: ArrayLike<number>, start: number, tokens: number, skip: number): void {
    const sum = this.#sum;
    const width = sum.length;
    const counted = tokens - skip;
    switch (this.#pooling) {
      case "mean":
        for (let t = start + skip; t < start + tokens; t++) {
          for (let d = 0, at = t * width; d < width; d++, at++) sum[d]! += hidden[at]!;
        }
        this.#weight += counted;
        break;
      case "max":
        for (let t = start + skip; t < start + tokens; t++) {
          for (let d = 0, at = t * width; d < width; d++, at++) {
            if (hidden[at]! > sum[d]! || Number.isNaN(hidden[at]!)) sum[d] = hidden[at]!;
          }
        }
        this.#weight = 1;
        break;
      case "cls":
        for (let d = 0, at = start * width; d < width; d++, at++) sum[d]! += counted * hidden[at]!;
        this.#weight += counted;
        break;
      case "last":
        for (let d = 0, at = (start + tokens - 1) * width; d < width; d++, at++) sum[d] = hidden[at]!;
        this.#weight = 1;
        break;
    }
  }

  vector(): Float64Array {
    const weight = Math.max(1, this.#weight);
    return this.#sum.map((v) => v / weight);
  }
}

/** Divides a vector by its Euclidean length, in place; a zero vector stays zero. */
export function normalize(vector: Float64Array | Float32Array): void {
  let square = 0;
  for (let i = 0; i < vector.length; i++) square += vector[i]! * vector[i]!;
  if (square === 0) return;
  const scale = 1 / Math.sqrt(square);
  for (let i = 0; i < vector.length; i++) vector[i]! *= scale;
}
