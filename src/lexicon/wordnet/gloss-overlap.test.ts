import { expect, it } from "vitest";
import { shippedLexicon } from "../shipped-lexicon.ts";
import { glossOverlap } from "./gloss-overlap.ts";

// Banerjee and Pedersen 2003, section 2: "paper that is specially prepared for use in drafting" shares the phrase
// "specially prepared" and the word "paper" with the gloss of decal: 2² + 1² = 5.
it("counts a run of words by the square of its length", () => {
  const drawing = "paper that is specially prepared for use in drafting";
  const decal =
    "the art of transferring designs from specially prepared paper to a wood or glass or metal surface";
  expect(glossOverlap(drawing, decal)).toBe(5);
  expect(glossOverlap(decal, drawing)).toBe(5);
});

it("leaves function words alone and empty definitions out", () => {
  expect(glossOverlap("of the", "of the")).toBe(0);
  expect(glossOverlap("", "a word")).toBe(0);
  expect(glossOverlap("a word", "a word")).toBe(4);
});

it("reads WordNet's definitions", () => {
  const lexicon = shippedLexicon();
  const definition = (word: string) => lexicon.definition(lexicon.wordNet.senses(word, "n")[0]!);
  expect(glossOverlap(definition("poodle"), definition("spaniel"))).toBeGreaterThan(
    glossOverlap(definition("poodle"), definition("treaty")),
  );
});
