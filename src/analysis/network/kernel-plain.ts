import { type AffineShape, type Kernel, type KernelPlan, strideOf, weightsOf } from "./kernel.ts";

/** The second weight of a pair is multiplied by it. */
const PAIR = 2 ** 27;
/** Sums this small are exact in pairs: the lower one is less than half of PAIR, both together less than 2^53. */
const EXACT = 2 ** 25;
/** Adding and taking away rounds to whole numbers, halves to even. */
const ROUND = 1.5 * 2 ** 52;

const { fround } = Math;
const EPSILON = fround(1e-5);

/** A map as this kernel holds it. */
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
 */
export function plainKernel(plan: KernelPlan): Kernel {
  const { floats } = plan;
  const inputs = new Float64Array(plan.inputs);
  const sums = new Int32Array(plan.sums);
  const answers = new Float32Array(plan.sums);
  const x = new Float32Array(plan.x);
  const arcs = new Float32Array(plan.arcs);
  let end = 0;
  const packed = plan.maps.map((shape) => {
    const own = plan.weights.subarray(end, end + weightsOf(shape));
    end += own.length;
    return pack(own, shape);
  });
  return {
    inputs,
    sums,
    answers,
    arcs,
    affine(map, words, from, step) {
      const own = packed[map]!;
      const { taps, width } = own.shape;
      const largest = largestNorm(inputs, from, words + (taps - 1) * step, width);
      // Cauchy and Schwarz: no sum, and no part of one, is larger than both vectors' lengths multiplied.
      if (own.norm * taps * largest < EXACT * EXACT) runPairs(own, inputs, words, from, step, sums);
      else runSingly(own, inputs, words, from, step, sums);
    },
    rectify(words, width, scales, biases, add) {
      for (let w = 0, at = 0; w < words; w++) {
        for (let k = 0; k < width; k++, at++) {
          const y = Math.max(0, scaled(sums[at]!, floats[scales + k]!, floats[biases + k]!));
          x[at] = add ? fround(x[at]! + y) : y;
        }
      }
    },
    normalise(words, width, gamma, beta, to) {
      for (let w = 0; w < words; w++) {
        const from = w * width;
        const mean = fround(sumOf(x, from, width) / width);
        const variance = fround(squaresOf(x, from, width, mean) / width);
        const factor = fround(1 / fround(Math.sqrt(fround(variance + EPSILON))));
        for (let k = 0; k < width; k++) {
          const own = fround(fround(x[from + k]! - mean) * factor);
          const y = fround(fround(own * floats[gamma + k]!) + floats[beta + k]!);
          inputs[to + from + k] = Math.max(-32_768, Math.min(32_767, y * 256 + ROUND - ROUND));
        }
      }
    },
    scale(words, outputs, scales, biases) {
      const stride = strideOf(outputs);
      for (let w = 0; w < words; w++) {
        for (let k = 0, at = w * stride; k < outputs; k++, at++)
          answers[at] = scaled(sums[at]!, floats[scales + k]!, floats[biases + k]!);
      }
    },
    products(words, columns, stride, a, b, width) {
      for (let w = 0, at = 0; w < words; w++) {
        for (let c = 0; c < columns; c++, at++)
          arcs[at] = product(answers, w * stride + a, c * stride + b, width);
      }
    },
  };
}

function scaled(sum: number, scale: number, bias: number): number {
  return fround(fround(fround(sum) * scale) + bias);
}

// Sums of floats go as four lanes do: every fourth number to one of four sums, and these added in pairs.

function sumOf(x: Float32Array, from: number, width: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let k = from; k < from + width; k += 4) {
    a = fround(a + x[k]!);
    b = fround(b + x[k + 1]!);
    c = fround(c + x[k + 2]!);
    d = fround(d + x[k + 3]!);
  }
  return fround(fround(a + b) + fround(c + d));
}

function squaresOf(x: Float32Array, from: number, width: number, mean: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let k = from; k < from + width; k += 4) {
    const p = fround(x[k]! - mean);
    const q = fround(x[k + 1]! - mean);
    const r = fround(x[k + 2]! - mean);
    const s = fround(x[k + 3]! - mean);
    a = fround(a + fround(p * p));
    b = fround(b + fround(q * q));
    c = fround(c + fround(r * r));
    d = fround(d + fround(s * s));
  }
  return fround(fround(a + b) + fround(c + d));
}

function product(x: Float32Array, i: number, j: number, width: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let k = 0; k < width; k += 4) {
    a = fround(a + fround(x[i + k]! * x[j + k]!));
    b = fround(b + fround(x[i + k + 1]! * x[j + k + 1]!));
    c = fround(c + fround(x[i + k + 2]! * x[j + k + 2]!));
    d = fround(d + fround(x[i + k + 3]! * x[j + k + 3]!));
  }
  return fround(fround(a + b) + fround(c + d));
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
