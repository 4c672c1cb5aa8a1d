import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "../text/index.ts";
import type { AreOpposite } from "./antonyms.ts";
import { evidenceOf } from "./word-evidence.ts";
import { crossWordFeatures, WORD_FEATURES, type WordFeature, wordFeatures } from "./word-features.ts";

const hotAndCold: AreOpposite = (x, y) => [x, y].sort().join(" ") === "cold hot";

function featuresOf(a: string, b: string, language: Language | "und" = "und"): Record<WordFeature, number> {
  const out = new Float64Array(WORD_FEATURES.length);
  wordFeatures(evidenceOf(a, language), evidenceOf(b, language), hotAndCold, out);
  return Object.fromEntries(WORD_FEATURES.map((name, at) => [name, out[at]!])) as Record<WordFeature, number>;
}

describe("evidence of a text", () => {
  it.each([
    ["The old man does not sleep.", "en", 1],
    ["The old man doesn't sleep.", "en", 1],
    ["El hombre no duerme nunca en su casa.", "es", 2],
    ["Yaşlı adam bugün okula gelmedi.", "tr", 1],
    ["الرجل لا ينام", "ar", 1],
    ["The old man sleeps.", "en", 0],
  ])("guesses the language and counts denials: %s", (text, language, negations) => {
    const evidence = evidenceOf(text, "und");
    expect([evidence.language, evidence.negations]).toEqual([language, negations]);
  });

  it("is not sure of a language where no word tells", () => {
    expect(evidenceOf("Berlin 1989", "und").sure).toBe(false);
    expect(evidenceOf("Berlin 1989", "tr").sure).toBe(true);
    expect(evidenceOf("The cat and the dog", "und").sure).toBe(true);
  });

  it.each([
    ["He sold 1,000 cars and twelve boats.", "en", [1000, 12]],
    ["Vendió 1.000 coches y doce barcos.", "es", [1000, 12]],
    ["باع ١٢ سيارة وثلاثة قوارب", "ar", [12, 3]],
    ["وصل في الساعة الرابعة مع واحد و عشرين رجلا", "ar", [4, 21]],
    ["Tren saat on ikide kalktı, yirmi birde vardı; adam ekmek yedi.", "tr", [12, 21]],
    ["A hundred and one of twenty-one thousand.", "en", [101, 21000]],
    ["Bin araba ve on iki tekne sattı.", "tr", [1000, 12]],
    ["It cost $5bn in the end.", "en", [5e9]],
  ] as const)("reads numbers in figures and words: %s", (text, language, values) => {
    expect(evidenceOf(text, language).numbers.map(({ value }) => value)).toEqual(values);
  });

  it("takes capitalised words inside a sentence for names, but not those of a heading or of Arabic", () => {
    const names = (text: string) => evidenceOf(text, "en").names.map(({ form }) => form);
    expect(names("Yesterday Anna met Mr Smith. Then she left Rome.")).toEqual([
      "anna",
      "mr",
      "smith",
      "rome",
    ]);
    expect(names("Police Arrest Three Men In London Raid")).toEqual([]);
    expect(evidenceOf("سافر أحمد", "ar").names).toEqual([]);
  });

  it("sees no more than the first words of a long text", () => {
    const long = evidenceOf("dog ".repeat(10_000), "en");
    expect(long.words.length).toBeLessThanOrEqual(150);
  });
});

