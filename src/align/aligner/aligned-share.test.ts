import { expect, it } from "vitest";
import { loadAnalyser } from "../../analysis/index.ts";
import { alignTexts } from "./align-texts.ts";
import { alignedSums, harmonicShare, pooledShare } from "./aligned-share.ts";
import { alignerText } from "./aligner-text.ts";

const { analyse } = await loadAnalyser("en");

function sums(a: string, b: string, weight?: (form: string) => number) {
  const [x, y] = [alignerText(analyse(a)), alignerText(analyse(b))];
  return alignedSums(x, y, alignTexts(x, y), weight && ((k, text) => weight(text.words[k]!.form)));
}

it("counts content words, as the equations of DLS@CU have it", () => {
  // Two of three content words (big, dog, barks) and two of two (dog, barks): by hand, 2 (2/3) (2/2) / (2/3 + 2/2) = .8
  // (Sultan et al. 2014, equation 3) and (2 + 2) / (3 + 2) = .8 (2015, equation 1).
  const found = sums("The big dog barks.", "A dog barks.");
  expect(found).toEqual({ aligned: [2, 2], all: [3, 2] });
  expect(harmonicShare(found)).toBeCloseTo(0.8, 12);
  expect(pooledShare(found)).toBeCloseTo(0.8, 12);
});

it("weighs the words", () => {
  const found = sums("The big dog barks.", "A dog barks.", (form) => (form === "big" ? 3 : 1));
  expect(pooledShare(found)).toBeCloseTo(4 / 7, 12);
});

it("has no share of opposites", () => {
  expect(sums("The soup is hot.", "The soup is cold.").aligned).toEqual([1, 1]);
});

it("is undefined without content words, 0 where one text has none", () => {
  expect(harmonicShare(sums("the of", "and"))).toBeUndefined();
  expect(pooledShare(sums("", ""))).toBeUndefined();
  expect(harmonicShare(sums("the of", "A dog."))).toBe(0);
  expect(pooledShare(sums("the of", "A dog."))).toBe(0);
});
