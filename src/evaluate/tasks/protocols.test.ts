import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Catalogue } from "../../data/index.ts";
import { getProtocol, humanCeiling, PROTOCOLS } from "./protocols.ts";
import { PUBLISHED, publishedSpec } from "./published.ts";

const catalogue = JSON.parse(
  readFileSync(new URL("../../../data/catalogue.json", import.meta.url), "utf8"),
) as Catalogue;

it.each(PROTOCOLS.map((protocol) => [protocol.name, protocol] as const))(
  "%s: sets are the catalogue's",
  (_, protocol) => {
    for (const set of protocol.sets) {
      const record = catalogue.sets.find((candidate) => candidate.name === set.data);
      expect(record, set.data).toBeDefined();
      expect([record!.pairs, [...record!.languages], [...record!.scale]]).toEqual([
        set.pairs,
        [...set.languages],
        [...protocol.scale],
      ]);
      // A set that cannot ship says how it is had, and only such a set does.
      expect(set.obtain !== undefined, set.data).toBe(record!.file === undefined);
    }
  },
);

it("published columns are sets of the protocol, with its pair counts", () => {
  for (const spec of PUBLISHED.filter((candidate) => candidate.unit !== "F1")) {
    const protocol = PROTOCOLS.find((candidate) => candidate.published === spec.name)!;
    const sizes = Object.fromEntries(protocol.sets.map((set) => [set.name, set.pairs]));
    expect(Object.fromEntries(spec.columns.map((c) => [c.set, c.pairs])), spec.name).toEqual(sizes);
  }
});

it("names a known table and lists every year and track once", () => {
  for (const protocol of PROTOCOLS) {
    if (protocol.published !== undefined)
      expect(publishedSpec(protocol.published).name).toBe(protocol.published);
  }
  const names = PROTOCOLS.map((protocol) => protocol.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["sts2012", "sts2017", "sts2017-track4b", "stsb", "sick"]));
});

it("sizes come to the papers' totals", () => {
  // SemEval-2014 task 10 table 2, SemEval-2015 task 2 table 2, SemEval-2016 task 1 tables 2 and 3
  const total = (name: string) => getProtocol(name).sets.reduce((sum, set) => sum + set.pairs, 0);
  expect([total("sts2014"), total("sts2015"), total("sts2016"), total("sts2016-xl")]).toEqual([
    3750, 3000, 1186, 595,
  ]);
  expect([total("sts2014-es"), total("sts2015-es"), total("sts2017"), total("sts2013")]).toEqual([
    804, 751, 1750, 2250,
  ]);
});

it("offers the nearest names for an unknown one", () => {
  expect(() => getProtocol("sts2041")).toThrow(
    'no protocol named "sts2041"; did you mean "sts2012" or "sts2013" or',
  );
});

it("docs/protocols.md has the sets and rules as they are here", () => {
  const text = readFileSync(new URL("../../../docs/protocols.md", import.meta.url), "utf8");
  for (const protocol of PROTOCOLS.filter((each) => !each.name.includes("-track"))) {
    const sets = protocol.sets.map((set) => `${set.name} ${set.pairs}${set.obtain === undefined ? "" : "*"}`);
    expect(text).toContain(`| \`${protocol.name}\` | ${sets.join(", ")} | ${protocol.scale.join("-")} |`);
    expect(text).toContain(`| ${protocol.training.allowed} |`);
  }
});

it("knows what people reach, and how reliable the gold is, for every set with annotator data", () => {
  // docs/protocols.md. NumPy 2.4.6: 2014 from the paper's figures, 2015 ICC(1,5) of the raw annotations; in per cent
  const expected: Record<string, [number, number]> = {
    "sts2014.deft-forum": [58.6, 80.3],
    "sts2014.deft-news": [70.7, 87.7],
    "sts2014.headlines": [79.4, 92.1],
    "sts2014.images": [83.6, 93.9],
    "sts2014.OnWN": [67.2, 85.7],
    "sts2014.tweet-news": [74.4, 89.6],
    "sts2014-es.wikipedia": [85.5, 87.7],
    "sts2014-es.news": [88.6, 88.6],
    "sts2014-es-tokenised.wikipedia": [85.5, 87.7],
    "sts2015.answers-forums": [74.2, 89.1],
    "sts2015.answers-students": [82.2, 92.4],
    "sts2015.belief": [72.1, 88.7],
    "sts2015.headlines": [86.9, 94.9],
    "sts2015.images": [88.8, 95.6],
    "sts2015-es.newswire": [88.6, 88.6],
  };
  for (const [name, [r, reliability]] of Object.entries(expected)) {
    const found = humanCeiling(name)!;
    expect((100 * found.r).toFixed(1), name).toBe(r.toFixed(1));
    expect((100 * found.reliability!).toFixed(1), name).toBe(reliability.toFixed(1));
  }
  expect(humanCeiling("stsb-dev")).toBeUndefined();
});
