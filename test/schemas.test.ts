import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUBLISHED, schemas } from "../src/evaluate/index.ts";
import { samesayInside as samesay } from "./support/command.ts";

let folder = "";
let golds: number[] = [];
const path = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-schemas-"));
  const rows = readFileSync("data/sts2014/deft-news.tsv", "utf8").trimEnd().split("\n");
  golds = rows.map((row) => Number(row.split("\t")[1]));
  writeFileSync(path("gold.tsv"), `${rows.join("\n")}\n`);
  for (const [name, of] of Object.entries({
    "good-1.txt": (gold: number, i: number) => gold + (i % 7) / 10,
    "fair-1.txt": (gold: number, i: number) => gold + ((i * 13) % 31) / 10,
    "flat-1.txt": () => 3,
  })) {
    writeFileSync(path(name), golds.map((gold, i) => `${of(gold, i)}\n`).join(""));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ajv = new Ajv2020({ strict: true, allErrors: true, strictTypes: false });

function check(name: keyof typeof schemas, args: readonly string[], status = 0) {
  const run = samesay(args);
  expect(run.status, run.stderr).toBe(status);
  const document: unknown = JSON.parse(run.stdout);
  const valid = ajv.getSchema(name) ?? ajv.addSchema(schemas[name], name).getSchema(name)!;
  expect(valid(document), JSON.stringify(valid.errors?.slice(0, 3), null, 1)).toBe(true);
  return document;
}

describe("what commands print with --json keeps to the published schemas", () => {
  it("score", () => {
    check("score", ["score", "--system", "token-cosine", "a b", "a c", "--json"]);
    check("score", ["score", "--system", "token-cosine", "", "", "--json"]);
  });

  it("explain", () => {
    check("explain", ["explain", "--system", "fast", "A dog runs.", "El perro duerme.", "--json"]);
    check("explain", ["explain", "--system", "fast", "", "", "--json"]);
  });

  it("evaluate, with every option that adds to it", () => {
    const more = ["--all-measures", "--breakdown", "--worst", "5", "--ablate-length", "--draws", "50"];
    const probes = ["--probes", "numbers,case", "--lang", "en"];
    check("evaluate", ["evaluate", "-s", "token-cosine", "-p", "sts2014-es", "--json", ...more]);
    check("evaluate", [
      "evaluate",
      "-s",
      "token-cosine",
      "-d",
      path("gold.tsv"),
      "--json",
      ...more,
      ...probes,
    ]);
    check("evaluate", [
      "evaluate",
      "-s",
      "token-cosine",
      "-p",
      "sts2014-es",
      "--published",
      "--json",
      "--draws",
      "0",
    ]);
    check("evaluate", ["evaluate", "-s", "token-cosine", "--json", ...probes]);
    const two = [
      "-s",
      "token-cosine,token-dice",
      "-p",
      "sts2014-es",
      "--published",
      "--worst",
      "2",
      "--draws",
      "0",
    ];
    check("evaluate-runs", ["evaluate", ...two, "--json"]);
    check("evaluate", ["evaluate", "-s", "token-cosine", "-p", "sts2013", "--json", "--draws", "0"]);
    check("evaluate", [
      "evaluate",
      "--scores",
      path("flat-1.txt"),
      "-d",
      path("gold.tsv"),
      "--json",
      ...more,
    ]);
  });

  it("evaluate, several runs", () => {
    const runs = ["--scores", path("good-1.txt"), "--scores", path("fair-1.txt")];
    const base = ["evaluate", ...runs, "-d", path("gold.tsv"), "--json", "--draws", "20"];
    check("evaluate-runs", base);
    check("evaluate-runs", [...base, "--rescale", "--worst", "3"]);
  });

  it("evaluate --runs", () => {
    check("competition", ["evaluate", "--runs", folder, "-d", path("gold.tsv"), "--json"], 1);
  });

  it("compare", () => {
    const runs = ["good", "fair", "flat"].map((name) => ["--scores", path(`${name}-1.txt`)]);
    const base = ["-d", path("gold.tsv"), "--json", "--draws", "50"];
    check("compare", ["compare", ...runs[0]!, ...runs[1]!, ...base]);
    // A constant run cannot be compared: the answer is no.
    check("compare", ["compare", ...runs[0]!, ...runs[2]!, ...base], 1);
    check("compare", [
      "compare",
      "-s",
      "token-cosine,token-jaccard",
      "-p",
      "sts2014-es",
      "--json",
      "--draws",
      "50",
    ]);
    check("comparisons", ["compare", ...runs.flat(), ...base], 1);
  });

  it.each(PUBLISHED.map((spec) => spec.name))("leaderboard %s", (name) => {
    check("leaderboard", ["leaderboard", name, "--json"]);
  });

  it("leaderboard without a name", () => {
    check("leaderboards", ["leaderboard", "--json"]);
  });

  it("leaderboard sts2017-difficult", () => {
    const document = check("difficult", [
      "leaderboard",
      "sts2017-difficult",
      "-s",
      "token-cosine",
      "--json",
    ]) as {
      pairs: { scores: Record<string, number> }[];
    };
    expect(document.pairs).toHaveLength(6);
    expect(Object.keys(document.pairs[0]!.scores)).toContain("token-cosine");
  });
});

it("no document holds NaN, Infinity or a machine's path", () => {
  const run = samesay(["evaluate", "--scores", path("flat-1.txt"), "-d", path("gold.tsv"), "--json"]);
  expect(run.stdout).not.toMatch(/NaN|Infinity/);
  expect(JSON.parse(run.stdout).signature).not.toContain(folder);
});
