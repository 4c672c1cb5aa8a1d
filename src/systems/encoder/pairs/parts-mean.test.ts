import { expect, it } from "vitest";
import type { Part } from "../tier/encoder-parts.ts";
import { partsMean } from "./parts-mean.ts";

const part = (mean: number, deviation: number, weight: number): Part => ({
  value: "cosine",
  model: "m",
  mean,
  deviation,
  weight,
});

it("puts parts on a common footing, in the unit of the first", () => {
  const value = partsMean([part(0.5, 0.2, 1), part(0.6, 0.1, 3)]);
  // Python 3.11: 0.5 + 0.2 * (1 * (0.7 - 0.5) / 0.2 + 3 * (0.65 - 0.6) / 0.1) / 4
  expect(value([Float64Array.of(0.7), Float64Array.of(0.65)], 0)).toBeCloseTo(0.625, 12);
});

it("gives one part back as it is, to the last digit", () => {
  expect(partsMean([part(0.3, 0.7, 2)])([Float64Array.of(0.1234567890123)], 0)).toBe(0.1234567890123);
});
