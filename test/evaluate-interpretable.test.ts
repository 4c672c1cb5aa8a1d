import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, describe, expect, it } from "vitest";
import { schemas } from "../src/evaluate/index.ts";
import { samesayInside as samesay } from "./support/command.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-interpretable-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const FIXTURES = "src/evaluate/interpretable/fixtures";
const GOLD = `${FIXTURES}/gold.wa`;
const RUN = `${FIXTURES}/run.wa`;
const evaluate = (...args: string[]) => samesay(["evaluate", ...args]);
const chunks = (...args: string[]) => evaluate("--task", "interpretable", ...args);
const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

it("prints the four F1s of each set", () => {
  const run = chunks("--gold", GOLD, "--run", GOLD, "--gold", GOLD, "--run", RUN);
  expect(run.status, run.stderr).toBe(0);
  const rows = run.stdout
    .split("\n")
    .slice(2, 4)
    .map((row) => row.trim().split(/\s+/));
  // The second row: fixtures/expected.py, rounded.
  expect(rows).toEqual([
    ["gold", "6", "1.0000", "1.0000", "1.0000", "1.0000"],
    ["gold", "6", "0.8781", "0.2102", "0.6568", "0.2094"],
  ]);
  expect(run.stderr).toMatch(/1 pair \(6\) of .*gold.wa missing/);
  expect(run.stderr).toMatch(/1 pair \(7\) that .*gold.wa lacks/);
});

it.each(["2016", "2015"])("prints JSON that keeps to its schema, by the rules of %s", (rules) => {
  const run = chunks("--gold", GOLD, "--run", RUN, "--rules", rules, "--json");
  expect(run.status, run.stderr).toBe(0);
  const document = JSON.parse(run.stdout);
  const validate = new Ajv2020({ strict: true, allErrors: true, strictTypes: false }).compile(
    schemas["evaluate-interpretable"],
  );
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  expect(document.sets[0].typeScore).toBeCloseTo(rules === "2016" ? 0.209403968285 : 0.39084601184, 11);
});

it("refuses malformed lines with their place, and repairs them when lenient", () => {
  const text = readFileSync(GOLD, "utf8").replace("2 hurt : ", "2 hurt:");
  const odd = write("odd.wa", text);
  const line = text.split("\n").indexOf("2 hurt:") + 1;
  const refused = chunks("--gold", odd, "--run", RUN);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toBe(
    `samesay: ${odd}:${line}: no blank before the colon: "2 hurt:"; write "2 hurt :"\n`,
  );
  const repaired = chunks("--gold", odd, "--run", RUN, "--lenient", "--json");
  expect(repaired.status, repaired.stderr).toBe(0);
  expect(JSON.parse(repaired.stdout).notes[0]).toContain(`odd.wa:${line}: no blank before the colon`);
});

describe("--published", () => {
  const images = () => write("STSint.gs.images.wa", readFileSync(GOLD, "utf8"));
  it("puts one's own row among those of 2015", () => {
    const run = chunks("--gold", images(), "--run", images(), "--published", "--json");
    expect(run.status, run.stderr).toBe(0);
    const document = JSON.parse(run.stdout);
    const validate = new Ajv2020({ strict: true, allErrors: true, strictTypes: false }).compile(
      schemas["evaluate-interpretable"],
    );
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
    const [gold, system] = document.published;
    expect([gold.name, system.name]).toEqual(["sts2015-interpretable-gold", "sts2015-interpretable-system"]);
    expect(gold.orderedBy).toBe("I-T+S");
    // Perfect agreement stands first; the best published row of images is UBC's run 2, .6159.
    expect(gold.rows[0]).toMatchObject({ kind: "own", wouldRank: 1 });
    expect(gold.rows[1]).toMatchObject({ team: "UBC", run: "RUN2" });
    const text = chunks("--gold", images(), "--run", RUN, "--published").stdout;
    expect(text).toMatch(/^> +\(\d+\) {2}run\.wa/m);
  });
  it("refuses sets that no table has", () => {
    const run = chunks("--gold", GOLD, "--run", RUN, "--published");
    expect(run.stderr).toMatch(/published rows are of headlines and images, here are gold; call/);
    expect(run.status).toBe(2);
  });
});

describe("a system", () => {
  const sentences = ["A cat sleeps .", "The cat is asleep ."];
  const gold = () =>
    write(
      "small.wa",
      `<sentence id="1" status="">\n// ${sentences[0]}\n// ${sentences[1]}\n1 2 <==> 1 2 // EQUI // 5 //\n3 <==> 3 4 // SIMI // 4 //\n</sentence>\n`,
    );
  it("aligns the chunks beside the gold, and writes its run, which scores the same", () => {
    write("small.sent1.chunk.txt", "[ A cat ] [ sleeps ] [ . ] \n");
    write("small.sent2.chunk.txt", "[ The cat ] [ is asleep ] [ . ] \n");
    const saved = join(folder, "saved.wa");
    const run = chunks("--gold", gold(), "-s", "ists-baseline", "--save-run", saved, "--json");
    expect(run.status, run.stderr).toBe(0);
    const document = JSON.parse(run.stdout);
    expect(document.system).toBe("ists-baseline v1");
    // By hand: 2 of 3 of the gold's link weights, all of the run's.
    expect(document.sets[0]).toMatchObject({ precision: { alignment: 1 }, alignment: 0.8, typeScore: 0.8 });
    expect(document.sets[0].recall.alignment).toBeCloseTo(2 / 3, 12);
    const again = chunks("--gold", gold(), "--run", saved, "--json");
    expect(JSON.parse(again.stdout).sets).toEqual(document.sets);
  });
  it("refuses chunks with other words, and writing over what it reads", () => {
    write("small.sent1.chunk.txt", "[ A dog ] [ sleeps ] [ . ] \n");
    const refused = chunks("--gold", gold(), "-s", "ists-baseline");
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(
      /small\.sent1\.chunk\.txt:1: word 2 is "dog", .*small\.wa has "cat"; a chunk file/,
    );
    const over = chunks("--gold", gold(), "-s", "ists-baseline", "--save-run", gold());
    expect(over.status).toBe(2);
    expect(readFileSync(gold(), "utf8")).toContain("// A cat sleeps .");
  });
});

