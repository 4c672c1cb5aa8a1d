import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Analyser, loadAnalyser } from "../../analysis/index.ts";
import type { Language } from "../../text/index.ts";
import { alignTexts } from "./align-texts.ts";
import { type AlignerText, alignerText, MAX_ALIGNED_WORDS } from "./aligner-text.ts";
import type { LexicalSimilarity } from "./lexical-similarity.ts";

const analysers = {} as Record<Language, Analyser>;
beforeAll(async () => {
  for (const language of ["en", "es", "ar", "tr"] as const)
    analysers[language] = await loadAnalyser(language);
});

const read = (text: string, language: Language = "en"): AlignerText =>
  alignerText(analysers[language].analyse(text));

const textOf = (text: AlignerText, ids: readonly number[]) => ids.map((id) => text.words[id]!.text).join(" ");

/** Links as "left ~ right (evidence)". */
function shown(a: AlignerText, b: AlignerText, similarity?: LexicalSimilarity): string[] {
  const { links } = alignTexts(a, b, similarity === undefined ? {} : { similarity });
  return links.map(({ left, right, evidence }) => `${textOf(a, left)} ~ ${textOf(b, right)} (${evidence})`);
}

describe("what is linked, and why", () => {
  it.each([
    ["en", "The dogs were running fast.", "A dog ran fast.", "dogs ~ dog (same lemma)"],
    [
      "en",
      "The UN sent help.",
      "United Nations help arrived.",
      "UN ~ United Nations (name: UN = United Nations)",
    ],
    ["en", "Barack Obama spoke.", "Then Obama spoke.", "Barack Obama ~ Obama (name: Barack Obama = Obama)"],
    ["en", "The bag weighs 2 kg.", "The bag weighs 2000 g.", "2 kg ~ 2000 g (number: 2 kg = 2000 g)"],
    ["en", "An airplane lands.", "An air plane lands.", "airplane ~ air plane (written together)"],
    ["en", "The soup is hot.", "The soup is cold.", "hot ~ cold (opposite: hot / cold)"],
    ["en", "He ran 5 km.", "He ran 6 km.", "5 ~ 6 (number: 5 km / 6 km)"],
    ["es", "Los niños corren.", "El niño corre en el parque.", "niños ~ niño (same lemma)"],
    [
      "es",
      "La puerta está abierta.",
      "La puerta está cerrada.",
      "abierta ~ cerrada (opposite: abierta / cerrada)",
    ],
    ["tr", "Çocuklar evde oynuyor.", "Çocuk evde oynadı.", "oynuyor ~ oynadı (same lemma)"],
    ["ar", "الأولاد يلعبون في الحديقة", "الولد يلعب في الحديقة", "يلعبون ~ يلعب (same lemma)"],
  ] as [Language, string, string, string][])("%s: %s / %s", (language, a, b, link) => {
    expect(shown(read(a, language), read(b, language))).toContain(link);
  });

  it("takes the word whose relatives agree of two that are the same", () => {
    // "The woman feeds a dog": the second dog is fed, the first one barks.
    const [a, b] = [read("A woman feeds a dog."), read("A dog barks while a woman feeds another dog.")];
    const { links } = alignTexts(a, b);
    const dog = links.find(({ left }) => textOf(a, left) === "dog")!;
    expect(dog.right[0]).toBe(b.words.findLastIndex(({ form }) => form === "dog"));
  });

  it("asks the similarity it is given", () => {
    const similarity: LexicalSimilarity = (x, y) =>
      [x.lemma, y.lemma].sort().join(" ") === "car vehicle" ? { weight: 0.9, name: "synonym" } : undefined;
    const links = shown(read("The car stopped."), read("The vehicle stopped."), similarity);
    expect(links).toContain("car ~ vehicle (synonym)");
  });

  it("gives contrasts no weight", () => {
    const { links } = alignTexts(read("The soup is hot."), read("The soup is cold."));
    expect(links.find(({ step }) => step === "contrast")!.weight).toBe(0);
  });
});

describe("any two texts", () => {
  const words = [
    "the",
    "dog",
    "dogs",
    "cat",
    "chases",
    "ran",
    "not",
    "5",
    "kg",
    "2",
    "hot",
    "cold",
    "UN",
    ",",
    "of",
  ];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(" "));

  it("are aligned the same when swapped, each word once", () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [x, y] = [read(a), read(b)];
        const { links } = alignTexts(x, y);
        const mirrored = alignTexts(y, x).links.map(({ left, right }) => [right, left]);
        const key = (pair: readonly (readonly number[])[]) => JSON.stringify(pair);
        expect(links.map(({ left, right }) => key([left, right])).sort()).toEqual(mirrored.map(key).sort());
        for (const side of ["left", "right"] as const) {
          const all = links.flatMap((link) => link[side]);
          expect(new Set(all).size).toBe(all.length);
        }
        for (const { weight } of links) {
          expect(weight).toBeGreaterThanOrEqual(0);
          expect(weight).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("are linked word by word where they are the same", () => {
    const text = read("The woman, who lives in Paris, has 2 dogs and doesn't like cats.");
    expect(alignTexts(text, text).links.map(({ left, right }) => [left, right])).toEqual(
      text.words.map(({ id }) => [[id], [id]]),
    );
  });
});

describe("optimal assignment", () => {
  it("links words that greedy choice leaves over", () => {
    // Greedy takes alpha and omega (.95); the best sum is .8 + .8, by hand.
    const weights: Record<string, number> = { "alpha omega": 0.95, "alpha sigma": 0.8, "beta omega": 0.8 };
    const similarity: LexicalSimilarity = (x, y) => {
      const weight = weights[[x.form, y.form].sort().join(" ")];
      return weight === undefined ? undefined : { weight, name: "listed" };
    };
    const [a, b] = [read("Alpha. Beta."), read("Omega. Sigma.")];
    const found = (assignment: "greedy" | "optimal") =>
      alignTexts(a, b, { similarity, assignment })
        .links.filter(({ evidence }) => evidence === "listed")
        .map(({ left, right }) => `${textOf(a, left)} ~ ${textOf(b, right)}`);
    expect(found("greedy")).toEqual(["Alpha ~ Omega"]);
    expect(found("optimal")).toEqual(["Alpha ~ Sigma", "Beta ~ Omega"]);
  });
});

describe("texts without much in them", () => {
  it.each([
    ["", ""],
    ["", "A dog runs."],
    ["!!!", "?"],
    ["the of and", "the of and"],
    ["dog", "dog"],
    ["Привет мир", "A dog runs."],
  ])("%j, %j", (a, b) => {
    expect(() => alignTexts(read(a), read(b))).not.toThrow();
  });

  it("says so of a text too long, and takes a second at most", () => {
    const long = read("A big dog chased the small cat over the old wall. ".repeat(450));
    const started = performance.now();
    const { warnings } = alignTexts(long, long);
    expect(warnings).toContain(
      `a text of ${450 * 12} words is aligned in its first ${MAX_ALIGNED_WORDS} alone`,
    );
    // Ten times what it takes on an idle machine.
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("says so of a text in another language", () => {
    const { warnings } = alignTexts(
      read("Los niños juegan en el parque con sus amigos."),
      read("The children play in the park."),
    );
    expect(warnings.join()).toMatch(/not in the language given/);
  });
});
