import fc from "fast-check";
import { expect, it } from "vitest";
import { solvePositiveDefinite, solveSymmetric } from "./solve-symmetric.ts";

const rowsOf = (a: number[][]) => a.map((row) => Float64Array.from(row));

it("solves by hand", () => {
  // 4w + 2v = 8, 2w + 3v = 8: w = 1, v = 2
  const w = solveSymmetric(
    rowsOf([
      [4, 2],
      [2, 3],
    ]),
    Float64Array.of(8, 8),
  );
  expect(w[0]).toBeCloseTo(1, 14);
  expect(w[1]).toBeCloseTo(2, 14);
  expect(Array.from(solveSymmetric(rowsOf([[0]]), Float64Array.of(0)))).toEqual([0]);
});

it("satisfies the equations of any Gram matrix, singular ones included", () => {
  const matrix = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([n, d]) =>
    fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: d, maxLength: d }), {
      minLength: n,
      maxLength: n,
    }),
  );
  fc.assert(
    fc.property(matrix, (x) => {
      const d = x[0]!.length;
      const gram = Array.from({ length: d }, (_, j) =>
        Array.from({ length: d }, (_, k) => x.reduce((sum, row) => sum + row[j]! * row[k]!, 0)),
      );
      // X'y lies in the range of X'X, so a solution exists.
      const b = Array.from({ length: d }, (_, j) => x.reduce((sum, row, i) => sum + row[j]! * (i + 1), 0));
      const w = solveSymmetric(rowsOf(gram), Float64Array.from(b));
      gram.forEach((row, j) => {
        const got = row.reduce((sum, value, k) => sum + value * w[k]!, 0);
        expect(Math.abs(got - b[j]!)).toBeLessThan(1e-6 * (1 + Math.max(...b.map(Math.abs))));
      });
    }),
    { numRuns: 500 },
  );
});

it("solves a definite matrix without pivoting as with it, and leaves others to it", () => {
  const matrix = fc.integer({ min: 1, max: 6 }).chain((d) =>
    fc.tuple(
      fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: d, maxLength: d }), {
        minLength: d,
        maxLength: d,
      }),
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: d, maxLength: d }),
      fc.constantFrom(0, 1),
    ),
  );
  fc.assert(
    fc.property(matrix, ([x, y, ridge]) => {
      const d = y.length;
      const gram = x.map((_, j) =>
        x.map((__, k) => x.reduce((sum, row) => sum + row[j]! * row[k]!, 0) + (j === k ? ridge : 0)),
      );
      // In the range of the matrix, singular or not.
      const b = Float64Array.from(gram, (row) => row.reduce((sum, value, k) => sum + value * y[k]!, 0));
      const w = solvePositiveDefinite(rowsOf(gram), b);
      const most = Math.max(1, ...b.map(Math.abs));
      for (let j = 0; j < d; j++) {
        const got = gram[j]!.reduce((sum, value, k) => sum + value * w[k]!, 0);
        expect(Math.abs(got - b[j]!)).toBeLessThan(1e-6 * most);
      }
    }),
    { seed: 3 },
  );
});
