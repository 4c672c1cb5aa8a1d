import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ownWords, samesayInside as samesay } from "./support/command.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-refusals-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (path: string) => join(folder, path);
const env = { SAMESAY_DATA: at("user"), SAMESAY_CONFIG: at("config"), SAMESAY_CACHE: at("cache") };
const run = (args: readonly string[], input?: string | Uint8Array, more: Record<string, string> = {}) =>
  samesay(args, { cwd: folder, env: { ...env, ...more }, ...(input !== undefined && { input }) });
const measure = ["-s", "token-cosine"];
const gold =
  "1\t4\tA dog runs.\tA dog is running.\n2\t1\tA cat sleeps.\tThe sun shines.\n3\t3\tA man eats.\tA man eats rice.\n";

/** One line that says what is wrong and what would do, exit code 2; never an engine's own words. */
const refused = (result: ReturnType<typeof run>, message: RegExp) => {
  expect(ownWords(result.stderr)).toMatch(message);
  expect(result.stderr).not.toMatch(/unexpected fault|^\s+at |TypeError|RangeError/m);
  expect(result.status).toBe(2);
};

describe("damaged files", () => {
  it("JSON lines that are nested 20,000 deep", () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    for (const row of [`{"a":"x","b":"y","meta":${deep}}`, `{"a":${deep},"b":"y"}`, deep]) {
      refused(
        run(["score", ...measure], `{"a":"x","b":"z"}\n${row}\n`),
        /^samesay: stdin:\d: .*; .*|a text|JSON object/m,
      );
    }
  });

  it.each([
    ["null", 'not { "sets": [...] }'],
    ["[]", 'not { "sets": [...] }'],
    ['{"sets":[null]}', "sets[0]: no record of a set"],
    ['{"sets":[{"name":"x"}]}', 'sets[0]: "source" is no text'],
    ["{", "no JSON"],
  ])("a user catalogue of %s, which stops no shipped set", (content, problem) => {
    mkdirSync(at("user"), { recursive: true });
    writeFileSync(at("user/catalogue.json"), content);
    const evaluated = run(["evaluate", ...measure, "-d", "sts2014.deft-news", "--draws", "0", "--json"]);
    expect(JSON.parse(evaluated.stdout).sets[0].pairs).toBe(300);
    expect(evaluated.status).toBe(0);
    const listed = run(["data", "list"]);
    expect(listed.stdout).toContain("sts2014");
    expect(listed.stderr).toContain(problem);
    const mine = run(["evaluate", ...measure, "-d", "mine"]);
    expect(mine.stderr).toContain(problem);
    refused(mine, /catalogue\.json:1: .*; remove the file and add the sets again$/m);
    refused(run(["data", "show", "mine"]), /catalogue\.json:1: .*; remove the file and add the sets again$/m);
    const verified = run(["data", "verify", "sts2014.deft-news"]);
    expect([verified.status, verified.stderr]).toEqual([1, expect.stringContaining(problem)]);
    rmSync(at("user"), { recursive: true });
  });

  it.each(["manifest.json", "head.json", "modules.json", "config.json"])("a model's %s of null", (name) => {
    mkdirSync(at("model"), { recursive: true });
    writeFileSync(at(`model/${name}`), "null");
    refused(run(["score", "-s", "./model", "a", "b"]), /^samesay: .*model/);
    rmSync(at("model"), { recursive: true });
  });

  it("a threshold of null", () => {
    mkdirSync(at("config/thresholds"), { recursive: true });
    writeFileSync(at("config/thresholds/mine.json"), "null");
    refused(
      run(["score", ...measure, "--threshold", "mine", "a", "b"]),
      /mine\.json:1: not a threshold; fit it anew/,
    );
  });

  it("Parquet that is cut short or none", () => {
    for (const bytes of ["PAR1", "PAR1xxxxxxxxPAR1", `PAR1${"\u0001".repeat(64)}PAR1`, "x\0\0"]) {
      writeFileSync(at("broken.parquet"), bytes);
      refused(
        run(["score", ...measure, "-i", "broken.parquet"]),
        /broken\.parquet: damaged, or no Parquet file; /,
      );
    }
  });
});

