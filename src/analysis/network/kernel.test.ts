import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type AffineShape, type Kernel, type KernelPlan, strideOf, weightsOf } from "./kernel.ts";
import { plainKernel } from "./kernel-plain.ts";
import { simdKernel } from "./kernel-simd.ts";

afterEach(() => vi.unstubAllGlobals());

const NOTHING: KernelPlan = {
  weights: new Int8Array(0),
  maps: [],
  floats: new Float32Array(0),
  inputs: 0,
  sums: 0,
  x: 0,
  arcs: 0,
};

/** What a kernel promises, with integers of any size, brought to 32 bits at the end. */
function expected(
  weights: readonly number[],
  { outputs, taps, width }: AffineShape,
  inputs: readonly number[],
  words: number,
  from: number,
  step: number,
): number[] {
  const sums: number[] = [];
  for (let i = 0; i < words; i++) {
    for (let o = 0; o < outputs; o++) {
      let sum = 0n;
      for (let t = 0; t < taps; t++) {
        for (let k = 0; k < width; k++) {
          const x = inputs[from + (i + t * step) * width + k]!;
          sum += BigInt(weights[(o * taps + t) * width + k]!) * BigInt(x);
        }
      }
      sums.push(Number(BigInt.asIntN(32, sum)));
    }
  }
  return sums;
}

function sumsOf(kernel: Kernel, shape: AffineShape, words: number): number[] {
  return Array.from({ length: words * shape.outputs }, (_, i) => {
    const word = Math.floor(i / shape.outputs);
    return kernel.sums[word * strideOf(shape.outputs) + (i % shape.outputs)]!;
  });
}

const cases = fc
  .record({
    outputs: fc.integer({ min: 1, max: 19 }),
    taps: fc.constantFrom(1, 3),
    width: fc.constantFrom(8, 16, 40),
    words: fc.integer({ min: 1, max: 5 }),
    step: fc.integer({ min: 1, max: 3 }),
    margin: fc.integer({ min: 0, max: 2 }),
    // Small inputs, as they are, and as large as can be: sums that wrap.
    largest: fc.constantFrom(300, 32_767),
    seed: fc.integer(),
  })
  .map((x) => {
    let state = x.seed;
    const next = (size: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return Math.round(((state >>> 8) / 2 ** 24) * 2 * size) - size;
    };
    const shape = { outputs: x.outputs, taps: x.taps, width: x.width };
    const rows = x.words + (x.taps - 1) * x.step + 1 + x.margin;
    return {
      ...x,
      shape,
      weights: Array.from({ length: weightsOf(shape) }, () =>
        x.largest > 300 ? Math.sign(next(9)) * 127 : next(127),
      ),
      inputs: Array.from({ length: rows * x.width }, () =>
        x.largest > 300 ? Math.sign(next(9)) * x.largest : next(x.largest),
      ),
    };
  });

describe.each([
  ["plain JavaScript", plainKernel],
  ["WebAssembly", simdKernel],
])("the kernel in %s", (_, make) => {
  it("gives the sums of products, in 32 bits", () => {
    fc.assert(
      fc.property(cases, ({ shape, words, step, margin, weights, inputs }) => {
        // A map before it shows that each finds its own weights.
        const maps = [{ outputs: 5, taps: 1, width: 8 }, shape];
        const kernel = make({
          ...NOTHING,
          weights: Int8Array.from([...new Array(40).fill(7), ...weights]),
          maps,
          inputs: inputs.length,
          sums: (words + 1) * strideOf(shape.outputs),
        })!;
        kernel.inputs.set(inputs);
        const from = margin * shape.width;
        kernel.affine(1, words, from, step);
        expect(sumsOf(kernel, shape, words)).toEqual(expected(weights, shape, inputs, words, from, step));
      }),
    );
  });

  it("wraps where a sum does not fit", () => {
    // 127 x 32,767 x 8 x 3 x 24 lies above 2^31.
    const shape = { outputs: 1, taps: 3, width: 192 };
    const weights = new Array(576).fill(127);
    const inputs = new Array(4 * 192).fill(32_767);
    const plan = { weights: Int8Array.from(weights), maps: [shape], inputs: inputs.length, sums: 16 };
    const kernel = make({ ...NOTHING, ...plan })!;
    kernel.inputs.set(inputs);
    kernel.affine(0, 1, 0, 1);
    expect(kernel.sums[0]).toBe(expected(weights, shape, inputs, 1, 0, 1)[0]);
    expect(kernel.sums[0]).toBeLessThan(0);
  });
});

