import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse } from "../text/analysis/index.ts";
import { isLanguage } from "../text/index.ts";
import { type Guards, guardsOf } from "./accurate-guards.ts";
import { inFullHours, sketchOf } from "./accurate-sketch.ts";

async function guards(language: string, a: string, b: string): Promise<Guards> {
  const sketch = async (text: string) =>
    sketchOf(await analyse(inFullHours(text, isLanguage(language) ? language : "und"), language));
  return guardsOf(await sketch(a), await sketch(b));
}

/** Guards that are not 0, by name. */
async function raised(language: string, a: string, b: string): Promise<string[]> {
  const found = await guards(language, a, b);
  return Object.entries(found).flatMap(([name, value]) => (value > 0 ? [name] : []));
}

describe("numbers", () => {
  it.each([
    ["en", "The room costs 20 euros.", "The room costs twenty euros.", "The room costs 200 euros."],
    [
      "es",
      "El tren sale con 25 vagones.",
      "El tren sale con veinticinco vagones.",
      "El tren sale con 52 vagones.",
    ],
    ["tr", "Fırın 25 ekmek sattı.", "Fırın yirmi beş ekmek sattı.", "Fırın 52 ekmek sattı."],
    ["ar", "باع المخبز 25 رغيفا.", "باع المخبز ٢٥ رغيفا.", "باع المخبز 52 رغيفا."],
  ])("agree in words and figures and clash with others: %s", async (language, a, same, other) => {
    expect(await guards(language, a, same)).toMatchObject({ "numbers-agree": 1, "numbers-clash": 0 });
    expect(await guards(language, a, other)).toMatchObject({ "numbers-agree": 0, "numbers-clash": 1 });
  });

  it("tell a number that one text alone states", async () => {
    expect(await raised("en", "It grew by 2% in 2011.", "It grew by 2 percent.")).toEqual(
      expect.arrayContaining(["numbers-agree", "numbers-extra"]),
    );
  });

  it("take dates as one where one is told in less detail", async () => {
    const { "numbers-agree": agree } = await guards(
      "en",
      "It began on 5 January 2024.",
      "It began on January 5.",
    );
    expect(agree).toBe(1);
    const clash = await guards("en", "It began on 5 January 2024.", "It began on 6 January 2024.");
    expect(clash["numbers-clash"]).toBe(1);
  });
});

describe("hours", () => {
  it.each([
    ["en", "The shop opens at 5 pm.", "The shop opens at 17:00.", "The shop opens at 6 pm."],
    ["en", "The shop opens at nine in the morning.", "The shop opens at 9:00.", "The shop opens at 9 pm."],
    ["es", "Abre a las 5 de la tarde.", "Abre a las 17:00.", "Abre a las 6 de la tarde."],
    ["tr", "Dükkân akşam 7'de.", "Dükkân 19:00'da.", "Dükkân akşam 8'de."],
    ["ar", "يفتح الساعة الخامسة مساء.", "يفتح الساعة 17:00.", "يفتح الساعة السادسة مساء."],
  ])("agree however they are told, and clash with others: %s: %s", async (language, a, same, other) => {
    expect(await guards(language, a, same)).toMatchObject({ "numbers-agree": 1, "numbers-clash": 0 });
    expect(await guards(language, a, other)).toMatchObject({ "numbers-agree": 0, "numbers-clash": 1 });
  });
});

describe("names", () => {
  it.each([
    ["en", "Maria moved to Ankara.", "Maria lives in Ankara now.", "Maria moved to Lisbon."],
    ["es", "María se mudó a Ankara.", "María vive en Ankara.", "María se mudó a Lisboa."],
    ["tr", "Ayşe Ankara'ya taşındı.", "Ayşe Ankara'da yaşıyor.", "Ayşe Lizbon'a taşındı."],
  ])("agree and clash: %s", async (language, a, same, other) => {
    expect(await guards(language, a, same)).toMatchObject({ "names-agree": 1, "names-clash": 0 });
    expect((await guards(language, a, other))["names-clash"]).toBeGreaterThan(0);
  });

  it("know a country by its other names", async () => {
    expect(await guards("en", "The USA won.", "The United States won.")).toMatchObject({
      "names-agree": 1,
      "names-clash": 0,
    });
  });
});

it("are 0 where nothing is known of the language, numbers apart", async () => {
  expect(await raised("xx", "Hund jagt Katze 25", "Katze jagt nicht Hund 25")).toEqual(["numbers-agree"]);
  expect(await raised("en", "", "")).toEqual([]);
});

it("stay in 0..1 and turn with the texts, on any text", async () => {
  const text = fc.oneof(
    fc.constantFrom("The dog chased 2 cats in Rome.", "No dog was chased by the cat.", "12 %", "USA"),
    fc.string({ unit: "grapheme", maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(text, text, fc.constantFrom("en", "es", "ar", "tr", "xx"), async (a, b, language) => {
      const there = await guards(language, a, b);
      for (const value of Object.values(there)) expect(value >= 0 && value <= 1).toBe(true);
      expect(Object.keys(await guards(language, b, a))).toEqual(Object.keys(there));
    }),
    { numRuns: 100 },
  );
});
