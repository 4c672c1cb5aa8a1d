import { describe, expect, it } from "vitest";
import type { Gloss, Glossed } from "./bilingual-lexicon.ts";
import { ALIGNMENT_FEATURES, Aligner, wordVectors } from "./word-alignment.ts";
import { evidenceOf } from "./word-evidence.ts";

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
const english = (text: string) => evidenceOf(text, "en");
const aligned = (a: string, b: string, aligner = new Aligner(vectors)) => {
  const out = new Float64Array(ALIGNMENT_FEATURES.length);
  aligner.same(english(a), english(b), out);
  return Array.from(out);
};
const close = (found: readonly number[], expected: readonly number[]) =>
  expected.forEach((value, k) => {
    expect(found[k]).toBeCloseTo(value, 6);
  });

describe("alignment of words", () => {
  it("pairs each word with the likest of the other text, weighted by length", () => {
    // cos(dog, puppy) = 24 / 25, cos(runs, puppy) = 3 / 5; dog weighs 5, runs 2.
    // First text: (5 * .96 + 2 * .6) / 7 = 6 / 7, left over 5 * .04 + 2 * .4 = 1; second: .96, left over .2.
    close(aligned("dog runs", "puppy"), [(6 / 7 + 0.96) / 2, 6 / 7, Math.log(2.2), Math.log(1.2)]);
  });

  it("takes the same word as one, an opposite direction as nothing, unknown words as weightless", () => {
    close(aligned("dog", "dogs"), [1, 1, 0, 0]);
    close(aligned("runs", "away"), [0, 0, Math.log(4), Math.log(2)]);
    close(aligned("zzyzx dog", "dog"), [1, 1, 0, 0]);
    close(aligned("zzyzx qwrt", "qwrt"), [0.75, 0.5, 0, 0]);
    // Nothing to align: two texts without content words are no reason to part them, one of them is.
    close(aligned("", ""), [1, 1, 0, 0]);
    close(aligned("", "dog"), [0, 0, Math.log(6), 0]);
  });

  it("is the same both ways, and less what unrelated texts have", () => {
    expect(aligned("dog runs", "puppy")).toEqual(aligned("puppy", "dog runs"));
    const less = aligned("dog", "dog", new Aligner(vectors, [0.25, 0.5, 2, 1]));
    close(less, [0.75, 0.5, -2, -1]);
  });

  it("reads words of another language by their vectors or by those of their glosses, whichever are liker", () => {
    const gloss = (form: string): Gloss => ({ form, key: form, hash: 0, share: 1 });
    const glossed = (...words: string[]): Glossed => ({
      words: words.map((word) => [gloss(word)]),
      text: words.join(" "),
    });
    const across = (b: string, glosses: Glossed) => {
      const out = new Float64Array(ALIGNMENT_FEATURES.length);
      new Aligner(vectors).across(english("dog"), evidenceOf(b, "es"), glossed("dog"), glosses, out);
      return Array.from(out);
    };
    close(across("perro", glossed("dog")), [1, 1, 0, 0]);
    // cos(dog, perro) = 4 / 5; by the gloss 24 / 25. Both weigh 5.
    close(across("perro", glossed("puppy")), [0.96, 0.96, Math.log(1.4), Math.log(1.2)]);
    close(across("perro", glossed("away")), [0.8, 0.8, Math.log(3), Math.log(2)]);
  });

  it("reads long texts by their first words", () => {
    const long = Array.from({ length: 400 }, (_, i) => `word${i}`).join(" ");
    close(aligned(`dog ${long}`, `dog ${long}`), [1, 1, 0, 0]);
  });
});
