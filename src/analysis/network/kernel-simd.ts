import { KernelPlaces, startKernel } from "../../wasm-kernel.ts";
import { type AffineShape, type Kernel, type KernelPlan, strideOf } from "./kernel.ts";
import { KERNEL_SIMD } from "./kernel-simd-binary.ts";

/** The functions of kernel-simd.wat, with their parameters' names there; places and lengths in bytes. */
interface Functions {
  affine(
    x: number,
    w: number,
    y: number,
    words: number,
    width: number,
    taps: number,
    step: number,
    stride: number,
  ): void;
  rectify(
    x: number,
    sums: number,
    scales: number,
    biases: number,
    words: number,
    width: number,
    add: number,
  ): void;
  normalise(x: number, to: number, gamma: number, beta: number, words: number, width: number): void;
  scale(to: number, sums: number, scales: number, biases: number, words: number, stride: number): void;
  products(
    to: number,
    a: number,
    b: number,
    words: number,
    columns: number,
    stride: number,
    width: number,
  ): void;
}

/**
 * The kernel in WebAssembly with 128-bit instructions (kernel-simd.wat), compiled and started synchronously: it is
 * under 2 kB. One memory holds all numbers, weights widened to 16 bits; it never grows.
 * @returns undefined where there is no WebAssembly, no such instructions, or a page's policy forbids to compile
 */
export function simdKernel(plan: KernelPlan): Kernel | undefined {
  const places = new KernelPlaces();
  const reserve = (bytes: number) => places.reserve(bytes);
  const maps = plan.maps.map(({ outputs, taps, width }) => reserve(strideOf(outputs) * taps * width * 2));
  const inputs = reserve(plan.inputs * 2);
  const sums = reserve(plan.sums * 4);
  const answers = reserve(plan.sums * 4);
  const x = reserve(plan.x * 4);
  const arcs = reserve(plan.arcs * 4);
  // Scales and biases are read in eights, the last ones past their end.
  const floats = reserve(plan.floats.length * 4 + 32);
  const started = startKernel<Functions>(KERNEL_SIMD, places.bytes);
  if (started === undefined) return undefined;
  const { buffer, functions } = started;
  let from = 0;
  plan.maps.forEach((shape, i) => {
    from = arrange(plan.weights, from, shape, new Int16Array(buffer, maps[i]!));
  });
  new Float32Array(buffer, floats).set(plan.floats);
  const floatAt = (number: number) => floats + number * 4;
  return {
    inputs: new Int16Array(buffer, inputs, plan.inputs),
    sums: new Int32Array(buffer, sums, plan.sums),
    answers: new Float32Array(buffer, answers, plan.sums),
    arcs: new Float32Array(buffer, arcs, plan.arcs),
    affine(map, words, first, step) {
      const { outputs, taps, width } = plan.maps[map]!;
      const stride = strideOf(outputs) * 4;
      const place = inputs + first * 2;
      functions.affine(place, maps[map]!, sums, words, width * 2, taps, step * width * 2, stride);
    },
    rectify(words, width, scales, biases, add) {
      functions.rectify(x, sums, floatAt(scales), floatAt(biases), words, width * 4, add ? 1 : 0);
    },
    normalise(words, width, gamma, beta, to) {
      functions.normalise(x, inputs + to * 2, floatAt(gamma), floatAt(beta), words, width * 4);
    },
    scale(words, outputs, scales, biases) {
      const stride = strideOf(outputs) * 4;
      functions.scale(answers, sums, floatAt(scales), floatAt(biases), words, stride);
    },
    products(words, columns, stride, a, b, width) {
      functions.products(arcs, answers + a * 4, answers + b * 4, words, columns, stride * 4, width * 4);
    },
  };
}

/**
 * Writes the weights of a map in the order in which the kernel reads them: for every four outputs, for every eight
 * inputs, eight weights of each of the four. Where outputs are missing to eight there are zeros.
 * @returns where the next map's weights begin
 */
function arrange(
  weights: Int8Array,
  from: number,
  { outputs, taps, width }: AffineShape,
  to: Int16Array,
): number {
  const length = taps * width;
  let at = 0;
  for (let block = 0; block < strideOf(outputs); block += 4) {
    for (let k = 0; k < length; k += 8) {
      for (let o = block; o < block + 4; o++, at += 8) {
        if (o >= outputs) continue;
        const own = from + o * length + k;
        for (let j = 0; j < 8; j++) to[at + j] = weights[own + j]!;
      }
    }
  }
  return from + outputs * length;
}
