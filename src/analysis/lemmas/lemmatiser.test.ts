import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyScript, lowerCase, makeScript, readScript } from "./lemmatiser.ts";

describe("edit scripts", () => {
  it.each([
    ["dogs", "dogs", "dog", "0,,1,,l"],
    ["Went", "went", "go", "4,,0,go,l"],
    ["IBM", "ibm", "IBM", "0,,0,,k"],
    ["المدرسة", "المدرسة", "مدرسة", "2,,0,,l"],
    ["kitabı", "kitabı", "kitap", "0,,2,p,l"],
  ])("turn %s into its lemma", (form, lower, lemma, script) => {
    expect(makeScript(form, lower, lemma)).toBe(script);
    expect(applyScript(readScript(script), form, lower)).toBe(lemma);
  });

  it("always lead back to the lemma they were made from", () => {
    const word = fc.stringMatching(/^[a-zçğıöşü]{1,12}$/);
    fc.assert(
      fc.property(word, word, (form, lemma) => {
        expect(applyScript(readScript(makeScript(form, form, lemma)), form, form)).toBe(lemma);
      }),
    );
  });

  it("do not fit shorter forms", () => {
    expect(applyScript(readScript("2,,3,,l"), "abcd", "abcd")).toBeUndefined();
    expect(applyScript(readScript("2,,2,,l"), "abcd", "abcd")).toBeUndefined();
  });
});

it("lowers Turkish capitals", () => {
  expect(lowerCase("ISPARTA İZMİR", "tr")).toBe("ısparta izmir");
  expect(lowerCase("I", "en")).toBe("i");
});
