import { beforeEach, expect, it, vi } from "vitest";
import type { Language } from "../language.ts";
import type { LanguageTable } from "../languages/index.ts";
import { calendarAbbreviations, monthNames, unitNames, weekdayNames } from "../languages/names.ts";
import { countNegations, isNegator, opensSetPhrase } from "./negators.ts";

/** A fifth language, Esperanto (Zamenhof, Fundamento, 1905): its table is all that readers of words are given. */
const table = vi.hoisted(() => ({ eo: undefined as LanguageTable | undefined }));
vi.mock("../languages/index.ts", async (original) => {
  const real = await original<typeof import("../languages/index.ts")>();
  const languageTable = (tag: Parameters<typeof real.languageTable>[0] | "eo") =>
    tag === "eo" ? table.eo! : real.languageTable(tag);
  return { ...real, languageTable };
});
// It is not among the four that are listed.
vi.mock("../check-language.ts", async (original) => ({
  ...(await original<typeof import("../check-language.ts")>()),
  checkLanguage: () => {},
}));
const eo = "eo" as Language;

beforeEach(async () => {
  const { languageTable } = await import("../languages/index.ts");
  const none = languageTable("und");
  table.eo = {
    ...none,
    tag: "eo",
    calendar: { ...none.calendar, months: "januaro/jan=1 februaro/feb=2", weekdays: "lundo/lun=1 mardo=2" },
    units: { h: "horo horoj h" },
    negation: {
      ...none.negation,
      words: "ne neniam apenaŭ",
      pronouns: "neniu nenio",
      prepositions: "sen",
      treeOnly: "apenaŭ",
      setPhrases: "nur",
    },
  };
});

it("negators of a fifth language come from its table", () => {
  const texts = ["mi ne venis", "neniu venis sen li", "apenaŭ venis", "ne nur li"];
  expect(texts.map((text) => countNegations(text.split(" "), eo))).toEqual([1, 2, 0, 0]);
  expect(["NENIAM", "apenaŭ", "venis"].map((word) => isNegator(word, eo))).toEqual([true, false, false]);
  expect(opensSetPhrase("ne", "nur", eo)).toBe(true);
});

it("names of months, weekdays and units of a fifth language come from its table", () => {
  expect(monthNames(eo)).toEqual([["januaro"], ["februaro"]]);
  expect(weekdayNames(eo)).toEqual([["lundo"], ["mardo"]]);
  expect(calendarAbbreviations(eo)).toEqual(["jan", "feb", "lun"]);
  expect(unitNames("h", eo)).toEqual(["horo", "horoj"]);
});
