import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { samesayInside as samesay } from "./support/command.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-train-"));
  const rows = readFileSync("data/sts2015/answers-students.tsv", "utf8").split("\n");
  writeFileSync(join(folder, "judged.tsv"), `${rows.slice(0, 150).join("\n")}\n`);
  writeFileSync(join(folder, "few.tsv"), `${rows.slice(0, 20).join("\n")}\n`);
  writeFileSync(join(folder, "tiny.tsv"), `${rows.slice(0, 5).join("\n")}\n`);
  writeFileSync(join(folder, "zero-one.tsv"), "1\t1\ta\tb\n2\t0\tc\td\n".replaceAll("\t\t", "\t"));
  writeFileSync(join(folder, "zero-to-one.tsv"), "1\t0.9\ta b\tb c\n2\t0.25\tc d\td e\n");
  const same = Array.from({ length: 12 }, (_, i) => `${i}\t3\ttext ${i} here\tother ${i} there`);
  writeFileSync(join(folder, "one-class.tsv"), same.join("\n"));
  const words = "red green blue small large old new wet dry warm cold fast slow".split(" ");
  const hub = words.map((w, i) => `${i}\t${(i * 3) % 6}\tWhere is the red box?\tWhere is the ${w} bag?`);
  writeFileSync(join(folder, "hub.tsv"), [...hub, "e1\t5\tsame\tsame", "e2\t0\t \tsome"].join("\n"));
  writeFileSync(join(folder, "off.tsv"), "1\t7\ta b\tb c\n2\t0\tc d\td e\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const train = (...args: string[]) => samesay(["train", "--head", ...args], { cwd: folder });

describe("samesay train of a published system", () => {
  // Pairs of the Spanish news of 2014, as somebody has them who says nothing of their language.
  const rows = readFileSync("data/sts2014-es/news.tsv", "utf8").split("\n").slice(0, 40);
  const readAs = (name: string, ...args: string[]) => {
    const system = ["-s", "dls-cu-2015-u", "-d", "spanish.tsv", "-o", name];
    const { status, stderr } = samesay(["train", ...system, ...args], { cwd: folder });
    expect(status, stderr).toBe(0);
    return {
      stderr,
      language: JSON.parse(readFileSync(join(folder, name, "recipe.json"), "utf8")).value.language,
    };
  };

  it("finds out the language of the pairs, and says so where it is not English; --lang names it", () => {
    writeFileSync(join(folder, "spanish.tsv"), `${rows.join("\n")}\n`);
    const found = readAs("found");
    expect(found.language).toBe("es");
    expect(found.stderr).toBe("samesay: texts are read as es; --lang names other languages\n");
    expect(readAs("named", "--lang", "es")).toEqual({ language: "es", stderr: "" });
    expect(readAs("other", "--lang", "en")).toEqual({ language: "en", stderr: "" });
  });

  it("tells of pairs with an empty text, which it leaves out", () => {
    writeFileSync(join(folder, "spanish.tsv"), `${rows.join("\n")}\n1000\t5\t\t\n`);
    expect(readAs("empty", "--lang", "es").stderr).toMatch(/^samesay: 1 pairs with an empty text left out/);
  });
});

describe("samesay train --head", () => {
  it("adapts a tier, says how well on held-out pairs, and gives a folder that --system takes", () => {
    const run = train("-d", "judged.tsv", "-s", "fast", "-o", "./mine", "--json");
    expect(run.status, run.stderr).toBe(0);
    const report = JSON.parse(run.stdout);
    const candidates = report.figures.map((f: { candidate: string }) => f.candidate);
    // 150 pairs are too few for a network.
    expect(candidates).toEqual(["as shipped", "calibration", "linear"]);
    const mae = Object.fromEntries(
      report.figures.map((f: { candidate: string; mae: number }) => [f.candidate, f.mae]),
    );
    expect(mae[report.kept]).toBeLessThan(mae["as shipped"]);
    expect(report).toMatchObject({ system: "mine", tier: "fast", heldOut: "sentences" });
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
      stderr: expect.stringMatching(/5 labelled pairs of two different texts; training needs 10/),
    });
  });

  it("refuses labels out of scale, 0/1 labels without a scale, and an output it could not name", () => {
    expect(train("-d", "off.tsv", "-o", "./off").stderr).toMatch(/off\.tsv:1: .*7/);
    expect(train("-d", "zero-one.tsv", "-o", "./x").stderr).toMatch(/--scale 0\.\.1/);
    expect(train("-d", "zero-to-one.tsv", "-o", "./x").stderr).toMatch(
      /lie in 0\.25\.\.0\.9.*--scale 0\.\.1/,
    );
    expect(train("-d", "one-class.tsv", "-s", "fast", "-o", "./x")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/all gold scores are equal; nothing can be learnt/),
    });
    expect(train("-d", "judged.tsv", "-o", "mine").stderr).toMatch(/with a slash/);
  });

  it("trains on one question against many, says so, and leaves out equal and empty texts", () => {
    const run = train("-d", "hub.tsv", "-s", "fast", "-o", "./hub", "--json");
    expect(run.status, run.stderr).toBe(0);
    expect(run.stderr).toMatch(/2 pairs of equal or empty texts left out/);
    expect(run.stderr).toMatch(/sentences stand on both sides of the folds/);
    expect(JSON.parse(run.stdout)).toMatchObject({
      heldOut: "pairs",
      trainedOn: { pairs: 13 },
      leftOut: { unlabelled: 0, equalOrEmpty: 2 },
    });
  });

  it("says what is wrong before it reads and trains, in one line", () => {
    const wrong: [string[], RegExp][] = [
      [["-d", "gone.tsv", "-s", "token-cosine", "-o", "./x"], /heads are trained on base or fast/],
      [["-d", "gone.tsv", "-s", "fats", "-o", "./x"], /no system to train named "fats"; did you mean "fast"/],
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

  it("refuses a damaged folder by name, and one of an earlier version or another tier with what to do", () => {
    const path = join(folder, "mine", "head.json");
    const head = JSON.parse(readFileSync(path, "utf8"));
    const wrong: [object, RegExp][] = [
      [{ format: 3, kind: "head", tier: "fast" }, /head\.json: name is no text/],
      [{ ...head, calibration: {} }, /head\.json: calibration/],
      [{ ...head, format: 2 }, /head\.json: format 2; .*train it again with samesay train --head/],
      [{ ...head, format: 4 }, /head\.json: format 4; .*update samesay/],
      [
        { ...head, standsOn: { ...head.standsOn, calibration: "0123456789abcdef" } },
        /head\.json: was trained on other calibration of "fast" \(01234567\) than this version has \([0-9a-f]{8}\); train it again/,
      ],
    ];
    for (const [json, message] of wrong) {
      writeFileSync(path, JSON.stringify(json));
      const run = samesay(["score", "--system", "./mine", "a", "b"], { cwd: folder });
      expect(run.status).toBe(2);
      expect(run.stderr).toMatch(message);
    }
  });
});
