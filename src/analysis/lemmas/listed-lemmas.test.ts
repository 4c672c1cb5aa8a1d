import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UPOS } from "../upos.ts";
import {
  chooseLemma,
  ListedLemmas,
  listKind,
  patternPair,
  readListed,
  rootLetters,
  tagKind,
  writeListed,
} from "./listed-lemmas.ts";

const NOUN = UPOS.indexOf("NOUN");
const VERB = UPOS.indexOf("VERB");
const word = fc.stringMatching(/^[\u0621-\u063a\u0641-\u064a]{1,10}$/);

it.each([
  ["النتائج", "نتج"],
  ["نتيجة", "نتج"],
  ["قصص", "قص"],
  ["قصة", "قص"],
  ["أيام", "م"],
])("root letters of %s", (form, letters) => {
  expect(rootLetters(form)).toBe(letters);
});

describe("listed lemmas", () => {
  const listed = new ListedLemmas(
    new Map([
      ["نتيجة", listKind("n")],
      ["نتاج", listKind("n")],
      ["كتب", listKind("v") | tagKind(VERB)],
      ["كتاب", tagKind(NOUN)],
    ]),
  );

  it("are found by a form with letters changed within", () => {
    expect(listed.near("النتائج", false)).toEqual(["نتاج", "نتيجة"]);
  });

  it("are found behind the consonants of inflection", () => {
    expect(listed.near("كتبت", true)).toContain("كتب");
    expect(listed.near("تكتبين", true)).toContain("كتب");
    expect(listed.near("كتبتم", true)).toContain("كتب");
  });

  it("leave the answer of the scripts where there is nothing to choose", () => {
    const chooser = {
      listed: new ListedLemmas(new Map()),
      table: { weights: new Int8Array(16), mask: 15 },
      common: new Map<number, number>(),
    };
    expect(chooseLemma(chooser, "كتابات", NOUN, 0, [["كتابة", 5]])).toBe("كتابة");
    expect(chooseLemma(chooser, "كتابات", NOUN, 0, [])).toBe("كتابات");
  });

  it("come back from their text", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.integer({ min: 1, max: 1023 }))), (entries) => {
        const kinds = new Map(entries);
        expect(readListed(writeListed(kinds))).toEqual(kinds);
      }),
    );
  });
});

describe("the pattern of a form and its lemma", () => {
  it("is alike for words that are made alike", () => {
    expect(patternPair("نتائج", "نتيجة")).toBe("ففائف ففيفة");
    expect(patternPair("طرائق", "طريقة")).toBe(patternPair("نتائج", "نتيجة"));
    expect(patternPair("الملاعب", "ملعب")).toBe("الففافف فففف");
  });

  it("keeps every letter that is not shared", () => {
    fc.assert(
      fc.property(word, word, (form, lemma) => {
        const [left = "", right = ""] = patternPair(form, lemma).split(" ");
        expect([left.length, right.length]).toEqual([form.length, lemma.length]);
      }),
    );
  });
});
