import { expect, it } from "vitest";
import { seededRandom } from "../../stats/index.ts";
import { loadModelOf, saveModel } from "../files/model-file.ts";
import { fitTrees, predictClasses, predictTrees, type TreesModel } from "./boosted-trees.ts";

const ALL = { rows: 1, columns: 1 };

it("gives the values of scikit-learn's boosting where every row and feature is seen and nothing is penalised", () => {
  const x = Array.from({ length: 40 }, (_, i) => [i % 7, (i * 5) % 11, (i * 3) % 4]);
  const y = x.map(([a, b, c]) => (a! * b!) / 10 + (c! > 1 ? 2 : 0));
  const model = fitTrees(x, y, { ...ALL, rounds: 3, rate: 0.5, depth: 2, leaf: 3, penalty: 0 });
  // scikit-learn 1.9.1 GradientBoostingRegressor(n_estimators=3, learning_rate=0.5, max_depth=2,
  // min_samples_leaf=3); leaves are saved to five digits.
  const expected = [0.3026167929, 5.9358554293, 3.335667298, 1.6540101912];
  for (const [i, row] of [
    [0, 0, 0],
    [6, 10, 3],
    [3, 5, 2],
    [5, 2, 1],
  ].entries())
    expect(predictTrees(model, row)).toBeCloseTo(expected[i]!, 3);
});

it("splits on a feature that few rows have, as scikit-learn does", () => {
  const x = Array.from({ length: 400 }, (_, i) => [i % 7, Number(i % 100 === 3)]);
  const y = x.map(([a, rare]) => a! / 10 + 2 * rare!);
  const model = fitTrees(x, y, { ...ALL, rounds: 2, rate: 0.5, depth: 2, leaf: 3, penalty: 0 });
  // scikit-learn 1.9.1 GradientBoostingRegressor(n_estimators=2, learning_rate=0.5, max_depth=2, min_samples_leaf=3)
  const expected = [0.1694477109, 0.4924231194, 1.7256458333, 1.7256458333];
  for (const [i, row] of [
    [0, 0],
    [6, 0],
    [3, 1],
    [0, 1],
  ].entries())
    expect(predictTrees(model, row)).toBeCloseTo(expected[i]!, 3);
});

const random = seededRandom(3);
const plane = Array.from({ length: 600 }, () => [random.normal(), random.normal(), random.normal()]);

it("tells two classes that no line parts, and its probabilities sum to 1", () => {
  const y = plane.map(([a, b]) => Number(a! * b! > 0));
  const model = fitTrees(plane.slice(0, 400), y.slice(0, 400), {
    loss: "classes",
    rounds: 60,
    depth: 3,
    columns: 1,
  });
  const right = plane.slice(400).filter((row, i) => {
    const [no, yes] = predictClasses(model, row);
    expect(no! + yes!).toBeCloseTo(1, 12);
    return Number(yes! > 0.5) === y[400 + i];
  });
  expect(right.length).toBeGreaterThan(180);
});

it("tells three classes", () => {
  const y = plane.map(([a]) => (a! < -0.5 ? 0 : a! < 0.5 ? 1 : 2));
  const model = fitTrees(plane, y, { loss: "classes", rounds: 20, depth: 2, columns: 1 });
  const shares = predictClasses(model, [0, 0, 0]);
  expect(shares.indexOf(Math.max(...shares))).toBe(1);
  expect(shares.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
});

it("is the same for the same seed, and when saved and loaded", () => {
  const y = plane.map(([a, b]) => a! + b!);
  const fitted = (seed: number) => fitTrees(plane, y, { rounds: 3, seed });
  expect(fitted(1)).toEqual(fitted(1));
  expect(fitted(1)).not.toEqual(fitted(2));
  const model = fitted(1);
  const loaded = loadModelOf("trees", saveModel(model));
  expect(plane.map((row) => predictTrees(loaded, row))).toEqual(plane.map((row) => predictTrees(model, row)));
});

it("gives a constant target back, and splits on no constant feature", () => {
  const model = fitTrees(
    [
      [1, 0],
      [1, 0],
      [1, 0],
    ],
    [2, 2, 2],
    { ...ALL, rounds: 2 },
  );
  expect(predictTrees(model, [9, 9])).toBe(2);
  expect(model.rounds.flat().every(({ feature }) => feature[0] === -1)).toBe(true);
});

it("refuses what it cannot read", () => {
  expect(() => fitTrees([[1], [2]], [1])).toThrow("2 rows of features, 1 targets");
  expect(() => fitTrees([[1], [2]], [0, 1.5], { loss: "classes" })).toThrow("class 1 is 1.5");
  const broken = (change: Partial<TreesModel>) =>
    JSON.stringify({ ...fitTrees([[1], [2]], [1, 2], { ...ALL, leaf: 1, rounds: 1 }), ...change });
  const load = (text: string) => () => loadModelOf("trees", text, "m.json");
  expect(load(broken({}))).not.toThrow();
  expect(load(broken({ start: [] }))).toThrow("m.json: damaged or foreign model");
  const looped = { feature: [0], value: [1], right: [0] };
  expect(load(broken({ rounds: [[looped]] }))).toThrow("m.json: damaged or foreign model");
});
