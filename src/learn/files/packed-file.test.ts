import { describe, expect, it } from "vitest";
import { fitRegressor, type Learner } from "../regression/learner.ts";
import { predictRegressor, type RegressorModel } from "../regression/regressor.ts";
import { pack, unpack } from "./packed-file.ts";

const rows = Array.from({ length: 60 }, (_, i) => [i / 60, ((i * 7) % 11) / 11, 1]);
const y = rows.map(([a, b]) => 3 * a! + Math.sin(5 * b!));
const learners: Learner[] = [
  { kind: "ridge" },
  { kind: "elastic-net", alpha: 0.01 },
  { kind: "support-vector" },
  { kind: "neighbours" },
  { kind: "forest", trees: 5 },
  { kind: "boosting", rounds: 5, minLeaf: 5 },
  { kind: "model-tree" },
  { kind: "scaled", learner: { kind: "perceptron", hidden: [4], epochs: 5 } },
  { kind: "products", learner: { kind: "partial-least-squares", components: 2 } },
  { kind: "bagging", learner: { kind: "tree" }, count: 3, rowShare: 0.7, featureShare: 0.7 },
  { kind: "average", learners: [{ kind: "ridge" }, { kind: "gaussian-process", rows: 30 }] },
];

describe("a saved model", () => {
  it.each(learners.map((learner) => [learner.kind, learner] as const))(
    "%s predicts the same when loaded",
    async (_, learner) => {
      const model = fitRegressor(learner, rows, y);
      const loaded = (await unpack(
        "regressor",
        await pack("regressor", model),
        "model.json",
      )) as RegressorModel;
      for (const row of rows) expect(predictRegressor(loaded, row)).toBe(predictRegressor(model, row));
    },
  );

  it("is refused when of a newer format, another kind, changed, or no JSON", async () => {
    const packed = await pack("regressor", fitRegressor({ kind: "tree" }, rows, y));
    const refused = (json: string, binary = packed.binary) =>
      expect(unpack("regressor", { json, binary }, "m.json")).rejects;
    await refused(packed.json.replace('"format":1', '"format":2')).toThrow(
      "m.json: format 2 is newer than 1",
    );
    await refused(packed.json.replace('"regressor"', '"recipe"')).toThrow(
      'm.json: holds "recipe", expected "regressor"',
    );
    await refused(packed.json.replace('"width":3', '"width":4')).toThrow("m.json: its sha256 does not fit");
    const flipped = packed.binary.slice();
    flipped[0]! ^= 1;
    await refused(packed.json, flipped).toThrow("m.json: its sha256 does not fit");
    await refused(packed.json, packed.binary.slice(8)).toThrow("m.json: its sha256 does not fit");
    await refused("{").toThrow("m.json: not a saved model (no JSON)");
    await refused("{}").toThrow("m.json: not a saved model: format is undefined");
  });
});
