import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userFolder } from "../folders/data-folders.ts";
import {
  loadCatalogue,
  loadOverlap,
  openSet,
  pairKey,
  parseOverlap,
  resolveData,
  sentenceKey,
  verifySet,
} from "../index.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-catalogue-"));
const before = process.env.SAMESAY_DATA;
beforeAll(() => {
  process.env.SAMESAY_DATA = join(folder, "user");
});
afterAll(() => {
  if (before === undefined) delete process.env.SAMESAY_DATA;
  else process.env.SAMESAY_DATA = before;
  rmSync(folder, { recursive: true, force: true });
});

describe("shipped sets", () => {
  // Official sizes: STS-benchmark's readme (5749, 1500); the papers' table of sets (2016, table 2) and, for
  // SMTeuroparl and SMTnews, the released files' own counts (readmes of 2012: 734, 459, 399).
  const sizes: Record<string, number[]> = {
    "stsb-train": [5749],
    "stsb-dev": [1500],
    sts2012: [750, 750, 750, 459, 399],
    "sts2012-train": [750, 750, 734],
    sts2013: [189, 561, 750],
    sts2014: [450, 300, 750, 750, 750, 750],
    "sts2014-es": [324, 480],
    "sts2014-es-tokenised": [324, 480],
    sts2015: [375, 750, 375, 750, 750],
  };

  it.each(Object.entries(sizes))(
    "%s has the official number of pairs, all scored, within its scale",
    async (name, counts) => {
      const { sets } = await resolveData(name);
      const found: number[] = [];
      for (const set of sets) {
        const pairs = await set.read().toArray();
        found.push(pairs.filter((pair) => pair.gold !== undefined).length);
        expect(pairs.length).toBe(set.record!.pairs);
        expect(await set.sha256()).toBe(set.record!.sha256);
        expect(pairs[0]!.languages).toEqual(set.languages);
      }
      expect(found.sort((x, y) => x - y)).toEqual(counts.sort((x, y) => x - y));
    },
  );

  it("come with the organisers' composition of STS-benchmark", async () => {
    // Table 13 of the SemEval-2017 task 1 paper: examples by source file and split.
    const bySource = async (name: string) => {
      const counts: Record<string, number> = {};
      for (const { source } of await (await openSet(name)).read().toArray()) {
        const file = source!.slice(0, source!.lastIndexOf("-"));
        counts[file] = (counts[file] ?? 0) + 1;
      }
      return counts;
    };
    expect(await bySource("stsb-train")).toEqual({
      MSRpar: 1000,
      headlines: 1999,
      "deft-news": 300,
      MSRvid: 1000,
      images: 1000,
      "deft-forum": 450,
    });
    expect(await bySource("stsb-dev")).toEqual({
      MSRpar: 250,
      headlines: 250,
      MSRvid: 250,
      images: 250,
      "track5.en-en": 125,
      "answers-forums": 375,
    });
  });

  it("have licence texts where the catalogue names them", async () => {
    const { sets } = await loadCatalogue();
    for (const { licenceFiles } of sets) {
      for (const name of licenceFiles)
        expect(
          readFileSync(new URL(`../../../data/licences/${name}`, import.meta.url)).length,
        ).toBeGreaterThan(0);
    }
  });
});

it("names what a group lacks", async () => {
  const { sets, missing } = await resolveData("STS2013");
  expect(sets.map((set) => set.name)).toEqual(["sts2013.FNWN", "sts2013.OnWN", "sts2013.headlines"]);
  expect(missing.map((record) => record.name)).toEqual(["sts2013.SMT"]);
});

it("says how a set that is not here is had", async () => {
  await expect(resolveData("stsb-test")).rejects.toThrow(
    /stsb-test does not come with samesay; download Stsbenchmark.tar.gz/,
  );
  await expect(resolveData("sts2017")).rejects.toMatchObject({ code: "E_INPUT" });
});

it("offers the nearest names", async () => {
  await expect(resolveData("sts2041")).rejects.toMatchObject({
    code: "E_UNKNOWN_NAME",
    message: expect.stringContaining('"sts2014"'),
  });
  await expect(openSet("sts2014")).rejects.toThrow(
    "sts2014 is a group of sets; name one: sts2014.deft-forum",
  );
});

it("takes a file for a set, with the scale asked for", async () => {
  const path = join(folder, "mine.tsv");
  writeFileSync(path, "1\t80\ta\tb\n");
  const { sets } = await resolveData(path, { scale: [0, 100] });
  expect(sets[0]).toMatchObject({ name: path, scale: [0, 100] });
  expect(await sets[0]!.read().toArray()).toEqual([{ id: "1", gold: 80, a: "a", b: "b" }]);
  await expect(
    resolveData(join(folder, "none.tsv")).then(({ sets: [set] }) => set!.read().toArray()),
  ).rejects.toThrow("no such file");
});

it("refuses a set whose bytes were changed", async () => {
  const path = join(folder, "changed.tsv");
  writeFileSync(path, "1\t3\ta\tb\n");
  const record = {
    name: "changed",
    languages: ["en", "en"],
    scale: [0, 5],
    source: "x",
    pairs: 1,
    licence: "",
    licenceFiles: [],
    origin: "",
    file: path,
    sha256: "00",
  } as const;
  expect(await verifySet(record)).toMatchObject({
    ok: false,
    problem: expect.stringContaining("changed since it was catalogued as changed"),
  });
});

describe("rows that STS-benchmark's dev and test parts hold too", () => {
  it("are listed for every shipped set that has them", async () => {
    const overlap = await loadOverlap();
    let test = 0;
    let dev = 0;
    for (const name of ["sts2012", "sts2012-train", "sts2013", "sts2014", "sts2015"]) {
      for (const set of (await resolveData(name)).sets) {
        for (const { id } of await set.read().toArray()) {
          if (overlap.partOf(id) === "stsb-test") test++;
          if (overlap.partOf(id) === "stsb-dev") dev++;
        }
      }
    }
    // cut -f1,3 data/stsb/overlap.tsv | grep ^sts201 | sort | uniq -c
    expect([test, dev]).toEqual([989, 1358]);
  });

  it("count as test when listed under both", () => {
    const overlap = parseOverlap("f\tx\tstsb-test\nf\tx\tstsb-dev\nf\ty\tstsb-dev\n");
    expect([overlap.partOf("x"), overlap.partOf("y"), overlap.partOf("z"), overlap.size]).toEqual([
      "stsb-test",
      "stsb-dev",
      undefined,
      2,
    ]);
  });
});

it("keys ignore order, case, blanks and Unicode form", () => {
  expect(pairKey({ a: " A  dog", b: "the Cat" })).toBe(pairKey({ a: "The cat ", b: "a dog" }));
  expect(sentenceKey("Cafe\u0301")).toBe(sentenceKey("CAFÉ"));
});

it("keeps the user's sets where the system keeps application data", () => {
  expect(userFolder({ SAMESAY_DATA: "/x" }, "linux")).toBe("/x");
  expect(userFolder({ XDG_DATA_HOME: "/data" }, "linux")).toBe(join("/data", "samesay"));
  expect(userFolder({ LOCALAPPDATA: "C:\\l" }, "win32")).toBe(join("C:\\l", "samesay"));
  expect(userFolder({}, "darwin")).toMatch(/Library.Application Support.samesay$/);
  expect(userFolder({}, "linux")).toMatch(/\.local.share.samesay$/);
});