it("refuses a run's token that the gold's sentence lacks", () => {
  const run = write("run.wa", '<sentence id="6" status="">\n1 <==> 2 // EQUI // 5 // x\n</sentence>\n');
  const refused = chunks("--gold", GOLD, "--run", run);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toMatch(
    /run\.wa:2: token 2 of the second sentence, which has 1 in the gold; number/,
  );
  expect(chunks("--gold", GOLD, "--run", run, "--lenient").stderr).toContain("run.wa:2: token 2");
});

it.each([
  [["--task", "interpretable", "--gold", GOLD], /1 --gold and 0 --run; give each/],
  [
    ["--task", "interpretable", "--gold", GOLD, "--run", RUN, "-s", "ists-baseline"],
    /--system given beside --run/,
  ],
  [["--task", "interpretable", "--gold", GOLD, "--run", RUN, "--draws", "5"], /--draws is not for --task/],
  [
    ["--task", "interpretable", "--gold", GOLD, "-s", "fast"],
    /no system of --task interpretable named "fast"/,
  ],
  [
    ["--task", "interpretable", "--gold", GOLD, "-s", "ists-baseline"],
    /gold\.sent1\.chunk\.txt: no such file/,
  ],
  [
    ["--task", "interpretable", "--gold", GOLD, "-s", "ists-baseline", "--chunks", GOLD],
    /1 --chunks for 1 --gold/,
  ],
  [["--task", "interpretable", "--gold", GOLD, "--run", RUN, "--save-run", "x.wa"], /need --system/],
  [["--gold", GOLD, "--run", RUN], /--gold is for --task interpretable; add it/],
  [["--task", "interpretable", "--gold", GOLD, "--run", "README.md"], /README\.md:1: no pairs/],
  [["--task", "interpretable", "--gold", "README.md", "--run", RUN], /README\.md:1: no pairs/],
  [["--task", "interpretable", "--gold", "nowhere.wa", "--run", RUN], /nowhere\.wa: no such file/],
] as [string[], RegExp][])("refuses %j in one line", (args, message) => {
  const run = evaluate(...args);
  expect(run.stderr).toMatch(message);
  expect(run.stderr).not.toMatch(/^\s+at |TypeError/m);
});

it("aligns people's chunks by the learned system, every token in one line", () => {
  const saved = join(folder, "learned.wa");
  const gold = write(
    "one.wa",
    '<sentence id="1" status="">\n// A cat sleeps .\n// The black cat is asleep .\n1 2 <==> 1 2 3 // SPE2 // 4 //\n3 <==> 4 5 // EQUI // 5 //\n</sentence>\n',
  );
  const first = write("one.1.txt", "[ A cat ] [ sleeps ] [ . ]\n");
  const second = write("one.2.txt", "[ The black cat ] [ is asleep ] [ . ]\n");
  const files = ["--gold", gold, "--chunks", first, "--chunks", second, "--save-run", saved];
  const run = chunks("--system", "samesay-ists", ...files, "--json");
  expect(run.status, run.stderr).toBe(0);
  expect(JSON.parse(run.stdout).sets[0].alignment).toBe(1);
  const lines = readFileSync(saved, "utf8")
    .split("\n")
    .filter((line) => line.includes("<==>"));
  const tokens = (side: number) =>
    lines
      .flatMap((line) => line.split(" // ")[0]!.split(" <==> ")[side]!.split(" "))
      .filter((t) => t !== "0");
  expect(tokens(0).sort()).toEqual(["1", "2", "3", "4"]);
  expect(tokens(1).sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
});

it("takes the shipped training part by name", () => {
  const run = chunks("--system", "ists-baseline", "--data", "ists2016-train", "--json");
  expect(run.status, run.stderr).toBe(0);
  const sets = JSON.parse(run.stdout).sets as { name: string; pairs: number; alignment: number }[];
  // Pairs and figures as docs/explain.md has them of the files in the organisers' folder.
  expect(sets.map(({ name, pairs, alignment }) => [name, pairs, alignment.toFixed(4)])).toEqual([
    ["headlines", 688, "0.8576"],
    ["images", 619, "0.8392"],
    ["answers-students", 330, "0.8296"],
  ]);
});

it.each([
  [["--system", "ists-baseline", "--data", "ists2017"], 'no set of --task interpretable named "ists2017"'],
  [
    ["--system", "ists-baseline", "--data", "ists2016-train", "--folds", "5"],
    "--folds is for a system that learns",
  ],
  [["--data", "ists2016-train"], "--data needs one --system"],
  [["--system", "ists-baseline", "--data", "ists2016-train", "--gold", GOLD], "leave out --gold"],
])("refuses %j", (args, message) => {
  const run = chunks(...args);
  expect(run.status).toBe(2);
  expect(run.stderr).toContain(message);
});
