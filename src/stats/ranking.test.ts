import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reference } from "./fixtures/reference.ts";
import { averagePrecision } from "./ranking/average-precision.ts";
import { classification } from "./ranking/classification.ts";
import { ncg, ndcg } from "./ranking/ndcg.ts";
import { rocAuc } from "./ranking/roc-auc.ts";

const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 5 })), {
  minLength: 1,
  maxLength: 40,
});

describe.each(reference.cases.map((c) => [`n = ${c.gold.length}`, c] as const))(
  "%s, ties included",
  (_, c) => {
    // scikit-learn 1.9.1, by fixtures/make-reference.py
    const labels = c.gold.map((g) => g >= 3);
    it("nDCG", () => expect(ndcg(c.system, c.gold)).toBeCloseTo(c.ndcg, 10));
    it("nDCG@k", () => expect(ndcg(c.system, c.gold, c.k)).toBeCloseTo(c.ndcgAtK, 10));
    it("average precision", () =>
      expect(averagePrecision(c.system, labels)).toBeCloseTo(c.averagePrecision, 10));
    it("ROC AUC", () => expect(rocAuc(c.system, labels)).toBeCloseTo(c.rocAuc, 10));
    it("precision, recall, F1 at 2.5", () => {
      const result = classification(c.system, labels, 2.5);
      expect(result.precision).toBeCloseTo(c.precision, 12);
      expect(result.recall).toBeCloseTo(c.recall, 12);
      expect(result.f1).toBeCloseTo(c.f1, 12);
    });
  },
);

describe("nCG@k", () => {
  it("divides the gold found by the most there is to find", () => {
    // by hand: the first two of the system hold 5 + 1, the best two 5 + 4
    expect(ncg([9, 1, 8, 2], [5, 4, 1, 0], 2)).toBeCloseTo(6 / 9, 12);
    expect(ncg([9, 1, 8, 2], [5, 4, 1, 0], 4)).toBe(1);
    expect(ncg([9, 1, 8, 2], [5, 4, 1, 0], 99)).toBe(1);
  });

  it("shares out the gold of ties at the border", () => {
    // the second place is tied between gold 4 and gold 1: 2.5 expected
    expect(ncg([9, 8, 8, 2], [5, 4, 1, 0], 2)).toBeCloseTo(7.5 / 9, 12);
  });
});

it("rankings are perfect for gold itself, within 0..1, and undefined without any gain", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 50 }), (pairs, k) => {
      const x = pairs.map(([v]) => v);
      const gold = pairs.map(([, g]) => g);
      for (const value of [ndcg(x, gold, k), ncg(x, gold, k)]) {
        if (Math.max(...gold) === 0) expect(value).toBeNaN();
        else {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1 + 1e-12);
        }
      }
      if (Math.max(...gold) > 0) expect(ndcg(gold, gold, k)).toBeCloseTo(1, 12);
    }),
  );
});

it("AUC is what counting all pairs of yes and no gives, and turns over with the scores", () => {
  fc.assert(
    fc.property(rows, (pairs) => {
      const x = pairs.map(([v]) => v);
      const labels = pairs.map(([, g]) => g >= 3);
      const above = pairs.flatMap(([v, g]) =>
        g >= 3 ? pairs.filter(([, h]) => h < 3).map(([w]) => (Math.sign(v - w) + 1) / 2) : [],
      );
      const auc = rocAuc(x, labels);
      if (above.length === 0) {
        expect(auc).toBeNaN();
        return;
      }
      expect(auc).toBeCloseTo(above.reduce((sum, v) => sum + v, 0) / above.length, 12);
      expect(
        rocAuc(
          x.map((v) => -v),
          labels,
        ),
      ).toBeCloseTo(1 - auc, 12);
    }),
  );
});

describe("undefined cases and bad input", () => {
  it("has no average precision or AUC without a yes", () => {
    expect(averagePrecision([1, 2], [0, 0])).toBeNaN();
    expect(averagePrecision([], [])).toBeNaN();
    expect(rocAuc([1, 2], [1, 1])).toBeNaN();
    expect(averagePrecision([1, 2], [1, 1])).toBe(1);
  });

  it("has no precision when nothing is said to be yes, no recall when nothing is", () => {
    expect(classification([1, 2], [1, 0], 3)).toMatchObject({
      precision: NaN,
      recall: 0,
      f1: 0,
      accuracy: 0.5,
    });
    expect(classification([1, 2], [0, 0], 2)).toMatchObject({ precision: 0, recall: NaN, f1: 0 });
    expect(classification([1, 2], [0, 0], 3)).toMatchObject({
      precision: NaN,
      recall: NaN,
      f1: NaN,
      accuracy: 1,
    });
  });

  it("counts a score on the threshold as yes", () => {
    expect(classification([2, 3], [1, 0], 2)).toMatchObject({ truePositives: 1, falsePositives: 1 });
  });

  it("names what it cannot use", () => {
    expect(() => classification([1, 2], [1], 0)).toThrow("classification: scores has 2 values, labels has 1");
    expect(() => rocAuc([1, 2], [1, 2])).toThrow("label 1 is 2, expected 0, 1, false or true");
    expect(() => averagePrecision([1, NaN], [1, 0])).toThrow("scores[1] is NaN");
    expect(() => ndcg([1, 2], [1, -1])).toThrow("gold[1] is -1");
    expect(() => ndcg([1, 2], [1, 1], 0)).toThrow("k is 0");
    expect(() => ndcg([], [])).toThrow("needs 1 value or more");
  });
});
