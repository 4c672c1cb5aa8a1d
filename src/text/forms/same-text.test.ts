import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmptyText, isSameText } from "./same-text.ts";

/** What may differ between texts that a reader takes for the same. */
const unseen = fc.constantFrom("\u200b", "\u00ad", "\u200f", "\u200e", "\u2060", "\ufeff", "\u202b\u202c");
const blanks = fc.constantFrom(" ", "  ", "\t", "\n", "\r\n", "\u00a0", "\u3000", " \u2009");
const word = fc.oneof(
  fc.constantFrom("café", "İstanbul", "كتاب", "آداب", "niño", "👩‍👩‍👧", "Åse", "한국어", "q̣̇", "a", "-"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }).filter((text) => !/[\s\p{Cf}]/u.test(text)),
);
const words = fc.array(word, { minLength: 1, maxLength: 5 });

describe("identical texts", () => {
  it("are identical whatever the white space, the composition of letters and the unseen marks", () => {
    const disguise = fc.tuple(words, fc.infiniteStream(blanks), fc.infiniteStream(unseen), fc.boolean());
    fc.assert(
      fc.property(disguise, ([parts, blank, mark, decomposed]) => {
        const plain = parts.join(" ");
        const spaced = parts.map((part) => part + mark.next().value + blank.next().value).join("");
        const other = decomposed ? spaced.normalize("NFD") : spaced;
        expect(isSameText(plain, other)).toBe(true);
        expect(isSameText(other, plain)).toBe(true);
      }),
    );
  });

  it("are told apart exactly as their seen forms are", () => {
    const seen = (text: string) =>
      text
        .replace(/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "")
        .split(/\s+/)
        .filter((part) => part !== "")
        .join(" ")
        .normalize("NFC");
    // Few letters, so that texts are often nearly the same: the early answer must be the late one's.
    const letter = fc.constantFrom("e", "a", "\u0301", "é", " ", "\u200b", "ا", "\u0653", "آ", "ي", "\u00a0");
    const text = fc.array(letter, { maxLength: 5 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(isSameText(a, b)).toBe(seen(a) === seen(b));
      }),
      { numRuns: 2000 },
    );
  });

  it("differ in case, punctuation, joined emoji and run-together words", () => {
    for (const [a, b] of [
      ["No", "no"],
      ["yes", "yes."],
      ["👩‍👩‍👧", "👩👩👧"],
      ["ice cream", "icecream"],
      ["ab", "abc"],
      ["x²", "x2"],
    ] as const)
      expect(isSameText(a, b), a).toBe(false);
  });
});

describe("an empty text", () => {
  it("holds nothing that can be seen", () => {
    for (const text of ["", " ", "\n\t", "\u00a0", "\u200b", "\ufeff \u200f", "\0", "\u00ad", "\u3164"]) {
      expect(isEmptyText(text), JSON.stringify(text)).toBe(true);
    }
    for (const text of ["a", ".", "é", "م", "👍", "\u200ba", " \u0301", "0"]) {
      expect(isEmptyText(text), JSON.stringify(text)).toBe(false);
    }
  });
});
