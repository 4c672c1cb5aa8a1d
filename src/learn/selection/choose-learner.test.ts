import { expect, it } from "vitest";
import { seededRandom } from "../../stats/index.ts";
import { fitRegressor, type Learner } from "../regression/learner.ts";
import { gridSearch, heldOutPredictions } from "./choose-learner.ts";
import { ablate, permutationImportance, selectFamilies } from "./feature-worth.ts";

// Feature 0 decides, 1 helps, 2 is noise; rows come in groups of 4 with equal features and an equal error.
const random = seededRandom(5);
const [rows, y, groups]: [number[][], number[], number[]] = [[], [], []];
for (let g = 0; g < 40; g++) {
  const row = [random.normal(), random.normal(), random.normal()];
  const error = random.normal();
  for (let k = 0; k < 4; k++) {
    rows.push(row);
    y.push(3 * row[0]! + row[1]! + error);
    groups.push(g);
  }
}
const families = ["much", "some", "none"].map((name, j) => ({ name, columns: [j] }));
const line: Learner = { kind: "ridge" };

it("predicts groups that the model never saw: a nearest neighbour gains nothing from copies of a row", () => {
  const asks: Learner = { kind: "neighbours", neighbours: 1 };
  const [kept, torn] = [{ groups }, {}].map((options) => heldOutPredictions(asks, rows, y, options));
  const error = (predicted: Float64Array) =>
    predicted.reduce((sum, value, i) => sum + (value - y[i]!) ** 2, 0);
  expect(error(torn!)).toBeLessThan(0.1 * error(kept!));
});

it("grid search puts the better learner first", () => {
  const tried = gridSearch([{ kind: "tree", maxDepth: 1 }, line], rows, y, { groups });
  expect(tried[0]!.learner).toBe(line);
  expect(tried[0]!.pearson).toBeGreaterThan(tried[1]!.pearson);
  expect(() => gridSearch([], rows, y)).toThrow("no learners");
});

it("ablation, importance and selection agree on what each feature is worth", () => {
  const worth = ablate(line, families, rows, y, { groups });
  const losses = worth.families.map(({ loss }) => loss);
  expect(losses[0]).toBeGreaterThan(losses[1]!);
  expect(losses[1]).toBeGreaterThan(losses[2]!);
  expect(worth.families[0]!.alone).toBeGreaterThan(0.8);
  const importance = permutationImportance(fitRegressor(line, rows, y), rows, y);
  expect(importance[0]).toBeGreaterThan(importance[1]!);
  expect(importance[1]).toBeGreaterThan(Math.abs(importance[2]!));
  expect(selectFamilies(line, families, rows, y, { groups })).toEqual(["much", "some"]);
});
