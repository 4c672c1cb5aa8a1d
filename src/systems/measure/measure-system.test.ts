import { expect, it } from "vitest";
import { getMeasure, type MeasureName } from "../../measures/index.ts";
import type { Language } from "../../text/index.ts";
import type { LanguageTag } from "../system.ts";
import { measureCalibration } from "./measure-calibration.ts";
import { measureSystem } from "./measure-system.ts";

const systemOf = (name: MeasureName) => {
  const { calibration, digest } = measureCalibration(getMeasure(name))!;
  return measureSystem(getMeasure(name), calibration, digest);
};

/** Sentences whose language their own words show, and a measure that reads them otherwise as English. */
const UNDECLARED: readonly [MeasureName, Language, string, string][] = [
  ["stem-jaccard", "es", "Las hermanas cantaban canciones bonitas.", "La hermana cantó una canción bonita."],
  [
    "content-cosine",
    "es",
    "La casa de mi hermana está en el centro.",
    "El hermano de la vecina está en casa.",
  ],
  ["negation-agreement", "tr", "Dün akşam okula gitmedim.", "Dün akşam okula gittim."],
  ["exact", "tr", "IŞIKLAR AÇIK KALMIŞ ARKADAŞLAR", "ışıklar açık kalmış arkadaşlar"],
  ["stem-dice", "ar", "المعلمون في المدارس الجديدة", "المعلم في المدرسة الجديدة"],
];

it.each(UNDECLARED)("%s as a system reads undeclared %s text as what it is", async (name, language, a, b) => {
  const [result] = await systemOf(name).score([{ a, b }]);
  expect(result!.languages).toEqual([language, language]);
  expect(result!.raw.value).toBe(getMeasure(name).score(a, b, { language }));
  expect(result!.raw.value).not.toBe(getMeasure(name).score(a, b, { language: "en" }));
});

it("reads each text of a pair by its own language, one that cannot be told by the other's", async () => {
  const english = "The children played in the streets.";
  const turkish = "Çocuklar sokaklarda oynuyordu.";
  const number = "2024";
  const system = systemOf("stem-jaccard");
  const [mixed, turned, half] = await system.score([
    { a: english, b: turkish },
    { a: turkish, b: english },
    { a: number, b: turkish },
  ]);
  const measure = getMeasure("stem-jaccard");
  expect(mixed!.languages).toEqual(["en", "tr"]);
  expect(mixed!.raw.value).toBe(measure.score(english, turkish, { language: ["en", "tr"] }));
  expect(turned!.raw.value).toBe(mixed!.raw.value);
  expect(half!.languages).toEqual(["und", "tr"] satisfies LanguageTag[]);
  expect(half!.raw.value).toBe(measure.score(number, turkish, { language: "tr" }));
});

it("looks for no language where the measure has no use for one, or where it is told", async () => {
  const pair = { a: "Los niños jugaban en las calles.", b: "El niño juega en la calle." };
  const [plain] = await systemOf("token-cosine").score([pair]);
  expect(plain!.languages).toEqual(["und", "und"]);
  const [told] = await systemOf("stem-jaccard").score([{ ...pair, languages: ["en", "en"] }]);
  expect(told!.raw.value).toBe(getMeasure("stem-jaccard").score(pair.a, pair.b, { language: "en" }));
});
