import { expect, it } from "vitest";
import type { LanguageTable } from "../languages/index.ts";
import { languageTable } from "../languages/index.ts";
import { describeQuantity } from "./fixtures/describe.ts";
import { readNumbers } from "./read-numbers.ts";

/** A fifth language, made of Esperanto's number words (Zamenhof, Fundamento, 1905) and names: one table, and no code. */
const eo: LanguageTable = {
  ...languageTable("und"),
  tag: "eo",
  decimalMark: ",",
  numbers: {
    ...languageTable("und").numbers,
    cardinals:
      "nul=0 du=2 tri=3 kvar=4 kvin=5 ses=6 sep=7 ok=8 naŭ=9 dek=10 dudek=20 tridek=30 kvardek=40 kvindek=50 ducent=200",
    ones: "unu=1",
    oneCounts: true,
    hundreds: "cent=100",
    scales: "mil=1000 miliono/milionoj=1e6",
    groups: "dekduo=12",
    ordinals: "unua=1 dua=2 tria=3 kvina=5",
    halves: "duono=0.5",
    sharesAfter: "trionoj=3 kvaronoj=4",
    joiner: "kaj",
    point: "komo",
    percent: "procentoj",
    numberSign: "numero",
    ordinalEndings: "a",
    rangeBetween: "ĝis",
    rangeOpens: "de",
    rows: "ĉapitro",
  },
  clock: { ...languageTable("und").clock, before: "je_la", ordinalHours: true, afternoon: "posttagmeze" },
  calendar: {
    ...languageTable("und").calendar,
    months: "januaro=1 majo=5",
    monthOpens: "en",
    links: "de",
    weekdays: "lundo=1",
  },
  units: { km: "kilometro kilometroj", h: "horo horoj", EUR: "eŭro eŭroj" },
  approximators: "ĉirkaŭ",
};

it.each([
  ["dudek tri kilometroj", "measure 23 km"],
  ["du mil kvin", "cardinal 2005"],
  ["du kaj duono horoj", "measure 2.5 h"],
  ["tri kvaronoj", "fraction 0.75"],
  ["kvindek procentoj", "percent 50"],
  ["1.500,5 eŭroj", "money 1500.5 EUR"],
  ["je la kvina posttagmeze", "time 17:00"],
  ["5 de majo 2024", "date 2024-05-05"],
  ["lundo", "date -W-1"],
  ["de du ĝis kvin horoj", "range-measure 2..5 h"],
  ["numero 7", "cardinal 7 label"],
  ["ĉirkaŭ dek", "cardinal 10 about"],
  ["du dekduo", "cardinal 24"],
  ["tri komo unu", "cardinal 3.1"],
  ["la tria", "ordinal 3"],
])("a table makes a language: %s", (text, quantity) => {
  expect(readNumbers(text, eo).map(describeQuantity).join("; ")).toBe(quantity);
});
