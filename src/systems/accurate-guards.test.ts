import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse } from "../text/analysis/index.ts";
import { type Guards, guardsOf } from "./accurate-guards.ts";
import { sketchOf } from "./accurate-sketch.ts";

async function guards(language: string, a: string, b: string): Promise<Guards> {
  return guardsOf(sketchOf(await analyse(a, language)), sketchOf(await analyse(b, language)));
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

describe("negation", () => {
  it.each([
    ["en", "The shop is open on Sundays.", "The shop is not open on Sundays."],
    ["es", "La tienda abre los domingos.", "La tienda no abre los domingos."],
    ["tr", "Fırıncı sert kahve seviyor.", "Fırıncı sert kahve sevmiyor."],
    ["ar", "يحب الخباز القهوة.", "لا يحب الخباز القهوة."],
  ])("is seen on a shared predicate: %s", async (language, a, b) => {
    expect(await guards(language, a, b)).toMatchObject({ "negation-parity": 1, "negation-shared": 1 });
    expect(await guards(language, b, b)).toMatchObject({ "negation-parity": 0, "negation-shared": 0 });
  });

  it("counts negative concord once", async () => {
    expect((await guards("es", "No vino nadie.", "Nadie vino."))["negation-parity"]).toBe(0);
  });
});

describe("roles", () => {
  it.each([
    ["en", "The dog chased the cat.", "The cat was chased by the dog.", "The cat chased the dog."],
    [
      "es",
      "El perro persiguió al gato.",
      "El gato fue perseguido por el perro.",
      "El gato persiguió al perro.",
    ],
    ["tr", "Köpek kediyi kovaladı.", "Kedi köpek tarafından kovalandı.", "Kedi köpeği kovaladı."],
  ])("are told from the order of words: %s", async (language, a, same, swapped) => {
    expect(await guards(language, a, same)).toMatchObject({ "roles-agree": 1, "roles-swapped": 0 });
    expect(await guards(language, a, swapped)).toMatchObject({ "roles-agree": 0, "roles-swapped": 1 });
  });

  it("are told in Arabic", async () => {
    expect(await guards("ar", "طارد الكلب القطة.", "طاردت القطة الكلب.")).toMatchObject({
      "roles-swapped": 1,
    });
  });

  it("tell a converse from a copy", async () => {
    const found = await guards("en", "Paul sold the bike to Lisa.", "Lisa bought the bike from Paul.");
    expect(found["roles-swapped"]).toBe(0);
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
