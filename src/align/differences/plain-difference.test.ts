import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../text/index.ts";
import { readTextWords } from "../words/text-words.ts";
import { tellingDifferences, wordDifferences } from "./differences.ts";
import { areLonePlainWords } from "./plain-difference.ts";

it.each(LANGUAGES)("%s: passes over pairs alone of which the whole comparison says no more", (language) => {
  const file = new URL(`fixtures/${language}.tsv`, import.meta.url);
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"));
  let passed = 0;
  for (const cells of rows) {
    // All cells against each other: sentences beside their contrasts, and labels.
    for (const [x, y] of cells.flatMap((p, i) => cells.slice(i + 1).map((q) => [p, q] as const))) {
      const [a, b] = [readTextWords(x, language), readTextWords(y, language)];
      const found = tellingDifferences(a, b);
      expect(tellingDifferences(b, a)).toEqual(found);
      if (found !== undefined) continue;
      passed++;
      const { same, differences } = wordDifferences(a, b);
      expect({ x, y, same, against: differences.filter((d) => d.contradicts && d.kind !== "role") }).toEqual({
        x,
        y,
        same: false,
        against: [],
      });
      expect(differences.some(({ contradicts }) => !contradicts)).toBe(true);
    }
  }
  expect(passed > 100).toBe(language !== "ar");
});

it.each<[Language, string, string]>([
  ["en", "The dog chased the cat.", "The cat was chased by the dog."],
  [
    "tr",
    "Polis h\u0131rs\u0131z\u0131 yakalad\u0131.",
    "H\u0131rs\u0131z polis taraf\u0131ndan yakaland\u0131.",
  ],
])("%s: leaves to the whole comparison what other constructions explain: %s", (language, a, b) => {
  const [x, y] = [readTextWords(a, language), readTextWords(b, language)];
  expect(tellingDifferences(x, y)?.same).toBe(true);
  expect(wordDifferences(x, y).same).toBe(true);
});

const LONE: Readonly<Partial<Record<Language, string>>> = {
  en: "dog cat hot cold yes no two second grey gray color colour happy unhappy won win must if Monday Ankara NATO fall",
  es: "perro gato caliente frío sí no dos segundo abrir abre feliz infeliz ayer pasado lunes Ankara OTAN esta está",
};

it.each(Object.entries(LONE))(
  "%s: words told apart without a comparison are told apart by one",
  (tag, list) => {
    const texts = list.split(" ").map((word) => readTextWords(word, tag as Language));
    let told = 0;
    for (const a of texts) {
      for (const b of texts) {
        if (!areLonePlainWords(a, b)) continue;
        told++;
        const { same, differences } = wordDifferences(a, b);
        expect(same || differences.some(({ contradicts }) => contradicts), `${a.text} ${b.text}`).toBe(false);
      }
    }
    expect(told).toBeGreaterThan(20);
  },
);
