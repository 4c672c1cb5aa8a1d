import { describe, expect, it } from "vitest";
import { li, shippedLexicon } from "../../lexicon/index.ts";
import { liSentence } from "./li-sentence.ts";

describe("li", () => {
  const { wordNet, taxonomy } = shippedLexicon();
  const noun = (word: string) => wordNet.senses(word, "n")[0]!;

  it("falls with the way and rises with the depth of what is common", () => {
    // By hand from WordNet 3.0: dog and wolf are 2 steps apart and meet in canine, 13 nodes from the root (carnivore, placental,
    // mammal, vertebrate, chordate, animal, organism, living thing, whole, object, physical entity, entity); "physical
    // entity" and "abstract entity" meet in the root.
    expect(li(taxonomy, noun("dog"), noun("wolf"))).toBeCloseTo(Math.exp(-0.4) * Math.tanh(0.45 * 13), 12);
    expect(li(taxonomy, noun("physical entity"), noun("abstract entity"))).toBeCloseTo(
      Math.exp(-0.4) * Math.tanh(0.45),
      12,
    );
    expect(li(taxonomy, noun("entity"), noun("entity"))).toBeCloseTo(Math.tanh(0.45), 12);
  });

  it("is symmetric and undefined across parts of speech", () => {
    expect(li(taxonomy, noun("cat"), noun("dog"))).toBe(li(taxonomy, noun("dog"), noun("cat")));
    expect(li(taxonomy, noun("cat"), wordNet.senses("run", "v")[0]!)).toBeUndefined();
  });
});

describe("li-sentence", () => {
  it("counts meaning and order as the paper has it", () => {
    // Li et al. 2006, section III.C, on order alone: T1 "a quick brown dog jumps over the lazy fox", T2 "a quick brown fox
    // jumps over the lazy dog" have r1 = (1..9), r2 = (1 2 3 9 5 6 7 8 4): 1 - |r1 - r2| / |r1 + r2| = 1 - sqrt(50) / sqrt(1090).
    const score = liSentence.score(
      "a quick brown dog jumps over the lazy fox",
      "a quick brown fox jumps over the lazy dog",
    );
    expect(score).toBeCloseTo(0.85 + 0.15 * (1 - Math.sqrt(50) / Math.sqrt(1090)), 10);
  });

  it("is 1 for equal texts, and says what blank ones are", () => {
    expect(liSentence.score("A dog runs.", "A dog runs.")).toBeCloseTo(1, 12);
    expect(liSentence.score("", "")).toBe(1);
    expect(liSentence.score("", "a dog")).toBe(0);
  });
});
