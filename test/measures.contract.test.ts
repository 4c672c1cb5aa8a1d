import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  characterNgram,
  getMeasure,
  type Measure,
  measures,
  mongeElkan,
  ngramOverlap,
  softCardinality,
  subsequenceKernel,
  tfidfCosine,
  tversky,
  weightedOverlap,
} from "../src/measures/index.ts";
import { LANGUAGES } from "../src/text/index.ts";
import { ALL_TESTS } from "./support/all-tests.ts";

/** What the factories make is held to the same contract as what the registry lists. */
const MADE: readonly Measure[] = [
  weightedOverlap("made-weighted", { weight: (word) => word.length - 1, weightName: "length - 1" }),
  weightedOverlap("made-weighted-bigrams", {
    weight: (word) => 1 / word.length,
    n: 2,
    weightName: "1 / length",
  }),
  tfidfCosine("made-tfidf", {
    weight: (word) => word.length % 3,
    unit: "stems",
    weightName: "length modulo 3",
  }),
  softCardinality("made-soft", {
    p: 1,
    q: [3],
    alpha: 0.7,
    bias: 0.1,
    unit: "stems",
    weight: (w) => w.length,
  }),
  subsequenceKernel("made-kernel", { unit: "stems", longest: 2, decay: 1 }),
  characterNgram("made-char", 6, "dice"),
  ngramOverlap("made-ngram", 4, "content"),
  tversky("made-tversky", { unit: "stems", alpha: 2, beta: 0 }),
  mongeElkan("made-monge-elkan", "equality", (a, b) => (a === b ? 1 : 0)),
];
const ALL = [...Object.values(measures), ...MADE];

/** Measures for which a blank text agrees with every text that says nothing on their matter. */
const ABOUT_ONE_MATTER = new Set(["number-overlap", "number-agreement", "negation-agreement"]);

const FAMILY = "👩‍👩‍👧‍👦";
const PAIRS: readonly (readonly [string, string])[] = [
  ["", ""],
  ["", "a"],
  ["   ", "\u200f"],
  ["a", "b"],
  ["a", "a b"],
  ["no", "No"],
  ["a dog runs", "the dog ran"],
  ["a dog bites a man", "a man bites a dog"],
  ["the the the", "the"],
  ["of the", "to a"],
  ["!!!", "???"],
  ["...", "word"],
  ["日本", "日本語"],
  ["👍🏽", "👍"],
  [FAMILY, `${FAMILY}!`],
  ["I ❤️ it 🇹🇷", "I ❤ it 🇪🇸"],
  ["e\u0301te\u0301", "\u00e9t\u00e9"],
  ["a\u0323\u0302", "a\u0302\u0323"],
  ["\u0301", "\u0301\u0301"],
  ["كتاب جديد", "كِتَابٌ جَدِيدٌ"],
  ["ذهب الولد إلى المدرسة", "لم يذهب الولد إلى المدرسة"],
  ["שלום (hello) עולם", "hello שלום"],
  ["İSTANBUL'da yağmur", "istanbul’da YAĞMUR"],
  ["¿Qué tal, señor?", "Que tal senor"],
  ["Room 101", "Room 102"],
  ["grew by 2%", "grew by 20%"],
  ["1,000.50", "1.000,50"],
  ["\ud800", "\udc00"],
  ["a\ud83d", "\ude00a"],
  ["\u0000", "a\u0000b"],
  ["\ufeffhello", "hello"],
];

/** Case (I, ı), stop words, stems, clitics, negators and numbers, each read otherwise under another language. */
const LANGUAGE_PAIRS: readonly (readonly [string, string])[] = [
  ["ISPARTA ILIK DIŞ KAPI", "ısparta ılık dış kapı"],
  ["the red cars and the dogs", "red car dog of"],
  ["los gatos y las casas", "gato casa de"],
  ["Kitapları okumadım.", "kitap okudum"],
  ["He didn't go, I can't either.", "he did go I can"],
  ["yirmi iki kedi ve on üç köpek", "23 kedi ve 13 köpek"],
  ["veinte gatos", "20 gatos"],
];

