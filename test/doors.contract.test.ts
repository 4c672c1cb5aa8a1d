import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StsError } from "../src/errors.ts";

/**
 * What users call first, as JavaScript users call it: every function that README.md and docs/ show, and its siblings.
 * Whatever stands in an argument's place, the answer is a result or an StsError, never an engine's own TypeError.
 */
const DOORS = {
  "index.ts": ["createScorer", "createSystem", "createEncoder", "evaluate", "getMeasure", "rubricLabel"],
  "systems/index.ts": [
    "mostSimilar",
    "prepareTexts",
    "scoreMatrix",
    "scorerOf",
    "saveThreshold",
    "loadThreshold",
  ],
  "train/index.ts": ["trainHead", "saveHead", "fitThreshold"],
  "vectors/index.ts": ["openEncoder", "openCrossEncoder", "openStaticEncoder", "cachedEncoder"],
  "browser/index.ts": ["createScorer", "openEncoder"],
  "evaluate/index.ts": ["getProtocol", "probeKind", "generateProbes", "loadProbes", "loadPublished"],
  "data/index.ts": [
    "openPairs",
    "readPairs",
    "writePairs",
    "openTable",
    "tableFormatOf",
    "resolveData",
    "openSet",
    "audit",
    "splitPairs",
  ],
  "text/index.ts": [
    "tokenize",
    "tokenTexts",
    "wordTexts",
    "splitSentences",
    "normalizeText",
    "matchForm",
    "stem",
    "identifyLanguage",
  ],
  "analysis/index.ts": ["analyse", "loadAnalyser"],
  "align/index.ts": ["align"],
  "explain/index.ts": ["explain", "createExplainer"],
  "learn/index.ts": [
    "fitRidge",
    "fitRidgeCrossValidated",
    "fitNetwork",
    "loadModel",
    "fitIsotonic",
    "fitCalibration",
    "fitLogistic",
    "bestThreshold",
    "recalibrate",
    "predictRidge",
    "predictProbability",
    "sentenceGroups",
    "principalComponents",
    "fitRegressor",
    "heldOutPredictions",
  ],
  "stats/index.ts": [
    "pearson",
    "spearman",
    "kendall",
    "mean",
    "median",
    "variance",
    "quantile",
    "weightedPearson",
    "meanAbsoluteError",
    "rootMeanSquaredError",
    "williams",
    "steiger",
    "zouInterval",
    "bootstrapInterval",
    "bootstrapTest",
    "correlation",
    "compareSystems",
    "averagePrecision",
    "rocAuc",
    "classification",
    "ndcg",
    "ncg",
    "holm",
  ],
} as const;

const ROOMS: Readonly<Record<keyof typeof DOORS, () => Promise<object>>> = {
  "index.ts": () => import("../src/index.ts"),
  "vectors/index.ts": () => import("../src/vectors/index.ts"),
  "browser/index.ts": () => import("../src/browser/index.ts"),
  "systems/index.ts": () => import("../src/systems/index.ts"),
  "train/index.ts": () => import("../src/train/index.ts"),
  "evaluate/index.ts": () => import("../src/evaluate/index.ts"),
  "data/index.ts": () => import("../src/data/index.ts"),
  "text/index.ts": () => import("../src/text/index.ts"),
  "analysis/index.ts": () => import("../src/analysis/index.ts"),
  "align/index.ts": () => import("../src/align/index.ts"),
  "explain/index.ts": () => import("../src/explain/index.ts"),
  "learn/index.ts": () => import("../src/learn/index.ts"),
  "stats/index.ts": () => import("../src/stats/index.ts"),
};

const CALLS: readonly (readonly unknown[])[] = [
  [],
  [null],
  ["x"],
  [3],
  [{}],
  [null, null],
  ["x", null],
  [null, "x"],
  [3, 3],
  [{}, {}],
  [[1, 2, 3], null],
  ["x", "en", null],
];

// Nothing is to be written where the tests run.
const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "samesay-doors-"));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** Runs a call to its end: promises, sequences, what has to be closed. */
async function runOut(call: () => unknown): Promise<void> {
  const result = (await call()) as Record<PropertyKey, unknown> | undefined;
  if (typeof result !== "object" || result === null) return;
  if (Symbol.asyncIterator in result) {
    for await (const _ of result as unknown as AsyncIterable<unknown>) break;
  }
  if (typeof result.close === "function") await result.close();
}

for (const [room, names] of Object.entries(DOORS) as [keyof typeof DOORS, readonly string[]][]) {
  describe(`${room} refuses what is none of its arguments`, async () => {
    const exported = (await ROOMS[room]()) as Record<string, (...args: unknown[]) => unknown>;
    it.each(names)("%s", async (name) => {
      const door = exported[name]!;
      expect(typeof door).toBe("function");
      for (const args of CALLS) {
        const error = await runOut(() => door(...args)).catch((thrown: unknown) => thrown);
        if (error !== undefined) {
          expect(error, `${name}(${JSON.stringify(args).slice(1, -1)}): ${error}`).toBeInstanceOf(StsError);
        }
      }
    });
  });
}

describe("a measure", async () => {
  const { measures } = await import("../src/measures/index.ts");
  it.each(Object.values(measures))("$name refuses what is no text", ({ score }) => {
    const loose = score as (a: unknown, b: unknown) => number;
    for (const [a, b] of [
      [null, "x"],
      ["x", undefined],
      [3, "x y"],
      [["a"], "b"],
    ])
      expect(() => loose(a, b)).toThrow(StsError);
  });
});

describe("what was meant is said", async () => {
  const { createScorer, createSystem, evaluate } = await import("../src/index.ts");
  const { writePairs } = await import("../src/data/index.ts");
  const loose = { createScorer, createSystem, evaluate, writePairs } as unknown as Record<
    string,
    (...args: unknown[]) => Promise<unknown>
  >;
  it.each([
    ["createScorer", ["fast"], 'options is "fast", expected an object; such as { system: "base" }'],
    ["createScorer", [{ sytem: "fast" }], 'there is no option "sytem"; did you mean "system"?'],
    ["createSystem", ["fast", { lang: ["en", "en"] }], 'no option "lang"; did you mean "languages"?'],
    ["evaluate", [3, ["stsb-dev"]], "system is 3, expected a system or the name of one"],
    ["evaluate", [{ score: () => [] }, "stsb-dev"], '["stsb-dev"]'],
    ["writePairs", ["x.nope", []], "no format is known by .nope; name it .tsv, .csv, .jsonl or .parquet"],
  ] as const)("%s(%j)", async (name, args, message) => {
    await expect(loose[name]!(...args)).rejects.toMatchObject({
      code: "E_INPUT",
      message: expect.stringContaining(message),
    });
  });
});