describe("word features", () => {
  it("see a number that differs, in figures or words, and one that one text has alone", () => {
    expect(featuresOf("He has 3 dogs.", "He has three dogs.")).toMatchObject({
      "numbers-agree": 1,
      "numbers-clash": 0,
      overlap: 1,
    });
    expect(featuresOf("He has 3 dogs.", "He has four dogs.")).toMatchObject({
      "numbers-agree": 0,
      "numbers-clash": 1,
      "numbers-contradict": 1,
    });
    expect(featuresOf("He has 3 dogs.", "He has dogs.")).toMatchObject({
      "numbers-extra": 1,
      "numbers-clash": 0,
    });
  });

  it("see a denial, and that two denials are none", () => {
    expect(featuresOf("The shop is open.", "The shop isn't open.")["negation-parity"]).toBe(1);
    expect(featuresOf("It is never not open.", "It is open.")["negation-parity"]).toBe(0);
  });

  it("know a denied Turkish verb as the same word as the verb", () => {
    const { overlap, "negation-parity": parity } = featuresOf(
      "Annem bugün geldi.",
      "Annem bugün gelmedi.",
      "tr",
    );
    expect([overlap, parity]).toEqual([1, 1]);
  });

  it("see names that stand against each other", () => {
    expect(featuresOf("Yesterday Anna left.", "Yesterday Maria left.")).toMatchObject({
      "names-clash": 1,
      "names-agree": 0,
    });
  });

  it("see opposites among the words left over", () => {
    expect(featuresOf("The soup is hot.", "The soup is cold.").opposites).toBe(1);
    expect(featuresOf("The hot soup is cold.", "The cold soup is hot.").opposites).toBe(0);
  });

  it("see words that changed places", () => {
    const turned = featuresOf("The dog bites the man.", "The man bites the dog.");
    expect(turned).toMatchObject({ overlap: 1, disorder: 1 });
    expect(turned.steps).toBeLessThan(1);
  });

  it("see small words that change what is said, not articles", () => {
    expect(featuresOf("She ate before work.", "She ate after work.")["relations-clash"]).toBe(1);
    expect(featuresOf("The dog ate.", "A dog ate.")["relations-clash"]).toBe(0);
  });

  it("tell a slip of the keyboard from another word", () => {
    const slip = featuresOf("A drum player", "A durm player")["rest-spelling"];
    expect(slip).toBeGreaterThan(featuresOf("A drum player", "A chess player")["rest-spelling"]);
  });

  it("take a word with a slip for the word, but neither names, short words nor another beginning", () => {
    expect(featuresOf("The orchestra rehearsed.", "The orchstra rehearsed.")).toMatchObject({
      overlap: 1,
      slips: 0.5,
    });
    expect(featuresOf("The orchestra rehearsed.", "The orchetsra rehearsed.").overlap).toBe(1);
    expect(featuresOf("The cat slept.", "The car slept.").slips).toBe(0);
    expect(featuresOf("We saw Marina there.", "We saw Marisa there.").slips).toBe(0);
    expect(featuresOf("It will increase.", "It will decrease.").slips).toBe(0);
  });

  it("see one word in another's place", () => {
    expect(featuresOf("She plays the cello.", "She plays the harp.").substituted).toBe(1);
    expect(featuresOf("She plays the cello.", "She plays the cello well.").substituted).toBe(0);
  });

  it("see the same words in exchanged parts", () => {
    expect(
      featuresOf("The nurse thanked the driver.", "The driver thanked the nurse.")["exchanged-pure"],
    ).toBeGreaterThan(0);
    expect(featuresOf("The nurse thanked the driver.", "The driver was thanked by the nurse.")).toMatchObject(
      {
        exchanged: 0,
        "exchanged-pure": 0,
      },
    );
  });

  it.each([
    ["en", "It starts at 4 pm.", "It starts at 16:00."],
    ["en", "It weighs 3 kg.", "It weighs three kilograms."],
    ["es", "Pesa 3 kg.", "Pesa tres kilos."],
    ["ar", "المتجر والمطعم", "المتجر المطعم"],
  ] as const)("know hours, units and written-on words under one name: %s: %s", (language, a, b) => {
    expect(featuresOf(a, b, language)).toMatchObject({ overlap: 1, "numbers-clash": 0 });
  });

  it("leave words alone between languages where no lexicon joins them", () => {
    const out = new Float64Array(WORD_FEATURES.length);
    crossWordFeatures(evidenceOf("Two dogs", "en"), evidenceOf("Tres perros", "es"), out);
    const found = Object.fromEntries(WORD_FEATURES.map((name, at) => [name, out[at]]));
    expect(found).toMatchObject({ overlap: 0, "small-overlap": 0, "numbers-clash": 1, "length-ratio": 1 });
  });

  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          "the",
          "Anna",
          "not",
          "3",
          "üç",
          "gelmedi",
          "geldi",
          "gelir",
          "no",
          "perro",
          "لا",
          "كتاب",
          "1,000.5",
          ".",
        ),
        { maxLength: 12 },
      )
      .map((words) => words.join(" ")),
  );
  it("are symmetric and in 0..1 for any texts, empty ones too", () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom("und", "en", "es", "ar", "tr"), (a, b, language) => {
        const [found, turned] = [featuresOf(a, b, language), featuresOf(b, a, language)];
        expect(turned).toEqual(found);
        for (const value of Object.values(found)) expect(value >= 0 && value <= 1).toBe(true);
      }),
    );
    expect(featuresOf("", "")).toMatchObject({ overlap: 0, "length-ratio": 1, short: 1 });
  });

  it("of a text with itself show no difference", () => {
    fc.assert(
      fc.property(text, (a) => {
        const found = featuresOf(a, a);
        const differences: WordFeature[] = [
          "numbers-clash",
          "names-clash",
          "relations-clash",
          "negation-parity",
          "rest-both",
        ];
        for (const name of differences) expect(found[name]).toBe(0);
      }),
    );
  });
});
