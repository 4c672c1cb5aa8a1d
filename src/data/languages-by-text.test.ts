import { describe, expect, it } from "vitest";
import { languagesByText } from "./languages-by-text.ts";

const EN = "The dog is in the garden with the children.";
const SAID = {
  ar: "الكلب في الحديقة مع الأطفال",
  tr: "Köpek çocuklar ile birlikte bahçede ve çok mutlu.",
  es: "El perro está en el jardín con los niños.",
} as const;

describe("languagesByText", () => {
  it.each(["ar", "tr", "es"] as const)("finds the order of %s and English in the texts", (language) => {
    const pairs = [{ a: EN, b: SAID[language] }];
    const turned = [{ a: SAID[language], b: EN }];
    expect(languagesByText(pairs, [language, "en"])).toEqual(["en", language]);
    expect(languagesByText(pairs, ["en", language])).toEqual(["en", language]);
    expect(languagesByText(turned, [language, "en"])).toEqual([language, "en"]);
    expect(languagesByText(turned, ["en", language])).toEqual([language, "en"]);
  });

  it("goes by most texts, and keeps the given order where they do not tell", () => {
    const pairs = [
      { a: EN, b: SAID.tr },
      { a: EN, b: SAID.tr },
      { a: SAID.tr, b: EN },
    ];
    expect(languagesByText(pairs, ["tr", "en"])).toEqual(["en", "tr"]);
    expect(languagesByText([{ a: "Paris", b: "London" }], ["tr", "en"])).toEqual(["tr", "en"]);
    expect(languagesByText([], ["ar", "en"])).toEqual(["ar", "en"]);
    expect(languagesByText([{ a: SAID.ar, b: SAID.ar }], ["en", "en"])).toEqual(["en", "en"]);
  });
});
