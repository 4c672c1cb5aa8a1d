import { expect, it } from "vitest";
import { seededRandom } from "../../stats/index.ts";
import { type Matrix, matrix } from "./matrix.ts";
import { addOuter, addProduct, addProductTransposed } from "./matrix-products.ts";
import { ProductKernel } from "./product-kernel.ts";

const random = seededRandom(3);
const drawn = (count: number) => Float64Array.from({ length: count }, () => random.normal());

/** Rows that fill the memory's side more than once, and shapes that leave rests of four and two. */
const SHAPES = [
  [1, 1, 2],
  [3, 5, 6],
  [4, 4, 2],
  [9, 7, 10],
  [13, 50, 200],
  [700, 6, 300],
] as const;

it.each(SHAPES)("products of %i rows with [%i][%i] are the same bits in WebAssembly", (n, d, h) => {
  const plain = matrix(d, h, drawn(d * h));
  plain.grad.set(drawn(d * h));
  const kept = ProductKernel.start()!.matrix(d, h)!;
  kept.data.set(plain.data);
  kept.grad.set(plain.grad);
  const [x, g, out, back] = [drawn(n * d + 3), drawn(n * h + 3), drawn(n * h + 3), drawn(n * d + 3)];
  const results = ([plain, kept] as Matrix[]).map((w) => {
    const [product, transposed] = [out.slice(), back.slice()];
    addProduct(product, 3, x, 2, w, n);
    addProductTransposed(transposed, 1, g, 3, w, n);
    addOuter(w, x, g, n);
    return [product, transposed, w.grad.slice()];
  });
  expect(results[1]).toEqual(results[0]);
});

it("has no matrices of an odd count of columns, nor more than there is room for", () => {
  const kernel = ProductKernel.start()!;
  expect(kernel.matrix(3, 5)).toBeUndefined();
  let made = 0;
  while (kernel.matrix(300, 100) !== undefined) made++;
  expect(made).toBe(8);
  expect(kernel.matrix(2, 2)).toBeDefined();
});
