import { expect, it } from "vitest";
import { foldArabicDigits, normalizeArabic } from "./normalize-arabic.ts";

it.each([
  ["tatweel", "كتـــاب", "كتاب"],
  ["vowels, tanwin, shadda", "أَهْلاً وَسَهْلًا مُحَمَّدٌ", "اهلا وسهلا محمد"],
  ["alef forms", "أحمد إلى آخر ٱلله", "احمد الي اخر الله"],
  ["alef written in two parts", "ا\u0654حمد ا\u0655لى ا\u0653خر", "احمد الي اخر"],
  ["final alef maqsura and teh marbuta", "مستشفى مدرسة", "مستشفي مدرسه"],
  ["Persian keyboard letters", "کتابی", "كتابي"],
  ["presentation forms", "ﻣﺮﺣﺒﺎ ﷲ", "مرحبا الله"],
  ["digits", "١٬٢٣٤٫٥ و ۱۲۳ ٪", "1,234.5 و 123 %"],
])("unifies %s", (_what, text, normal) => {
  expect(normalizeArabic(text)).toBe(normal);
  expect(normalizeArabic(normal)).toBe(normal);
});

it("keeps hamza on waw and yeh unless asked", () => {
  expect(normalizeArabic("مسؤول رئيس")).toBe("مسؤول رئيس");
  expect(normalizeArabic("مسؤول رئيس", { hamza: true })).toBe("مسوول رييس");
});

it("leaves out the steps that are switched off", () => {
  const none = {
    tatweel: false,
    diacritics: false,
    alef: false,
    yeh: false,
    tehMarbuta: false,
    digits: false,
    keyboard: false,
    presentation: false,
  };
  expect(normalizeArabic("أَهْلـى مدرسة ٣ ک ﻣ", none)).toBe("أَهْلـى مدرسة ٣ ک ﻣ");
});

it("does not touch text without Arabic letters", () => {
  expect(normalizeArabic("Çok güzel ñandú 123")).toBe("Çok güzel ñandú 123");
});

it("turns decimal and thousands signs into marks only between digits", () => {
  expect(foldArabicDigits("٣٫٥ ٬ ٫ ١٬٠٠٠")).toBe("3.5 ٬ ٫ 1,000");
});
