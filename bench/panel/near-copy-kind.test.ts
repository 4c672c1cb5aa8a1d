import { expect, it } from "vitest";
import { nearCopyKind } from "./near-copy-kind.ts";

const opposites = new Set(["open closed", "closed open"]);

it.each([
  ["Three men sat.", "Two men sat.", "number"],
  ["It fell 3.5 percent.", "It fell 4 percent.", "number"],
  ["The shop is open.", "The shop is closed.", "opposite"],
  ["A man is playing.", "A woman is playing", "man/woman"],
  ["A red car stops.", "A blue car stops.", "colour"],
  ["A boy runs.", "A man runs.", "age"],
  ["He went to Paris today.", "He went to London today.", "name"],
  ["A man is playing a guitar", "There is no man playing a guitar", "negation"],
  ["He did come.", "He didn't come.", "negation"],
  ["She can't swim.", "She can swim.", "negation"],
  ["A man eats an apple.", "The man eats apple.", "article"],
  ["The dog chased the cat.", "The cat chased the dog.", "order"],
  ["A dog runs.", "A big dog runs.", "one word added"],
  ["A dog runs fast.", "A dog swims fast.", "other word"],
  ["Paris is big.", "London is big.", "other word"],
  ["A dog runs.", "a dog runs", undefined],
  ["A dog runs fast.", "The cat swims fast.", undefined],
] as const)("%j and %j: %s", (a, b, kind) => {
  expect(nearCopyKind(a, b, opposites)).toBe(kind);
  expect(nearCopyKind(b, a, opposites)).toBe(kind);
});