describe("places and names are looked at before the work", () => {
  writeFileSync(at("gold.tsv"), gold);
  it.each([
    [
      ["evaluate", ...measure, "-d", "gold.tsv", "--report", "none/r.html"],
      "none/r.html: no such folder; create it first",
    ],
    [
      ["evaluate", ...measure, "-d", "gold.tsv", "--plots", "gold.tsv/p"],
      "gold.tsv/p: part of the path is a file",
    ],
    [
      ["evaluate", ...measure, "-d", "gold.tsv", "--save-scores", "gold.tsv"],
      "gold.tsv: part of the path is a file",
    ],
    [
      ["score", ...measure, "-i", "gold.tsv", "-o", "none/out.tsv"],
      "none/out.tsv: no such folder; create it first",
    ],
    [["score", ...measure, "-i", "gold.tsv", "-o", "out.nope"], "out.nope: no format is known by .nope"],
    [
      ["score", ...measure, "-i", "gold.tsv", "--columns", "a=99999999999999999999,b=2"],
      "columns are counted from 1 to 16384",
    ],
    [
      ["ablate", "-s", "stasis-2016-linear", "-d", "gold.tsv", "--plot", "none/f.svg"],
      "none/f.svg: no such folder; create it first",
    ],
    [
      ["ablate", "-s", "stasis-2016-linear", "-d", "gold.tsv", "--translator", "words"],
      "--translator: stasis-2016-linear translates nothing; leave the option out",
    ],
    [
      ["ablate", "-s", "baseline-tokencos", "-d", "gold.tsv", "--plot", "f.svg"],
      "--plot: baseline-tokencos has one part, so none can be left out",
    ],
    [
      ["train", "-s", "baseline-tokencos", "-d", "gold.tsv", "-o", "gold.tsv"],
      "gold.tsv: part of the path is a file; name another place",
    ],
    [
      ["train", "-s", "baseline-tokencos", "-d", "gold.tsv", "-o", "m", "--head"],
      "--head: is for tiers; a published system is trained as its paper has it",
    ],
    [
      ["train", "-s", "baseline-tokencos", "-d", "gold.tsv", "-o", "m", "--seed", "2"],
      "--seed: is for tiers; a published system is trained as its paper has it",
    ],
    [
      ["train", "-s", "ecnu-2017-bg", "-d", "gold.tsv", "-o", "m"],
      'no system to train named "ecnu-2017-bg"; did you mean "ecnu-2017-gb"',
    ],
    [["analyse", "Two dogs ran.", "--html", "none/t.html"], "none/t.html: no such folder; create it first"],
    [
      ["explain", "--html", "Two dogs ran.", "A dog ran."],
      'one text given, as --html took "Two dogs ran." for its file; give two',
    ],
    [
      ["train", "-d", "gold.tsv", "-o", "./base"],
      '--output ./base names it "base", as a system that ships is called',
    ],
    [
      ["train", "-d", "gold.tsv", "-o", "./m", "--name", "Fast"],
      '--name "Fast", as a system that ships is called',
    ],
  ])("%j", (args, message) => {
    const result = run(args);
    refused(result, /^samesay: /);
    expect(result.stderr).toContain(message);
    expect(result.stdout).toBe("");
  });
});

describe("names that are equal", () => {
  it("sets of one file name in two folders keep apart, in tables and in saved scores", () => {
    for (const name of ["x", "y"]) {
      mkdirSync(at(name));
      writeFileSync(at(`${name}/gold.tsv`), gold.replaceAll("dog", name));
    }
    const result = run([
      "evaluate",
      ...measure,
      "-d",
      "x/gold.tsv",
      "-d",
      "y/gold.tsv",
      "--save-scores",
      "kept",
      "--json",
    ]);
    expect(JSON.parse(result.stdout).sets.map((set: { name: string }) => set.name)).toEqual([
      "x/gold.tsv",
      "y/gold.tsv",
    ]);
    expect(readdirSync(at("kept")).sort()).toEqual(["x_gold.txt", "y_gold.txt"]);
    expect(readFileSync(at("kept/x_gold.txt"), "utf8").trim().split("\n")).toHaveLength(3);
  });
});

describe("settings", () => {
  it("never go into the current folder, with an empty HOME or a relative XDG folder", () => {
    const args = ["fit-threshold", ...measure, "-d", "labels.tsv", "--name", "t"];
    writeFileSync(
      at("labels.tsv"),
      "1\t1\tA dog.\tA dog.\n2\t0\tA cat.\tThe sun.\n"
        .repeat(20)
        .replace(/^\d/gm, () => String(Math.random()).slice(2)),
    );
    const before = readdirSync(folder).sort();
    const result = run(args, "", { SAMESAY_CONFIG: "", XDG_CONFIG_HOME: "relative", HOME: at("home") });
    expect(result.status, result.stderr).toBe(0);
    expect(readdirSync(at("home/.config/samesay/thresholds"))).toEqual(["t.json"]);
    expect(readdirSync(folder).sort()).toEqual([...before, "home"].sort());
  });

  it("a folder that is a file is said in one line", () => {
    refused(
      run(["score", ...measure, "--threshold", "t", "a", "b"], "", { SAMESAY_CONFIG: at("gold.tsv") }),
      /gold\.tsv\/thresholds\/t\.json: part of the path is a file; check the path$/m,
    );
  });
});

it("names what stands for standard input, and a part that is named twice", () => {
  refused(
    run(["evaluate", "--scores", ".", "-d", "sts2014.deft-news"]),
    /^samesay: \. is a directory; .*--runs \./m,
  );
  refused(
    run(["score", ...measure, "--columns", "a=1,a=2", "-i", "gold.tsv"]),
    /a stands there twice; name each role once/,
  );
  refused(run(["evaluate", ...measure, "-d", "-"]), /^samesay: no set is named "-"; .* \/dev\/stdin$/m);
  refused(
    run(["evaluate", "--scores", "-", "-d", "sts2014.deft-news"]),
    /^samesay: no score file is named "-"; .* \/dev\/stdin$/m,
  );
  refused(
    run(["split", "-d", "stsb-dev", "--parts", "a=50,a=50"]),
    /Part "a" stands there twice; name each once/,
  );
});

it.each([["evaluate", ...measure, "--draws", "0"], ["audit"]])(
  "%s takes a set that is named twice once",
  (...args) => {
    const { stdout } = run([...args, "-d", "sts2014.deft-news", "-d", "sts2014.deft-news", "--json"]);
    expect(JSON.parse(stdout).sets).toHaveLength(1);
    writeFileSync(at("once.tsv"), "5\tA dog runs.\tA dog is running.\n1\tA cat sleeps.\tStocks fell.\n");
    const columns = ["--columns", "score=1,a=2,b=3"];
    const both = run([...args, "-d", "once.tsv", "-d", "./once.tsv", ...columns, "--json"]);
    expect(JSON.parse(both.stdout).sets).toHaveLength(1);
  },
);
