import { describe, expect, it } from "vitest";
import type { Gloss, Glossed } from "./bilingual-lexicon.ts";
import { textWordsOf } from "./text-words.ts";
import { Aligner } from "./word-alignment.ts";
import { wordVectors } from "./word-vectors.ts";

// Right triangles of whole numbers, so that cosines and lengths can be worked out by hand.
const TABLE: Readonly<Record<string, readonly [number, number]>> = {
  dog: [3, 4],
  dogs: [3, 4],
  puppy: [4, 3],
  runs: [0, 2],
  away: [0, -1],
  perro: [0, 5],
};
const vectors = wordVectors((word) => Float32Array.from(TABLE[word] ?? [0, 0]));
const english = (text: string) => textWordsOf(text, "en");
const aligned = (a: string, b: string) => new Aligner(vectors).monolingual(english(a), english(b));

describe("alignment of words", () => {
  it("pairs each word with the most similar one of the other text, weighted by length", () => {
    // cos(dog, puppy) = 24 / 25, cos(runs, puppy) = 3 / 5; dog weighs 5, runs 2.
    // First text: (5 * .96 + 2 * .6) / 7 = 6 / 7; second: .96.
    expect(aligned("dog runs", "puppy")).toBeCloseTo((6 / 7 + 0.96) / 2, 6);
  });

  it.each([
    // The same word is one, an opposite direction nothing, unknown words weightless.
    ["dog", "dogs", 1],
    ["runs", "away", 0],
    ["zzyzx dog", "dog", 1],
    ["zzyzx qwrt", "qwrt", 0.75],
    // Nothing to align: two texts without content words are no reason to part them, one of them is half of one.
    ["", "", 1],
    ["", "dog", 0],
  ])("of %j and %j is %d", (a, b, expected) => {
    expect(aligned(a, b)).toBeCloseTo(expected, 6);
  });

  it("is the same both ways", () => {
    expect(aligned("dog runs", "puppy")).toBe(aligned("puppy", "dog runs"));
  });

  it("reads words of another language by their vectors or by those of their glosses, whichever are more similar", () => {
    const gloss = (form: string): Gloss => ({ form, key: form, hash: 0, share: 1 });
    const glossed = (...words: string[]): Glossed => ({
      words: words.map((word) => [gloss(word)]),
      text: words.join(" "),
    });
    const crossLingual = (b: string, glosses: Glossed) =>
      new Aligner(vectors).crossLingual(english("dog"), textWordsOf(b, "es"), glossed("dog"), glosses);
    expect(crossLingual("perro", glossed("dog"))).toBeCloseTo(1, 6);
    // cos(dog, perro) = 4 / 5; by the gloss 24 / 25.
    expect(crossLingual("perro", glossed("puppy"))).toBeCloseTo(0.96, 6);
    expect(crossLingual("perro", glossed("away"))).toBeCloseTo(0.8, 6);
  });

  it("reads long texts by their first words", () => {
    const long = Array.from({ length: 400 }, (_, i) => `word${i}`).join(" ");
    expect(aligned(`dog ${long}`, `dog ${long}`)).toBe(1);
  });
});
