import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, describe, expect, it } from "vitest";
import { dataSchemas } from "../src/data/index.ts";
import { BIN, samesayInside as samesay } from "./support/command.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-data-cli-"));
const env = { SAMESAY_DATA: join(folder, "user") };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => samesay(args, { cwd: folder, env });
const ajv = new Ajv2020();

/** The document that a command prints with --json, once it was found to keep to its schema. */
function json(...args: string[]) {
  const document = JSON.parse(run(...args, "--json").stdout);
  const name = (args[0] === "data" ? `data-${args[1]}` : args[0]) as keyof typeof dataSchemas;
  const valid = ajv.getSchema(name) ?? ajv.addSchema(dataSchemas[name], name).getSchema(name)!;
  expect([valid(document), valid.errors]).toEqual([true, null]);
  return document;
}

const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return name;
};

/** One line on stderr, exit 2, nothing on stdout. */
function expectRefusal({ status, stdout, stderr }: ReturnType<typeof samesay>, message: RegExp): void {
  expect(stderr).toMatch(message);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect([status, stdout]).toEqual([2, ""]);
}

describe("samesay data", () => {
  it("lists sets here, sets to add and groups", () => {
    const { status, stdout } = run("data", "list");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^stsb-dev +1500 {2}0-5 {2}en-en {2}2017 {2}dev$/m);
    expect(stdout).toContain(env.SAMESAY_DATA);
    const { sets, groups } = json("data", "list");
    expect(sets.find((set: { name: string }) => set.name === "sts2014-es.news")).toMatchObject({
      pairs: 480,
      scale: [0, 4],
      languages: ["es", "es"],
      here: true,
    });
    expect(sets.find((set: { name: string }) => set.name === "stsb-test")).toMatchObject({
      pairs: 1379,
      here: false,
    });
    expect(groups.map((group: { name: string }) => group.name)).toEqual(
      expect.arrayContaining(["sts2012", "sts2013", "sts2014", "sts2015", "sts2014-es", "sts2017"]),
    );
  });

  it("shows one set with its first pairs, or how it is had", () => {
    expect(run("data", "show", "stsb-dev").stdout).toContain("A man with a hard hat is dancing.");
    expect(run("data", "show", "sts2016").stdout).toContain(
      "samesay data add sts2016-english-with-gs-v1.0.zip",
    );
    expectRefusal(run("data", "show", "sts2104"), /no set named "sts2104"; did you mean .*"sts2014"/);
  });

  it("verifies every shipped set", () => {
    const { sets } = json("data", "verify");
    expect(sets.length).toBeGreaterThanOrEqual(26);
    expect(sets.filter((set: { ok: boolean }) => !set.ok)).toEqual([]);
  });

  it("adds the organisers' folder, finds a damaged copy, removes", () => {
    mkdirSync(join(folder, "official"));
    const rows = Array.from({ length: 750 }, (_, i) => i);
    file("official/STS.input.SMT.txt", rows.map((i) => `One ${i}.\tTwo ${i}.\n`).join(""));
    file("official/STS.gs.SMT.txt", rows.map((i) => `${i % 6}\n`).join(""));
    expect(run("data", "add", "official")).toMatchObject({
      status: 0,
      stdout: "added  sts2013.SMT: 750 pairs\n",
    });
    const stored = join(env.SAMESAY_DATA, "sets", "sts2013.SMT.tsv");
    expect(readFileSync(stored, "utf8").split("\n", 1)[0]).toBe("2013.SMT-0001\t0\tOne 0.\tTwo 0.");
    writeFileSync(stored, "changed");
    const verified = run("data", "verify", "sts2013");
    expect(verified.status).toBe(1);
    expect(verified.stdout).toMatch(/^damaged {2}sts2013\.SMT: .*changed since it was catalogued/m);
    expect(run("data", "remove", "sts2013.SMT").status).toBe(0);
    expect(readdirSync(join(env.SAMESAY_DATA, "sets"))).toEqual([]);
    expect(json("data", "show", "sts2013.SMT").sets[0].here).toBe(false);
    for (const [name, said] of [
      ["sts2013.SMT", "is not here; there is nothing to remove"],
      ["sts2013.OnWN", "ships with samesay; it stays"],
      ["sts2013", "is a group; name one of its sets"],
    ] as const) {
      expectRefusal(run("data", "remove", name), new RegExp(`^samesay: ${name} ${said}\n$`));
    }
    expectRefusal(run("data", "remove", "zzz"), /no added set named "zzz"; there is none yet/);
  });

  it("exits with 0 when a set is here already, with 1 when a file holds another number of pairs", () => {
    const rows = Array.from({ length: 459 }, (_, i) => i);
    mkdirSync(join(folder, "shipped"));
    file("shipped/STS.input.SMTeuroparl.txt", rows.map((i) => `One ${i}.\tTwo ${i}.\n`).join(""));
    file("shipped/STS.gs.SMTeuroparl.txt", rows.map(() => "3\n").join(""));
    expect(run("data", "add", "shipped")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("sts2012.SMTeuroparl ships with samesay"),
    });
    file("shipped/STS.gs.SMTeuroparl.txt", rows.map((i) => (i === 0 ? "\n" : "3\n")).join(""));
    expect(run("data", "add", "shipped")).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("458 scored pairs, expected"),
    });
  });

  it("adds a file under a name, on its own scale", () => {
    file("mine.csv", "left text,right text,points\nA b,C d,7\nE f,G h,1\n");
    const added = run(
      "data",
      "add",
      "mine.csv",
      "--name",
      "mine",
      "--columns",
      "a=left text,b=right text,score=points",
      "--scale",
      "1..7",
      "--languages",
      "tr,en",
    );
    expect(added).toMatchObject({ status: 0, stdout: "added  mine: 2 pairs\n" });
    expect(
      json(
        "data",
        "add",
        "mine.csv",
        "--name",
        "mine",
        "--columns",
        "a=left text,b=right text,score=points",
        "--scale",
        "1..7",
      ).added,
    ).toHaveLength(1);
    expect(json("data", "remove", "mine").removed).toBe("mine");
    run(
      "data",
      "add",
      "mine.csv",
      "--name",
      "mine",
      "--columns",
      "a=left text,b=right text,score=points",
      "--scale",
      "1..7",
      "--languages",
      "tr,en",
    );
    expect(json("data", "show", "mine").sets[0]).toMatchObject({
      scale: [1, 7],
      languages: ["tr", "en"],
      pairs: 2,
    });
  });

  it("refuses in one line", () => {
    expectRefusal(run("data", "add", "nothing.zip"), /nothing\.zip: no such file/);
    expectRefusal(run("data", "add", "mine.csv"), /no file of a known set/);
    expectRefusal(run("data", "add", "mine.csv", "--scale", "1..7"), /--scale goes with --name/);
    expectRefusal(run("data", "add", "mine.csv", "--name", "x", "--scale", "7..7"), /least and most alike/);
    expectRefusal(run("data", "build", "sick", "-o", "x"), /no set to build named "sick"/);
    expectRefusal(run("data", "verfy"), /verify/);
  });

  it("builds STS-benchmark from the years in both layouts", () => {
    const { parts } = json("data", "build", "stsb", "--output", "built", "--format", "stsb");
    expect(parts.map((part: { pairs: number }) => part.pairs)).toEqual([5552, 1353]);
    const first = readFileSync(join(folder, "built", "sts-dev.csv"), "utf8").split("\n", 1)[0];
    expect(first).toBe(
      "main-captions\tMSRvid\t2012test\t0000\t5\tA man with a hard hat is dancing.\tA man wearing a hard hat is dancing.",
    );
    expect(json("audit", "--data", "built/sts-dev.csv", "--check", "repeated-pairs").sets[0].pairs).toBe(
      1353,
    );
  });
});

