import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestTree, isTree } from "./spanning-tree.ts";

/** Whether every word leads to the one root without coming by itself. */
function leadsToOneRoot(heads: readonly number[]): boolean {
  const n = heads.length;
  if (heads.filter((h) => h === n).length !== 1) return false;
  return heads.every((_, d) => {
    let at = d;
    for (let steps = 0; at !== n; steps++) {
      if (steps > n) return false;
      at = heads[at]!;
    }
    return true;
  });
}

function total(scores: Float32Array, heads: readonly number[]): number {
  const n = heads.length;
  return heads.reduce((sum, h, d) => sum + scores[d * (n + 1) + h]!, 0);
}

/** The best total of all trees with one root. */
function bruteForce(scores: Float32Array, n: number): number {
  let best = Number.NEGATIVE_INFINITY;
  const heads = new Array<number>(n).fill(0);
  const each = (d: number) => {
    if (d === n) {
      if (leadsToOneRoot(heads)) best = Math.max(best, total(scores, heads));
      return;
    }
    for (let h = 0; h <= n; h++) {
      heads[d] = h;
      if (h !== d) each(d + 1);
    }
  };
  each(0);
  return best;
}

const matrix = (n: number, entry: fc.Arbitrary<number>) =>
  fc
    .array(entry, { minLength: n * (n + 1), maxLength: n * (n + 1) })
    .map((list) => ({ n, scores: Float32Array.from(list) }));
const score = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -40, max: 40, noNaN: true }));

describe("the best tree", () => {
  it("is as good as the best of all trees with one root", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }).chain((n) => matrix(n, score)),
        ({ n, scores }) => {
          const heads = [...bestTree(scores, n)];
          expect(leadsToOneRoot(heads)).toBe(true);
          expect(total(scores, heads)).toBeCloseTo(bruteForce(scores, n), 8);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("has one root where every word would rather be it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }).chain((n) => matrix(n, score)),
        ({ n, scores }) => {
          for (let d = 0; d < n; d++) scores[d * (n + 1) + n]! += 1000;
          const heads = [...bestTree(scores, n)];
          expect(leadsToOneRoot(heads)).toBe(true);
          expect(total(scores, heads)).toBeCloseTo(bruteForce(scores, n), 8);
        },
      ),
    );
  });

  it("is a tree for long sentences and odd numbers", () => {
    const odd = fc.constantFrom(0, 1, -1, 1e30, -1e30, Number.NaN, Number.POSITIVE_INFINITY);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }).chain((n) => matrix(n, fc.oneof(score, score, score, odd))),
        ({ n, scores }) => {
          expect(leadsToOneRoot([...bestTree(scores, n)])).toBe(true);
        },
      ),
    );
  });

  it("of no words is empty", () => {
    expect([...bestTree(new Float32Array(0), 0)]).toEqual([]);
  });
});

it("knows a tree", () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 6 })
        .chain((n) => fc.array(fc.nat({ max: n }), { minLength: n, maxLength: n })),
      (heads) => {
        expect(isTree(Int32Array.from(heads))).toBe(leadsToOneRoot(heads));
      },
    ),
    { numRuns: 1000 },
  );
});
