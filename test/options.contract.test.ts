import { describe, expect, it } from "vitest";
import * as analysis from "../src/analysis/index.ts";
import * as data from "../src/data/index.ts";
import * as evaluation from "../src/evaluate/index.ts";
import * as root from "../src/index.ts";
import * as learn from "../src/learn/index.ts";
import * as measures from "../src/measures/index.ts";
import * as systems from "../src/systems/index.ts";
import * as text from "../src/text/index.ts";
import * as train from "../src/train/index.ts";
import * as vectors from "../src/vectors/index.ts";

/** What is called with arguments that are right, and options of which one, mistyped, would do nothing. */
const rows = [[0], [1], [2], [3]];
const gold = [0, 1, 2, 3];
const pairs = gold.map((score, i) => ({ id: `${i}`, a: `a ${i}`, b: `b ${i}`, gold: score }));
const labelled = gold.map((score) => ({ a: "a", b: "b", label: score > 1 }));
const token = await systems.createSystem("token-cosine");
const files = vectors.memoryFiles("m", {});

type Call = (options: never) => unknown;
const CALLS: Readonly<Record<string, readonly [mistyped: string, meant: string, call: Call]>> = {
  createSystem: ["langauges", "languages", (o) => root.createSystem("token-cosine", o)],
  createScorer: ["sytem", "system", (o) => root.createScorer(o)],
  "scorer.score": ["signl", "signal", (o) => systems.scorerOf(token).score("a", "b", o)],
  scoreMatrix: ["onprogress", "onProgress", (o) => systems.scoreMatrix(token, ["a"], ["b"], o)],
  mostSimilar: ["limits", "limit", (o) => systems.mostSimilar(token, "a", ["b"], o)],
  evaluate: ["treshold", "threshold", (o) => root.evaluate(token, ["sts2014-es.news"], o)],
  runProbes: ["margn", "margin", (o) => evaluation.runProbes(token, [], o)],
  loadProbes: ["kind", "kinds", (o) => evaluation.loadProbes(o)],
  trainHead: [
    "sed",
    "seed",
    (o) =>
      train.trainHead(pairs, {
        name: "x",
        tier: "fast",
        scale: [0, 5],
        source: { set: "x", sha256: "" },
        ...(o as object),
      }),
  ],
  fitThreshold: ["sed", "seed", (o) => train.fitThreshold(token, labelled, { name: "x", ...(o as object) })],
  openEncoder: ["thread", "threads", (o) => vectors.openEncoder(files, o)],
  openCrossEncoder: ["thread", "threads", (o) => vectors.openCrossEncoder(files, o)],
  findHubModel: ["revison", "revision", (o) => vectors.findHubModel("owner/name", o)],
  openPairs: ["colums", "columns", (o) => data.openPairs("x.tsv", o)],
  readPairs: ["colums", "columns", (o) => data.readPairs((async function* () {})(), "x.tsv", o)],
  writePairs: ["fromat", "format", (o) => data.writePairs("x.tsv", [], o)],
  resolveData: ["colums", "columns", (o) => data.resolveData("sts2015", o)],
  audit: ["nearnes", "nearness", (o) => data.audit([], o)],
  splitPairs: ["band", "bands", (o) => data.splitPairs(pairs, { parts: { x: 50, y: 50 }, ...(o as object) })],
  analyse: ["model", "models", (o) => analysis.analyse("a", "en", o)],
  loadAnalyser: ["model", "models", (o) => analysis.loadAnalyser("en", o)],
  fitRidge: ["alfa", "alpha", (o) => learn.fitRidge(rows, gold, o)],
  fitRidgeCrossValidated: ["foldss", "folds", (o) => learn.fitRidgeCrossValidated(rows, gold, o)],
  fitLogistic: ["penalti", "penalty", (o) => learn.fitLogistic(rows, [true, false, true, false], o)],
  fitNetwork: ["epoch", "epochs", (o) => learn.fitNetwork(rows, gold, o)],
  fitTrees: ["round", "rounds", (o) => learn.fitTrees(rows, gold, o)],
  fitCalibration: ["sed", "seed", (o) => learn.fitCalibration(gold, gold, o)],
  recalibrate: ["fold", "folds", (o) => learn.recalibrate(gold, gold, o)],
  bestThreshold: ["draw", "draws", (o) => learn.bestThreshold(gold, [false, false, true, true], o)],
  tokenize: ["langage", "language", (o) => text.tokenize("a", o)],
  tokenTexts: ["langage", "language", (o) => text.tokenTexts("a", o)],
  splitSentences: ["langage", "language", (o) => text.splitSentences("a", o)],
  normalizeText: ["formx", "form", (o) => text.normalizeText("a", o)],
  identifyLanguage: ["language", "languages", (o) => text.identifyLanguage("a", o)],
  characterNgrams: ["pading", "padding", (o) => text.characterNgrams("a", 2, o)],
  tversky: [
    "alfa",
    "alpha",
    (o) => measures.tversky("x", { unit: "words", alpha: 1, beta: 1, ...(o as object) }),
  ],
  softCardinality: ["bais", "bias", (o) => measures.softCardinality("x", o)],
};

describe("a mistyped option", () => {
  it.each(Object.entries(CALLS))(
    "of %s is refused with the one that was meant",
    async (_, [mistyped, meant, call]) => {
      let found: unknown;
      try {
        found = await call({ [mistyped]: undefined } as never);
      } catch (error) {
        found = error;
      }
      expect(found).toMatchObject({
        code: "E_INPUT",
        message: expect.stringMatching(
          new RegExp(`: there is no option "${mistyped}"; did you mean "${meant}"\\?`),
        ),
      });
    },
  );
});
