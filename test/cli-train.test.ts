import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { samesay } from "./support/command.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-train-"));
  const rows = readFileSync("data/sts2015/answers-students.tsv", "utf8").split("\n");
  writeFileSync(join(folder, "judged.tsv"), `${rows.slice(0, 150).join("\n")}\n`);
  writeFileSync(join(folder, "few.tsv"), `${rows.slice(0, 20).join("\n")}\n`);
  writeFileSync(join(folder, "tiny.tsv"), `${rows.slice(0, 5).join("\n")}\n`);
  writeFileSync(join(folder, "zero-one.tsv"), "1\t1\ta\tb\n2\t0\tc\td\n".replaceAll("\t\t", "\t"));
  writeFileSync(join(folder, "off.tsv"), "1\t7\ta b\tb c\n2\t0\tc d\td e\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const train = (...args: string[]) => samesay(["train", "--head", ...args], { cwd: folder });

describe("samesay train --head", () => {
  it("adapts a tier, says how well on held-out pairs, and gives a folder that --system takes", () => {
    const run = train("-d", "judged.tsv", "-s", "fast", "-o", "./mine", "--json");
    expect(run.status, run.stderr).toBe(0);
    const report = JSON.parse(run.stdout);
    expect(report.figures.map((f: { candidate: string }) => f.candidate)).toEqual([
      "as shipped",
      "calibration",
      "head",
    ]);
    const mae = Object.fromEntries(
      report.figures.map((f: { candidate: string; mae: number }) => [f.candidate, f.mae]),
    );
    expect(mae[report.kept]).toBe(Math.min(mae.calibration, mae.head));
    // The tier weighs words beside vectors, which a head does not: on few pairs it may be the better one, and is said so.
    const warned = /as shipped has the smaller error/.test(run.stderr);
    expect(warned).toBe(mae["as shipped"] <= mae[report.kept]);
    const score = (a: string, b: string) =>
      JSON.parse(samesay(["score", "--system", "./mine", "--json", a, b], { cwd: folder }).stdout);
    const one = score("the bulb is lit", "the light bulb is on");
    expect(one.system).toBe("mine");
    expect(one.score).toBe(score("the light bulb is on", "the bulb is lit").score);
    expect(score("same", "same").score).toBe(5);
    const evaluated = samesay(["evaluate", "--system", "./mine", "--data", "judged.tsv", "--json"], {
      cwd: folder,
    });
    expect(JSON.parse(evaluated.stdout).sets[0].mae, evaluated.stderr).toBeLessThan(mae["as shipped"]);
  });

  it("warns of few pairs and refuses fewer", () => {
    expect(train("-d", "few.tsv", "-s", "fast", "-o", "./few").stderr).toMatch(/20 pairs are few/);
    expect(train("-d", "tiny.tsv", "-s", "fast", "-o", "./tiny")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/5 labelled pairs; training needs 10/),
    });
  });

  it("refuses labels out of scale, 0/1 labels without a scale, and an output it could not name", () => {
    expect(train("-d", "off.tsv", "-o", "./off").stderr).toMatch(/off\.tsv:1: .*7/);
    expect(train("-d", "zero-one.tsv", "-o", "./x").stderr).toMatch(/--scale 0\.\.1/);
    expect(train("-d", "judged.tsv", "-o", "mine").stderr).toMatch(/with a slash/);
  });

  it("says what is wrong before it reads and trains, in one line", () => {
    const wrong: [string[], RegExp][] = [
      [["-d", "gone.tsv", "-s", "token-cosine", "-o", "./x"], /heads are trained on base or fast/],
      [["-d", "gone.tsv", "-s", "fats", "-o", "./x"], /heads are trained on base or fast/],
      [["-d", "gone.tsv", "-s", "fast", "-o", "./x", "--seed", "abc"], /whole number/],
      [["-d", "gone.tsv", "-s", "fast", "-o", "./x", "--seed", "1.5"], /whole number/],
      [["-d", "gone.tsv", "-s", "fast", "-o", "./few.tsv"], /part of the path is a file/],
      [["-d", "gone.tsv", "-s", "fast", "-o", "./few.tsv/deep/er"], /part of the path is a file/],
      [["-d", "gone.tsv", "-s", "fast", "-o", "./x"], /gone\.tsv/],
    ];
    for (const [args, message] of wrong) {
      const run = train(...args);
      expect(run.stderr).toMatch(message);
      expect(run.stderr.trim().split("\n"), args.join(" ")).toHaveLength(1);
      expect([run.status, run.stdout]).toEqual([2, ""]);
    }
    expect(existsSync(join(folder, "x"))).toBe(false);
  });

  it("takes sets of several files and scales together", () => {
    const run = train("-d", "sts2014-es", "-s", "fast", "-o", "./several", "--json");
    expect(run.status, run.stderr).toBe(0);
    const report = JSON.parse(run.stdout);
    expect(report.trainedOn).toMatchObject({
      set: "sts2014-es",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const shipped = report.figures[0];
    expect(shipped.mae).toBeLessThan(1.5);
  });

  it("refuses a damaged folder by name", () => {
    writeFileSync(join(folder, "mine", "head.json"), '{"format":1,"kind":"head","encoder":"fast"}');
    const run = samesay(["score", "--system", "./mine", "a", "b"], { cwd: folder });
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/head\.json: calibration/);
  });
});
