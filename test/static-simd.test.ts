import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compiledKernel } from "../scripts/compile-kernel.ts";
import { plainSums, simdCosines, simdSums } from "../src/vectors/static/static-simd.ts";

const WIDTH = 32;
const floats = fc.float({ noNaN: true, min: -4, max: 4 });
const table = fc.record({
  scales: fc.array(fc.float({ noNaN: true, min: 0, max: 1 }), { minLength: 5, maxLength: 5 }),
  values: fc.uint8Array({ minLength: 5 * WIDTH, maxLength: 5 * WIDTH }),
  ids: fc.array(fc.nat(4), { maxLength: 40 }),
});

it("adds up rows in WebAssembly as plain JavaScript does, bit by bit", () => {
  fc.assert(
    fc.property(table, ({ scales, values, ids }) => {
      const rows = { dimension: WIDTH, scales: Float32Array.from(scales), values };
      const [plain, simd] = [plainSums(rows), simdSums(rows)!];
      for (const each of [ids, [], ids.slice(1)]) {
        expect(simd.addUp(each)).toBe(plain.addUp(each));
        expect(Array.from(simd.sum)).toEqual(Array.from(plain.sum));
        const [a, b] = [new Float32Array(WIDTH + 1), new Float32Array(WIDTH + 1)];
        plain.write(0.37, a, 1);
        simd.write(0.37, b, 1);
        expect(Array.from(b)).toEqual(Array.from(a));
      }
    }),
    { numRuns: 60 },
  );
});

it("adds up texts of any length", () => {
  const rows = { dimension: 16, scales: Float32Array.of(0.5, 0.25), values: new Uint8Array(32).fill(130) };
  const ids = Array.from({ length: 5000 }, (_, k) => k % 2);
  const simd = simdSums(rows)!;
  // 2500 (0.5 + 0.25) (130 - 128) in each of 16 numbers.
  expect(simd.addUp(ids)).toBe(16 * 3750 ** 2);
  expect(Array.from(simd.sum)).toEqual(new Array(16).fill(3750));
});

it("finds the best cosines that the formula gives, and leaves out what is 1 on both sides", () => {
  const row = fc.array(floats, { minLength: 8, maxLength: 8 });
  const texts = fc.array(fc.tuple(row, fc.boolean()), { minLength: 0, maxLength: 6 });
  fc.assert(
    fc.property(texts, texts, (x, y) => {
      const cosines = simdCosines(8, 6)!;
      const [own, other] = [x, y].map((rows) =>
        rows.map(([values]) => ({ unit: Float32Array.from(values) })),
      );
      const [left, right] = [x, y].map((rows) => rows.map(([, same]): number => (same ? 1 : 0)));
      cosines.left.set(left!);
      cosines.right.set(right!);
      cosines.raise(own!, other!);
      for (const [i, { unit: u }] of own!.entries()) {
        for (const [j, { unit: v }] of other!.entries()) {
          if (left![i] === 1 && right![j] === 1) continue;
          const part = (k: number) => u[k]! * v[k]! + u[k + 4]! * v[k + 4]!;
          const value = Math.fround(Math.max(0, Math.min(1, part(0) + part(1) + part(2) + part(3))));
          left![i] = Math.max(left![i]!, value);
          right![j] = Math.max(right![j]!, value);
        }
      }
      expect(Array.from(cosines.left.subarray(0, x.length))).toEqual(left);
      expect(Array.from(cosines.right.subarray(0, y.length))).toEqual(right);
    }),
    { numRuns: 60 },
  );
});

it("says so of rows that its instructions do not take", () => {
  expect(simdSums({ dimension: 3, scales: new Float32Array(1), values: new Uint8Array(3) })).toBeUndefined();
  expect(simdCosines(3, 4)).toBeUndefined();
  expect(simdCosines(0, 4)).toBeUndefined();
});

it("has its WebAssembly kernel compiled from the source beside it", async () => {
  const { text, file } = await compiledKernel("STATIC_SIMD");
  expect(readFileSync(file, "utf8")).toBe(text);
});
