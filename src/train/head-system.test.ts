import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSystem } from "../systems/create-system.ts";
import type { HeadCandidate, HeadFile } from "../systems/head/head-file.ts";
import { scoreMatrix } from "../systems/matrix.ts";
import { saveHead } from "./save-head.ts";
import { trainHead } from "./train-head.ts";

const source = { set: "answers", sha256: "0".repeat(64) };
const pairs = readFileSync("data/sts2015/answers-students.tsv", "utf8")
  .split("\n")
  .slice(0, 240)
  .map((row) => row.split("\t"))
  .map(([id = "", gold, a = "", b = ""]) => ({ id, a, b, gold: Number(gold) }));
const texts = ["the bulb is lit", "the light bulb is on", "Elma kırmızı.", "", "the bulb is lit"];

let folder = "";
let trained: HeadFile;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "samesay-head-"));
  trained = await trainHead(pairs, { name: "mine", tier: "fast", scale: [0, 5], source });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The trained head as if another candidate had been kept. */
async function opened(kept: HeadCandidate) {
  const path = join(folder, kept.replace(" ", "-"));
  const { correction, ...rest } = trained;
  const dimension = 192;
  const ridge = {
    format: 1,
    kind: "ridge",
    weights: Array.from({ length: 2 * dimension + 2 }, (_, j) => Math.sin(j)),
    intercept: 0.1,
    alpha: 1,
    features: [],
  } as const;
  const network = {
    format: 1,
    kind: "network",
    hidden: [ridge.weights, ridge.weights.map((w) => w / 2)],
    biases: [0, 0.1],
    output: [0.5, -0.3],
    intercept: 0.1,
  } as const;
  const made = kept === "linear" ? ridge : network;
  const corrected = kept === "linear" || kept === "network";
  await saveHead(path, {
    ...rest,
    kept,
    ...(corrected && { correction: { first: trained.calibration, routes: { fast: made } } }),
  });
  return createSystem(path);
}

it("stands on the tier: names its digests, and tries all candidates", async () => {
  const tier = await createSystem("fast");
  expect(trained.standsOn).toMatchObject({
    weights: tier.signature.weights,
    calibration: tier.signature.calibration,
    lexicon: tier.signature.lexicon,
    version: "2",
  });
  expect(trained.figures.map(({ candidate }) => candidate)).toEqual([
    "as shipped",
    "calibration",
    "linear",
    "network",
  ]);
  const shipped = await tier.score(pairs);
  const mae = shipped.reduce((sum, { score }, i) => sum + Math.abs(score - pairs[i]!.gold), 0) / pairs.length;
  // Figures leave out pairs of equal texts, which score 5.
  expect(trained.figures[0]!.mae).toBeCloseTo(mae, 1);
});

it.each(["calibration", "linear", "network"] as const)(
  "%s: symmetric, and scoreMatrix gives what score gives",
  async (kept) => {
    const system = await opened(kept);
    expect(system.raw.name).toBe(kept === "calibration" ? "closeness" : "head");
    const matrix = await scoreMatrix(system, texts, texts);
    for (const [i, a] of texts.entries()) {
      const row = await system.score(texts.map((b) => ({ a, b })));
      for (const [j, { score, interval }] of row.entries()) {
        expect(matrix.scores[i * texts.length + j]).toBeCloseTo(score, 6);
        expect(matrix.scores[j * texts.length + i]).toBeCloseTo(score, 6);
        expect(interval![0]).toBeLessThanOrEqual(score);
        expect(interval![1]).toBeGreaterThanOrEqual(score);
      }
    }
    expect([matrix.scores[0], matrix.scores[4], matrix.scores[3]]).toEqual([5, 5, 0]);
    await system.close();
    await expect(system.score([{ a: "a", b: "b" }])).rejects.toMatchObject({ code: "E_INPUT" });
  },
);

it("gives the figures it promises to the tier's own scores when kept as shipped", async () => {
  const path = join(folder, "identity");
  const x = [0, 5];
  const calibration = { ...trained.calibration, x, y: x };
  const { correction, ...rest } = trained;
  await saveHead(path, { ...rest, kept: "as shipped", calibration });
  const [own, tier] = await Promise.all([createSystem(path), createSystem("fast")]);
  const [mine, shipped] = await Promise.all([own.score(pairs), tier.score(pairs)]);
  for (const [i, { score, raw }] of mine.entries()) {
    expect(score).toBeCloseTo(shipped[i]!.score, 10);
    expect(raw).toEqual(shipped[i]!.raw);
  }
});

it("refuses gold out of scale, equal gold, few pairs and a correction of another width", async () => {
  const options = { name: "mine", tier: "fast", scale: [0, 5], source } as const;
  const refused = async (part: typeof pairs, message: string) =>
    expect(trainHead(part, options)).rejects.toMatchObject({
      code: "E_INPUT",
      message: expect.stringContaining(message),
    });
  await refused([{ ...pairs[0]!, gold: 6 }, ...pairs.slice(1)], `pair ${pairs[0]!.id} is 6, expected`);
  await refused(
    pairs.map((pair) => ({ ...pair, gold: 3 })),
    "all gold scores are equal",
  );
  await refused(pairs.slice(0, 9), "training needs 10");
  await refused(
    pairs.map(({ id, a, gold }) => ({ id, a, b: a, gold })),
    "0 labelled pairs of two different texts",
  );
  const ridge = { format: 1, kind: "ridge", weights: [1], intercept: 0, alpha: 1, features: [] };
  const path = join(folder, "narrow");
  await saveHead(path, trained);
  const file = { ...trained, correction: { first: trained.calibration, routes: { fast: ridge } } };
  writeFileSync(join(path, "head.json"), JSON.stringify(file));
  await expect((await createSystem(path)).score([{ a: "a b", b: "c d" }])).rejects.toMatchObject({
    code: "E_MODEL",
    message: expect.stringContaining("has 1 weights; train it again"),
  });
});
