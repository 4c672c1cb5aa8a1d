import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIN, samesay } from "./support/command.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const score = (...args: string[]) => samesay(["score", "--system", "token-cosine", ...args]);

/** One line on stderr, exit 2, nothing on stdout. */
function expectRefusal(run: ReturnType<typeof samesay>, message: RegExp): void {
  expect(run.stderr).toMatch(message);
  expect(run.stderr.trim().split("\n")).toHaveLength(1);
  expect(run.status).toBe(2);
  expect(run.stdout).toBe("");
}

describe("samesay score A B", () => {
  it("prints score and rubric line", () => {
    const run = score("A man plays the guitar.", "A man is playing the guitar.");
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/^[0-5]\.\d\d {2}\S.+\n/);
  });

  it("gives identical texts 5 and empty ones a defined score with a warning", () => {
    expect(JSON.parse(score("no", "no", "--json").stdout).score).toBe(5);
    const one = JSON.parse(score("", "x", "--json").stdout);
    expect([one.score, one.warnings.length]).toEqual([0, 1]);
    expect(JSON.parse(score("", " ", "--json").stdout).score).toBe(5);
  });

  it("exits with 1 under --fail-under, and with 0 above", () => {
    expect(score("a b", "c d", "--fail-under", "4").status).toBe(1);
    expect(score("a b", "a b", "--fail-under", "4").status).toBe(0);
  });

  it("takes texts that look like options after --", () => {
    const run = samesay(["score", "--system", "token-cosine", "--json", "--", "-5 degrees", "-5 degrees"]);
    expect(JSON.parse(run.stdout).score).toBe(5);
  });

  it("refuses wrong use in one line", () => {
    expectRefusal(score("one"), /one text given/);
    expectRefusal(samesay(["score", "--system", "token-cosin", "a", "b"]), /did you mean "token-cosine"/);
    expectRefusal(samesay(["scoer", "a", "b"]), /Did you mean score/);
    expectRefusal(score("a", "b", "--lang", "klingon"), /no language of samesay/);
    expectRefusal(score("a", "b", "--fail-under", "7"), /0\.\.5/);
    expectRefusal(score("a", "b", "--sytem", "x"), /--system/);
    expectRefusal(score("a", "b", "-i", "x.tsv"), /one or the other/);
  });
});

