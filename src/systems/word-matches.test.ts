import { describe, expect, it } from "vitest";
import { disorder, matchWords, restsOf, sharedShare, sharesOf } from "./word-matches.ts";

const same = (x: string, y: string) => x === y;

describe("matching words", () => {
  it("pairs each word once, earlier ones first", () => {
    expect(matchWords(["a", "b", "a"], ["a", "a", "c"], same)).toEqual([
      [0, 0],
      [2, 1],
    ]);
    expect(matchWords([], ["a"], same)).toEqual([]);
  });

  it("leaves over what has no equal, in order", () => {
    const [left, right] = [
      ["the", "old", "dog"],
      ["dog", "barks"],
    ];
    expect(restsOf(left, right, matchWords(left, right, same))).toEqual([["the", "old"], ["barks"]]);
  });

  it("counts pairs of words that changed places", () => {
    // Of dog-bites, dog-man, bites-man all three are turned in "man bites dog".
    expect(disorder(matchWords(["dog", "bites", "man"], ["man", "bites", "dog"], same))).toBe(1);
    expect(disorder(matchWords(["a", "b", "c"], ["b", "a", "c"], same))).toBeCloseTo(1 / 3, 12);
    expect(disorder([[0, 0]])).toBe(0);
  });

  it("tells what agrees, what clashes and what is extra", () => {
    expect(sharesOf([1, 2], [2, 3], Object.is)).toEqual([0.5, 0.5, 0]);
    expect(sharesOf([1, 2], [1], Object.is)).toEqual([0.5, 0, 0.5]);
    expect(sharesOf([], [], Object.is)).toEqual([0, 0, 0]);
  });

  it("counts different words only, and nothing as all in common", () => {
    expect(sharedShare(["a", "a", "b"], ["a"])).toBeCloseTo(2 / 3, 12);
    expect(sharedShare([], [])).toBe(1);
  });
});
