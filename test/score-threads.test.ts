import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIN, samesay } from "./support/command.ts";
import { mostThreads } from "./support/most-threads.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-threads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = (name: string) => join(folder, name);

/** Pairs of STS-benchmark train: half a megabyte. */
beforeAll(() => {
  const lines = readFileSync("data/stsb/train.tsv", "utf8")
    .trimEnd()
    .split("\n")
    .map((line, i) => `p${i}\t\t${line.split("\t").slice(2, 4).join("\t")}\n`);
  writeFileSync(place("long.tsv"), lines.join(""));
  writeFileSync(place("shorter.tsv"), lines.slice(0, 4000).join(""));
  writeFileSync(place("broken.tsv"), `${lines.slice(0, 4000).join("")}p4000\tthree\ta\tb\n`);
});

const args = (file: string, system: string, threads: number) =>
  ["score", "-i", place(file), "-s", system, "--threads", String(threads)] as const;

describe("a long file scored in several threads", () => {
  it.each([
    ["long.tsv", "fast"],
    ["shorter.tsv", "token-cosine"],
  ])("%s by %s: the same bytes as in one", { timeout: 180_000 }, (file, system) => {
    const [one, three] = [1, 3].map((threads) => samesay(args(file, system, threads)));
    expect([one!.status, one!.stderr]).toEqual([0, ""]);
    expect(one!.stdout.split("\n").length).toBeGreaterThan(4000);
    expect(three).toEqual(one);
  });

  it("tells what is wrong with a line as one thread does", () => {
    const [one, three] = [1, 3].map((threads) => samesay(args("broken.tsv", "token-cosine", threads)));
    expect(one!.status).toBe(2);
    expect(one!.stderr).toContain("broken.tsv:4001: ");
    expect([three!.status, three!.stderr]).toEqual([one!.status, one!.stderr]);
  });

  it.runIf(existsSync("/proc/self/task"))("is, and one thread is one", async () => {
    const start = (threads: number) =>
      spawn(process.execPath, [BIN, ...args("shorter.tsv", "token-cosine", threads)], { stdio: "ignore" });
    const one = await mostThreads(start(1));
    expect((await mostThreads(start(3))) - one).toBe(2);
  });

  it.runIf(process.platform !== "win32")("ends at Ctrl-C", async () => {
    const child = spawn(process.execPath, [BIN, ...args("long.tsv", "fast", 3)]);
    let said = "";
    child.stderr.on("data", (piece) => {
      said += piece;
    });
    await new Promise((resolve) => child.stdout.once("data", resolve));
    child.stdout.resume();
    child.kill("SIGINT");
    const code = await new Promise((resolve) => child.on("exit", resolve));
    expect([code, said]).toEqual([130, "samesay: interrupted\n"]);
  });
});
