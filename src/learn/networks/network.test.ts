import { expect, it } from "vitest";
import { rootMeanSquaredError, seededRandom } from "../../stats/index.ts";
import { fitNetwork, predictNetwork } from "./network.ts";

const random = seededRandom(5);
const rows = Array.from({ length: 400 }, () => [random.normal(), random.normal(), random.normal()]);

it("learns what no line can: a product", () => {
  const y = rows.map(([a, b]) => a! * b!);
  const model = fitNetwork(rows.slice(0, 300), y.slice(0, 300), { epochs: 150, decay: 0.01 });
  const error = rootMeanSquaredError(
    rows.slice(300).map((row) => predictNetwork(model, row)),
    y.slice(300),
  );
  // The product's own deviation is 1.
  expect(error).toBeLessThan(0.4);
});

it("tells of each epoch, and errs less and less", () => {
  const y = rows.map(([a]) => Math.sin(a!));
  const errors: number[] = [];
  fitNetwork(rows, y, {
    epochs: 40,
    decay: 0.01,
    onEpoch: (epoch, predict) => {
      expect(epoch).toBe(errors.length + 1);
      errors.push(
        rootMeanSquaredError(
          rows.map((row) => predict(row)),
          y,
        ),
      );
    },
  });
  expect(errors).toHaveLength(40);
  expect(errors.at(-1)!).toBeLessThan(0.1);
});

it("is the same for the same seed, and another for another", () => {
  const y = rows.map(([a]) => a!);
  const fitted = (seed: number) => fitNetwork(rows, y, { epochs: 2, seed });
  expect(fitted(1)).toEqual(fitted(1));
  expect(fitted(1)).not.toEqual(fitted(2));
});

it("refuses what it cannot read", () => {
  expect(() => fitNetwork(rows, [1])).toThrow("400 rows of features, 1 targets");
  expect(() =>
    fitNetwork(
      rows,
      rows.map(() => 1),
      { hidden: 0 },
    ),
  ).toThrow("0 units");
  const model = fitNetwork(
    rows,
    rows.map(() => 1),
    { epochs: 1 },
  );
  expect(() => predictNetwork(model, [1])).toThrow("fitted on 3 features, given 1");
});
