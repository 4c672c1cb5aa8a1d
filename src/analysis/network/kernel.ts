/** The weights of one affine map: `outputs` rows of `taps` times `width` inputs. */
export interface AffineShape {
  readonly outputs: number;
  /** Words that a word's outputs depend on: 3 for itself and one on either side, 1 for itself alone. */
  readonly taps: number;
  /** Numbers a word, a multiple of 8. */
  readonly width: number;
}

/** What a kernel works with. Sizes in numbers, for all words that are read together and one more. */
export interface KernelPlan {
  /** Of all maps, one behind the other. */
  readonly weights: Int8Array;
  readonly maps: readonly AffineShape[];
  /** Scales, biases and the like; told apart by where they begin. */
  readonly floats: Float32Array;
  readonly inputs: number;
  readonly sums: number;
  readonly x: number;
  readonly arcs: number;
}

/**
 * What a network does with its numbers: integers of 32 bits that wrap, floats of 32 bits that are rounded after each
 * operation, and sums of floats in a fixed order (every fourth number to one of four sums, and those in pairs). So every
 * kernel gives the same bits.
 *
 * Words stand one behind the other. `affine` takes them two at a time: what the sums of a word behind the last are is
 * not said.
 */
export interface Kernel {
  /** Whole numbers of 16 bits. */
  readonly inputs: Int16Array | Float64Array;
  readonly sums: Int32Array;
  /** As many as sums. */
  readonly answers: Float32Array;
  /** What scores of arcs begin with. */
  readonly arcs: Float32Array;
  /**
   * For `words` words w and all outputs o, t over the taps and k over the width:
   *
   *     sums[w * strideOf(outputs) + o] = sum over t, k of weight[o][t][k] * inputs[from + (w + t * step) * width + k]
   *
   * Time O(words x weights).
   * @param map number of the map
   * @param from where the first word's first tap begins, a multiple of 8
   * @param step words from one tap to the next
   */
  affine(map: number, words: number, from: number, step: number): void;
  /**
   * x = max(0, scale * sum + bias), or that added to x; `width` numbers a word, a multiple of 8.
   * @param scales where they begin in `floats`; `biases` likewise
   */
  rectify(words: number, width: number, scales: number, biases: number, add: boolean): void;
  /**
   * Each word's x brought to mean 0 and variance 1 (of all its numbers, 1e-5 more), times gamma, with beta, written to
   * `inputs` from `to` on as whole steps of 1/256: halves to even, no further than 16 bits reach.
   */
  normalise(words: number, width: number, gamma: number, beta: number, to: number): void;
  /** answers = scale * sum + bias, `outputs` numbers a word, words `strideOf(outputs)` apart. */
  scale(words: number, outputs: number, scales: number, biases: number): void;
  /**
   * Products of vectors of `width` numbers, a multiple of 8, in the answers of words that are `stride` apart: each of
   * `words` words' vector at `a` with each of `columns` words' at `b`, to `arcs`, word by word.
   */
  products(words: number, columns: number, stride: number, a: number, b: number, width: number): void;
}

/** Sums a word takes up: its outputs, rounded up to eights. */
export function strideOf(outputs: number): number {
  return (outputs + 7) & ~7;
}

export function weightsOf({ outputs, taps, width }: AffineShape): number {
  return outputs * taps * width;
}
