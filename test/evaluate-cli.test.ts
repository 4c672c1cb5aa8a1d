import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { samesayInside as samesay } from "./support/command.ts";

let folder = "";
const path = (name: string) => join(folder, name);
const write = (name: string, content: string) => {
  writeFileSync(path(name), content);
  return path(name);
};
const golds = (file: string) =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => Number(row.split("\t")[1]));
/** A deterministic run of some quality on a set. */
const runOf = (file: string, noise: number) =>
  golds(file).map((gold, i) => gold + noise * Math.sin(i * 12.9898));
const lines = (values: readonly (number | string)[]) => `${values.join("\n")}\n`;

const IMAGES = "data/sts2015/images.tsv";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "samesay-evaluate-"));
  write("good.txt", lines(runOf(IMAGES, 1)));
  write("poor.txt", lines(runOf(IMAGES, 4)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const evaluate = (...args: string[]) => samesay(["evaluate", ...args]);

/** One line on stderr, exit 2, nothing on stdout. */
function expectRefusal(run: ReturnType<typeof samesay>, message: RegExp): void {
  expect(run.stderr).toMatch(message);
  expect(run.stderr.trim().split("\n")).toHaveLength(1);
  expect(run.status).toBe(2);
  expect(run.stdout).toBe("");
}

it("has the three figures of 2012: ALL, ALLnrm, Mean", () => {
  // NumPy 2.4.6, numpy.polyfit by set; the 2012 paper prints .3110, .6732 and .4356 for this baseline (its OnWN is .5864)
  const { stdout } = evaluate("-p", "sts2012", "-s", "token-cosine", "--draws", "0");
  expect(stdout).toMatch(/^ALL 0\.311, ALLnrm \(.*\) 0\.673, Mean \(weighted by pairs\) 0\.436$/m);
  const { aggregate } = JSON.parse(
    evaluate("-p", "sts2012", "-s", "token-cosine", "--draws", "0", "--json").stdout,
  );
  expect(aggregate.pooledNormalised).toBeCloseTo(0.6732318799939964, 10);
});

describe("samesay evaluate --protocol sts2014 --published", () => {
  const run = evaluate("-s", "token-cosine", "-p", "sts2014", "--published", "--draws", "100");

  it("puts our baseline at the published baseline's row, equal to three decimals", () => {
    expect(run.status, run.stderr).toBe(0);
    const row = (start: RegExp) => run.stdout.split("\n").find((line) => start.test(line))!;
    const figuresIn = (line: string) => line.match(/0\.\d{3}/g);
    const own = row(/^> \(27\) {2}token-cosine/);
    expect(figuresIn(own)).toEqual(["0.353", "0.596", "0.510", "0.513", "0.406", "0.654", "0.507"]);
    expect(figuresIn(row(/STS organisers/))).toEqual(figuresIn(own));
  });

  it("prints people's agreement, the official figure, the rule that calibration breaks, and a signature", () => {
    expect(run.stdout).toMatch(/sts2014\.OnWN .* 0\.672 +0\.438\n/);
    expect(run.stdout).toContain("official figure (mean weighted by pairs): 0.507");
    expect(run.stdout).toMatch(/outside the protocol's rules: calibration saw stsb-train/);
    expect(run.stdout).toMatch(
      /^samesay:\d.*\|system:token-cosine\.v\d+\|.*protocol:sts2014\|data:sts2014\.deft-forum@/m,
    );
  });
});

it("names the licensed set of 2013 and what the figures cover", () => {
  const run = evaluate("-s", "token-cosine", "-p", "sts2013", "--json", "--draws", "0");
  const { missing, aggregate } = JSON.parse(run.stdout);
  expect(missing.map((set: { name: string }) => set.name)).toEqual(["sts2013.SMT"]);
  expect(aggregate.official.pairs).toEqual([1500, 2250]);
  expect(aggregate.official.note).toMatch(/covers 1500 of 2250 pairs, without SMT/);
  // NumPy on the same files: mean .34595, weighted .40293, pooled differs from both
  expect(aggregate.mean).toBeCloseTo((0.21459 + 0.28282 + 0.53986) / 3, 4);
  expect(aggregate.weightedMean).toBeCloseTo((189 * 0.21459 + 561 * 0.28282 + 750 * 0.53986) / 1500, 4);
});

it("says how a protocol's sets are had when none is here", () => {
  expectRefusal(
    evaluate("-s", "token-cosine", "-p", "sts2016"),
    /sts2016\.answer-answer does not come with samesay/,
  );
});

describe("score files", () => {
  it("are scored as systems are, on any scale", () => {
    const scaled = write("scaled.txt", lines(runOf(IMAGES, 1).map((x) => 100 * x - 7)));
    const [plain, other] = [path("good.txt"), scaled].map(
      (file) =>
        JSON.parse(evaluate("--scores", file, "-d", "sts2015.images", "--json", "--draws", "0").stdout)
          .sets[0],
    );
    expect(other.pearson).toBeCloseTo(plain.pearson, 9);
    expect(other.mae).toBeNull();
    expect(other.errorReason).toMatch(/beyond the gold's 0-5; --calibrate or --rescale/);
    const calibrated = evaluate(
      "--scores",
      scaled,
      "-d",
      "sts2015.images",
      "--json",
      "--draws",
      "0",
      "--calibrate",
    );
    const calibratedPlain = evaluate(
      "--scores",
      path("good.txt"),
      "-d",
      "sts2015.images",
      "--json",
      "--draws",
      "0",
      "--calibrate",
    );
    // Calibrated errors do not depend on the run's scale.
    const mae = (run: { stdout: string }) => JSON.parse(run.stdout).sets[0].mae as number;
    expect(mae(calibrated)).toBeCloseTo(mae(calibratedPlain), 6);
    expect(JSON.parse(calibrated.stdout).sets[0].pearson).toBe(other.pearson);
    const rescaled = evaluate(
      "--scores",
      scaled,
      "-d",
      "sts2015.images",
      "--json",
      "--draws",
      "0",
      "--rescale",
    );
    expect(JSON.parse(rescaled.stdout).sets[0].mae).toBeGreaterThan(0);
  });

  it("take confidences from a second column or a file of their own, and score them by weighted Pearson", () => {
    const values = runOf(IMAGES, 3);
    const column = write("column.txt", lines(values.map((x, i) => `${x}\t${i % 101}`)));
    const alone = write("alone.txt", lines(values));
    const weights = write("weights.txt", lines(values.map((_, i) => i % 101)));
    const of = (...args: string[]) =>
      JSON.parse(evaluate(...args, "-d", "sts2015.images", "--json", "--draws", "0").stdout).sets[0];
    const first = of("--scores", column);
    expect(first.weightedPearson).not.toBe(first.pearson);
    expect(of("--scores", alone, "--confidences", weights).weightedPearson).toBe(first.weightedPearson);
  });

  it("take a team's own output of 2015, one line for every line of the input file, as one of the scored pairs", () => {
    const scored = runOf(IMAGES, 3);
    const ids = readFileSync("data/sts2015/images.tsv", "utf8").trimEnd().split("\n");
    const all = Array.from({ length: 1500 }, () => -9);
    for (const [i, row] of ids.entries()) all[Number(/^2015\.images-(\d+)/.exec(row)![1]) - 1] = scored[i]!;
    const pearson = (file: string) =>
      JSON.parse(evaluate("--scores", file, "-d", "sts2015.images", "--json", "--draws", "0").stdout).sets[0]
        .pearson;
    expect(pearson(write("all-lines.txt", lines(all)))).toBe(pearson(write("scored.txt", lines(scored))));
  });

  it("skip pairs without gold in the official two-file layout", () => {
    write("STS.input.tiny.txt", "a b\ta b\nc d\tc e\nf g\th i\n");
    write("STS.gs.tiny.txt", "5\n\n0\n");
    write("tiny.txt", "5\n3\n1\n");
    const run = evaluate("--scores", path("tiny.txt"), "-d", path("STS.input.tiny.txt"), "--json");
    expect(JSON.parse(run.stdout).sets[0]).toMatchObject({ pairs: 3, scored: 2, skipped: 1 });
  });

  const bad = (name: string, content: string, message: RegExp) => () => {
    const file = write(name, content);
    expectRefusal(evaluate("--scores", file, "-d", "sts2015.images"), message);
  };
  const all = runOf(IMAGES, 1);
  it(
    "refuses a missing line",
    bad(
      "short.txt",
      lines(all.slice(0, 700)),
      /short\.txt:701: missing; .* 700 scores, sts2015\.images has 1500 pairs \(750 with gold\)/,
    ),
  );
  it("refuses an extra line", bad("long.txt", lines([...all, 1]), /long\.txt:751: beyond the last pair/));
  it(
    "refuses words",
    bad(
      "word.txt",
      lines([...all.slice(0, 16), "high", ...all.slice(17)]),
      /word\.txt:17: score "high" is not a number/,
    ),
  );
  it(
    "refuses infinity",
    bad("inf.txt", lines([...all.slice(0, 16), "inf", ...all.slice(17)]), /inf\.txt:17: score is inf/),
  );
  it("refuses an empty file", bad("empty.txt", "", /empty\.txt:1: the file is empty/));
  it("refuses UTF-16", () => {
    writeFileSync(path("utf16.txt"), Buffer.from("\ufeff1\n2\n", "utf16le"));
    expectRefusal(evaluate("--scores", path("utf16.txt"), "-d", "sts2015.images"), /utf16\.txt:1: .*UTF-16/);
  });
  it("refuses a missing file, a folder, confidences of another length", () => {
    expectRefusal(
      evaluate("--scores", path("god.txt"), "-d", "sts2015.images"),
      /god\.txt: no such file; did you mean "good\.txt"/,
    );
    expectRefusal(evaluate("--scores", folder, "-d", "sts2015.images"), /is a directory/);
    const short = write("confidences.txt", "1\n2\n");
    expectRefusal(
      evaluate("--scores", path("good.txt"), "--confidences", short, "-d", "sts2015.images"),
      /confidences\.txt:3: missing; the file has 2 scores/,
    );
    const negative = write("negative.txt", lines(all.map((_, i) => (i === 4 ? -1 : 1))));
    expectRefusal(
      evaluate("--scores", path("good.txt"), "--confidences", negative, "-d", "sts2015.images"),
      /negative\.txt:5: confidence is -1, expected 0 or more/,
    );
  });
  it("says of a constant run that it has no correlation", () => {
    const flat = write("flat.txt", lines(all.map(() => 2)));
    const run = evaluate("--scores", flat, "-d", "sts2015.images");
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/no correlation: all 750 system scores equal 2/);
    expect(run.stdout).not.toMatch(/NaN/);
  });
});

describe("a folder of submissions", () => {
  const SETS = ["answers-forums", "answers-students", "belief", "headlines", "images"];
  const submit = (run: string, noise: number, sets = SETS) => {
    mkdirSync(path(`runs/${run}`), { recursive: true });
    for (const set of sets)
      write(`runs/${run}/STS.output.${set}.txt`, lines(runOf(`data/sts2015/${set}.tsv`, noise)));
  };

  it("is checked, ranked and written as a page and as TSV", () => {
    submit("ALPHA-run1", 1);
    submit("ALPHA-run2", 1.01);
    submit("BETA-run1", 4, SETS.slice(1));
    submit("BROKEN-run1", 1);
    write("runs/BROKEN-run1/STS.output.belief.txt", "1\nx\n");
    submit("OTHER-run1", 1);
    write("runs/OTHER-run1/STS.output.onwn.txt", "1\n");
    write("runs/OTHER-run1/STS.output.tweet.txt", "1\n");
    submit("FLAT-run1", 0, []);
    for (const set of SETS)
      write(`runs/FLAT-run1/${set}.txt`, lines(golds(`data/sts2015/${set}.tsv`).map(() => 1)));
    const run = evaluate(
      "--runs",
      path("runs"),
      "-p",
      "sts2015",
      "--report",
      path("rank.html"),
      "--report",
      path("rank.tsv"),
      "--json",
    );
    expect(run.status, run.stderr).toBe(1);
    const { rows, rejected, ranking } = JSON.parse(run.stdout);
    expect(
      rows.map((row: { team: string; run: string; rank: number }) => [row.team, row.run, row.rank]),
    ).toEqual([
      ["ALPHA", "run1", 1],
      ["ALPHA", "run2", 2],
      ["token-cosine", "", null],
      ["BETA", "run1", 3],
      ["FLAT", "run1", null],
    ]);
    expect(rows.map((row: { group: number }) => row.group)).toEqual([1, 1, 2, 3, null]);
    expect(rows[3].warnings[0]).toBe("no scores for sts2015.answers-forums");
    expect(rows[4].warnings.join()).toMatch(/undefined on every set: all 375 system scores equal 1/);
    expect(ranking.test).toMatch(/^Fisher/);
    const problems = Object.fromEntries(
      rejected.map((each: { name: string; problems: string[] }) => [each.name, each.problems.join()]),
    );
    expect(problems["BROKEN-run1"]).toMatch(/belief\.txt:2: score "x" is not a number/);
    expect(problems["OTHER-run1"]).toMatch(
      /^[^,]*onwn\.txt: and 1 more file of it belong to no set; sets: sts2015\.answers-forums/,
    );
    expect(readFileSync(path("rank.html"), "utf8")).toMatch(/<tr class="best">.*ALPHA/);
    expect(readFileSync(path("rank.tsv"), "utf8").split("\n")).toHaveLength(7);
  });

  it("may hold single files for one set, and refuses two runs of one name, an empty folder and none", () => {
    mkdirSync(path("single"));
    write("single/A-1.txt", lines(runOf(IMAGES, 1)));
    write("single/B-1.txt", lines(runOf(IMAGES, 1.5)));
    const run = evaluate("--runs", path("single"), "-d", "sts2015.images", "--json");
    expect(run.status, run.stderr).toBe(0);
    expect(JSON.parse(run.stdout).rows.map((row: { team: string }) => row.team)).toEqual([
      "A",
      "B",
      "token-cosine",
    ]);
    write("single/a-1.tsv", "1\n");
    expectRefusal(
      evaluate("--runs", path("single"), "-d", "sts2015.images"),
      /two runs named "a-1": .*A-1\.txt and .*a-1\.tsv/,
    );
    mkdirSync(path("nothing"));
    expectRefusal(evaluate("--runs", path("nothing"), "-d", "sts2015.images"), /holds no run/);
    expectRefusal(evaluate("--runs", path("nowhere"), "-d", "sts2015.images"), /no such folder/);
  });
});

describe("reports", () => {
  it("are written in every format, plots as SVG and PNG, nothing else left behind", () => {
    const out = path("out");
    mkdirSync(out);
    const reports = ["html", "md", "tex", "tsv", "json", "xml"].flatMap((ending) => [
      "--report",
      join(out, `r.${ending}`),
    ]);
    const more = [
      "--worst",
      "3",
      "--breakdown",
      "--probes",
      "numbers",
      "--draws",
      "50",
      "--plots",
      join(out, "plots"),
    ];
    const run = evaluate("-s", "token-cosine,token-jaccard", "-d", "sts2014-es", ...reports, ...more);
    expect(run.status, run.stderr).toBe(0);
    expect(readdirSync(out).sort()).toEqual(["plots", "r.html", "r.json", "r.md", "r.tex", "r.tsv", "r.xml"]);
    const read = (ending: string) => readFileSync(join(out, `r.${ending}`), "utf8");
    const html = read("html");
    expect(html).toMatch(/^<!doctype html>/);
    // Self-contained: nothing is loaded, nothing runs.
    expect(html).not.toMatch(/<script|<link|src=|@import|url\(/);
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).toContain("@media print");
    expect(html.match(/<svg /g)!.length).toBeGreaterThanOrEqual(7);
    expect(html).not.toMatch(/NaN|undefined<|Infinity/);
    expect(html).toContain("Difficult pairs");
    const day = String.raw`\d{4}-\d\d-\d\d`;
    expect(html).toMatch(
      new RegExp(
        `<title>samesay: token-cosine and token-jaccard on sts2014-es\\.wikipedia and sts2014-es\\.news, ${day}</title>`,
      ),
    );
    expect(html).toMatch(new RegExp(`<p class="facts">${day}; sts2014-es\\.wikipedia \\(324 pairs\\), `));
    expect(html).toMatch(
      /<p class="verdict">Highest: token-\w+ with r = 0\.\d{3} \(mean of sets\) over 2 sets; best on \d of them/,
    );
    expect(read("md")).toMatch(/^# token-cosine and token-jaccard on .*\n\n\d{4}-/);
    expect(read("md")).toContain("| sts2014-es.wikipedia | 324 |");
    expect(read("tex")).toContain("\\toprule");
    expect(read("tsv").split("\n")[0]).toBe("run\tset\tpairs\tpearson\tlow\thigh\tspearman\tmae\twithin_one");
    expect(JSON.parse(read("json")).runs).toHaveLength(2);
    expect(read("xml")).toContain('<testcase classname="token-cosine" name="sts2014-es.news">');
    const plots = readdirSync(join(out, "plots"));
    expect(plots).toContain("scatter-sts2014-es.news.svg");
    for (const name of plots.filter((file) => file.endsWith(".png"))) {
      expect(
        readFileSync(join(out, "plots", name))
          .subarray(1, 4)
          .toString(),
      ).toBe("PNG");
    }
    expect(plots.filter((file) => file.endsWith(".png"))).toHaveLength(plots.length / 2);
    for (const name of plots.filter((file) => file.endsWith(".svg"))) {
      const svg = readFileSync(join(out, "plots", name), "utf8");
      expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  }, 120_000);

  it("refuse an unknown ending and a folder that is not there", () => {
    const base = ["--scores", path("good.txt"), "-d", "sts2015.images", "--draws", "0"];
    expectRefusal(
      evaluate(...base, "--report", path("r.docx")),
      /r\.docx: a report's ending gives its format: \.html/,
    );
    expectRefusal(evaluate(...base, "--report", path("no/r.html")), /no such folder/);
  });

  it("are never written over what is read: gold, scores, submissions, by any name", () => {
    const gold = write("kept.tsv", "1\t5\ta b\ta b\n2\t0\tc d\te f\n");
    const run = write("kept.txt", "5\n0\n");
    const link = path("link.tsv");
    symlinkSync(gold, link);
    for (const [report, reason] of [
      [gold, /kept\.tsv is an input as well and would be lost; name another place/],
      [link, /link\.tsv is the input .*kept\.tsv and would be lost/],
    ] as const)
      expectRefusal(evaluate("--scores", run, "-d", gold, "--report", report), reason);
    // Names of score files are known when the runs are: the figures are not lost.
    const late = evaluate("--scores", run, "-d", gold, "--save-scores", dirname(run));
    expect(late.status).toBe(2);
    expect(late.stderr).toMatch(/kept\.txt is an input as well/);
    expect(readFileSync(run, "utf8")).toBe("5\n0\n");
    mkdirSync(path("handed"), { recursive: true });
    write("handed/a-1.md", "# notes");
    write("handed/a-1.txt", "5\n0\n");
    expectRefusal(
      evaluate("--runs", path("handed"), "-d", gold, "--report", path("handed/a-1.md")),
      /a-1\.md is an input as well/,
    );
    expect(readFileSync(gold, "utf8")).toMatch(/^1\t5/);
  });

  it("fail a run under --fail-under, in JUnit too", () => {
    const base = [
      "--scores",
      path("poor.txt"),
      "-d",
      "sts2015.images",
      "--draws",
      "0",
      "--report",
      path("junit.xml"),
    ];
    expect(evaluate(...base, "--fail-under", "0.99")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^samesay: poor: 0\.\d{3}, which is under --fail-under 0\.99$/m),
    });
    expect(readFileSync(path("junit.xml"), "utf8")).toMatch(/failures="1"[\s\S]*<failure message=/);
    expect(evaluate(...base, "--fail-under", "0.1")).toMatchObject({
      status: 0,
      stderr: `wrote ${path("junit.xml")}\n`,
    });
    expect(readFileSync(path("junit.xml"), "utf8")).toMatch(/failures="0"/);
  });
});

it("runs the probes of each language named", () => {
  const of = (...lang: string[]) =>
    evaluate("-s", "token-cosine", "--probes", "negation", ...lang).stdout.match(/^kind.*/m)?.[0];
  expect(of("--lang", "tr")).toMatch(/^kind +tr$/);
  expect(of("--lang", "en,es")).toMatch(/^kind +en +es$/);
  expect(of()).toMatch(/^kind +en +es +ar +tr$/);
});

it("saves scores as --runs and --scores read them, and they give the same figures", () => {
  const saved = path("saved/BASE-run1");
  const first = evaluate(
    "-s",
    "token-cosine",
    "-p",
    "sts2014-es",
    "--save-scores",
    saved,
    "--json",
    "--draws",
    "0",
  );
  const second = evaluate("--runs", path("saved"), "-p", "sts2014-es", "--json");
  const [own, baseline] = JSON.parse(second.stdout).rows;
  expect(own.pearson).toEqual(JSON.parse(first.stdout).sets.map((set: { pearson: number }) => set.pearson));
  expect([own.figure, own.rank, own.group]).toEqual([baseline.figure, 1, 1]);
});

it("exits with 1 under --strict when weights saw what is scored; a calibration alone changes no correlation", () => {
  const run = (...args: string[]) => evaluate("--draws", "0", "--strict", ...args);
  expect(run("-s", "fast", "-d", "sts2015.headlines").status).toBe(1);
  expect(run("-s", "token-cosine", "-p", "sts2014").status).toBe(0);
  const seen = run("-s", "token-cosine", "-d", "sts2015.headlines");
  expect([seen.status, seen.stdout]).toEqual([0, expect.stringContaining("stand in stsb-train")]);
  const clean = run("-s", "token-cosine", "-d", "sts2015.answers-students");
  expect(clean.stdout).toContain("trained on: nothing; calibrated on: stsb-train");
});

it("names a training set once, with all that it was used for", () => {
  const notes = evaluate("-s", "fast", "--draws", "0", "-d", "stsb-dev").stdout.split("\n");
  const seen = notes.filter((line) => line.includes("pairs stand in"));
  expect(seen).toContain(
    "stsb-dev: 7 of 1500 pairs stand in stsb-train, 252 share a sentence with it (weights, selection, calibration)",
  );
  const sets = seen.map((line) => /stand in ([^,]+),/.exec(line)![1]!);
  expect(new Set(sets).size).toBe(sets.length);
  const unchecked = notes.find((line) => line.startsWith("overlap not checked, for these are not here: "))!;
  const names = unchecked.replace(/^.*: /, "").split(", ");
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("stsb-es-mt-train");
});

describe("odd sets", () => {
  const odd = (name: string, rows: string, scores: string) => {
    write(`${name}.tsv`, rows);
    write(`${name}.txt`, scores);
    return evaluate(
      "--scores",
      path(`${name}.txt`),
      "-d",
      path(`${name}.tsv`),
      "--worst",
      "3",
      "--breakdown",
      "--ablate-length",
      "--all-measures",
      "--report",
      path(`${name}.html`),
      "--json",
    );
  };

  it("of one pair, of constant gold, of two pairs give reasons, not NaN", () => {
    for (const [name, golds, scores] of [
      ["one", [3], [2]],
      ["same", [2, 2, 2], [1, 2, 3]],
      ["two", [1, 4], [1, 2]],
    ] as const) {
      const rows = golds.map((gold, i) => `${name}-${i}\t${gold}\ttext ${i}\tother ${i}`);
      const run = odd(name, lines(rows), lines([...scores]));
      expect(run.status, run.stderr).toBe(0);
      expect(run.stdout).not.toMatch(/NaN|Infinity/);
      expect(readFileSync(path(`${name}.html`), "utf8")).not.toMatch(/NaN|Infinity/);
      const [set] = JSON.parse(run.stdout).sets;
      expect(set.pearson === null).toBe(set.reason !== undefined);
    }
  });

  it("show markup, right-to-left text and emoji as they are", () => {
    const texts = ['<script>alert(1)</script> & "q"', "القطة تنام 🐈", "İstanbul'da ğüşöç"];
    const rows = texts.map((text, i) => `odd-${i}\t${i}\t${text}\t${text} ${i}`);
    const run = odd("texts", lines(rows), lines([2, 1, 0]));
    expect(run.status, run.stderr).toBe(0);
    const html = readFileSync(path("texts.html"), "utf8");
    expect(html).not.toContain("<script>");
    expect(html).toContain("&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;q&#34;");
    expect(html).toContain("القطة تنام 🐈");
    expect(html).toContain("İstanbul&#39;da ğüşöç");
  });

  it("take a scale of their own with --scale", () => {
    write("likert.tsv", "l-1\t1\ta\tb\nl-2\t4\tc\td\nl-3\t7\te\tf\n");
    write("likert.txt", "1\n4\n7\n");
    const base = ["--scores", path("likert.txt"), "-d", path("likert.tsv"), "--json", "--draws", "0"];
    expectRefusal(evaluate(...base), /likert\.tsv:3: .*7/);
    const [set] = JSON.parse(evaluate(...base, "--scale", "1..7").stdout).sets;
    expect([set.scale, set.mae]).toEqual([[1, 7], 0]);
    expect(set.pearson).toBeCloseTo(1, 12);
  });

  it("refuses a set without gold, and says where it could be", () => {
    write("nogold.tsv", "x-1\t\ta\tb\n");
    write("nogold.txt", "1\n");
    const run = evaluate("--scores", path("nogold.txt"), "-d", path("nogold.tsv"), "--json");
    expectRefusal(run, /nogold\.tsv:1: no pair has a gold score; say where it is: --columns score=N/);
    write("STS.input.alone.txt", "a b\tc d\n");
    const alone = ["-s", "token-cosine", "-d", path("STS.input.alone.txt")];
    expectRefusal(evaluate(...alone), /put .*STS\.gs\.alone\.txt beside it/);
    write("STS.input.own.txt", "a b\tc d\t1\na b\ta b\t4\n");
    const own = [
      "-s",
      "token-cosine",
      "-d",
      path("STS.input.own.txt"),
      "--columns",
      "a=1,b=2,score=3",
      "--json",
    ];
    expect(JSON.parse(evaluate(...own, "--draws", "0").stdout).sets[0]).toMatchObject({ scored: 2 });
  });

  it("gives no error on gold that seems to be on 0-1, turns a scale round, and remarks on a negative r", () => {
    const row = (i: number, gold: number) =>
      `${i}\t${gold}\tw${i} a b c\tw${i} ${"a b c x y z".slice(2 * (i % 4), 2 * (i % 4) + 5)}\n`;
    const overlap = [3, 2, 1, 0];
    const golds = Array.from({ length: 20 }, (_, i) => overlap[i % 4]! / 3);
    const of = (file: string, ...more: string[]) =>
      JSON.parse(evaluate("-s", "token-cosine", "-d", file, "--json", "--draws", "0", ...more).stdout)
        .sets[0];
    const unit = write("unit.tsv", golds.map((gold, i) => row(i, gold)).join(""));
    expect(of(unit)).toMatchObject({ mae: null, errorReason: expect.stringContaining("--scale 0..1") });
    const errors = of(unit, "--scale", "0..1");
    expect(errors.mae).toBeGreaterThan(0);
    const turned = write("turned.tsv", golds.map((gold, i) => row(i, 4 - 3 * gold)).join(""));
    const right = of(turned, "--scale", "4..1");
    expect(right.pearson).toBeCloseTo(errors.pearson, 12);
    expect(right.mae).toBeCloseTo(errors.mae, 12);
    expect(of(turned).warning).toContain("r is negative");
  });

  it("has SICK's squared error on its own scale", () => {
    write("sick.tsv", "1\t1\ta\tb\n2\t4\tc\td\n3\t5\te\tf\n");
    write("sick.txt", "2\n4\n4\n");
    const run = evaluate(
      "--scores",
      path("sick.txt"),
      "-d",
      path("sick.tsv"),
      "--scale",
      "1..5",
      "--all-measures",
      "--json",
    );
    // sklearn.metrics.mean_squared_error([1, 4, 5], [2, 4, 4])
    expect(JSON.parse(run.stdout).sets[0].more.mse.value).toBeCloseTo(2 / 3, 12);
  });
});

it("prints the details that were asked for, whatever a page or plots need besides", () => {
  const asked = ["-s", "token-cosine,token-dice", "-d", "sts2015.images", "--draws", "10"];
  const plain = evaluate(...asked);
  const withPage = evaluate(...asked, "--report", path("details.html"), "--plots", path("details"));
  expect(withPage.stdout).toBe(plain.stdout);
  const page = readFileSync(path("details.html"), "utf8");
  for (const title of ["token-dice: calibration", "token-dice: worst pairs", "Difficult pairs: systems"])
    expect(page).toContain(title);
  const worst = evaluate(...asked, "--worst", "3", "--plots", path("details")).stdout;
  expect(worst).toContain("Difficult pairs");
  expect(worst.match(/^- /gm)).toHaveLength(3);
  expect(
    evaluate("-s", "token-cosine", "-d", "sts2015.images", "--worst", "3").stdout.match(/^- /gm),
  ).toHaveLength(3);
});

describe("wrong use", () => {
  it("is refused in one line", () => {
    expectRefusal(evaluate("-s", "token-cosine"), /name what to evaluate on/);
    expectRefusal(
      evaluate("-s", "token-cosine", "-d", "sts2015", "-p", "sts2015"),
      /--data and --protocol given/,
    );
    expectRefusal(
      evaluate("-s", "token-cosine", "--scores", "x", "-d", "sts2015"),
      /--system given beside --scores/,
    );
    expectRefusal(
      evaluate("-s", "token-cosine", "-d", "sts2015", "--published"),
      /--published needs --protocol/,
    );
    expectRefusal(evaluate("-s", "token-cosine", "-p", "sts2012", "--published"), /no published table/);
    expectRefusal(
      evaluate("-s", "token-cosine", "-p", "sts2041"),
      /no protocol named "sts2041"; did you mean/,
    );
    expectRefusal(evaluate("-s", "token-cosin", "-d", "sts2015"), /did you mean "token-cosine"/);
    expectRefusal(evaluate("-s", "token-cosine", "-d", "sts2051"), /did you mean/);
    expectRefusal(evaluate("-s", "token-cosine", "--probes", "negations"), /did you mean "negation"/);
    expectRefusal(
      evaluate("--scores", path("good.txt"), "-d", "sts2015"),
      /--scores is for one set, here are 5/,
    );
  });
});

describe("samesay compare", () => {
  const compare = (...args: string[]) => samesay(["compare", ...args]);
  const files = () => ["--scores", path("good.txt"), "--scores", path("poor.txt"), "-d", "sts2015.images"];

  it("prints r's, difference, interval, Williams' t and p", () => {
    const run = compare("-s", "token-cosine,token-jaccard", "-d", "stsb-dev");
    expect(run.status, run.stderr).toBe(0);
    for (const label of [
      "r of token-cosine",
      "r of token-jaccard",
      "difference",
      "Zou",
      "Williams' t",
      "paired bootstrap",
      "swap test",
      "Fisher's z",
      "Spearman",
    ]) {
      expect(run.stdout).toContain(label);
    }
    expect(run.stdout).toMatch(/t\(1497\) = -?\d+\.\d\d, p (= 0\.\d{3}|< 0\.001)/);
  });

  it("exits with 1 unless the named one is better", () => {
    expect(compare(...files(), "--fail-unless", path("good.txt")).status).toBe(0);
    expect(compare(...files(), "--fail-unless", path("poor.txt")).status).toBe(1);
    expectRefusal(compare(...files(), "--fail-unless", "other"), /--fail-unless names "other"/);
  });

  it("refuses a name that is not compared before any gold is read", () => {
    const broken = ["-d", write("broken.tsv", "text_a\ttext_b\tscore\na\tb\t1\nc\td\thigh\n")];
    const refused = /--fail-unless names "nope", compared are .*; name one of them/;
    expectRefusal(compare("-s", "token-cosine,token-dice", ...broken, "--fail-unless", "nope"), refused);
    expectRefusal(compare(...files().slice(0, 4), ...broken, "--fail-unless", "nope"), refused);
    // What is refused otherwise: the gold.
    expectRefusal(compare("-s", "token-cosine,token-dice", ...broken), /broken\.tsv:3: .*high/);
  });

  it("keeps the scores, which compared again give the same", () => {
    const runs = path("compared");
    const set = ["-d", "sts2015.images", "--json"];
    const first = compare("-s", "token-cosine,token-dice", ...set, "--save-scores", runs);
    expect(first.stderr).toMatch(/wrote 1 score file to .*compared\/token-cosine\n/);
    const kept = ["token-cosine", "token-dice"].flatMap((name) => [
      "--scores",
      join(runs, name, "sts2015.images.txt"),
    ]);
    const again = JSON.parse(compare(...kept, ...set).stdout);
    const { r, difference, williams } = JSON.parse(first.stdout);
    expect(again).toMatchObject({ r, difference, williams });
    // A run's own file is no place for its scores.
    expectRefusal(
      compare("-s", "token-cosine,token-dice", ...set, "--save-scores", path("good.txt")),
      /good\.txt/,
    );
  });

  it("leaves pairs of conflicting gold out when asked, says how many, and saves the scores of all", () => {
    // 21 of the 804 rows, counted otherwise in src/evaluate/left-out-pairs.test.ts
    const kept = path("kept-all");
    const args = ["--data", "sts2014-es", "--draws", "20", "--without-conflicts", "--json"];
    const run = compare("--systems", "token-cosine,token-jaccard", ...args, "--save-scores", kept);
    expect(run.stderr).toContain(
      "21 pairs left out, which stand there again with gold a tenth of the scale away",
    );
    const document = JSON.parse(run.stdout);
    expect([document.n, document.signature]).toEqual([783, expect.stringContaining("|pairs:unconflicting")]);
    const saved = join(kept, "token-cosine");
    expect(readFileSync(join(saved, "sts2014-es.news.txt"), "utf8").trimEnd().split("\n")).toHaveLength(480);
    const again = compare("--scores", saved, "--scores", join(kept, "token-jaccard"), ...args);
    expect(JSON.parse(again.stdout).r).toEqual(document.r);
    expect(
      JSON.parse(
        compare("--scores", saved, "--scores", join(kept, "token-jaccard"), ...args.slice(0, 4), "--json")
          .stdout,
      ).n,
    ).toBe(804);
  });

  it("shows figures without them beside the published ones, without rank", () => {
    const args = ["--protocol", "sts2014-es", "--system", "token-cosine", "--published", "--draws", "0"];
    const whole = samesay(["evaluate", ...args]);
    expect(whole.stdout).toMatch(/^> \(15\) +token-cosine .* 0\.702 +this evaluation$/m);
    const kept = samesay(["evaluate", ...args, "--without-conflicts"]);
    expect(kept.stdout).toMatch(
      /^> +token-cosine .* 0\.704 +this evaluation; without 21 of 804 pairs: not comparable with the other rows$/m,
    );
  });

  it("corrects three and more by Holm", () => {
    const run = compare("-s", "token-cosine,token-jaccard,token-dice", "-d", "sts2015.images", "--json");
    const { comparisons } = JSON.parse(run.stdout);
    expect(comparisons).toHaveLength(3);
    expect(comparisons[0].holm).toBeGreaterThanOrEqual(comparisons[0].bootstrap.p);
  });

  it("decides by the protocol's own figure, else by the mean of sets, else by what is asked for", () => {
    const systems = ["-s", "longest-common-subsequence,ngram-overlap-2", "--json"];
    const ask = (...args: string[]) => JSON.parse(compare(...systems, ...args).stdout);
    // Pooled over all pairs the second is better, on the sets the first: the task's figure is the weighted mean
    const task = ask("-p", "sts2014");
    expect(task).toMatchObject({ on: "weightedMean", protocol: "sts2014", williams: null });
    expect(task.difference).toBeCloseTo(0.032, 3);
    expect(task.bootstrap.p).toBeLessThan(0.01);
    expect(task.interval[0]).toBeGreaterThan(0);
    expect(task.fisher.p).toBeLessThan(0.05);
    expect(task.aggregates.pooled.pearson.difference).toBeLessThan(0);
    expect(task.signature).toMatch(/\|protocol:sts2014\|.*\|on:weightedMean\|draws:1000\|seed:1\|level:0.95/);
    expect(compare(...systems.slice(0, 2), "-p", "sts2014").stdout).toMatch(
      /longest-common-subsequence is better than ngram-overlap-2/,
    );
    const pooled = ask("-p", "sts2014", "--aggregate", "pooled");
    expect(pooled.on).toBe("pooled");
    expect(pooled.williams.t).toBeLessThan(0);
    expect(ask("-d", "sts2014-es").on).toBe("mean");
  });

  it("refuses one system, one twice, and neither", () => {
    expectRefusal(
      compare("--scores", path("good.txt"), "--scores", path("good.txt"), "-d", "sts2015.images"),
      /named twice/,
    );
    expectRefusal(compare("-s", "token-cosine", "-d", "stsb-dev"), /name two or more/);
    expectRefusal(compare("-s", "token-cosine,token-cosine", "-d", "stsb-dev"), /named twice/);
    expectRefusal(compare("-s", "token-cosine,token-dice"), /name what to compare on/);
  });
});

describe("samesay leaderboard", () => {
  it("lists and prints the tables", () => {
    expect(samesay(["leaderboard"]).stdout).toMatch(/sts2017 +STS 2017, all tracks/);
    const run = samesay(["leaderboard", "sts2017"]);
    expect(run.stdout).toMatch(/^ +1 {2}ECNU +row1 +74\.40 +74\.93 .* 73\.16 +72\.51/m);
    expect(run.stdout.split("\n").filter((line) => /ECNU/.test(line))).toHaveLength(3);
    expect(samesay(["leaderboard", "sts2017-track5"]).stdout).toBe(run.stdout);
  });

  it("says which years have no table", () => {
    expectRefusal(samesay(["leaderboard", "sts2012"]), /no result table for sts2012/);
    expectRefusal(samesay(["leaderboard", "sts2041"]), /did you mean/);
    expectRefusal(samesay(["leaderboard", "difficult"]), /did you mean "sts2017-difficult"/);
  });
});
