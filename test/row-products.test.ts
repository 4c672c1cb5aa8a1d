import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiledKernel } from "../scripts/compile-kernel.ts";
import { rowCosines } from "../src/vectors/cosine.ts";
import {
  MOST_ROWS,
  plainProducts,
  type RowProducts,
  type Rows,
  simdProducts,
  type Tile,
} from "../src/vectors/products/row-products.ts";

const float = fc.float({ noNaN: true, min: -4, max: 4 });
const rows = (dimension: number) =>
  fc
    .array(fc.array(float, { minLength: dimension, maxLength: dimension }), { minLength: 1, maxLength: 9 })
    .map((values): Rows & { count: number } => ({
      data: Float32Array.from(values.flat()),
      dimension,
      count: values.length,
    }));
const tables = fc
  .integer({ min: 1, max: 9 })
  .chain((quarter) => fc.tuple(rows(4 * quarter), rows(4 * quarter)));

type Span = readonly [fromLeft: number, toLeft: number, fromRight: number, toRight: number];

function tileOf(...[fromLeft, toLeft, fromRight, toRight]: Span): Tile {
  return { fromLeft, toLeft, fromRight, toRight };
}

function read(products: RowProducts, ...span: Span) {
  const [fromLeft, toLeft, fromRight, toRight] = span;
  const { values, stride } = products.of(tileOf(...span));
  return Array.from({ length: toLeft - fromLeft }, (_, i) =>
    Array.from(values.subarray(i * stride, i * stride + toRight - fromRight)),
  );
}

describe("products of rows", () => {
  it("are the same in WebAssembly as in plain JavaScript, bit by bit, whatever rows are asked for", () => {
    fc.assert(
      fc.property(tables, fc.nat(), fc.nat(), ([left, right], p, q) => {
        const [plain, simd] = [plainProducts(left, right), simdProducts(left, right)!];
        const [i, j] = [p % left.count, q % right.count];
        const spans: Span[] = [
          [0, left.count, 0, right.count],
          [i, left.count, 0, j],
          [i, left.count, j, right.count],
          [i, i, j, j],
        ];
        for (const span of spans) {
          expect(read(simd, ...span)).toEqual(read(plain, ...span));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("do not mix up tables that take turns", () => {
    const of = (value: number): Rows => ({ data: new Float32Array(8).fill(value), dimension: 4 });
    const [one, other] = [simdProducts(of(1), of(2))!, simdProducts(of(3), of(5))!];
    for (let turn = 0; turn < 2; turn++) {
      expect(read(one, 0, 1, 0, 2)).toEqual([[8, 8]]);
      expect(read(other, 0, 1, 0, 2)).toEqual([[60, 60]]);
    }
  });

  it("take as many rows as they say", () => {
    const table = { data: Float32Array.from({ length: 4 * MOST_ROWS }, (_, k) => k >> 2), dimension: 4 };
    const found = read(simdProducts(table, table)!, 0, MOST_ROWS, 0, MOST_ROWS);
    for (const [i, line] of found.entries()) expect(line).toEqual(line.map((_, j) => 4 * i * j));
  });

  it("are for plain JavaScript where rows are no multiple of 4 numbers", () => {
    const table = { data: Float32Array.of(1, 2, 3, 4, 5, 6, 7), dimension: 7 };
    expect(simdProducts(table, table)).toBeUndefined();
    expect(read(plainProducts(table, table), 0, 1, 0, 1)).toEqual([[140]]);
  });

  it("have their WebAssembly kernel compiled from the source beside it", async () => {
    const { text, file } = await compiledKernel("ROW_PRODUCTS");
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});

it("gives cosines of a block of rows as of each pair, rows of zeros among them", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }).chain((d) => fc.tuple(rows(d), rows(d))),
      ([x, y]) => {
        const of = (table: Rows & { count: number }) => ({
          ...table,
          excessTokens: new Uint32Array(table.count),
        });
        x.data.fill(0, 0, x.dimension);
        const cosines = rowCosines(of(x), of(y));
        const block = new Float64Array(x.count * y.count);
        cosines.tile(tileOf(0, x.count, 0, y.count), block);
        const each = Array.from(block, (_, k) => cosines.of(Math.floor(k / y.count), k % y.count));
        expect(Array.from(block)).toEqual(each);
        expect(each.slice(0, y.count)).toEqual(new Array(y.count).fill(0));
      },
    ),
  );
});
