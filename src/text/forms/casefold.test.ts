import { expect, it } from "vitest";
import { equalIgnoringCase, foldCase } from "./casefold.ts";

it("folds the Turkish i with and without dot under Turkish only", () => {
  expect(foldCase("İSTANBUL", "tr")).toBe("istanbul");
  expect(foldCase("LARI", "tr")).toBe("ları");
  expect(foldCase("IĞDIR Iğdır ığdır", "tr")).toBe("ığdır ığdır ığdır");
  expect(equalIgnoringCase("İSTANBUL", "istanbul", "tr")).toBe(true);
  expect(equalIgnoringCase("İSTANBUL", "istanbul", "en")).toBe(false);
  expect(equalIgnoringCase("LARI", "ları", "en")).toBe(false);
  expect(equalIgnoringCase("LARI", "lari", "en")).toBe(true);
});

it("repairs a dotted i that came in two parts, as toLowerCase and NFD leave it", () => {
  expect(foldCase("İstanbul".toLowerCase(), "tr")).toBe("istanbul");
  expect(foldCase("İstanbul".normalize("NFD"), "tr")).toBe("istanbul");
  // A cedilla below does not come between the letter and its dot.
  expect(foldCase("I\u0327\u0307", "tr")).toBe("i\u0327");
});

it.each([
  // Python 3.11 str.casefold (Unicode 14); every code point was compared once, see docs/text.md.
  ["Straße", "strasse"],
  ["STRAẞE", "strasse"],
  ["ΌΣΟΣ", "όσοσ"],
  ["ﬁnal ﬄ", "final ffl"],
  ["\u0149 \u01f0", "\u02bcn j\u030c"],
  ["ſ K Å µ", "s k å μ"],
  ["\u1fb3 \u1fbc \u1ff7", "\u03b1\u03b9 \u03b1\u03b9 \u03c9\u0342\u03b9"],
  ["և", "եւ"],
  ["İ", "i̇"],
  ["ı", "ı"],
  ["𐐀", "𐐨"],
])("folds %s fully", (text, folded) => {
  expect(foldCase(text)).toBe(folded);
});

it("folds Spanish capitals with accents and leaves scripts without case alone", () => {
  expect(equalIgnoringCase("ÑANDÚ", "ñandú", "es")).toBe(true);
  expect(equalIgnoringCase("ANO", "AÑO", "es")).toBe(false);
  expect(foldCase("كتاب 日本 😀", "ar")).toBe("كتاب 日本 😀");
});
