import { describe, expect, it } from "vitest";
import { consonants } from "../../lexicon/index.ts";
import { textInEnglish, translationOverlap } from "./translation-overlap.ts";

const english = textInEnglish("The dog sleeps in the kitchen.", "en");
const other = textInEnglish("The minister signed the treaty in Paris.", "en");

describe("translationOverlap", () => {
  it.each([
    ["es", "El perro duerme en la cocina.", "El ministro firmó el tratado en París."],
    ["tr", "Köpek mutfakta uyuyor.", "Bakan anlaşmayı Paris'te imzaladı."],
    ["ar", "الكلب ينام في المطبخ.", "وقع الوزير المعاهدة في باريس."],
  ] as const)("knows a translation from %s", (language, dog, minister) => {
    const [first, second] = [textInEnglish(dog, language), textInEnglish(minister, language)];
    expect(translationOverlap(first, english)).toBeGreaterThan(2 * translationOverlap(first, other));
    expect(translationOverlap(second, other)).toBeGreaterThan(2 * translationOverlap(second, english));
    expect(translationOverlap(english, first)).toBe(translationOverlap(first, english));
  });

  it("has the whole range, and says what blank texts are", () => {
    expect(translationOverlap(english, english)).toBe(1);
    const blank = textInEnglish(" ", "tr");
    expect(translationOverlap(blank, blank)).toBe(1);
    expect(translationOverlap(blank, english)).toBe(0);
  });

  it("joins two languages of which none is English", () => {
    const spanish = textInEnglish("El perro duerme en la cocina.", "es");
    const turkish = textInEnglish("Köpek mutfakta uyuyor.", "tr");
    expect(translationOverlap(spanish, turkish)).toBeGreaterThan(0.5);
  });
});

it("names have the consonants that both scripts write", () => {
  // Capitals as both languages write them.
  for (const [latin, arabic] of [
    ["london", "لندن"],
    ["berlin", "برلين"],
    ["madrid", "مدريد"],
  ] as const)
    expect(consonants(latin, "en"), latin).toBe(consonants(arabic, "ar"));
  expect(consonants("", "ar")).toBe("");
});
