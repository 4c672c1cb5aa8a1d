import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StsError } from "../errors.ts";
import { correlation } from "./correlation/correlation.ts";
import { kendall } from "./correlation/kendall.ts";
import { pearson } from "./correlation/pearson.ts";
import { midRanks } from "./correlation/ranks.ts";
import { spearman } from "./correlation/spearman.ts";
import { weightedPearson } from "./correlation/weighted-pearson.ts";
import { reference } from "./fixtures/reference.ts";

const measures = { pearson, spearman, kendall };
const scores = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
  minLength: 3,
  maxLength: 60,
});

describe.each(reference.cases.map((c) => [`n = ${c.gold.length}`, c] as const))(
  "%s, ties included",
  (_, c) => {
    // SciPy 1.17.1 and NumPy, by fixtures/make-reference.py
    it("pearson", () => expect(pearson(c.system, c.gold)).toBeCloseTo(c.pearson, 12));
    it("spearman", () => expect(spearman(c.system, c.gold)).toBeCloseTo(c.spearman, 12));
    it("kendall", () => expect(kendall(c.system, c.gold)).toBeCloseTo(c.kendall, 12));
    it("ranks", () => expect(Array.from(midRanks(c.system))).toEqual(c.ranks));
    it("weighted pearson", () => {
      expect(weightedPearson(c.system, c.gold, c.weights)).toBeCloseTo(c.weightedPearson, 12);
    });
  },
);

it("agrees with SciPy on tied scores", () => {
  // scipy.stats.spearmanr([1, 2, 2, 4, 5], [2, 1, 3, 3, 5]), kendalltau of the same, SciPy 1.17.1
  expect(spearman([1, 2, 2, 4, 5], [2, 1, 3, 3, 5])).toBeCloseTo(0.7631578947368421, 12);
  expect(kendall([1, 2, 2, 4, 5], [2, 1, 3, 3, 5])).toBeCloseTo(0.6666666666666667, 12);
});

describe("numbers far from 1", () => {
  it("keeps the digits of 1e8 + small values", () => {
    // exact rational arithmetic on the same doubles, by fixtures/make-reference.py
    const { x, y, pearson: exact } = reference.nearConstant;
    expect(pearson(x, y)).toBeCloseTo(exact, 12);
  });

  it.each([1e-200, 1e-12, 1e150])("is not led astray by squares that over- or underflow: %d", (unit) => {
    const x = [1, 2, 4, 3].map((v) => v * unit);
    expect(pearson(x, [1, 3, 4, 2])).toBeCloseTo(pearson([1, 2, 4, 3], [1, 3, 4, 2]), 12);
  });

  it("never leaves -1..1", () => {
    const x = [0.1, 0.2, 0.3];
    expect(pearson(x, [0.1 * 3, 0.2 * 3, 0.3 * 3])).toBeLessThanOrEqual(1);
    expect(pearson([1, 2], [5, 3])).toBe(-1);
  });

  it("sees a constant even when its mean is not representable", () => {
    expect(pearson([0.1, 0.1, 0.1], [1, 2, 3])).toBeNaN();
  });
});

describe.each(Object.entries(measures))("%s", (name, measure) => {
  it("is NaN when one side is constant", () => {
    expect(measure([1, 2, 3], [4, 4, 4])).toBeNaN();
    expect(measure([4, 4, 4], [1, 2, 3])).toBeNaN();
  });

  it("says which side is short, and which value is no number", () => {
    expect(() => measure([1, 2], [1])).toThrow(`${name}: x has 2 values, y has 1`);
    expect(() => measure([1], [1])).toThrow(`${name}: needs 2 values or more, x has 1`);
    expect(() => measure([1, 2], [1, NaN])).toThrow(`${name}: y[1] is NaN, expected a finite number`);
    expect(() => measure([Infinity, 2], [1, 2])).toThrow(StsError);
  });

  it("takes typed arrays and leaves them as they were", () => {
    const x = Float64Array.of(3, 1, 2);
    const y = Float32Array.of(3, 2, 1);
    expect(measure(x, y)).toBe(measure([3, 1, 2], [3, 2, 1]));
    expect(x).toEqual(Float64Array.of(3, 1, 2));
    expect(y).toEqual(Float32Array.of(3, 2, 1));
  });

  it("is symmetric, within -1..1, blind to rising linear maps, and turns sign with falling ones", () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 9 }), fc.integer({ min: -99, max: 99 }), (rows, a, b) => {
        const x = rows.map(([v]) => v);
        const y = rows.map(([, v]) => v);
        const r = measure(x, y);
        if (Number.isNaN(r)) {
          expect(new Set(x).size === 1 || new Set(y).size === 1).toBe(true);
          return;
        }
        expect(Math.abs(r)).toBeLessThanOrEqual(1);
        expect(measure(y, x)).toBeCloseTo(r, 12);
        expect(
          measure(
            x.map((v) => a * v + b),
            y,
          ),
        ).toBeCloseTo(r, 12);
        expect(
          measure(
            x.map((v) => -a * v),
            y,
          ),
        ).toBeCloseTo(-r, 12);
      }),
    );
  });
});