describe.each(ALL)("$name keeps the Measure contract", (measure) => {
  const [low, high] = measure.range;
  const equalValue = measure.identity ?? high;

  const check = (a: string, b: string, language: (typeof LANGUAGES)[number]) => {
    const shown = JSON.stringify([a, b, language]);
    const score = measure.score(a, b, { language });
    expect(score, shown).toBeGreaterThanOrEqual(low);
    expect(score, shown).toBeLessThanOrEqual(high);
    const turned = measure.score(b, a, { language });
    if (measure.symmetric) expect(turned, shown).toBe(score);
    expect(measure.score(a, a, { language }), shown).toBe(equalValue);
    expect(measure.score(b, b, { language }), shown).toBe(equalValue);
  };

  it("range, symmetry and identity on awkward pairs", () => {
    for (const [a, b] of PAIRS) for (const language of LANGUAGES) check(a, b, language);
  });

  it("declares whether a language changes its values, and reads each text by its own", () => {
    const changing = LANGUAGE_PAIRS.filter(
      ([a, b]) => new Set(LANGUAGES.map((language) => measure.score(a, b, { language }))).size > 1,
    );
    expect(changing.length > 0).toBe(measure.usesLanguage === true);
    for (const [a, b] of LANGUAGE_PAIRS) {
      for (const language of LANGUAGES) {
        expect(measure.score(a, b, { language: [language, language] })).toBe(
          measure.score(a, b, { language }),
        );
      }
      const mixed = measure.score(a, b, { language: ["tr", "en"] });
      expect(mixed).toBeGreaterThanOrEqual(low);
      expect(mixed).toBeLessThanOrEqual(high);
      if (measure.symmetric)
        expect(measure.score(b, a, { language: ["en", "tr"] }), `${a} | ${b}`).toBe(mixed);
      expect(measure.score(a, a, { language: ["tr", "en"] })).toBe(equalValue);
    }
  });

  it("says what it is", () => {
    expect(measure.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(measure.description.length).toBeGreaterThan(10);
    expect(measure.source.length).toBeGreaterThan(8);
    expect(measure.cost).toMatch(/O\(/);
    expect(Number.isInteger(measure.version) && measure.version > 0).toBe(true);
  });

  it("gives a blank text the lowest value against any other", () => {
    if (ABOUT_ONE_MATTER.has(measure.name)) return;
    expect(measure.score("", "a man")).toBe(low);
    expect(measure.score("a man", "")).toBe(low);
    expect(measure.score("", "")).toBe(equalValue);
  });

  it("does not depend on what was scored before", () => {
    const before = measure.score("a red car, 2 men", "two men and a car");
    for (let k = 0; k < 6; k++) measure.score(`text ${k}`, `other ${k}`, { language: "tr" });
    expect(measure.score("a red car, 2 men", "two men and a car")).toBe(before);
  });

  it("keeps the contract on arbitrary text", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constantFrom(
        "the",
        "not",
        "2",
        "dos",
        "değil",
        "لا",
        "👍🏽",
        " ",
        "e\u0301",
        "\ud83d",
        "a b",
        "U.S.",
        "İ",
      ),
    );
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(" "));
    const language = fc.constantFrom(...LANGUAGES);
    fc.assert(fc.property(text, text, language, check), { numRuns: 60, seed: 1 });
  });
});

describe("very long texts", () => {
  // A quarter of it where the long tests are left out: the bound is a quarter too.
  const LENGTH = ALL_TESTS ? 100_000 : 24_000;
  const BOUND = LENGTH / 5_000;
  const vocabulary = Array.from({ length: 3000 }, (_, k) => `word${(k * 7919) % 3000}x`);
  const pick = (seed: number) => {
    let state = seed;
    let text = "";
    while (text.length < LENGTH) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      text += `${vocabulary[(state >>> 8) % vocabulary.length]} `;
    }
    return text.slice(0, LENGTH);
  };
  const SHAPES: readonly (readonly [string, string, string])[] = [
    ["words", pick(1), pick(2)],
    ["one letter", "a".repeat(LENGTH), `${"a".repeat(LENGTH - 1)}b`],
    ["one-letter words", "a ".repeat(LENGTH / 2), "a b ".repeat(LENGTH / 4)],
    ["nothing shared", "ab".repeat(LENGTH / 2), "cd".repeat(LENGTH / 2)],
    ["emoji", "😀👍🏽".repeat(LENGTH / 6), "👍🏽😀".repeat(LENGTH / 6)],
    ["lone surrogates", "\ud800".repeat(LENGTH), "\udc00".repeat(LENGTH)],
    ["very unlike lengths", pick(3), "a man"],
  ];

  // In seconds of the processor, which a busy machine changes little; the bound is generous, quadratic work takes more.
  describe.each(SHAPES)("%s", (_shape, a, b) => {
    it.each(ALL)("$name takes bounded time", { timeout: 120_000 }, (measure) => {
      const started = process.cpuUsage();
      const score = measure.score(a, b);
      const { user, system } = process.cpuUsage(started);
      const seconds = (user + system) / 1e6;
      expect(score).toBeGreaterThanOrEqual(measure.range[0]);
      expect(score).toBeLessThanOrEqual(measure.range[1]);
      expect(seconds).toBeLessThan(BOUND);
    });
  });

  it("are equal to themselves", { timeout: 120_000 }, () => {
    const text = SHAPES[0]![1];
    for (const measure of ALL)
      expect(measure.score(text, text), measure.name).toBe(measure.identity ?? measure.range[1]);
  });
});

describe("the registry", () => {
  it("lists every measure under its own name", () => {
    for (const [key, measure] of Object.entries(measures)) expect(measure.name).toBe(key);
  });

  it("finds measures and offers the nearest name for a mistyped one", () => {
    expect(getMeasure("token-cosine")).toBe(measures["token-cosine"]);
    expect(() => getMeasure("levenstein")).toThrow(
      'no measure named "levenstein"; did you mean "levenshtein"',
    );
    expect(() => getMeasure("toString")).toThrow('no measure named "toString"');
  });

  it("is documented in full", () => {
    const page = readFileSync(new URL("../docs/measures.md", import.meta.url), "utf8");
    const documented = [...page.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map((row) => row[1]!);
    expect([...documented].sort()).toEqual(Object.keys(measures).sort());
  });
});
