import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bareAlif, withoutSigns, withStyle } from "./vocaliser.ts";

describe("the two ways to write a lemma's alif", () => {
  it.each([
    ["كِتَاب", "كِتاب", "كِتَاب", "كِتاب"],
    ["ٱِسم", "اِسم", "اِسم", "ٱِسم"],
    ["اِنتِقَال", "اِنتِقال", "اِنتِقَال", "ٱِنتِقال"],
    ["فَنَّان", "فَنّان", "فَنَّان", "فَنّان"],
    ["كان", "كان", "كَان", "كان"],
    ["مَكتَب", "مَكتَب", "مَكتَب", "مَكتَب"],
  ])("%s", (lemma, bare, full, scant) => {
    expect(bareAlif(lemma)).toBe(bare);
    expect(withStyle(bare, true)).toBe(full);
    expect(withStyle(bare, false)).toBe(scant);
  });

  it("change no letter", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\u0621-\u063a\u0641-\u0652\u0671]{1,12}$/),
        fc.boolean(),
        (word, full) => {
          expect(withoutSigns(withStyle(bareAlif(word), full))).toBe(withoutSigns(word));
        },
      ),
    );
  });
});
