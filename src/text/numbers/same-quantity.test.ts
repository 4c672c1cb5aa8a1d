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
  ["tr", "akşam 5'te", "tr", "saat 17.00'de"],
  ["tr", "sabah saat dokuzda", "en", "9 am"],
  ["en", "tonight at 8", "es", "esta noche a las 8"],
  ["ar", "مساء الساعة 8", "tr", "saat 20.00'de"],
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

// The part of the day and the word for hour are the hour's, whichever stands first; "at" is none.
it.each<[Language, string, string]>([
  ["en", "We met at 5 in the afternoon.", "5 in the afternoon"],
  ["en", "Tonight at 8 they play.", "Tonight at 8"],
  ["es", "Nos vimos a las cinco de la tarde.", "cinco de la tarde"],
  ["es", "Esta noche a las 8 juegan.", "Esta noche a las 8"],
  ["ar", "التقينا الساعة الخامسة مساء.", "الساعة الخامسة مساء"],
  ["tr", "Akşam 5'te buluştuk.", "Akşam 5"],
  ["tr", "Akşam saat 5'te buluştuk.", "Akşam saat 5"],
  ["tr", "Saat 17.00'de buluştuk.", "Saat 17.00"],
])("%s %s says its hour as %s", (language, text, hour) => {
  expect(one(text, language).text).toBe(hour);
});

it.each([
  ["10 x 15 cm", "10 x 16 cm"],
  ["2:05:42", "2:05:59"],
  ["020 7946 0958", "020 7946 0959"],
])("%s and %s differ", (a, b) => {
  const [x, y] = [readNumbers(a, "en").at(-1)!, readNumbers(b, "en").at(-1)!];
  expect(sameQuantity(x, y)).toBe(false);
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
