import { describe, expect, it } from "vitest";
import type { Language } from "../language.ts";
import { isAllCapitals, withoutCapitals } from "./capitals.ts";

describe("a text in capitals", () => {
  // Small letters as the orthographies have them: Turkish tells I from İ.
  it.each<[Language | "und", string, string]>([
    ["en", "THE DOG RUNS IN 2 PARKS!", "The dog runs in 2 parks!"],
    ["es", "¿DÓNDE ESTÁ EL NIÑO?", "¿Dónde está el niño?"],
    ["tr", "İKİ KIZ IŞIĞI KAPATIYOR.", "İki kız ışığı kapatıyor."],
    ["tr", "ISPARTA'DA YAĞMUR VAR", "Isparta'da yağmur var"],
    ["und", "KIZ IŞIĞI KAPATIYOR", "Kız ışığı kapatıyor"],
    ["und", "IT IS RAINING", "It is raining"],
    ["en", "😀 HELLO", "😀 Hello"],
  ])("is written as a sentence: %s: %s", (language, text, expected) => {
    expect(isAllCapitals(text)).toBe(true);
    expect(withoutCapitals(text, language)).toBe(expected);
  });

  it.each(["The dog RUNS", "NATO", "IBM", "الكلب يجري", "1234567", "", "iPHONE SALES"])(
    "is not what this is: %s",
    (text) => {
      expect(isAllCapitals(text)).toBe(false);
      expect(withoutCapitals(text, "en")).toBe(text);
    },
  );
});
