import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UPOS } from "../upos.ts";
import { bareAlif, chooseVariant, variantFeatures, withoutSigns, withStyle } from "./vocaliser.ts";

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

it("chooses the variant that the next word asks for", () => {
  const [verb, noun, sconj] = ["VERB", "NOUN", "SCONJ"].map((tag) => UPOS.indexOf(tag as "VERB"));
  const weights = new Int8Array(1 << 12);
  const context = { weights, mask: weights.length - 1 };
  const around = (after: number) => ({ before: noun!, after, afterStart: 0 });
  const room = new Int32Array(16);
  for (const [variant, after] of [["أَن", verb!] as const, ["أَنَّ", noun!] as const]) {
    const count = variantFeatures(variant, sconj!, "أن", around(after), room);
    for (let f = 0; f < count; f++) weights[room[f]! & context.mask]! += 1;
  }
  expect(chooseVariant(context, ["أَنَّ", "أَن"], sconj!, "أن", around(verb!))).toBe("أَن");
  expect(chooseVariant(context, ["أَنَّ", "أَن"], sconj!, "أن", around(noun!))).toBe("أَنَّ");
});
