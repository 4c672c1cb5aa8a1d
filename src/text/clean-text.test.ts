import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";
import { LANGUAGES } from "./language.ts";

describe("cleanText", () => {
  it.each([
    ["blanks and marks that show nothing", "  A\u200b man \t plays. ", "A man plays"],
    ["quotation marks around the whole", "\u201cA man plays.\u201d", "A man plays"],
    ["quotation marks within", "He said \u00abgo\u00bb.", 'He said "go"'],
    ["apostrophes", "It\u2019s late.", "It's late"],
    ["a full stop at the end", "A man plays.", "A man plays"],
    ["emoji beside words", "A man plays \u{1f3b8}\u{1f44d}\u{1f3fd}", "A man plays"],
    ["flags and families", "Hola \u{1f1ea}\u{1f1f8} \u{1f468}\u200d\u{1f469}\u200d\u{1f467}", "Hola"],
    ["capitals", "A MAN IS PLAYING", "A man is playing"],
    ["marks between thousands", "It has 1,500,000 people.", "It has 1500000 people"],
    ["Title Case", "Five Children Killed in Fire Near Lagos", "Five children killed in fire near lagos"],
  ])("takes off %s", (_what, text, clean) => {
    expect(cleanText(text, "en")).toBe(clean);
  });

  it.each([
    "Is it late?",
    "Run!",
    "Wait...",
    "He lives in the U.S.",
    "New York Times",
    "the dogs' owners",
    "\u{1f600}",
    "Samesay\u2122 5 \u00a9",
    "NATO",
    "",
  ])("leaves %j as it is", (text) => {
    expect(cleanText(text, "en")).toBe(text);
  });

  it("knows Turkish letters and Arabic signs", () => {
    expect(cleanText("ISPARTA'DA KAR YAĞIYOR", "tr")).toBe("Isparta'da kar yağıyor");
    expect(cleanText("السَّلامُ عليكم.", "ar")).toBe("السلام عليكم");
  });

  it("is the same done twice", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.constantFrom(...LANGUAGES, "und"),
        (text, language) => {
          const clean = cleanText(text, language as "und");
          expect(cleanText(clean, language as "und")).toBe(clean);
        },
      ),
    );
  });
});
