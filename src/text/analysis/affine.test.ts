import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type AffineKernel, type AffineShape, plainKernel, strideOf, weightsOf } from "./affine.ts";
import { simdKernel } from "./affine-simd.ts";

afterEach(() => vi.unstubAllGlobals());

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

function sumsOf(kernel: AffineKernel, shape: AffineShape, words: number): number[] {
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
        const room = { inputs: inputs.length, sums: (words + 1) * strideOf(shape.outputs) };
        const kernel = make(Int8Array.from([...new Array(40).fill(7), ...weights]), maps, room)!;
        kernel.inputs.set(inputs);
        const from = margin * shape.width;
        kernel.run(1, words, from, step);
        expect(sumsOf(kernel, shape, words)).toEqual(expected(weights, shape, inputs, words, from, step));
      }),
    );
  });

  it("wraps where a sum does not fit", () => {
    // 127 x 32,767 x 8 x 3 x 24 lies above 2^31.
    const shape = { outputs: 1, taps: 3, width: 192 };
    const weights = new Array(576).fill(127);
    const inputs = new Array(4 * 192).fill(32_767);
    const kernel = make(Int8Array.from(weights), [shape], { inputs: inputs.length, sums: 16 })!;
    kernel.inputs.set(inputs);
    kernel.run(0, 1, 0, 1);
    expect(kernel.sums[0]).toBe(expected(weights, shape, inputs, 1, 0, 1)[0]);
    expect(kernel.sums[0]).toBeLessThan(0);
  });
});

describe("the kernel in WebAssembly", () => {
  const make = () =>
    simdKernel(new Int8Array(8), [{ outputs: 1, taps: 1, width: 8 }], { inputs: 16, sums: 16 });

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
