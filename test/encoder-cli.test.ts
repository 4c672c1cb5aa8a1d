import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { samesayInside as samesay } from "./support/command.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-encoder-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command with folders of its own. */
const run = (...args: string[]) =>
  samesay(args, {
    cwd: folder,
    env: {
      SAMESAY_DATA: join(folder, "data"),
      SAMESAY_CONFIG: join(folder, "config"),
      SAMESAY_CACHE: join(folder, "cache"),
    },
  });

function expectRefusal(result: ReturnType<typeof run>, message: string | RegExp): void {
  expect(result.stderr).toMatch(message);
  expect(result.stderr.trim().split("\n")).toHaveLength(1);
  expect([result.status, result.stdout]).toEqual([2, ""]);
}

describe("samesay score with the tiers", () => {
  it("scores across languages without a network", () => {
    const result = run("score", "Two kids play in the snow.", "Dos niños juegan en la nieve.", "--json");
    expect(result.stderr).toBe("");
    const { score, system, languages, calibrated, raw } = JSON.parse(result.stdout);
    expect(score).toBeGreaterThan(3);
    expect({ system, languages, calibrated, raw: raw.name }).toEqual({
      system: "base",
      languages: ["en", "es"],
      calibrated: true,
      raw: "closeness",
    });
  });

  it("says when a text is longer than the model reads", () => {
    const long = "The old bridge near the river was closed. ".repeat(60);
    const { truncated } = JSON.parse(run("score", long, "A bridge was closed.", "--json").stdout);
    expect(truncated.excessTokens[0]).toBeGreaterThan(200);
    expect(truncated.excessTokens[1]).toBe(0);
  });
});

describe("samesay models", () => {
  it("lists, shows and verifies the weights that ship", () => {
    const listed = JSON.parse(run("models", "list", "--json").stdout);
    expect(listed.models.map((model: { name: string }) => model.name)).toEqual(
      readdirSync("models")
        .filter((name) => !/^(analysis-|ensemble-features|explain|lexicon|paraphrases-|words)/.test(name))
        .sort(),
    );
    expect(run("models", "list").stdout).toContain(`Models you add are kept in ${join(folder, "data")}`);
    expect(run("models", "show", "en").stdout).toMatch(
      /licence +Apache-2\.0[\s\S]*[0-9a-f]{64} {2}model\.onnx/,
    );
    const verified = run("models", "verify");
    expect([verified.stderr, verified.status]).toEqual(["", 0]);
    const lines = verified.stdout.trim().split("\n");
    expect(lines.map((line) => line.split(":")[0])).toEqual(readdirSync("models").sort());
    for (const line of lines) expect(line).toMatch(/^[\w-]+: \d+ files as recorded$/);
  });

  it("verifies every file of models/: weights, calibrations, analysers, lexicon, cards", () => {
    const { models } = JSON.parse(run("models", "verify", "--json").stdout);
    for (const { name, files } of models) {
      const there = readdirSync(join("models", name), { recursive: true, withFileTypes: true });
      expect([name, files]).toEqual([name, there.filter((entry) => entry.isFile()).length]);
    }
  });

  it("refuses what it does not know or may not delete", () => {
    expectRefusal(run("models", "show", "englisch"), 'no model named "englisch"');
    expectRefusal(run("models", "remove", "en"), "en ships with samesay; it stays");
    expectRefusal(
      run("models", "add", "no-such-form"),
      '"no-such-form" is no model\'s name; expected OWNER/NAME',
    );
  });
});

describe("samesay fit-threshold", () => {
  const rows = [
    "1\t1\tI cannot log in\tlogging in does not work",
    "2\t1\tThe printer is broken\tthe printer does not work any more",
    "3\t0\tI cannot log in\tthe printer is broken",
    "4\t0\tPlease send a new mouse\tI cannot log in",
    "5\t1\tThe screen stays dark\tmy screen is dark",
    "6\t0\tThe screen stays dark\tplease send a new mouse",
  ].join("\n");

  it("keeps a threshold that score takes, and that another system refuses", () => {
    writeFileSync(join(folder, "tickets.tsv"), `${rows}\n`);
    const fitted = run("fit-threshold", "--data", "tickets.tsv", "--system", "fast", "--json");
    expect(fitted.stderr).toBe("");
    const threshold = JSON.parse(fitted.stdout);
    expect(threshold).toMatchObject({
      schema: 1,
      name: "tickets",
      pairs: 6,
      positives: 3,
      f1: 1,
      precision: 1,
      recall: 1,
    });
    expect(threshold.signature.system).toBe("fast");
    expect(run("fit-threshold", "--data", "tickets.tsv", "--system", "fast").stdout).toMatch(
      /^tickets: same from \d\.\d\d on \(95 %: [\d.]+ to [\d.]+\)\n {2}precision 100\.0 % {2}recall 100\.0 % {2}F1 100\.0 %\n/,
    );
    const yes = run(
      "score",
      "--system",
      "fast",
      "--threshold",
      "tickets",
      "the printer is broken",
      "The printer is broken!",
    );
    expect([yes.stderr, yes.status]).toEqual(["", 0]);
    const no = run(
      "score",
      "--system",
      "fast",
      "--threshold",
      "tickets",
      "the printer is broken",
      "send a mouse",
    );
    expect([no.stderr, no.status]).toEqual(["", 1]);
    expectRefusal(
      run("score", "--system", "token-cosine", "--threshold", "tickets", "a", "b"),
      /threshold "tickets" was fitted with fast version \d+, not with this token-cosine version \d+; fit it anew/,
    );
    expectRefusal(
      run("score", "--system", "fast", "--threshold", "ticket", "a", "b"),
      'no threshold named "ticket"',
    );
  });

  it("names labels and names that do not do", () => {
    writeFileSync(
      join(folder, "graded.tsv"),
      "1\t3.5\tA dog runs.\tA dog is running.\n2\t1\tSnow falls.\tThe bank is closed.\n",
    );
    expectRefusal(
      run("fit-threshold", "--data", "graded.tsv", "--system", "fast"),
      "pair 1 has the label 3.5, expected 1 or 0",
    );
    const graded = run(
      "fit-threshold",
      "--data",
      "graded.tsv",
      "--system",
      "fast",
      "--yes-from",
      "3",
      "--name",
      "x",
    );
    expect(graded.status).toBe(0);
    writeFileSync(join(folder, "all.tsv"), "1\t1\ta\ta\n2\t1\tb\tb\n");
    expectRefusal(run("fit-threshold", "--data", "all.tsv", "--system", "fast"), "both answers are needed");
    expectRefusal(
      run("fit-threshold", "--data", "tickets.tsv", "--system", "fast", "--name", "../up"),
      "cannot name a threshold",
    );
    expectRefusal(run("fit-threshold", "--data", "none.tsv", "--system", "fast"), "none.tsv");
  });
});

describe("samesay score --model", () => {
  it("names a folder that is not there or holds no encoder", () => {
    expectRefusal(run("score", "--model", "./nowhere", "a", "b"), /nowhere: no such folder/);
    expectRefusal(run("score", "--model", "unheard-of", "a", "b"), /unheard-of: no such folder/);
    writeFileSync(join(folder, "file.onnx"), "");
    expectRefusal(
      run("score", "--model", "./file.onnx", "a", "b"),
      /file\.onnx: is a file; name the folder that holds it/,
    );
    expectRefusal(run("score", "--model", folder, "a", "b"), /has no ONNX file/);
  });
});
