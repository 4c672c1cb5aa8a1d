import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIN, samesay } from "./support/command.ts";
import { mostThreads } from "./support/most-threads.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-feature-threads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = (name: string) => join(folder, name);
const NAME = "dls-cu-2015-s1";

/** Every third of STS-benchmark train's first 2,700 pairs: enough for a second thread and a third. */
beforeAll(() => {
  const lines = readFileSync("data/stsb/train.tsv", "utf8").split("\n").slice(0, 2700);
  const rows = lines.filter((_, i) => i % 3 === 0).map((line) => line.split("\t"));
  writeFileSync(place("pairs.tsv"), rows.map(([, gold, a, b], i) => `p${i}\t${gold}\t${a}\t${b}\n`).join(""));
});

const train = (threads: number) => [
  ...["train", "-s", NAME, "-n", "mine", "-d", place("pairs.tsv"), "-o", place(`m${threads}`)],
  ...["--threads", String(threads)],
];

describe("features computed in several threads", { timeout: 300_000 }, () => {
  it("train, evaluate and ablate as in one", async () => {
    const most: number[] = [];
    for (const threads of [1, 3])
      most.push(await mostThreads(spawn(process.execPath, [BIN, ...train(threads)], { stdio: "ignore" })));
    if (existsSync("/proc/self/task")) expect(most[1]! - most[0]!).toBe(2);
    for (const file of ["recipe.json", "recipe.bin"])
      expect(readFileSync(place(`m3/${file}`)).equals(readFileSync(place(`m1/${file}`))), file).toBe(true);

    const runs = [1, 3].map((threads) =>
      [
        ["evaluate", "-s", place("m1"), "-d", place("pairs.tsv"), "--draws", "0"],
        ["ablate", "-s", NAME, "-d", place("pairs.tsv"), "--folds", "2"],
      ].map((args) => samesay([...args, "--json", "--threads", String(threads)])),
    );
    expect(runs[0]!.map(({ status, stderr }) => [status, stderr])).toEqual([
      [0, ""],
      [0, ""],
    ]);
    expect(runs[1]).toEqual(runs[0]);
  });

  it.runIf(process.platform !== "win32")("end at Ctrl-C", async () => {
    const child = spawn(process.execPath, [BIN, ...train(3)]);
    let said = "";
    child.stderr.on("data", (piece) => {
      said += piece;
    });
    const ended = new Promise((resolve) => child.on("exit", resolve));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    child.kill("SIGINT");
    expect([await ended, said]).toEqual([130, "samesay: interrupted\n"]);
  });
});
