import { expect, it } from "vitest";
import { characterNgrams, codePoints, countItems, wordNgrams } from "./ngrams.ts";

it("counts an emoji outside the basic plane as one character", () => {
  expect(characterNgrams("añ😀b", 2)).toEqual(["añ", "ñ😀", "😀b"]);
  expect(characterNgrams("abc", 3)).toEqual(["abc"]);
  expect(characterNgrams("ab", 3)).toEqual([]);
  expect(characterNgrams("ab", 3, { padding: 1 })).toEqual([" ab", "ab "]);
  expect(codePoints("a😀\ud800")).toEqual([0x61, 0x1f600, 0xd800]);
});

it("keeps word n-grams of different words apart", () => {
  expect(wordNgrams(["a", "b", "a"], 1)).toEqual(["a", "b", "a"]);
  expect(wordNgrams(["a", "b", "a"], 2)).toHaveLength(2);
  expect(wordNgrams(["a b", "c"], 2)).not.toEqual(wordNgrams(["a", "b c"], 2));
  expect(wordNgrams(["a"], 2)).toEqual([]);
});

it("counts", () => {
  expect([...countItems(["b", "a", "b"])]).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});