it("kendall counts what a comparison of all pairs counts", () => {
  fc.assert(
    fc.property(scores, (rows) => {
      let difference = 0;
      let untiedX = 0;
      let untiedY = 0;
      rows.forEach(([x, y], i) => {
        for (const [x2, y2] of rows.slice(i + 1)) {
          difference += Math.sign(x - x2) * Math.sign(y - y2);
          untiedX += Math.abs(Math.sign(x - x2));
          untiedY += Math.abs(Math.sign(y - y2));
        }
      });
      const tau = kendall(
        rows.map(([x]) => x),
        rows.map(([, y]) => y),
      );
      if (untiedX === 0 || untiedY === 0) expect(tau).toBeNaN();
      else expect(tau).toBeCloseTo(difference / Math.sqrt(untiedX * untiedY), 12);
    }),
  );
});

describe("weighted pearson", () => {
  it("is pearson under equal weights, and leaves pairs of weight 0 out", () => {
    const [, c] = reference.cases;
    const same = c!.system.map(() => 37);
    expect(weightedPearson(c!.system, c!.gold, same)).toBeCloseTo(c!.pearson, 12);
    expect(weightedPearson([1, 2, 4, 90], [1, 3, 2, -7], [1, 1, 1, 0])).toBeCloseTo(
      pearson([1, 2, 4], [1, 3, 2]),
      12,
    );
  });

  it("is NaN when the pairs of weight above 0 are constant", () => {
    expect(weightedPearson([1, 1, 9], [1, 2, 3], [5, 5, 0])).toBeNaN();
    expect(weightedPearson([1, 2, 9], [1, 2, 3], [0, 0, 0])).toBeNaN();
  });

  it("refuses negative weights and another number of them", () => {
    expect(() => weightedPearson([1, 2], [1, 2], [1, -1])).toThrow("weights[1] is -1");
    expect(() => weightedPearson([1, 2], [1, 2], [1])).toThrow("x has 2 values, weights has 1");
  });
});

it("any finite numbers give a correlation or a reason", () => {
  const value = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: 0, max: 3 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value, fc.nat(100)), { maxLength: 20 }), (rows) => {
      const [x, y, w] = [rows.map(([v]) => v), rows.map(([, v]) => v), rows.map(([, , v]) => v)];
      for (const kind of ["pearson", "spearman", "kendall", "weightedPearson"] as const) {
        const result = correlation(kind, x, y, w);
        if (result.value === null) expect(result.reason).not.toBe("");
        else expect(Math.abs(result.value)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});

it.each([1e-200, 1e150, 1e200])(
  "weighted pearson is not led astray by squares that over- or underflow: %d",
  (unit) => {
    const x = [1, 2, 4, 3].map((v) => v * unit);
    const weights = [1, 5, 2, 3];
    expect(weightedPearson(x, [1, 3, 4, 2], weights)).toBeCloseTo(
      weightedPearson([1, 2, 4, 3], [1, 3, 4, 2], weights),
      12,
    );
  },
);

describe("correlation says why there is none", () => {
  it.each([
    [[], [], "needs 2 pairs or more, has 0"],
    [[1], [1], "needs 2 pairs or more, has 1"],
    [[3, 3, 3], [1, 2, 5], "all 3 system scores equal 3"],
    [[1, 2, 5], [4, 4, 4], "all 3 gold scores equal 4"],
  ])("%j, %j: %s", (x, y, reason) => {
    for (const kind of ["pearson", "spearman", "kendall"] as const) {
      expect(correlation(kind, x, y)).toEqual({ value: null, reason });
    }
  });

  it("counts only pairs of weight above 0", () => {
    expect(correlation("weightedPearson", [1, 2, 3], [1, 2, 3], [1, 0, 0])).toEqual({
      value: null,
      reason: "needs 2 pairs of weight above 0 or more, has 1",
    });
  });

  it("warns of nearly constant scores, as SciPy does", () => {
    const x = [1e8, 1e8 + 1e-7, 1e8 + 3e-7];
    expect(correlation("pearson", x, [1, 2, 3])).toMatchObject({
      warning: "system scores are nearly constant; r may be inaccurate",
    });
    expect(correlation("pearson", [1, 2, 4], [1, 2, 3])).not.toHaveProperty("warning");
  });

  it("refuses different lengths rather than calling them undefined", () => {
    expect(() => correlation("pearson", [1], [1, 2])).toThrow(StsError);
  });
});
