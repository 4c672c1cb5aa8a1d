import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  characterNgrams,
  cliticStarts,
  codePoints,
  foldCase,
  LANGUAGES,
  matchForm,
  normalizeArabic,
  normalizeText,
  splitSentences,
  stem,
  type TokenizeOptions,
  tokenize,
  whitespaceTokens,
  wordNgrams,
} from "../src/text/index.ts";

const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 10 }),
  fc.string({ unit: "grapheme", maxLength: 10 }),
  fc.constantFrom(
    "Dr.",
    "U.S.",
    "don't",
    "Ankara'da",
    "1,000.50",
    "1,2,3",
    "10:30",
    "2024-01-15",
    "25 000",
    "3½",
    "-5",
    "%",
    "$",
    "https://a.b/c?d=(e)",
    "a@b.co",
    "@x",
    "#y_z",
    "👩‍👩‍👧",
    "🇹🇷",
    "👍🏽",
    "1️⃣",
    "❤️",
    ":-)",
    "<3",
    "...",
    "¿",
    "؟",
    "،",
    "«",
    "”",
    "كِتَاب",
    "ـ",
    "٣٫٥",
    "و50",
    "İ",
    "ı",
    "I\u0307",
    "ß",
    "e\u0301",
    "\u0301",
    "\u200d",
    "\u200f",
    "\ufeff",
    "\u00ad",
    "\ud83d",
    "\udc00",
    "\n\n",
    " ",
    "\u00a0",
    "\u0000",
    "日本",
    "well-known",
    "AT&T",
    "km²",
    "n.º",
    "19.",
    "III.",
    "'",
    "-",
    ".",
    "&",
    "_",
  ),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
const language = fc.constantFrom(...LANGUAGES);
const options: fc.Arbitrary<TokenizeOptions> = fc.record({
  language,
  clitics: fc.constantFrom("whole", "split"),
  hyphens: fc.constantFrom("whole", "split"),
});
const RUNS = { numRuns: 1500, seed: 7 };

/** White space, control and default-ignorable characters may lie outside tokens; nothing else may. */
const MAY_BE_SKIPPED = /^[\s\u0085\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]*$/u;

