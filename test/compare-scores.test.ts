import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemas } from "../src/evaluate/index.ts";
import { samesayInside as samesay } from "./support/command.ts";

// What users of the first version missed (evaluation): comparing folders of score files, several seeds of one system.

let folder = "";
const path = (...names: string[]) => join(folder, ...names);
const gold = readFileSync("data/sts2014/deft-news.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((row) => Number(row.split("\t")[1]));
/** Gold and a residue: a run that another tool can make again. */
const run = (k: number, m: number) => gold.map((g, i) => `${g + ((i * k) % m) / 10}\n`).join("");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-compare-"));
  for (const system of ["a", "b", "one"]) mkdirSync(path(system));
  for (const k of [7, 11, 13]) writeFileSync(path("a", `seed${k}.txt`), run(k, 31));
  for (const k of [5, 8, 17, 19]) writeFileSync(path("b", `seed${k}.txt`), run(k, 37));
  writeFileSync(path("one", "seed7.txt"), run(7, 31));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DATA = ["-d", "sts2014.deft-news"];

describe("compare --scores FOLDER", () => {
  it("says of saved scores over several sets what it says of the systems that gave them", () => {
    const systems = ["token-cosine", "token-jaccard"];
    const task = ["-p", "sts2014-es", "--draws", "100", "--json"];
    const live = samesay(["compare", "-s", systems.join(","), ...task, "--save-scores", path("saved")]);
    expect(live.status, live.stderr).toBe(0);
    const again = samesay([
      "compare",
      ...systems.flatMap((name) => ["--scores", path("saved", name)]),
      ...task,
    ]);
    expect(again.status, again.stderr).toBe(0);
    const { signature: _, ...expected } = JSON.parse(live.stdout);
    const { signature, ...found } = JSON.parse(again.stdout);
    expect(found).toEqual(expected);
    expect(found.on).toBe("weightedMean");
    expect(signature).toMatch(
      /\|scores:token-cosine@[0-9a-f]{8}\|scores:token-jaccard@[0-9a-f]{8}\|protocol:sts2014-es\|/,
    );
  });

  it("names the set that a folder lacks, a file that belongs to none, and a file where a folder is needed", () => {
    mkdirSync(path("half"));
    writeFileSync(path("half", "wikipedia.txt"), "1\n".repeat(324));
    mkdirSync(path("odd"));
    writeFileSync(path("odd", "nope.txt"), "1\n");
    const refused = (...scores: string[]) => {
      const found = samesay(["compare", ...scores.flatMap((each) => ["--scores", each]), "-p", "sts2014-es"]);
      expect([found.status, found.stdout]).toEqual([2, ""]);
      expect(found.stderr.trim().split("\n")).toHaveLength(1);
      return found.stderr;
    };
    expect(refused(path("half"), path("odd"))).toContain("half: no scores for sts2014-es.news");
    expect(refused(path("odd"), path("half"))).toContain("nope.txt: belongs to no set");
    expect(refused(path("a", "seed7.txt"), path("half"))).toMatch(
      /one file for 2 sets; put one file for each into a folder/,
    );
  });
});

it("linear images of the gold correlate alike: p is 1, and that is no failure to compare", () => {
  writeFileSync(path("double.txt"), gold.map((g) => `${2 * g + 1}\n`).join(""));
  writeFileSync(path("tenth.txt"), gold.map((g) => `${g / 10}\n`).join(""));
  const found = samesay([
    "compare",
    "--scores",
    path("double.txt"),
    "--scores",
    path("tenth.txt"),
    ...DATA,
    "--json",
  ]);
  expect([found.status, found.stderr]).toEqual([0, ""]);
  const { r, bootstrap, swap, williams } = JSON.parse(found.stdout);
  expect([r, bootstrap.p, swap.p, williams.p]).toEqual([[1, 1], 1, 1, 1]);
});

it("what decimals alone part is said to differ by nothing that matters", () => {
  const noise = gold.map((g, i) => g + Math.sin(i));
  writeFileSync(path("six.txt"), noise.map((value) => `${value.toFixed(6)}\n`).join(""));
  // Rounded towards the gold: a difference that is real, and of the fifth decimal.
  const nearer = noise.map((value, i) => value + (gold[i]! > value ? 1e-4 : -1e-4));
  writeFileSync(path("near.txt"), nearer.map((value) => `${value.toFixed(6)}\n`).join(""));
  const found = samesay(["compare", "--scores", path("near.txt"), "--scores", path("six.txt"), ...DATA]);
  expect(found.status, found.stderr).toBe(0);
  expect(found.stdout).toContain(
    "near and six differ by less than 0.0005: surely (p <= 0.001), but by nothing that matters.",
  );
});

describe("compare --seeds", () => {
  it("gives mean and standard deviation over seeds, and a test that counts seeds and pairs", () => {
    const seeds = [path("a"), path("b")].flatMap((each) => ["--seeds", each]);
    const found = samesay(["compare", ...seeds, ...DATA, "--draws", "4000", "--json"]);
    expect(found.status, found.stderr).toBe(0);
    const document = JSON.parse(found.stdout);
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    expect(ajv.validate(schemas["compare-seeds"], document), JSON.stringify(ajv.errors)).toBe(true);
    // NumPy 2.4.6, SciPy 1.17.1: pearsonr and spearmanr of the same runs, mean and std(ddof=1)
    const [a, b] = document.systems;
    expect(a.seeds).toEqual(["seed11", "seed13", "seed7"]);
    expect(a.pearson.mean).toBeCloseTo(0.8232869888347483, 10);
    expect(a.pearson.sd).toBeCloseTo(0.010484056142964193, 10);
    expect(a.spearman.mean).toBeCloseTo(0.7960571515028367, 10);
    expect(b.pearson.sd).toBeCloseTo(0.021375480937403015, 10);
    expect(b.spearman.sd).toBeCloseTo(0.023310851105632923, 10);
    // The same with 5,000 resamples of pairs drawn by NumPy: t 4.244, df 17.8
    const [test] = document.comparisons;
    expect(test.difference).toBeCloseTo(0.07365752293575167, 10);
    expect(test.t).toBeGreaterThan(4.15);
    expect(test.t).toBeLessThan(4.34);
    expect(test.df).toBeGreaterThan(17);
    expect(test.df).toBeLessThan(18.6);
    expect(document.signature).toMatch(/\|seeds:3\+4$/);
  });

  it("says it in words; one system's seeds alone are summed up", () => {
    const found = samesay(["compare", "--seeds", path("a"), "--seeds", path("b"), ...DATA]);
    expect(found.stdout).toMatch(/^a +3 +0\.823 +0\.0105 +0\.813 +0\.834 /m);
    expect(found.stdout).toMatch(/a less b: \+0\.074 {3}95 %: \[.*\]; t\(1\d\.\d\) = 4\.\d\d, p < 0\.001/);
    expect(found.stdout).toContain("a is better than b: neither other seeds nor other pairs");
    const alone = samesay(["compare", "--seeds", path("a"), ...DATA]);
    expect([alone.status, alone.stdout.includes("less")]).toEqual([0, false]);
  });

  it("refuses one seed, and other runs beside them", () => {
    const one = samesay(["compare", "--seeds", path("a"), "--seeds", path("one"), ...DATA]);
    expect(one.stderr).toMatch(/one: one seed; how much seeds differ can be told from two or more/);
    const mixed = samesay(["compare", "--seeds", path("a"), ...DATA, "--scores", path("a", "seed7.txt")]);
    expect(mixed.stderr).toMatch(/--seeds stands alone/);
    expect([one.status, mixed.status]).toEqual([2, 2]);
  });
});
