import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * A fact about a language stands once, in src/text/languages. Telltales: months and weekdays as CLDR names them, units in
 * their long names there (Intl), the numbers two to nine and common negators as grammars list them. Five of a kind in
 * the code of one file are a second table.
 */
const FEWEST = 5;

/** Files that say such words without being a table of them, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  "analysis/meaning/role-repair.ts: units, tr":
    "parts of the day and adverbs of time among them: ends of phrases that say when",
  "lexicon/exclusive/en.ts: negators, en":
    "what excludes what: all and none, always and never, with and without",
  "lexicon/exclusive/es.ts: negators, es": "as of English",
  "lexicon/exclusive/tr.ts: negators, tr": "as of English",
};

const NUMBERS = {
  en: "two three four five six seven eight nine",
  es: "dos tres cuatro cinco seis siete ocho nueve",
  ar: "اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة",
  tr: "iki üç dört beş altı yedi sekiz dokuz",
};
const NEGATORS = {
  en: "never nor neither nobody nothing nowhere without cannot",
  es: "no ni sin nunca jamás tampoco nadie nada ninguno",
  ar: "ليس ليست لست لم لن غير بدون دون بلا",
  tr: "değil yok hayır hiç hiçbir asla kimse",
};
const UNITS = [
  "kilometer",
  "meter",
  "kilogram",
  "gram",
  "liter",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "year",
];
const LANGUAGES = ["en", "es", "ar", "tr"] as const;

function unitName(unit: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.formatToParts(1).find(({ type }) => type === "unit")!.value;
}

const MONTHS = Array.from({ length: 12 }, (_, n) => new Date(Date.UTC(2024, n, 8)));
const DAYS = Array.from({ length: 7 }, (_, n) => new Date(Date.UTC(2024, 0, 1 + n)));
const telltales = LANGUAGES.flatMap((language) => {
  const names = (days: readonly Date[], options: Intl.DateTimeFormatOptions) =>
    days.map((day) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(day));
  return [
    [`months, ${language}`, names(MONTHS, { month: "long" })] as const,
    [`weekdays, ${language}`, names(DAYS, { weekday: "long" })] as const,
    [`units, ${language}`, UNITS.map((unit) => unitName(unit, language))] as const,
    [`numbers, ${language}`, NUMBERS[language].split(" ")] as const,
    [`negators, ${language}`, NEGATORS[language].split(" ")] as const,
  ];
});

function bare(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/[أإآ]/g, "ا").replace(/ة/g, "ه");
}

/** Which tables the literals of a source text could be. */
function tablesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const literals = code.match(/"(?:[^"\\\n]|\\.)*"|`[^`]*`|\/\^?\(\?[^\n]*\//g) ?? [];
  // Words of a list; those of a sentence or a property's name tell nothing.
  const words = new Set(bare(literals.join(" ")).match(/[\p{L}\p{M}]+/gu));
  return telltales
    .filter(([, list]) => new Set(list.map(bare).filter((word) => words.has(word))).size >= FEWEST)
    .map(([kind]) => kind);
}

it("telltales find a table where one is", () => {
  for (const language of LANGUAGES) {
    const found = tablesIn(readFileSync(`src/text/languages/${language}.ts`, "utf8"));
    const kinds = ["months", "weekdays", "units", "numbers", "negators"].map(
      (kind) => `${kind}, ${language}`,
    );
    expect(found).toEqual(expect.arrayContaining(kinds));
  }
});

it("no second table of months, weekdays, units, numbers or negators", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.ts$/.test(file) && !/(?:\.test\.ts$|\/fixtures\/|^text\/languages\/)/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    tablesIn(readFileSync(`src/${file}`, "utf8")).map((kind) => `${file}: ${kind}`),
  );
  expect(found.filter((line) => ALLOWED[line] === undefined)).toEqual([]);
  expect(Object.keys(ALLOWED).filter((line) => !found.includes(line))).toEqual([]);
});