describe("tokenize", () => {
  it("gives ascending pieces of the text that cover all that can be seen", () => {
    fc.assert(
      fc.property(text, options, (original, how) => {
        let at = 0;
        for (const token of tokenize(original, how)) {
          expect(token.start).toBeGreaterThanOrEqual(at);
          expect(token.end).toBeGreaterThan(token.start);
          expect(original.slice(token.start, token.end)).toBe(token.text);
          expect(original.slice(at, token.start)).toMatch(MAY_BE_SKIPPED);
          expect(token.text).not.toMatch(MAY_BE_SKIPPED);
          at = token.end;
        }
        expect(at).toBeLessThanOrEqual(original.length);
        expect(original.slice(at)).toMatch(MAY_BE_SKIPPED);
      }),
      RUNS,
    );
  });

  it("never cuts a surrogate pair", () => {
    fc.assert(
      fc.property(text, options, (original, how) => {
        const inside = (at: number) => at > 0 && original.codePointAt(at - 1)! > 0xffff;
        for (const token of tokenize(original, how)) {
          expect(inside(token.start)).toBe(false);
          expect(inside(token.end)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it("splits no more and no less when the text is put among others", () => {
    fc.assert(
      fc.property(text, options, (original, how) => {
        const alone = tokenize(original, how).map((token) => token.text);
        const after = tokenize(`word, ${original}`, how).map((token) => token.text);
        expect(after.slice(2)).toEqual(alone);
      }),
      RUNS,
    );
  });
});

describe("splitSentences", () => {
  it("gives ascending pieces that cover all but white space", () => {
    fc.assert(
      fc.property(text, language, (original, lang) => {
        let at = 0;
        for (const sentence of splitSentences(original, { language: lang })) {
          expect(sentence.start).toBeGreaterThanOrEqual(at);
          expect(original.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(original.slice(at, sentence.start)).toMatch(/^[\s\u0085]*$/);
          expect(sentence.text).toMatch(/^[^\s\u0085]/);
          at = sentence.end;
        }
        expect(original.slice(at)).toMatch(/^[\s\u0085]*$/);
      }),
      RUNS,
    );
  });
});

describe("normalising", () => {
  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(text, language, (original, lang) => {
        const normal = normalizeText(original);
        expect(normalizeText(normal)).toBe(normal);
        const arabic = normalizeArabic(original);
        expect(normalizeArabic(arabic)).toBe(arabic);
        const folded = foldCase(original, lang);
        expect(foldCase(folded, lang)).toBe(folded);
        const form = matchForm(original, lang);
        expect(matchForm(form, lang)).toBe(form);
      }),
      RUNS,
    );
  });

  it("gives canonically equivalent texts one match form, in any case", () => {
    fc.assert(
      fc.property(text, language, (original, lang) => {
        expect(matchForm(original.normalize("NFD"), lang)).toBe(matchForm(original.normalize("NFC"), lang));
      }),
      RUNS,
    );
  });

  it("leaves no unpaired surrogate", () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(normalizeText(original)).not.toMatch(/\p{Surrogate}/u);
      }),
      RUNS,
    );
  });
});

describe("n-grams, stems, white-space tokens", () => {
  it("n-grams are as many as there are places for them", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 6 }), (original, n) => {
        const characters = codePoints(original);
        expect(String.fromCodePoint(...characters)).toBe(original);
        const grams = characterNgrams(original, n);
        expect(grams).toHaveLength(Math.max(0, characters.length - n + 1));
        for (const gram of grams) expect(original).toContain(gram);
        const tokens = whitespaceTokens(original);
        expect(wordNgrams(tokens, n)).toHaveLength(Math.max(0, tokens.length - n + 1));
      }),
      RUNS,
    );
  });

  it("white-space tokens are those of a split on the same characters", () => {
    fc.assert(
      fc.property(text, (original) => {
        const expected = original
          .split(/[\s\u0085\u001c-\u001f]+/)
          .filter((part) => part !== "" && part !== "\ufeff");
        const tokens = whitespaceTokens(original).flatMap((token) =>
          token.split("\ufeff").filter((part) => part !== ""),
        );
        expect(tokens).toEqual(expected);
      }),
      RUNS,
    );
  });

  it("stems and clitic cuts exist for any word", () => {
    fc.assert(
      fc.property(text, language, (word, lang) => {
        expect(typeof stem(word, lang)).toBe("string");
        let last = 0;
        for (const cut of cliticStarts(word, lang)) {
          expect(cut).toBeGreaterThan(last);
          expect(cut).toBeLessThan(word.length);
          last = cut;
        }
      }),
      RUNS,
    );
  });
});

describe("100,000 characters without a blank", () => {
  const PIECES = [
    "a",
    "1",
    "é",
    "e\u0301",
    "ا",
    "日",
    "😀",
    "👩‍",
    "\ud800",
    "\u0301",
    "\u200d",
    "@",
    "#",
    "'",
    "-",
    ".",
    ",",
    ":",
    "/",
    "(",
    "&",
    "_",
    "$",
    "a@",
    "a.",
    "a'",
    "a-",
    "1,",
    "1.",
    "1:",
    "1/",
    "1'",
    "a.b.",
    "ab.",
    "No.",
    "U.S.",
    "http://",
    "www.a.",
    "a@b.",
    ".a",
    ":)",
    "x1",
    "1x",
    "I",
    "İ",
    "I\u0307",
    "¿",
    "؟",
    "م1",
    "'s",
    "n't",
    "!",
    "…",
    "\n",
    '."',
    "!'",
    "\n\t",
    "…)",
    "ma",
    "\n  ",
    "\u0327",
    "I\u0327",
  ];

  it.each(PIECES)("%j repeated: time grows with the length, not with its square", (part) => {
    const repeated = part.repeat(Math.ceil(100_000 / part.length));
    for (const lang of LANGUAGES) {
      // What follows a run decides whether patterns must look back over it.
      const long = lang === "en" ? `${repeated}x` : lang === "es" ? `${repeated} x` : repeated;
      const started = performance.now();
      tokenize(long, { language: lang, clitics: "split", hyphens: "split" });
      if (lang === "en") tokenize(long);
      splitSentences(long, { language: lang });
      matchForm(long, lang);
      stem(long, lang);
      expect(performance.now() - started).toBeLessThan(6000);
    }
  });
});
