import { expect, it, vi } from "vitest";
import { nearCopy, readTextWords, wordDifferences } from "../src/align/index.ts";
import { schemas } from "../src/evaluate/index.ts";
import { isLanguage, LANGUAGES, type Language, tokenTexts } from "../src/text/index.ts";
import type { LanguageTable } from "../src/text/languages/index.ts";
import { readNumbers } from "../src/text/numbers/index.ts";
import { isAbbreviation } from "../src/text/tokens/abbreviations.ts";
import { countNegations } from "../src/text/words/negators.ts";

/**
 * A fifth language, Esperanto (words and grammar: Zamenhof, Fundamento, 1905), made of one table and its code in the
 * list of languages: no other file knows of it. What a table alone does not give stands in CONTRIBUTING.md.
 */
vi.mock("../src/text/language.ts", async (original) => {
  const real = await original<typeof import("../src/text/language.ts")>();
  const LANGUAGES = [...real.LANGUAGES, "eo"];
  return {
    ...real,
    LANGUAGES,
    LANGUAGE_NAMES: { ...real.LANGUAGE_NAMES, eo: "Esperanto" },
    isLanguage: (code: string) => LANGUAGES.includes(code),
  };
});
vi.mock("../src/text/languages/index.ts", async (original) => {
  const real = await original<typeof import("../src/text/languages/index.ts")>();
  const none = real.languageTable("und");
  const table: LanguageTable = {
    ...none,
    tag: "eo",
    decimalMark: ",",
    numbers: {
      ...none.numbers,
      cardinals: "du=2 tri=3 kvar=4 kvin=5 ses=6 sep=7 ok=8 dek=10 dudek=20",
      ones: "unu=1",
      halves: "duono=0.5",
      joiner: "kaj",
    },
    calendar: { ...none.calendar, months: "januaro=1 majo=5", weekdays: "lundo=1 mardo=2", links: "de" },
    units: { km: "kilometro kilometroj kilometrojn", h: "horo horoj horojn" },
    negation: { ...none.negation, words: "ne neniam", pronouns: "neniu nenio", prepositions: "sen" },
    words: { stopPieces: "la kaj de estas" },
    abbreviations: { titles: "s-ro d-ro", others: "ktp", beforeNumber: "n-ro" },
    comparison: {
      ...none.comparison,
      empty: "la estas mi li ŝi",
      persons: "mi li ŝi",
      joiners: "kaj aŭ nek",
      together: "kun",
      unmarking: "la",
      agents: "de",
    },
  };
  const languageTable = (tag: string) =>
    tag === "eo" ? table : real.languageTable(tag as Parameters<typeof real.languageTable>[0]);
  return { ...real, languageTable };
});
const eo = "eo" as Language;

const differ = (a: string, b: string) => {
  const [x, y] = [readTextWords(a, eo), readTextWords(b, eo)];
  return { near: nearCopy(x, y), kinds: wordDifferences(x, y).differences.map(({ kind }) => kind) };
};

it("is listed: in the package's languages, and in the schemas of every document that names one", () => {
  expect([...LANGUAGES].at(-1)).toBe("eo");
  expect(isLanguage("eo")).toBe(true);
  for (const name of ["score", "explain", "align", "analyse", "evaluate", "data-list"] as const)
    expect(JSON.stringify(schemas[name]), name).toContain('"tr","eo"');
});

it("has tokens, and sentences that its abbreviations do not end", () => {
  const texts = tokenTexts("D-ro Zamenhof kuris 2,5 kilometrojn, ĉu ne?", { language: eo });
  expect(texts).toEqual(["D-ro", "Zamenhof", "kuris", "2,5", "kilometrojn", ",", "ĉu", "ne", "?"]);
  expect(isAbbreviation("ktp", eo, false)).toBe(true);
  expect([isAbbreviation("n-ro", eo, false), isAbbreviation("n-ro", eo, true)]).toEqual([false, true]);
});

it("has numbers and units", () => {
  const read = (text: string) => readNumbers(text, eo).map(({ kind, value, unit }) => [kind, value, unit]);
  expect(read("Li kuris du kaj duono horoj.")).toEqual([["measure", 2.5, "h"]]);
  expect(read("dudek tri kilometroj")).toEqual([["measure", 23, "km"]]);
  expect(read("5 de majo 2024")).toEqual([["date", "2024-05-05", undefined]]);
});

it("has negation", () => {
  const count = (text: string) => countNegations(text.split(" "), eo);
  expect([count("mi ne venis"), count("neniu venis sen li"), count("mi venis")]).toEqual([1, 2, 0]);
});

it("has differences: numbers, days, denials and words", () => {
  expect(differ("Li kuris tri kilometrojn.", "Li kuris kvin kilometrojn.").kinds).toEqual(["number"]);
  expect(differ("Li kuris du horojn.", "Li kuris 2 horojn.").kinds).toEqual([]);
  expect(differ("La hundo venis lundo.", "La hundo venis mardo.").kinds).toEqual(["time"]);
  expect(differ("La hundo venis.", "La hundo ne venis.").kinds).toEqual(["negation"]);
  expect(differ("La hundo venis hieraŭ.", "La kato venis hieraŭ.").kinds).toEqual(["word"]);
  expect(differ("La hundo venis.", "Hundo venis.")).toEqual({ near: true, kinds: [] });
});
