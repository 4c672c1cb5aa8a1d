import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIN, samesayInside as samesay } from "./support/command.ts";

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

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !holds(); ) {
    if (Date.now() > end) throw new Error("waited for 20 s");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
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

  it("says which text is longer than the model reads, and by how much", () => {
    const long = "the quick brown fox jumps over the lazy dog ".repeat(120);
    const notes = (a: string, b: string) =>
      samesay(["score", a, b]).stdout.match(/text [ab] is \d+ tokens longer than the model reads at once/g);
    expect(notes(long, "a fox")).toEqual([expect.stringMatching(/^text a is \d{2,} tokens/)]);
    expect(notes(`A ${long}`, long)).toHaveLength(2);
    expect(notes("a fox", "the fox")).toBeNull();
  });

  it("exits with 1 under --fail-under, and with 0 above", () => {
    expect(score("a b", "c d", "--fail-under", "4").status).toBe(1);
    expect(score("a b", "a b", "--fail-under", "4").status).toBe(0);
    expect(score("-i", file("under.tsv", "a b\ta b\na b\tc d\n"), "--fail-under", "4")).toMatchObject({
      status: 1,
      stderr: "1 of 2 pairs: score under --fail-under 4\n",
    });
  });

  it("takes texts that look like options after --", () => {
    const run = samesay(["score", "--system", "token-cosine", "--json", "--", "-5 degrees", "-5 degrees"]);
    expect(JSON.parse(run.stdout).score).toBe(5);
  });

  it("refuses wrong use in one line", () => {
    expectRefusal(score("one"), /one text given/);
    expectRefusal(samesay(["score", "--system", "token-cosin", "a", "b"]), /did you mean "token-cosine"/);
    expectRefusal(samesay(["scoer", "a", "b"]), /Did you mean score/);
    expectRefusal(samesay(["help", "scoer"]), /unknown command 'scoer' \(Did you mean score\?\)/);
    expectRefusal(score("a", "b", "--lang", "klingon"), /no language of samesay/);
    expectRefusal(score("a", "b", "--fail-under", "7"), /0\.\.5/);
    expectRefusal(score("a", "b", "--sytem", "x"), /--system/);
    expectRefusal(score("a", "b", "-i", "x.tsv"), /one or the other/);
    expectRefusal(score("a", "b", "-o", "x.tsv"), /--output is for files/);
    expectRefusal(score("a", "b", "--columns", "a=1,b=2"), /--columns is for files/);
    expectRefusal(score("a", "b", "--no-header"), /--header is for files/);
    expectRefusal(score("a", "b", "--model", "./x"), /--system and --model/);
    expectRefusal(score("-i", "x.tsv", "-i", "y.tsv"), /given twice, after "x.tsv"/);
    expectRefusal(score("a", "b", "c"), /too many arguments.*Put each text in quotes/);
    expectRefusal(score("-5 degrees", "b"), /'-5 degrees'; texts that begin with a dash go after --/);
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
    expect(lines.map((cells) => [cells[0], cells[2], cells[3], cells[8]])).toEqual([
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

  it("is never written over itself, by name, link or the shell's <", () => {
    const input = file("same.tsv", rows);
    const link = join(folder, "same-link.tsv");
    linkSync(input, link);
    expectRefusal(score("-i", input, "-o", input), /same\.tsv is an input as well and would be lost/);
    expectRefusal(score("-i", input, "-o", link), /same-link\.tsv is the input .*same\.tsv/);
    const shell = spawnSync(
      "bash",
      ["-c", `"$0" "$1" score --system token-cosine -o "$2" < "$2"`].concat(process.execPath, BIN, input),
    );
    expect([shell.status, shell.stderr.toString()]).toEqual([
      2,
      expect.stringMatching(/is the input \/dev\/stdin/),
    ]);
    expect(readFileSync(input, "utf8")).toBe(rows);
    expect(score("-i", input, "-o", join(folder, "told.tsv")).stderr).toBe(
      `wrote ${join(folder, "told.tsv")}: 2 pairs\n`,
    );
  });

  it("keeps the first pair of a file without names, and says which line it takes for names", () => {
    const tsv = file("bare.tsv", "dog\tcat\t1\nsun\tmoon\t2\n");
    const kept = score("-i", tsv, "--columns", "a=1,b=2,score=none");
    expect([kept.stdout.trimEnd().split("\n").length, kept.stderr]).toEqual([2, ""]);
    const csv = file("bare.csv", "dog,cat\nsun,moon\n");
    const taken = score("-i", csv, "--columns", "a=1,b=2,score=none");
    expect(taken.stdout.trimEnd().split("\n").length).toBe(1);
    expect(taken.stderr).toBe(
      `samesay: ${csv}:1: taken for the names of the columns ("dog", "cat"); if it is a pair: --no-header\n`,
    );
    const told = score("-i", csv, "--columns", "a=1,b=2", "--no-header");
    expect([told.stdout.trimEnd().split("\n").length, told.stderr]).toEqual([2, ""]);
    const named = file("named.csv", "a,b\nsun,moon\n");
    expect(score("-i", named, "--columns", "a=1,b=2").stderr).toBe("");
  });

  it("writes 20,000 columns of one name", () => {
    const wide = `a,b${",x".repeat(20_000)}\nsun,moon${",1".repeat(20_000)}\n`;
    const out = join(folder, "wide-out.csv");
    expect(score("-i", file("wide.csv", wide), "-o", out).status).toBe(0);
    const names = readFileSync(out, "utf8").split("\n", 1)[0]!.split(",");
    expect([names.at(-1), new Set(names).size]).toEqual(["input_x_19999", 20_008]);
    const keys = Array.from({ length: 2_000 }, (_, i) => `{"a":"x","b":"y","k${i}":1}\n`).join("");
    const extra = score("-i", file("keys.jsonl", keys.slice(0, 60_000).replace(/[^\n]*$/, "")), "--json");
    expect(extra.status, extra.stderr).toBe(0);
  }, 240_000);

  it("names in what a pair differs, under its score and in JSON", () => {
    const cold = score("The soup is hot.", "The soup is cold.");
    expect(cold.stdout).toMatch(/^ +differs: opposite: hot \/ cold$/m);
    const { differences } = JSON.parse(
      score("The bag weighs 2 kg.", "The bag weighs 3 kg.", "--json").stdout,
    );
    expect(differences).toMatchObject([
      { kind: "number", contradicts: true, leftText: "2 kg", rightText: "3 kg" },
    ]);
    expect(score("The soup is hot.", "The soup is hot.").stdout).not.toMatch(/differs/);
  });

  it("writes what a pair is warned of, and, when asked, the names of the columns", () => {
    const out = score(
      "-i",
      file("empty-side.tsv", "1\t\tA dog.\t \n2\t\tA dog.\tA dog.\n"),
      "--names",
    ).stdout;
    const [names, ...cells] = out
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => line.split("\t"));
    expect(names).toEqual(["id", "score", "a", "b", "raw", "low", "high", "warnings"]);
    expect(cells.map((row) => row[7])).toEqual(["one text is empty: scored 0", ""]);
    expectRefusal(score("a", "b", "--names"), /--names is for files and streams/);
  });

  it("takes columns by name and number", () => {
    const csv = file("faq.csv", 'nr,question,match\n7,"Where, when?",Where or when?\n');
    for (const columns of ["a=question,b=match", "a=2,b=3"]) {
      const out = score("-i", csv, "--columns", columns, "--json");
      expect(JSON.parse(out.stdout).a, out.stderr).toBe("Where, when?");
    }
  });

  const cellsOf = (text: string) =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));

  it("keeps gold and further columns that the first rows lack", () => {
    const some = score("-i", file("some.tsv", "1\t\ta b\tc d\n2\t3\tx y\tx z\n"));
    expect(cellsOf(some.stdout).map((cells) => cells[8])).toEqual(["", "3"]);
    const ragged = file(
      "ragged.jsonl",
      '{"a":"a b","b":"a c","tag":"t"}\n{"a":"a","b":"c","score":2,"tag":"u","more":"m"}\n',
    );
    const csv = join(folder, "ragged.csv");
    expect(score("-i", ragged, "-o", csv).status).toBe(0);
    const [header, ...rows] = readFileSync(csv, "utf8").trimEnd().split("\n");
    expect(header).toBe("id,score,a,b,raw,low,high,warnings,gold,tag,more");
    expect(rows.map((row) => row.split(",").slice(8))).toEqual([
      ["", "t", ""],
      ["2", "u", "m"],
    ]);
    const lines = score("-i", ragged, "--json").stdout.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).extra)).toEqual([{ tag: "t" }, { tag: "u", more: "m" }]);
  });

  it("refuses a table that could not hold what comes late, rather than drop it", () => {
    const many = "1\t\ta b\ta c\n".repeat(5000);
    const late = file("late.tsv", `${many}9\t4\tx\ty\n`);
    const out = join(folder, "late-out.csv");
    const run = score("-i", late, "-o", out);
    expectRefusal(run, /late\.tsv: pair "9" has a gold score, the \d+ before it have none; .*--json/);
    expect(readdirSync(folder).filter((name) => name.includes("late-out"))).toEqual([]);
    const json = score("-i", late, "--json").stdout.trimEnd().split("\n");
    expect(JSON.parse(json.at(-1)!).gold).toBe(4);
  });

  it("scores a scored file again: old values keep their own columns", () => {
    for (const ending of ["csv", "jsonl", "parquet"]) {
      const first = join(folder, `first.${ending}`);
      const second = join(folder, `second.${ending}`);
      expect(score("-i", file("in.tsv", rows), "-o", first).status).toBe(0);
      const other = ["score", "--system", "char-3-dice", "-i"];
      expect(samesay([...other, first, "-o", second]).status).toBe(0);
      const before = JSON.parse(score("-i", first, "--json").stdout.split("\n")[0]!);
      const after = JSON.parse(score("-i", second, "--json").stdout.split("\n")[0]!);
      const direct = JSON.parse(samesay([...other, first, "--json"]).stdout.split("\n")[0]!);
      expect(Number(after.extra.input_raw), ending).toBeCloseTo(before.raw.value, 4);
      expect(Number(after.extra.raw), ending).toBeCloseTo(direct.raw.value, 4);
    }
  });

  it("takes - for standard input and output", () => {
    const run = samesay(["score", "--system", "token-cosine", "-i", "-", "-o", "-"], {
      input: rows,
      cwd: folder,
    });
    expect(run.stdout.split("\n")).toHaveLength(3);
    expect(readdirSync(folder)).not.toContain("-");
  });

  it("refuses endings that promise another format", () => {
    const input = file("in.tsv", rows);
    for (const name of ["out.tsv", "out.csv.gz", "out.parquet"]) {
      expectRefusal(score("-i", input, "--json", "-o", join(folder, name)), /--json writes JSONL/);
    }
    for (const name of ["out.json", "out.xlsx", "out.zip", "out.json.gz"]) {
      expectRefusal(score("-i", input, "-o", join(folder, name)), /is not written; name it/);
    }
    for (const name of ["plain", "scores.2024", "notes.txt"]) {
      expect(score("-i", input, "-o", join(folder, name)).status, name).toBe(0);
    }
  });

  it("says how many pairs of a file carry which warning", () => {
    const run = score("-i", file("blank.tsv", "1\t\ta b\t\n2\t\tx\ty\n3\t\t\tz\n"));
    expect(run.stderr).toBe("2 of 3 pairs: one text is empty: scored 0\n");
    expect(run.status).toBe(0);
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

  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)("ends on %s with %i while it waits for input, and leaves nothing", async (signal, code) => {
    const place = mkdtempSync(join(folder, "signal-"));
    const args = [BIN, "score", "--system", "token-cosine", "-o", join(place, "out.tsv")];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stdin.write("a b\tc d\n");
    await until(() => readdirSync(place).length > 0);
    child.kill(signal);
    const [status] = (await once(child, "exit")) as [number | null];
    expect(status).toBe(code);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(place)).toEqual([]);
    child.stdin.destroy();
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
      expect(own.stdout, name).toMatch(/Examples:/);
      if (name !== "complete") expect(samesay(["help", name]).stdout, name).toBe(own.stdout);
    }
    expect(samesay(["help"]).stdout).toBe(help.stdout);
  });
});
