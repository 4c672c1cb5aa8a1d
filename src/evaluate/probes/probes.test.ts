import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveData, sentenceKey } from "../../data/index.ts";
import { createSystem } from "../../systems/index.ts";
import { LANGUAGES } from "../../text/index.ts";
import { loadProbes } from "./probe-files.ts";
import { generateProbes } from "./probe-generator.ts";
import {
  formatProbes,
  PROBE_KINDS,
  type ProbeMiss,
  parseProbes,
  probeReport,
  runProbes,
  wilsonInterval,
} from "./probes.ts";

const all = await loadProbes();
/** Kinds whose difference is on the surface: the closer text shares all words once the surface is undone. */
const SURFACE = new Set(["punctuation", "case", "typos"]);

const words = (text: string) =>
  new Set(
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
function shared(a: string, b: string): number {
  const [left, right] = [words(a), words(b)];
  return [...left].filter((word) => right.has(word)).length / Math.sqrt(left.size * right.size);
}

describe.each(LANGUAGES.flatMap((language) => PROBE_KINDS.map((kind) => [language, kind] as const)))(
  "%s %s",
  (language, kind) => {
    const triples = all.filter((triple) => triple.language === language && triple.kind === kind);

    it("has 34 triples or more, 49 where the meaning changes, each text once", () => {
      expect(triples.length).toBeGreaterThanOrEqual(SURFACE.has(kind) ? 34 : 49);
      expect(new Set(triples.map((triple) => triple.text)).size).toBe(triples.length);
      for (const { text, closer, farther } of triples) {
        expect(new Set([text, closer, farther]).size, text).toBe(3);
        for (const each of [text, closer, farther]) expect(each.trim().normalize("NFC")).toBe(each);
      }
    });

    it("its generated triples are what the generator makes with seed 1", () => {
      const hand = new Set(triples.filter((triple) => triple.origin === "hand").map((triple) => triple.text));
      const made = generateProbes(kind, language, 24, 1).filter((triple) => !hand.has(triple.text));
      expect(triples.filter((triple) => triple.origin === "generated")).toEqual(made);
    });
  },
);

describe.each(LANGUAGES)("%s", (language) => {
  it.each(PROBE_KINDS.filter((kind) => !SURFACE.has(kind)))(
    "%s: the farther text shares more words",
    (kind) => {
      const triples = all.filter((triple) => triple.language === language && triple.kind === kind);
      const against = triples.filter(
        ({ text, closer, farther }) => shared(text, closer) >= shared(text, farther),
      );
      // Arabic role swaps move the article's clitics, so that few whole words stay the same.
      expect(against.length / triples.length, against.map((t) => t.text).join("\n")).toBeLessThanOrEqual(0.1);
    },
  );
});

it("counts in data/probes/README.md are those of the files", () => {
  const readme = readFileSync(new URL("../../../data/probes/README.md", import.meta.url), "utf8");
  for (const kind of PROBE_KINDS) {
    const counts = LANGUAGES.map(
      (language) => all.filter((t) => t.kind === kind && t.language === language).length,
    );
    expect(readme).toContain(`| ${kind} | ${counts.join(" | ")} |`);
  }
  expect(readme).toContain(`${all.length} triples`);
});

it("other seeds make other triples, the same seed the same", () => {
  const make = (seed: number) => generateProbes("numbers", "en", 24, seed);
  expect(make(7)).toEqual(make(7));
  expect(make(7)).not.toEqual(make(8));
});

it("any seed gives triples of three different texts, each text once", () => {
  const kinds = fc.constantFrom(...PROBE_KINDS);
  fc.assert(
    fc.property(kinds, fc.constantFrom(...LANGUAGES), fc.integer(), (kind, language, seed) => {
      const triples = generateProbes(kind, language, 10, seed);
      expect(triples).toHaveLength(10);
      expect(new Set(triples.map((triple) => triple.text)).size).toBe(10);
      for (const { text, closer, farther } of triples) {
        expect(new Set([text, closer, farther]).size).toBe(3);
        for (const each of [text, closer, farther]) expect(each).not.toMatch(/[{}]|undefined|^\s|\s$| {2}/);
      }
    }),
    { numRuns: 150 },
  );
});

it("reads back what it writes and says where a list is damaged", () => {
  const triples = generateProbes("names", "tr", 5);
  expect(parseProbes(formatProbes(triples), "names.tsv", "names", "tr")).toEqual(triples);
  expect(() => parseProbes("a\tb\n", "x.tsv", "case", "en")).toThrow("x.tsv:1: expected the header");
  const head = "text\tcloser\tfarther\torigin\n";
  expect(() => parseProbes(`${head}a\tb\n`, "x.tsv", "case", "en")).toThrow("x.tsv:2: expected three texts");
  expect(() => parseProbes(`${head}a\tb\tc\td\n`, "x.tsv", "case", "en")).toThrow('x.tsv:2: origin is "d"');
});

describe("probeReport", () => {
  const triple = (closerScore: number, fartherScore: number): ProbeMiss => ({
    kind: "negation",
    language: "en",
    text: "a",
    closer: "b",
    farther: "c",
    origin: "hand",
    closerScore,
    fartherScore,
  });

  it("needs a lead of the margin, the border counted in", () => {
    const report = probeReport([triple(3.05, 3), triple(3.04, 3), triple(1, 4), triple(4, 1)]);
    expect(report.figures[0]).toMatchObject({ triples: 4, ordered: 2, share: 0.5 });
    expect(report.misses.map((miss) => miss.closerScore)).toEqual([1, 3.04]);
    expect(report.mean).toBe(0.5);
  });

  it("has no mean without triples", () => {
    expect(probeReport([]).mean).toBeNull();
  });

  it("intervals are SciPy's", () => {
    // scipy.stats.binomtest(k, 26).proportion_ci(method="wilson"), SciPy 1.17.1
    const expected = [
      [0, 0, 0.1287289218592153],
      [13, 0.32060593525759046, 0.6793940647424095],
      [25, 0.8110722109696525, 0.9931780150064565],
      [26, 0.8712710781407847, 1],
    ] as const;
    for (const [k, low, high] of expected) {
      const [l, h] = wilsonInterval(k, 26);
      expect(l).toBeCloseTo(low, 12);
      expect(h).toBeCloseTo(high, 12);
    }
    // Whole at the ends, not 6e-18.
    expect([wilsonInterval(0, 50)[0], wilsonInterval(50, 50)[1]]).toEqual([0, 1]);
  });
});

it("runs a system on both sides of every triple", async () => {
  const system = await createSystem("token-cosine");
  const triples = all.filter((t) => t.kind === "one-changed-word" && t.language === "en");
  const report = await runProbes(system, triples);
  await system.close();
  expect(report.figures[0]).toMatchObject({ triples: 50, share: 0 });
  // Word overlap is what these triples are made to mislead.
  expect(report.figures[0]!.meanLead).toBeLessThan(-1);
  expect(report.misses).toHaveLength(10);
});

it("tells blindness to a paraphrase from being drawn by a look-alike", async () => {
  const triples = all.filter((t) => t.kind === "negation" && t.language === "en");
  const score = (close: (text: string, b: string) => number) => ({
    score: async (pairs: readonly { a: string; b: string }[]) =>
      pairs.map(({ a, b }) => ({ score: close(a, b) })) as never,
  });
  const farther = new Map(triples.map((t) => [t.text, t.farther]));
  const closer = new Map(triples.map((t) => [t.text, t.closer]));
  // One takes the look-alike for equal and knows the paraphrase, one knows neither, one sees the meaning.
  const drawn = score((a, b) => (b === farther.get(a) ? 5 : b === closer.get(a) ? 4 : 0));
  const blind = score((a, b) => (b === farther.get(a) ? 5 : 1));
  const right = score((a, b) => (b === closer.get(a) ? 5 : 1));
  const figures = async (system: typeof drawn) => (await runProbes(system, triples)).figures[0];
  expect(await figures(drawn)).toMatchObject({ share: 0, control: 1 });
  expect(await figures(blind)).toMatchObject({ share: 0, control: 0 });
  expect(await figures(right)).toMatchObject({ share: 1, control: 1 });
  expect((await runProbes(drawn, triples.slice(0, 1))).figures[0]).not.toHaveProperty("control");
});

it("no probe stands in a shipped gold set", async () => {
  const known = new Set<string>();
  for (const group of ["sts2012", "sts2012-train", "sts2013", "sts2014", "sts2014-es", "sts2015", "stsb"]) {
    for (const set of (await resolveData(group)).sets) {
      for (const { a, b } of await set.read().toArray()) known.add(sentenceKey(a)).add(sentenceKey(b));
    }
  }
  const found = all.flatMap(({ text, closer, farther }) =>
    [text, closer, farther].filter((t) => known.has(sentenceKey(t))),
  );
  expect(found).toEqual([]);
});

it("docs/probes.md states the number of triples", () => {
  const text = readFileSync(new URL("../../../docs/probes.md", import.meta.url), "utf8");
  expect(text).toContain(`${all.length.toLocaleString("en")} triples`);
});
