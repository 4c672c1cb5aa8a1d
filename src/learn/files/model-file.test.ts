import { describe, expect, it } from "vitest";
import { StsError } from "../../errors.ts";
import { fitCalibration } from "../calibration/calibration.ts";
import { fitLogistic, predictProbability } from "../linear/logistic.ts";
import { fitRidge, predictRidge } from "../linear/ridge.ts";
import { fitNetwork, predictNetwork } from "../networks/network.ts";
import { fitTrees } from "../trees/boosted-trees.ts";
import { loadModel, loadModelOf, type SavedModel, saveModel } from "./model-file.ts";

const rows = Array.from({ length: 30 }, (_, i) => [i / 7, Math.sin(i)]);
const gold = rows.map(([x]) => x!);
const models: Record<SavedModel["kind"], SavedModel> = {
  calibration: fitCalibration(
    rows.map(([x]) => x!),
    gold,
  ).model,
  ridge: fitRidge(rows, gold, { features: ["first", "second"] }),
  logistic: fitLogistic(
    rows,
    gold.map((g) => g > 2),
  ),
  network: fitNetwork(rows, gold, { hidden: 2, epochs: 2 }),
  trees: fitTrees(rows, gold, { rounds: 2 }),
};

/** E_MODEL, one line, naming the file. */
function expectRefused(text: string, problem: string | RegExp): void {
  let thrown: unknown;
  try {
    loadModel(text, "m.json");
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(StsError);
  expect((thrown as StsError).code).toBe("E_MODEL");
  expect((thrown as StsError).message).toMatch(/^m\.json: /);
  expect((thrown as StsError).message).toMatch(problem);
}

describe.each(Object.values(models))("a saved $kind", (model) => {
  it("comes back as it was", () => {
    expect(loadModel(saveModel(model))).toEqual(model);
    expect(loadModelOf(model.kind, saveModel(model))).toEqual(model);
  });

  it("is refused with any part missing, or of another type", () => {
    const plain = JSON.parse(saveModel(model)) as Record<string, unknown>;
    for (const name of Object.keys(plain)) {
      const { [name]: _, ...rest } = plain;
      expectRefused(JSON.stringify(rest), name);
      expectRefused(JSON.stringify({ ...plain, [name]: "x" }), name);
      expectRefused(JSON.stringify({ ...plain, [name]: null }), name);
    }
  });

  it("is refused when cut off anywhere", () => {
    const text = saveModel(model).trimEnd();
    for (let end = 0; end < text.length; end += 7) expectRefused(text.slice(0, end), "no JSON");
  });

  it("is refused of a newer format, with what to do", () => {
    expectRefused(JSON.stringify({ ...model, format: 2 }), /format 2 is newer than 1.*update samesay/);
  });
});

it("predictions survive saving to the last digit", () => {
  const ridge = loadModelOf("ridge", saveModel(models.ridge));
  const logistic = loadModelOf("logistic", saveModel(models.logistic));
  const network = loadModelOf("network", saveModel(models.network));
  for (const row of rows) {
    expect(predictNetwork(network, row)).toBe(predictNetwork(models.network as typeof network, row));
    expect(predictRidge(ridge, row)).toBe(predictRidge(models.ridge as typeof ridge, row));
    expect(predictProbability(logistic, row)).toBe(
      predictProbability(models.logistic as typeof logistic, row),
    );
  }
});

it("regressors saved in format 1 stay readable", () => {
  const saved = (kind: string, strength: string) =>
    `{"format":1,"kind":"${kind}","weights":[2,-1],"intercept":0.5,"${strength}":1,"features":[]}`;
  expect(predictRidge(loadModelOf("ridge", saved("ridge", "alpha")), [1, 0.5])).toBe(2);
  expect(predictProbability(loadModelOf("logistic", saved("logistic", "penalty")), [0, 0.5])).toBe(0.5);
});

describe("damage in detail", () => {
  const damaged = (change: Record<string, unknown>) => JSON.stringify({ ...models.calibration, ...change });

  it.each([
    ["null", "model is not a JSON object"],
    ["[]", "model is not a JSON object"],
    ['{"format":1,"kind":"oracle"}', 'kind is "oracle"'],
    ['{"format":0,"kind":"ridge"}', "format is 0"],
    [damaged({ x: [2, 1], y: [0, 1] }), "x does not ascend"],
    [damaged({ x: [1, 2], y: [0, 6] }), "y[1] is 6"],
    [damaged({ x: [1, 2], y: [3, 2] }), "y[1] is 2"],
    [damaged({ x: [1, 2], y: [3] }), "y is not a list of 2 finite numbers"],
    [damaged({ direction: 0 }), "direction is 0"],
    [damaged({ curve: "wave" }), 'curve is "wave"'],
  ])("%s", expectRefused);

  it("tables of another shape", () => {
    const { residuals } = models.calibration as { residuals: object } & SavedModel;
    expectRefused(damaged({ residuals: { ...residuals, level: 8 } }), "residuals.level is 8");
    expectRefused(damaged({ residuals: { ...residuals, low: [] } }), "residuals.low");
    expectRefused(damaged({ residuals: { ...residuals, high: [[1, 2, 3, 4, 5, 6]] } }), "residuals.high");
  });

  it("one kind where another is wanted", () => {
    expect(() => loadModelOf("ridge", saveModel(models.logistic), "m.json")).toThrow(
      "m.json: holds a logistic model, expected ridge",
    );
  });
});
