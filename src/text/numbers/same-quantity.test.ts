import { expect, it } from "vitest";
import type { Language } from "../language.ts";
import { readNumbers } from "./read-numbers.ts";
import { sameDimension, sameQuantity } from "./same-quantity.ts";

const one = (text: string, language: Language) => {
  const [first, ...more] = readNumbers(text, language);
  expect(more, text).toEqual([]);
  return first!;
};

// Conversions by the definitions of the units (BIPM, SI brochure, 9th edition).
it.each<[Language, string, Language, string]>([
  ["en", "2 kg", "en", "2000 g"],
  ["en", "2 kg", "es", "dos kilos"],
  ["en", "90 minutes", "en", "an hour and a half"],
  ["en", "2.5 hours", "tr", "iki buçuk saat"],
  ["en", "half of them", "en", "50 %"],
  ["en", "5.0 km", "en", "5 km"],
  ["en", "5 pm", "tr", "akşam 5'te"],
  ["en", "at 5", "en", "17:00"],
  ["es", "a las cinco de la tarde", "ar", "الساعة الخامسة مساء"],
  ["en", "1,500,000 people", "es", "un millón y medio"],
  ["en", "World War II", "en", "World War 2"],
  ["en", "30 °C", "en", "86 °F"],
  ["en", "50 cents", "en", "$0.50"],
  ["en", "a year", "es", "doce meses"],
  ["en", "about 100 people", "en", "98 people"],
  ["en", "9 am to 5 pm", "en", "9:00-17:00"],
])("%s %s = %s %s", (la, a, lb, b) => {
  expect(sameQuantity(one(a, la), one(b, lb))).toBe(true);
  expect(sameQuantity(one(b, lb), one(a, la))).toBe(true);
});

it.each([
  ["2 kg", "2.1 kg"],
  ["$10", "€10"],
  ["5 mg", "5 g"],
  ["5 km", "5.1 km"],
  ["v1.2.3", "v1.2.4"],
  ["UA123", "UA124"],
  ["2023-2024", "2022-2023"],
  ["World War I", "World War II"],
  ["9:00-17:00", "9:00-18:00"],
  ["two dogs", "the second dog"],
  ["AA batteries", "AAA batteries"],
  ["100 people", "98 people"],
])("%s is not %s, and they contradict", (a, b) => {
  expect(sameQuantity(one(a, "en"), one(b, "en"))).toBe(false);
  if (a !== "two dogs") expect(sameDimension(one(a, "en"), one(b, "en"))).toBe(true);
});