it.runIf(process.platform === "linux")("leaves nothing behind when a file cannot grow", () => {
  // 512 blocks of 1,024 bytes: stsb-train.tsv is larger.
  const script = `ulimit -f 512; exec ${JSON.stringify(process.execPath)} ${JSON.stringify(BIN)} data build stsb --output limited`;
  const { status, stderr } = spawnSync("bash", ["-c", script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  expect([status, stderr.trim()]).toEqual([
    2,
    "samesay: limited/stsb-train.tsv: the file grows larger than is allowed here; nothing was left behind",
  ]);
  expect(readdirSync(join(folder, "limited"))).toEqual([]);
});

it("keeps what 20 processes add at once", { timeout: 120_000 }, async () => {
  const own = file("small.tsv", "1\t5\tA b\tC d\n2\t1\tE f\tG h\n");
  const user = { ...process.env, SAMESAY_DATA: join(folder, "at-once") };
  const codes = Array.from({ length: 20 }, async (_, i) => {
    const child = spawn(process.execPath, [BIN, "data", "add", own, "--name", `small-${i}`], {
      cwd: folder,
      env: user,
      stdio: "ignore",
    });
    return (await once(child, "exit"))[0];
  });
  expect(await Promise.all(codes)).toEqual(Array.from({ length: 20 }, () => 0));
  const { sets } = JSON.parse(readFileSync(join(folder, "at-once", "catalogue.json"), "utf8"));
  const names = sets.map((set: { name: string }) => set.name);
  expect(names.sort()).toEqual(Array.from({ length: 20 }, (_, i) => `small-${i}`).sort());
  expect(readdirSync(join(folder, "at-once")).sort()).toEqual(["catalogue.json", "sets"]);
});

describe("samesay audit", () => {
  it("prints findings and exits with 1", () => {
    const { status, stdout } = run("audit", "--data", "stsb-train", "--data", "stsb-dev");
    expect(status).toBe(1);
    expect(stdout).toMatch(/^repeated-pairs: 58$/m);
    expect(stdout).toMatch(/^385 findings, and 82 remarks that are no faults$/m);
  });

  it("exits with 0 when nothing is found, and reads gold outside the scale", () => {
    file("fine.tsv", "1\t5\tA dog runs.\tThe dog is running.\n2\t0\tA cat sleeps.\tPrices fell.\n");
    expect(run("audit", "--data", "fine.tsv")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("nothing found"),
    });
    file("odd.tsv", "1\t9\tA dog runs.\tThe dog is running.\n");
    const report = json("audit", "--data", "odd.tsv", "--data", "fine.tsv");
    expect(report.counts).toMatchObject({
      "scale-violations": 1,
      "repeated-pairs": 1,
      "conflicting-gold": 1,
      "sentence-overlap": 2,
    });
    expect(report.findings[0]).toEqual({
      check: "repeated-pairs",
      problem: '2 times in odd.tsv and fine.tsv, gold 9, 5: "A dog runs." / "The dog is running."',
      places: [
        { set: "odd.tsv", id: "1" },
        { set: "fine.tsv", id: "1" },
      ],
    });
  });

  it("refuses in one line", () => {
    expectRefusal(run("audit"), /name what to audit/);
    file("sevens.tsv", "1\t7\tA b\tC d\n2\t1\tE f\tG h\n");
    const scale = ["audit", "--data", "sevens.tsv", "--check", "scale-violations"];
    expect(run(...scale)).toMatchObject({ status: 1, stdout: expect.stringMatching(/\n1 finding\n$/) });
    expect(run(...scale, "--scale", "1..7")).toMatchObject({
      status: 0,
      stdout: "sevens.tsv: 2 pairs\n\nscale-violations: none\n\nnothing found\n",
    });
    expectRefusal(
      run("audit", "--data", "fine.tsv", "--check", "repeated"),
      /no check named "repeated"; did you mean "repeated-pairs"/,
    );
    expectRefusal(run("audit", "--data", "fin.tsv"), /fin\.tsv: no such file; did you mean "fine\.tsv"/);
  });
});

describe("samesay split", () => {
  it("writes parts that share no text, the same for the same seed", () => {
    const first = run("split", "--data", "sts2014", "--output", "parts", "--parts", "train=70,test=30");
    expect(first.status).toBe(0);
    const [train, test] = ["train", "test"].map((name) =>
      readFileSync(join(folder, "parts", `${name}.tsv`), "utf8"),
    );
    expect(train!.split("\n").length + test!.split("\n").length - 2).toBe(3750);
    expect(
      json("audit", "--data", "parts/train.tsv", "--data", "parts/test.tsv", "--check", "sentence-overlap")
        .findings,
    ).toEqual([]);
    const again = json("split", "--data", "sts2014", "--output", "again", "--parts", "train=70,test=30");
    expect(readFileSync(join(folder, "again", "test.tsv"), "utf8")).toBe(test);
    expect(again.parts[1].share).toBeCloseTo(0.3, 2);
    run("split", "--data", "sts2014", "--output", "other", "--parts", "train=70,test=30", "--seed", "2");
    expect(readFileSync(join(folder, "other", "test.tsv"), "utf8")).not.toBe(test);
  });

  it("writes over nothing that is read, and over parts that are there with --force alone", () => {
    const rows = (from: number) =>
      Array.from({ length: 20 }, (_, i) => `${from + i}\t3\tText ${from + i}.\tOther ${from + i}.\n`).join(
        "",
      );
    mkdirSync(join(folder, "own"), { recursive: true });
    file("own/train.tsv", rows(0));
    expectRefusal(
      run("split", "-d", "own/train.tsv", "-o", "own"),
      /own\/train\.tsv is an input as well and would be lost/,
    );
    expectRefusal(run("split", "-d", "own/train.tsv", "-o", "own", "--force"), /is an input as well/);
    const once = ["split", "-d", "own/train.tsv", "-o", "own", "--parts", "x=1,y=1"];
    expect(run(...once).status).toBe(0);
    expectRefusal(run(...once), /own\/x\.tsv is there already; --force replaces it/);
    expect(run(...once, "--force").status).toBe(0);
    expect(readFileSync(join(folder, "own", "train.tsv"), "utf8")).toBe(rows(0));
    expect(run("data", "build", "stsb", "-o", "twice").status).toBe(0);
    expectRefusal(
      run("data", "build", "stsb", "-o", "twice"),
      /twice\/stsb-train\.tsv is there already; --force/,
    );
  });

  it.runIf(process.platform === "linux")("refuses a folder below /proc at once", () => {
    expectRefusal(run("split", "-d", "stsb-dev", "-o", "/proc/samesay/parts"), /\/proc\/samesay\/parts: /);
  });

  it("keeps genre, source and further columns, by their names where the format has names", () => {
    run("split", "-d", "stsb-dev", "-o", "genres", "--parts", "x=1,y=1");
    const [row] = readFileSync(join(folder, "genres", "x.tsv"), "utf8").split("\n", 1);
    expect(row!.split("\t").slice(4)).toEqual(["main-captions", expect.stringMatching(/^\w+-2012test$/)]);
    const own = file("named.csv", "a,b,score,genre,who\nA b,C d,5,web,me\nE f,G h,1,web,you\n");
    run("split", "-d", own, "-o", "named", "--parts", "x=1,y=1", "--as", "csv");
    expect(readFileSync(join(folder, "named", "x.csv"), "utf8").split("\n", 1)[0]).toBe(
      "id,score,a,b,genre,source,who",
    );
  });

  it("splits a file of another scale, and says its default parts as they are written", () => {
    const own = file("sevens.tsv", "1\t7\tA b\tC d\n2\t1\tE f\tG h\n");
    const run7 = run("split", "--data", own, "-o", "sevens", "--parts", "x=1,y=1", "--scale", "1..7");
    expect(run7).toMatchObject({ status: 0, stderr: "" });
    expect(run7.stdout).toContain("the largest has 1 pair\n");
    expect(run("split", "--help").stdout).toContain("(default: train=80,dev=10,test=10)");
  });

  it("refuses in one line", () => {
    expectRefusal(run("split", "--data", "stsb-dev"), /--output/);
    expectRefusal(run("split", "--data", "stsb-dev", "-o", "x", "--parts", "all"), /train=80/);
    expectRefusal(run("split", "--data", "stsb-dev", "--data", "sts2014-es", "-o", "x"), /different scales/);
    expectRefusal(
      run("split", "--data", "stsb-dev", "-o", "mine.csv"),
      /mine\.csv: a file of that name is there; name a folder/,
    );
    file("sevens.tsv", "1\t7\tA b\tC d\n2\t1\tE f\tG h\n");
    expectRefusal(run("split", "--data", "sevens.tsv", "-o", "x"), /sevens\.tsv:1: .*--scale LOW\.\.HIGH/);
  });
});