describe("samesay score -i", () => {
  const rows = "1\t4.5\tA man is here.\tA man is there.\n2\t0\tDogs run.\tThe stock fell.\n";

  it("keeps order, ids, texts and gold", () => {
    const run = score("-i", file("in.tsv", rows));
    const lines = run.stdout
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));
    expect(lines.map((cells) => [cells[0], cells[2], cells[3], cells[7]])).toEqual([
      ["1", "A man is here.", "A man is there.", "4.5"],
      ["2", "Dogs run.", "The stock fell.", "0"],
    ]);
    for (const [, value, , , raw, low, high] of lines) {
      expect(Number(low)).toBeLessThanOrEqual(Number(value));
      expect(Number(high)).toBeGreaterThanOrEqual(Number(value));
      expect(Number(raw)).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([["out.tsv"], ["out.csv"], ["out.jsonl"], ["out.parquet"], ["out.tsv.gz"]])(
    "writes %s and reads it back",
    (name) => {
      const out = join(folder, name);
      expect(score("-i", file("in.tsv", rows), "-o", out).status).toBe(0);
      const again = score("-i", out, "--json");
      expect(again.status, again.stderr).toBe(0);
      const documents = again.stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(documents.map((d) => [d.id, d.a])).toEqual([
        ["1", "A man is here."],
        ["2", "Dogs run."],
      ]);
      if (name.endsWith(".gz")) expect(gunzipSync(readFileSync(out)).toString()).toContain("Dogs run.");
    },
  );

  it("reads standard input, gzip and unlabelled pairs", () => {
    const piped = samesay(["score", "--system", "token-cosine"], { input: "a b\ta b\nc d\te f\n" });
    expect(piped.stdout.split("\n").map((line) => line.split("\t")[1])).toEqual([
      "5",
      expect.anything(),
      undefined,
    ]);
    expect(score("-i", file("in.tsv.gz", gzipSync(rows))).stdout.split("\n")).toHaveLength(3);
  });

  it("takes columns by name and number", () => {
    const csv = file("faq.csv", 'nr,question,match\n7,"Where, when?",Where or when?\n');
    for (const columns of ["a=question,b=match", "a=2,b=3"]) {
      const out = score("-i", csv, "--columns", columns, "--json");
      expect(JSON.parse(out.stdout).a, out.stderr).toBe("Where, when?");
    }
  });

  it("refuses what it cannot read, naming file and line", () => {
    expectRefusal(score("-i", join(folder, "gone.tsv")), /gone\.tsv: /);
    expectRefusal(score("-i", folder), /directory/);
    expectRefusal(score("-i", file("empty.tsv", "")), /empty\.tsv:1: .*empty/);
    expectRefusal(score("-i", file("binary.tsv", new Uint8Array([0, 1, 2, 255, 254, 0, 0]))), /binary/i);
    expectRefusal(score("-i", file("utf16.tsv", Buffer.from("\ufeffa\tb\n", "utf16le"))), /UTF-16.*iconv/);
    expectRefusal(
      score("-i", file("latin1.tsv", Buffer.from("1\t2\tni\xf1o\tcaf\xe9\n", "latin1"))),
      /Latin-1|UTF-8/,
    );
    expectRefusal(score("-i", file("columns.tsv", "1\t2\ta\tb\n2\tonly\n")), /columns\.tsv:2: /);
  });

  it("leaves nothing behind when the input turns out damaged, and an older output untouched", () => {
    const place = join(folder, "clean");
    mkdirSync(place);
    const out = join(place, "out.tsv");
    writeFileSync(out, "before");
    const run = score("-i", file("damaged.tsv", `${rows.repeat(3000)}3\tx\n`), "-o", out);
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/damaged\.tsv:6001: /);
    expect(readdirSync(place)).toEqual(["out.tsv"]);
    expect(readFileSync(out, "utf8")).toBe("before");
  });

  it("refuses an output it cannot write", () => {
    expectRefusal(score("-i", file("in.tsv", rows), "-o", join(folder, "no/such/out.tsv")), /no such folder/);
    expectRefusal(score("-i", file("in.tsv", rows), "-o", folder), /directory/);
  });

  it("refuses a place that nobody may write to", () => {
    // /proc refuses root as well; where there is no /proc, there is no such folder.
    expectRefusal(score("-i", file("in.tsv", rows), "-o", "/proc/out.tsv"), /^samesay: \/proc\/out\.tsv: /);
  });

  it("says that the disk is full", () => {
    // /dev/full takes nothing, as a full disk does.
    const run = spawnSync(
      "bash",
      [
        "-c",
        `"${process.execPath}" "${BIN}" score --system token-cosine -i "${file("in.tsv", rows)}" > /dev/full`,
      ],
      {
        encoding: "utf8",
      },
    );
    expect(run.stderr).toMatch(/full|space/i);
    expect(run.status).toBe(2);
  });

  it("ends quietly when its reader has seen enough", () => {
    const big = file("big.tsv", "1\t2\ta b c\ta b d\n".repeat(200_000));
    const run = spawnSync(
      "bash",
      [
        "-o",
        "pipefail",
        "-c",
        `"${process.execPath}" "${BIN}" score --system token-cosine -i "${big}" | head -n 1`,
      ],
      { encoding: "utf8" },
    );
    expect(run.stdout.split("\n")).toHaveLength(2);
    expect(run.stderr).toBe("");
    expect(run.status).toBe(0);
  });
});

describe("samesay", () => {
  it("prints version and help for every command", () => {
    expect(samesay(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const help = samesay(["--help"]);
    expect(help.status).toBe(0);
    const names = [...help.stdout.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map((match) => match[1]!);
    expect(names).toContain("score");
    for (const name of names) {
      const own = samesay([name, "--help"]);
      expect(own.status, name).toBe(0);
      if (name !== "complete") expect(own.stdout, name).toMatch(/Examples:/);
    }
  });

  it.each(["bash", "zsh", "fish", "powershell"])("prints a completion script for %s", (shell) => {
    const run = samesay(["complete", shell]);
    expect(run.status).toBe(0);
    expect(run.stdout).toContain("samesay");
  });

  it("completes commands and options", () => {
    expect(samesay(["complete", "--", "sco"]).stdout).toMatch(/^score\b/m);
    expect(samesay(["complete", "--", "score", "--sys"]).stdout).toMatch(/^--system\b/m);
  });
});
