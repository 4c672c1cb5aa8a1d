import { expect, it } from "vitest";
import { seededRandom } from "../../stats/index.ts";
import { principalComponents } from "./principal-components.ts";

const random = seededRandom(2);
/** Ten features that two hidden numbers make, and a little noise. */
const hidden = Array.from({ length: 200 }, () => [random.normal(), random.normal()] as const);
const rows = hidden.map(([p, q]) =>
  Array.from({ length: 10 }, (_, j) => 3 + (j < 6 ? p : q) * (j + 1) + 0.01 * random.normal()),
);

it("finds the directions of greatest spread", () => {
  const { scores } = principalComponents(rows, 4);
  const spread = (k: number) => Math.sqrt(scores.reduce((sum, row) => sum + row[k]! ** 2, 0) / 200);
  // Standardised, six features vary as one and four as another: variances of about 6 and 4 (a little mixed).
  expect(spread(0) ** 2 + spread(1) ** 2).toBeCloseTo(10, 2);
  expect(spread(2)).toBeLessThan(0.02);
});

it("takes weights of scores back to weights of features", () => {
  const { scores, unproject } = principalComponents(rows, 3);
  const weights = [0.5, -2, 1];
  const back = unproject(weights);
  for (const [i, row] of rows.entries()) {
    const ofScores = scores[i]!.reduce((sum, value, k) => sum + weights[k]! * value, 0);
    const ofFeatures = row.reduce((sum, value, j) => sum + back.weights[j]! * value, back.constant);
    expect(ofFeatures).toBeCloseTo(ofScores, 8);
  }
});

it("has no more directions than rows can show, and stands features that never change", () => {
  expect(principalComponents(rows.slice(0, 3), 64).scores[0]).toHaveLength(2);
  const flat = principalComponents([[1], [1], [1]], 2);
  expect(flat.scores.every((row) => row.every((value) => value === 0))).toBe(true);
  expect(flat.spread).toBe(1);
  expect(() => principalComponents([], 2)).toThrow("2 components of 0 rows");
});