/** Numbers for the float operations on some words: sums, floats, and what comes of them by definition. */
const floatCases = fc
  .record({
    words: fc.integer({ min: 1, max: 4 }),
    width: fc.constantFrom(8, 24, 96),
    outputs: fc.integer({ min: 1, max: 21 }),
    size: fc.constantFrom(1, 1000, 2 ** 30),
    seed: fc.integer(),
  })
  .map((x) => {
    let state = x.seed;
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return (state >>> 8) / 2 ** 23 - 1;
    };
    const longest = Math.max(x.width, strideOf(x.outputs));
    return {
      ...x,
      sums: Int32Array.from({ length: (x.words + 1) * longest }, () => Math.round(next() * x.size)),
      // Scales, biases, gamma and beta; scales bring sums near to 1.
      floats: Float32Array.from({ length: 4 * longest }, (_, i) =>
        i < longest ? next() / x.size : 3 * next(),
      ),
      longest,
    };
  });

type FloatCase = typeof floatCases extends fc.Arbitrary<infer T> ? T : never;

/** All float operations one behind the other, and what they leave. */
function runFloats(
  make: (plan: KernelPlan) => Kernel | undefined,
  { words, width, outputs, sums, floats, longest }: FloatCase,
) {
  const plan = {
    floats,
    inputs: words * width,
    sums: sums.length,
    x: words * width,
    arcs: words * (words + 1),
  };
  const kernel = make({ ...NOTHING, ...plan })!;
  kernel.sums.set(sums);
  kernel.rectify(words, width, 0, longest, false);
  kernel.normalise(words, width, 2 * longest, 3 * longest, 0);
  const once = Array.from(kernel.inputs);
  kernel.rectify(words, width, 0, longest, true);
  kernel.normalise(words, width, 2 * longest, 3 * longest, 0);
  const twice = Array.from(kernel.inputs);
  kernel.scale(words, outputs, 0, longest);
  const stride = strideOf(outputs);
  const answers = Array.from({ length: words * outputs }, (_, i) => {
    return kernel.answers[Math.floor(i / outputs) * stride + (i % outputs)]!;
  });
  kernel.answers.fill(0.5, words * stride);
  for (let w = 0; w < words; w++) kernel.answers.fill(0.25, w * stride + outputs, (w + 1) * stride);
  kernel.products(words, words + 1, stride, 0, stride - 8, 8);
  return { once, twice, answers, arcs: Array.from(kernel.arcs), kernel };
}

describe("what a network does with floats", () => {
  it("is the same to the bit in both kernels", () => {
    fc.assert(
      fc.property(floatCases, (given) => {
        const { kernel: _, ...plain } = runFloats(plainKernel, given);
        const { kernel: __, ...simd } = runFloats(simdKernel, given);
        expect(simd).toEqual(plain);
      }),
    );
  });

  // By definition, in doubles; halves that are rounded may differ by a step.
  it("is what it is called", () => {
    fc.assert(
      fc.property(floatCases, (given) => {
        const { words, width, outputs, sums, floats, longest } = given;
        const found = runFloats(plainKernel, given);
        const y = (at: number, k: number) => sums[at]! * floats[k]! + floats[longest + k]!;
        for (let w = 0; w < words; w++) {
          const x = Array.from({ length: width }, (_, k) => Math.max(0, y(w * width + k, k)));
          const mean = x.reduce((a, b) => a + b, 0) / width;
          const variance = x.reduce((a, b) => a + (b - mean) ** 2, 0) / width;
          x.forEach((value, k) => {
            const normal = (value - mean) / Math.sqrt(variance + 1e-5);
            const steps = 256 * (normal * floats[2 * longest + k]! + floats[3 * longest + k]!);
            expect(Math.abs(found.once[w * width + k]! - steps)).toBeLessThan(0.51 + Math.abs(steps) / 1e4);
          });
          const row = found.answers.slice(w * outputs, (w + 1) * outputs);
          row.forEach((answer, k) => {
            expect(answer).toBeCloseTo(y(w * strideOf(outputs) + k, k), 4);
          });
        }
        const { answers, arcs } = found.kernel;
        const stride = strideOf(outputs);
        for (let w = 0; w < words; w++) {
          for (let c = 0; c <= words; c++) {
            let product = 0;
            for (let k = 0; k < 8; k++)
              product += answers[w * stride + k]! * answers[(c + 1) * stride - 8 + k]!;
            expect(arcs[w * (words + 1) + c]).toBeCloseTo(product, 3);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe("the kernel in WebAssembly", () => {
  const make = () => simdKernel(NOTHING);

  it.each([
    ["there is no WebAssembly", undefined],
    ["it lacks the instructions", { ...webAssembly(), validate: () => false }],
    [
      "a page forbids it",
      {
        ...webAssembly(),
        Module: class {
          constructor() {
            throw new Error("violates the content security policy");
          }
        },
      },
    ],
  ])("is not there where %s", (_, stub) => {
    expect(make()).toBeDefined();
    vi.stubGlobal("WebAssembly", stub);
    expect(make()).toBeUndefined();
  });
});

function webAssembly(): object {
  const { validate, Module, Memory, Instance } = (
    globalThis as unknown as Record<string, Record<string, unknown>>
  ).WebAssembly!;
  return { validate, Module, Memory, Instance };
}
