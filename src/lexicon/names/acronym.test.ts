import { expect, it } from "vitest";
import { isAcronym, isAcronymOf } from "./acronym.ts";

// Acronyms as the organisations themselves write them.
it.each([
  ["UN", "United Nations"],
  ["U.S.A.", "United States of America"],
  ["OEA", "Organización de los Estados Americanos"],
  ["TBMM", "Türkiye Büyük Millet Meclisi"],
])("%s is %s", (acronym, name) => {
  expect(isAcronymOf(acronym, name.split(" "))).toBe(true);
});

it.each([
  ["UN", "United Kingdom"],
  ["un", "united nations"],
  ["UN", "Unan"],
  ["", ""],
])("%j is not %j", (acronym, name) => {
  expect(isAcronymOf(acronym, name.split(" "))).toBe(false);
});

it("is two to six capitals", () => {
  expect(["NATO", "U.N.", "A", "Nato", "ABCDEFG", "هيئة"].map(isAcronym)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
