/** The weights of one affine map: `outputs` rows of `taps` times `width` inputs. */
export interface AffineShape {
  readonly outputs: number;
  /** Words that a word's outputs depend on: 3 for itself and one on either side, 1 for itself alone. */
  readonly taps: number;
  /** Numbers a word, a multiple of 8. */
  readonly width: number;
}

/** Room for the inputs and sums of the words that are read together, in numbers. */
export interface AffineRoom {
  readonly inputs: number;
  readonly sums: number;
}

/**
 * The integer part of affine maps. Every kernel gives the same integers: products of 8-bit weights and 16-bit inputs,
 * added in 32 bits that wrap. Words are taken two at a time: `inputs` and `sums` must have room for one more than there
 * are, and what the sums of that one are is not said.
 */
export interface AffineKernel {
  /** Whole numbers of 16 bits, filled by the caller. */
  readonly inputs: Int16Array | Float64Array;
  readonly sums: Int32Array;
  /**
   * For `words` words w and all outputs o, t over the taps and k over the width:
   *
   *     sums[w * strideOf(outputs) + o] = sum over t, k of weight[o][t][k] * inputs[from + (w + t * step) * width + k]
   *
   * Time O(words x weights).
   * @param map number of the map, in the order in which the kernel got them
   * @param from where the first word's first tap begins, a multiple of 8
   * @param step words from one tap to the next
   */
  run(map: number, words: number, from: number, step: number): void;
}

/** Sums a word takes up: its outputs, rounded up to eights. */
export function strideOf(outputs: number): number {
  return (outputs + 7) & ~7;
}

export function weightsOf({ outputs, taps, width }: AffineShape): number {
  return outputs * taps * width;
}

/** The second weight of a pair is multiplied by it. */
const PAIR = 2 ** 27;
/** Sums this small are exact in pairs: the lower one is less than half of PAIR, both together less than 2^53. */
const EXACT = 2 ** 25;

/** A map as the plain kernel holds it. */
interface Packed {
  readonly shape: AffineShape;
  /** For every eight outputs, for every input: four numbers of two weights each. */
  readonly pairs: Float64Array;
  /** The largest sum of an output's squared weights. */
  readonly norm: number;
  readonly weights: Int8Array;
}

/**
 * The kernel in plain JavaScript, for where WebAssembly is missing or forbidden (by a page's content security
 * policy). A double has 53 bits, a sum about 25: each multiplication serves two outputs, whose weights are packed into
 * one number. Where sums might be larger, weights are taken one by one.
 * @param weights of all maps, one behind the other
 */
export function plainKernel(
  weights: Int8Array,
  maps: readonly AffineShape[],
  room: AffineRoom,
): AffineKernel {
  const inputs = new Float64Array(room.inputs);
  const sums = new Int32Array(room.sums);
  let end = 0;
  const packed = maps.map((shape) => {
    const own = weights.subarray(end, end + weightsOf(shape));
    end += own.length;
    return pack(own, shape);
  });
  return {
    inputs,
    sums,
    run(map, words, from, step) {
      const own = packed[map]!;
      const { taps, width } = own.shape;
      const largest = largestNorm(inputs, from, words + (taps - 1) * step, width);
      // Cauchy and Schwarz: no sum, and no part of one, is larger than both vectors' lengths multiplied.
      if (own.norm * taps * largest < EXACT * EXACT) runPairs(own, inputs, words, from, step, sums);
      else runSingly(own, inputs, words, from, step, sums);
    },
  };
}

function pack(weights: Int8Array, shape: AffineShape): Packed {
  const { outputs, taps, width } = shape;
  const length = taps * width;
  const pairs = new Float64Array((strideOf(outputs) / 2) * length);
  let norm = 0;
  for (let o = 0; o < outputs; o++) {
    const factor = o & 1 ? PAIR : 1;
    let at = (o >> 3) * 4 * length + ((o & 7) >> 1);
    let squares = 0;
    for (let k = o * length; k < (o + 1) * length; k++, at += 4) {
      const w = weights[k]!;
      pairs[at]! += w * factor;
      squares += w * w;
    }
    norm = Math.max(norm, squares);
  }
  return { shape, pairs, norm, weights };
}

function largestNorm(inputs: Float64Array, from: number, words: number, width: number): number {
  let largest = 0;
  let k = from;
  for (let word = 0; word < words; word++) {
    let squares = 0;
    for (const end = k + width; k < end; k++) squares += inputs[k]! * inputs[k]!;
    if (squares > largest) largest = squares;
  }
  return largest;
}

function runPairs(
  { shape, pairs }: Packed,
  inputs: Float64Array,
  words: number,
  from: number,
  step: number,
  sums: Int32Array,
): void {
  const { outputs, taps, width } = shape;
  const stride = strideOf(outputs);
  for (let o = 0; o < outputs; o += 8) {
    const first = (o >> 1) * taps * width;
    for (let i = 0; i < words; i += 2) {
      sixteenSums(pairs, first, inputs, from + i * width, taps, width, step, sums, i * stride + o, stride);
    }
  }
}

/** Eight outputs of two words. */
function sixteenSums(
  pairs: Float64Array,
  first: number,
  inputs: Float64Array,
  from: number,
  taps: number,
  width: number,
  step: number,
  sums: Int32Array,
  to: number,
  stride: number,
): void {
  let a0 = 0;
  let a1 = 0;
  let a2 = 0;
  let a3 = 0;
  let b0 = 0;
  let b1 = 0;
  let b2 = 0;
  let b3 = 0;
  let at = first;
  for (let t = 0; t < taps; t++) {
    const start = from + t * step * width;
    for (let k = start; k < start + width; k++, at += 4) {
      const a = inputs[k]!;
      const b = inputs[k + width]!;
      const p = pairs[at]!;
      const q = pairs[at + 1]!;
      const r = pairs[at + 2]!;
      const s = pairs[at + 3]!;
      a0 += p * a;
      b0 += p * b;
      a1 += q * a;
      b1 += q * b;
      a2 += r * a;
      b2 += r * b;
      a3 += s * a;
      b3 += s * b;
    }
  }
  putPair(sums, to, a0);
  putPair(sums, to + 2, a1);
  putPair(sums, to + 4, a2);
  putPair(sums, to + 6, a3);
  putPair(sums, to + stride, b0);
  putPair(sums, to + stride + 2, b1);
  putPair(sums, to + stride + 4, b2);
  putPair(sums, to + stride + 6, b3);
}

function putPair(sums: Int32Array, at: number, pair: number): void {
  const second = Math.round(pair / PAIR);
  sums[at] = pair - second * PAIR;
  sums[at + 1] = second;
}

function runSingly(
  { shape, weights }: Packed,
  inputs: Float64Array,
  words: number,
  from: number,
  step: number,
  sums: Int32Array,
): void {
  const { outputs, taps, width } = shape;
  const stride = strideOf(outputs);
  for (let i = 0; i < words; i++) {
    for (let o = 0; o < outputs; o++) {
      let sum = 0;
      let w = o * taps * width;
      for (let t = 0; t < taps; t++) {
        const start = from + (i + t * step) * width;
        for (let k = start; k < start + width; k++, w++) sum = (sum + weights[w]! * inputs[k]!) | 0;
      }
      sums[i * stride + o] = sum;
    }
  }
}
