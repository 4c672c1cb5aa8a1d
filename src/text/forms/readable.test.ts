import { describe, expect, it } from "vitest";
import { isLoneLetters, isReadable } from "./readable.ts";

describe("isReadable", () => {
  it.each(["A dog.", "İki", "كلب", "7", "iPhone 15 发布", "The firm 北京 opened", "30°", "x"])(
    "%j: yes",
    (text) => {
      expect(isReadable(text)).toBe(true);
    },
  );

  it.each(["", "!!!", "\u{1f600}", "大家好", "Привет", "नमस्ते", "ეს კატა", "ውሻ", "ab 北京", " "])(
    "%j: no",
    (text) => {
      expect(isReadable(text)).toBe(false);
    },
  );
});

it("tells single letters from words", () => {
  for (const text of ["a", "B.", "a b", "x, y"]) expect(isLoneLetters(text), text).toBe(true);
  for (const text of ["", "I am", "7", "a1", "B2B", "!"]) expect(isLoneLetters(text), text).toBe(false);
});
