import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reference } from "../fixtures/reference.ts";
import { curveValue, fitIsotonic } from "./isotonic.ts";
import { monotoneSpline, splineValue } from "./monotone-spline.ts";

const rows = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 5 })),
  { minLength: 1, maxLength: 40 },
);

describe("isotonic regression", () => {
  it.each(reference.isotonic.map((c) => [c.x.length, c] as const))(
    "agrees with scikit-learn on %d rows, ties and weights included",
    (_, c) => {
      // IsotonicRegression(out_of_bounds="clip"), scikit-learn 1.9.1
      const curve = fitIsotonic(c.x, c.y, c.weights ?? undefined);
      c.at.forEach((at, k) => {
        expect(curveValue(curve, at)).toBeCloseTo(c.fitted[k]!, 10);
      });
      expect(curve.x.length).toBe(c.corners);
    },
  );

  it("never descends, keeps the weighted mean, stays within the targets", () => {
    fc.assert(
      fc.property(rows, (data) => {
        const [x, y, w] = [data.map(([v]) => v), data.map(([, v]) => v), data.map(([, , v]) => v)];
        const curve = fitIsotonic(x, y, w);
        for (let k = 1; k < curve.y.length; k++) expect(curve.y[k]).toBeGreaterThanOrEqual(curve.y[k - 1]!);
        expect(curve.y[0]).toBeGreaterThanOrEqual(Math.min(...y) - 1e-9);
        expect(curve.y.at(-1)).toBeLessThanOrEqual(Math.max(...y) + 1e-9);
        const total = (of: (i: number) => number) => w.reduce((sum, weight, i) => sum + weight * of(i), 0);
        expect(total((i) => curveValue(curve, x[i]!))).toBeCloseTo(
          total((i) => y[i]!),
          6,
        );
      }),
    );
  });

  it.each(reference.isotonicAbsolute.map((c) => [c.x.length, c] as const))(
    "in absolute errors agrees with linear programmes on %d rows, ties and weights included",
    (_, c) => {
      // The middle of the lowest and the highest solution, linprog(method="highs"), SciPy 1.17.1
      const curve = fitIsotonic(c.x, c.y, c.weights ?? undefined, "absolute");
      c.at.forEach((at, k) => {
        expect(curveValue(curve, at)).toBeCloseTo(c.fitted[k]!, 6);
      });
      const errors = c.x.map((x, i) => (c.weights?.[i] ?? 1) * Math.abs(curveValue(curve, x) - c.y[i]!));
      expect(errors.reduce((sum, error) => sum + error, 0)).toBeCloseTo(c.loss, 6);
    },
  );

  it("in absolute errors never descends, and is nearer than any shift, mean or median of all", () => {
    fc.assert(
      fc.property(rows, (data) => {
        const [x, y, w] = [data.map(([v]) => v), data.map(([, v]) => v), data.map(([, , v]) => v)];
        const curve = fitIsotonic(x, y, w, "absolute");
        for (let k = 1; k < curve.y.length; k++) expect(curve.y[k]).toBeGreaterThanOrEqual(curve.y[k - 1]!);
        const loss = (of: (i: number) => number) =>
          w.reduce((sum, weight, i) => sum + weight * Math.abs(of(i) - y[i]!), 0);
        const least = loss((i) => curveValue(curve, x[i]!));
        const squares = fitIsotonic(x, y, w);
        expect(least).toBeLessThanOrEqual(loss((i) => curveValue(squares, x[i]!)) + 1e-9);
        for (const shift of [-1, -0.1, 0.1, 1]) {
          expect(least).toBeLessThanOrEqual(loss((i) => curveValue(curve, x[i]!) + shift) + 1e-9);
        }
        for (const value of y) expect(least).toBeLessThanOrEqual(loss(() => value) + 1e-9);
        // Upside down and backwards it is the same curve.
        const turned = fitIsotonic(
          x.map((v) => -v),
          y.map((v) => -v),
          w,
          "absolute",
        );
        for (const value of x) expect(curveValue(turned, -value)).toBeCloseTo(-curveValue(curve, value), 9);
      }),
    );
  });

  it("in absolute errors takes the usual median of one block, whatever rounding does to the weights", () => {
    expect(curveValue(fitIsotonic([1, 1, 1, 1], [4, 1, 2, 9], undefined, "absolute"), 1)).toBe(3);
    // 0.1 + 0.2 is not 0.3: any value between 1 and 3 is best.
    expect(curveValue(fitIsotonic([0, 0, 0], [1, 1, 3], [0.1, 0.2, 0.3], "absolute"), 0)).toBe(2);
  });

  it("leaves targets alone that already ascend", () => {
    const curve = fitIsotonic([3, 1, 2], [30, 10, 20]);
    expect([1, 2, 3, 1.5, 0, 9].map((x) => curveValue(curve, x))).toEqual([10, 20, 30, 15, 10, 30]);
  });

  it("names what it cannot use", () => {
    expect(() => fitIsotonic([], [])).toThrow("no rows");
    expect(() => fitIsotonic([1, 2], [1])).toThrow("2 raw values, 1 targets");
    expect(() => fitIsotonic([1, NaN], [1, 2])).toThrow("row 1 is raw NaN");
    expect(() => fitIsotonic([1, 2], [1, 2], [1, 0])).toThrow("weight 0");
  });
});

describe("monotone spline", () => {
  it.each(reference.pchip)("agrees with SciPy: $x", (c) => {
    // PchipInterpolator, SciPy 1.17.1
    const spline = monotoneSpline({ x: Float64Array.from(c.x), y: Float64Array.from(c.y) });
    c.at.forEach((at, k) => {
      expect(splineValue(spline, at)).toBeCloseTo(c.fitted[k]!, 12);
    });
  });

  it("never descends where its corners do not, passes through them, goes on straight", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(steps, (data) => {
        const x = new Float64Array(data.length);
        const y = new Float64Array(data.length);
        data.forEach(([dx, dy], k) => {
          x[k] = (x[k - 1] ?? 0) + dx;
          y[k] = (y[k - 1] ?? 0) + dy;
        });
        const spline = monotoneSpline({ x, y });
        x.forEach((at, k) => {
          expect(splineValue(spline, at)).toBeCloseTo(y[k]!, 10);
        });
        let before = -Infinity;
        for (let at = x[0]! - 2; at <= x.at(-1)! + 2; at += 0.1) {
          const value = splineValue(spline, at);
          expect(value).toBeGreaterThanOrEqual(before - 1e-9);
          before = value;
        }
      }),
    );
  });
});
