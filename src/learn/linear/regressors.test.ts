import { describe, expect, it } from "vitest";
import { reference } from "../fixtures/reference.ts";
import { fitLogistic, predictProbability } from "./logistic.ts";
import { fitRidge, fitRidgeCrossValidated, predictRidge } from "./ridge.ts";

const { features, targets, labels } = reference;

function expectClose(actual: readonly number[], expected: readonly number[], digits: number): void {
  expect(actual.length).toBe(expected.length);
  actual.forEach((value, i) => {
    expect(value).toBeCloseTo(expected[i]!, digits);
  });
}

describe("ridge", () => {
  it.each(Object.entries(reference.ridge))("agrees with scikit-learn at alpha %s", (alpha, expected) => {
    // make_pipeline(StandardScaler(), Ridge(alpha)), scikit-learn 1.9.1; one feature is constant
    const model = fitRidge(features, targets, { alpha: Number(alpha) });
    expectClose(
      features.map((row) => predictRidge(model, row)),
      expected,
      9,
    );
    expect(model.weights[4]).toBe(0);
  });

  it("agrees with scikit-learn without standardising, and with fewer rows than features", () => {
    const unscaled = fitRidge(features, targets, { alpha: 2.5, standardise: false });
    expectClose(
      features.map((row) => predictRidge(unscaled, row)),
      reference.ridgeUnscaled,
      9,
    );
    const wide = fitRidge(reference.wide, targets.slice(0, 6), { alpha: 0.5 });
    expectClose(
      reference.wide.map((row) => predictRidge(wide, row)),
      reference.wideRidge,
      9,
    );
  });

  it("does not care for the unit of a feature when standardising", () => {
    const rescaled = features.map((row) => row.map((v, j) => (j === 1 ? v * 1e6 - 5 : v)));
    const [model, other] = [fitRidge(features, targets), fitRidge(rescaled, targets)];
    expectClose(
      rescaled.map((row) => predictRidge(other, row)),
      features.map((row) => predictRidge(model, row)),
      9,
    );
  });

  it("takes features that repeat each other, whatever alpha", () => {
    const twice = features.map((row) => [row[0]!, row[0]!, 2 * row[0]!]);
    const once = fitRidge(
      features.map((row) => [row[0]!]),
      targets,
      { alpha: 0 },
    );
    for (const alpha of [0, 1e-300, 1e-14]) {
      const model = fitRidge(twice, targets, { alpha });
      expectClose(
        twice.map((row) => predictRidge(model, row)),
        features.map((row) => predictRidge(once, [row[0]!])),
        6,
      );
    }
  });

  it("chooses alpha by held-out error, and predicts each row without having seen it", () => {
    const { model, heldOut } = fitRidgeCrossValidated(features, targets, { alphas: [1e6, 0.1], folds: 4 });
    expect(model.alpha).toBe(0.1);
    const seen = features.map((row) => predictRidge(model, row));
    const error = (predicted: ArrayLike<number>) =>
      targets.reduce((sum, y, i) => sum + (predicted[i]! - y) ** 2, 0);
    expect(error(heldOut)).toBeGreaterThan(error(seen));
    expect(error(heldOut)).toBeLessThan(4 * error(seen));
  });

  it("names what it cannot use", () => {
    expect(() => fitRidge([], [])).toThrow("no rows");
    expect(() => fitRidge([[1], [1, 2]], [1, 2])).toThrow("row 1 has 2 features, row 0 has 1");
    expect(() => fitRidge([[1], [NaN]], [1, 2])).toThrow("feature 0 of row 1 is NaN");
    expect(() => fitRidge([[1], [2]], [1])).toThrow("2 rows of features, 1 targets");
    expect(() => fitRidge([[1], [2]], [1, Infinity])).toThrow("target 1 is Infinity");
    expect(() => fitRidge([[1], [2]], [1, 2], { alpha: -1 })).toThrow("alpha is -1");
    const model = fitRidge([[1], [2]], [1, 2]);
    expect(() => predictRidge(model, [1, 2])).toThrow("fitted on 1 features, given 2");
  });
});

describe("logistic regression", () => {
  it.each(Object.entries(reference.logistic))(
    "agrees with scikit-learn at penalty %s",
    (penalty, expected) => {
      // LogisticRegression(C=1/penalty, solver="newton-cholesky") on StandardScaler's features, scikit-learn 1.9.1
      const model = fitLogistic(features, labels, { penalty: Number(penalty) });
      expectClose(
        features.map((row) => predictProbability(model, row)),
        expected,
        7,
      );
    },
  );

  it.each([1e-3, 1e-12, 1e-300])("stays finite when a feature tells the answers apart: %d", (penalty) => {
    const model = fitLogistic([[1], [2], [3], [1e6]], [0, 0, 1, 1], { penalty });
    for (const x of [-1e9, 1, 3, 1e9]) {
      const p = predictProbability(model, [x]);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1);
    }
  });

  it("names what it cannot use", () => {
    expect(() => fitLogistic([[1], [2]], [1, 1])).toThrow("2 of 2 labels are yes; needs both answers");
    expect(() => fitLogistic([[1], [2]], [0, 3])).toThrow("label 1 is 3");
    expect(() => fitLogistic([[1], [2]], [0, 1], { penalty: 0 })).toThrow("penalty is 0");
  });
});
