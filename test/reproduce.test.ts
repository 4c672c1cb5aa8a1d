import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, expect, it } from "vitest";
import { protocolsHere } from "../scripts/year-protocols.ts";
import { addSets } from "../src/data/index.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-reproduce-"));
const before = process.env.SAMESAY_DATA;
process.env.SAMESAY_DATA = join(folder, "user");
afterAll(() => {
  if (before === undefined) delete process.env.SAMESAY_DATA;
  else process.env.SAMESAY_DATA = before;
  rmSync(folder, { recursive: true, force: true });
});

/** Pairs of a set of 2016 by their number. */
const SETS = {
  "answer-answer": 254,
  headlines: 249,
  plagiarism: 230,
  postediting: 244,
  "question-question": 209,
};

/** Made-up pairs of five words, of which as many are shared as the gold score says: the cosine of words is a fifth of it. */
function madeUp(count: number): { input: string; gold: string } {
  const rows = Array.from({ length: count }, (_, i) => ({ gold: i % 6, i }));
  const words = (prefix: string, i: number) => Array.from({ length: 5 }, (_, k) => `${prefix}${i}x${k}`);
  const line = ({ gold, i }: { gold: number; i: number }) => {
    const [left, other] = [words("a", i), words("b", i)];
    return `${left.join(" ")}\t${[...left.slice(0, gold), ...other.slice(gold)].join(" ")}\n`;
  };
  return { input: rows.map(line).join(""), gold: rows.map(({ gold }) => `${gold}\n`).join("") };
}

/** The baseline on STS 2016, its results and pages in the folder. */
function reproduce() {
  const call = "--import tsx scripts/reproduce.ts --only baseline-tokencos --protocol 2016";
  return spawnSync(
    process.execPath,
    [...call.split(" "), "--cache", join(folder, "cache"), "--out", folder],
    { encoding: "utf8" },
  );
}

it("measures what ships, and a year's test once the user has added all of it", {
  timeout: 120_000,
}, async () => {
  const shipped = ["2014", "2015", "stsb", "2014-es"];
  expect(await protocolsHere()).toEqual(shipped);
  const refused = reproduce();
  expect([refused.status, refused.stdout]).toEqual([2, ""]);
  expect(refused.stderr).toMatch(/^[^\n]*sts2016 does not come with samesay[^\n]*samesay data add[^\n]*\n$/);
  for (const [name, count] of Object.entries(SETS)) {
    expect(await protocolsHere()).toEqual(shipped);
    const { input, gold } = madeUp(count);
    const path = join(folder, `${name}.zip`);
    const utf8 = (text: string) => new TextEncoder().encode(text);
    const files = { [`STS2016.input.${name}.txt`]: utf8(input), [`STS2016.gs.${name}.txt`]: utf8(gold) };
    writeFileSync(path, zipSync(files));
    expect((await addSets([path])).added).toMatchObject([{ name: `sts2016.${name}`, pairs: count }]);
  }
  expect(await protocolsHere()).toEqual(["2014", "2015", "2016", "stsb", "2014-es"]);

  const run = reproduce();
  expect([run.status, run.stdout]).toEqual([0, ""]);
  expect(run.stderr).toMatch(/^1 rows to measure\n1\/1 baseline-tokencos sts2016 1 \(\d+ s\)\n$/);
  const table = readFileSync(join(folder, "docs/systems.md"), "utf8");
  expect(table).toContain("| STS-benchmark dev | STS 2016 | published elsewhere |");
  // .5133 by the table of the task's overview.
  expect(table).toMatch(/^\| `baseline-tokencos` \|.*\| 1\.000 \/ \.5133 \(\+\.4867\) \|/m);
  const figures = readFileSync(join(folder, "data/own-figures.tsv"), "utf8");
  expect(figures).toMatch(/^baseline-tokencos\t\d+\tsts2016\tr\t1\.0000$/m);
  expect(table).toMatch(/^\| `dls-cu-2016-run1` \|.*\| not run \/ \.7356 \|/m);
});
