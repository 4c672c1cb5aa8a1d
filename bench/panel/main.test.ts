import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SIMILARITY_FILES } from "./near-copies.ts";
import { readOptions } from "./options.ts";
import { TABLES } from "./report.ts";
import { SET_LIST } from "./set-list.ts";
import { readPanel } from "./sets.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-panel-"));
afterAll(() => rmSync(folder, { recursive: true }));

const WORDS = "river stone cloud lamp horse bread glass tower engine garden paper window".split(" ");

/** Ten pairs: row i shares i of ten words, and its gold grows with i. */
function rows(file: string, [low, high]: readonly [number, number], prefix: string): string {
  const name = file.replace(/\W/g, "");
  return Array.from({ length: 10 }, (_, i) => {
    const word = (k: number, side: string) => `${WORDS[k]}${name}${i}${side}`;
    const side = (letter: string) =>
      WORDS.slice(0, 10)
        .map((_, k) => word(k, k < i ? "" : letter))
        .join(" ");
    return [`${prefix}-${i + 1}`, low + ((high - low) * i) / 9, side("x"), side("y")].join("\t");
  }).join("\n");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text}\n`);
}

beforeAll(() => {
  for (const { source, scale } of SET_LIST) {
    const files = source.kind === "files" ? source.files : [source.file];
    for (const file of files) write(file, rows(file, scale, file));
    if (source.kind !== "files")
      write(source.originals.file, rows(source.originals.file, source.originals.scale, "x"));
  }
  for (const file of SIMILARITY_FILES) write(`${file}.tsv`, rows(file, [0, 5], file));
  for (const set of ["stsb-es-mt", "stsb-tr-mt"]) write(`${set}/train.tsv`, rows(`${set}train`, [0, 5], set));
  write("sick/trial.tsv", rows("sicktrial", [1, 5], "trial"));
  write(
    "sts2014/images.tsv",
    `${rows("images", [0, 5], "i")}\nleft\t3\tThree men sat down.\tTwo men sat down.`,
  );
  write("stsb/overlap.tsv", "sts2012/OnWN.test.tsv\tsts2012/OnWN.test-1\tstsb-test");
  for (const text of ["flores200-devtest", "ntrex128"]) {
    for (const tag of ["ar", "es", "tr"]) {
      const pair = (word: string) =>
        `The ${word} of ${text} is here.\tThe ${word} of ${text} ${tag} is here.`;
      write(`parallel/${text}.en-${tag}.tsv`, WORDS.map(pair).join("\n"));
    }
  }
});

const panel = (...args: string[]) => runScript("main.ts", args);

function runScript(name: string, args: readonly string[]) {
  const tsx = "node_modules/tsx/dist/cli.mjs";
  const given = [tsx, `bench/panel/${name}`, ...args, "--cache", join(folder, "cache")];
  return spawnSync(process.execPath, given, { encoding: "utf8" });
}

/** Cells of the first line of a table that starts with a name. */
function cells(output: string, name: string): string[] {
  const line = output.split("\n").find((of) => of.startsWith(`| ${name} `));
  return (
    line
      ?.split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()) ?? []
  );
}

describe("npm run panel", { timeout: 600_000 }, () => {
  it("prints every table for a measure and a part, the same when run again", () => {
    const args = [folder, "--systems", "token-cosine", "--parts", "fast", "--half", "both", "--threads", "1"];
    args.push("--tables", TABLES.join());
    const run = panel(...args);
    expect(run.stderr).not.toMatch(/Error|panel:/);
    expect(run.status).toBe(0);
    expect(run.stdout.match(/^## .*/gm)).toHaveLength(9);
    // Half B comes first: 5 of 10 pairs, whose gold is their share of common words.
    const sets = readPanel(folder);
    const belief = sets.find(({ id }) => id === "belief")!;
    expect(cells(run.stdout, "belief")).toEqual(["belief", "5", "-", expect.stringMatching(/^\d/), "100.0"]);
    expect(belief.rows.filter(({ half }) => half === "b")).toHaveLength(5);
    expect(cells(run.stdout, "number")?.slice(0, 4)).toEqual(["number", "1", "3.00", "3.0 3.0 3.0"]);
    expect(cells(run.stdout, "blank at the end").slice(1)).toEqual([expect.stringMatching(/^\d+$/), "0.0"]);
    expect(cells(run.stdout, "token-cosine, english")).toHaveLength(5);
    expect(panel(...args).stdout).toBe(run.stdout);
  });

  it("leaves out rows of STS-benchmark test, and pairs that share a sentence with its train part", () => {
    const ids = (id: string) => readPanel(folder).find((set) => set.id === id)!.rows.length;
    expect(ids("OnWN 2012")).toBe(9);
    const [line] = readFileSync(join(folder, "sts2015/belief.tsv"), "utf8").split("\n");
    const train = readFileSync(join(folder, "stsb/train.tsv"), "utf8");
    writeFileSync(
      join(folder, "stsb/train.tsv"),
      `${train}t\t2\t${line!.split("\t")[2]!.toUpperCase()}!\tother\n`,
    );
    expect(ids("belief")).toBe(9);
  });

  it("ranks published systems, trained on a file of pairs", () => {
    const train = join(folder, "taught.tsv");
    const taught = ["k", "l", "m", "n"].map((letter) => rows(letter, [0, 5], letter)).join("\n");
    writeFileSync(train, `id\tscore\ta\tb\n${taught}\n`);
    const systems = ["ecnu-2016-u-seven", "stasis-2016-linear"];
    const run = runScript("published.ts", [folder, "--train", train, "--systems", systems.join()]);
    expect(run.stderr).toBe("");
    const [heads, , ...lines] = run.stdout.trim().split("\n");
    expect(heads).toMatch(/^Half A: OnWN 2012 \([45]\), /);
    // Gold is the share of common words.
    expect(lines.map((line) => line.split(/ +/)[0])).toEqual(systems);
    for (const line of lines) expect(Number(line.split(/ +/)[1])).toBeGreaterThan(90);
  });

  it("says what is wrong and what would do", () => {
    const bad = panel(folder, "--parts", "eng", "--systems", "");
    expect(bad.status).toBe(2);
    expect(bad.stderr).toMatch(/panel: no part named "eng".*en/);
    expect(() => readOptions([])).toThrow(/one data folder, please: npm run panel/);
    expect(() => readOptions([folder, "--half", "c"])).toThrow(/a, b or both would do/);
    expect(() => readOptions([folder, "--threads", "0"])).toThrow(/whole number above 0/);
    expect(() => readOptions([folder, "--half", "a", "--write"])).toThrow(/add --half both/);
    expect(() => readOptions([folder, "--tables", "correlation"])).toThrow(/"correlations"/);
    writeFileSync(join(folder, "sts2013/FNWN.tsv"), "id\tx\ta\tb\n");
    expect(() => readPanel(folder)).toThrow(/FNWN\.tsv:1: score is "x"; expected a number in 0\.\.5/);
    rmSync(join(folder, "sts2013/FNWN.tsv"));
    expect(() => readPanel(folder)).toThrow(/FNWN\.tsv: cannot be read/);
  });
});
