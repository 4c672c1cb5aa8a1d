import { describe, expect, it } from "vitest";
import type { Language } from "../language.ts";
import { SPLIT_WORDS, type TokenizeOptions, tokenize, tokenTexts, wordTexts } from "./tokenize.ts";

/** Tokens separated by " | "; kinds other than word and punctuation after a slash. */
function show(text: string, options: TokenizeOptions = {}): string {
  return tokenize(text, options)
    .map((t) => (t.kind === "word" || t.kind === "punctuation" ? t.text : `${t.text}/${t.kind}`))
    .join(" | ");
}

describe("numbers", () => {
  it.each([
    ["1,000.50 or 1.000,50", "1,000.50/number | or | 1.000,50/number"],
    ["١٬٠٠٠ ٣٫٥ ۱۲۳", "١٬٠٠٠/number | ٣٫٥/number | ۱۲۳/number"],
    ["1'000 2’500", "1'000/number | 2’500/number"],
    ["1,2,3", "1/number | , | 2/number | , | 3/number"],
    [
      "-5 (-7) +3 −2 5-10",
      "-5/number | ( | -7/number | ) | +3/number | −2/number | 5/number | - | 10/number",
    ],
    ["1/2 3½ ¾ 24/7", "1/2/number | 3½/number | ¾/number | 24/7/number"],
    ["10:30 23:59:59 3:1", "10:30/time | 23:59:59/time | 3:1/number"],
    ["2024-01-15 15/01/2024 15.1.2024", "2024-01-15/date | 15/01/2024/date | 15.1.2024/date"],
    ["2010–2012", "2010/number | – | 2012/number"],
    ["3rd 1950s COVID-19 UA123 B2B", "3rd | 1950s | COVID-19 | UA123 | B2B"],
    ["5km 10pm 16GB", "5/number | km | 10/number | pm | 16/number | GB"],
    ["US250,000 Rs1.50 .85 cents", "US | 250,000/number | Rs | 1.50/number | .85/number | cents"],
    ["It is 5.", "It | is | 5/number | ."],
    ["v1.2.3 192.168.1.1", "v | 1.2.3/number | 192.168.1.1/number"],
    ["٥٠٪ ١٢/٠١/٢٠٢٤", "٥٠/number | ٪/symbol | ١٢/٠١/٢٠٢٤/date"],
  ])("%s", (text, tokens) => {
    expect(show(text)).toBe(tokens);
  });

  it("money and percentages are a number and a sign", () => {
    expect(show("$1,000 US$5 €5 5€ 25₺ %25 25% £3m")).toBe(
      "$/symbol | 1,000/number | US | $/symbol | 5/number | €/symbol | 5/number | 5/number | €/symbol | " +
        "25/number | ₺/symbol | %/symbol | 25/number | 25/number | %/symbol | £/symbol | 3/number | m",
    );
  });

  it("reads ordinals and spaced groups by language", () => {
    expect(show("19. yüzyıl 2. Ramses III. Selim 2012. Sonra", { language: "tr" })).toBe(
      "19./number | yüzyıl | 2./number | Ramses | III. | Selim | 2012/number | . | Sonra",
    );
    expect(show("1.º y 2ª, n.º 7", { language: "es" })).toBe("1.º/number | y | 2ª | , | n.º | 7/number");
    expect(show("25 000 personas", { language: "es" })).toBe("25 000/number | personas");
    expect(show("25 000 people")).toBe("25/number | 000/number | people");
    expect(show("و50 في عام2030", { language: "ar" })).toBe("و | 50/number | في | عام | 2030/number");
  });
});

describe("addresses and signs", () => {
  it.each([
    ["See https://a.b/c(d)?q=1).", "See | https://a.b/c(d)?q=1/url | ) | ."],
    ["www.example.com, example.co.uk", "www.example.com/url | , | example.co.uk/url"],
    ["(http://x.org/a_(b))", "( | http://x.org/a_(b)/url | )"],
    ["end.Next node.js", "end | . | Next | node.js/url"],
    ["me@x.co.uk @joe a@b", "me@x.co.uk/email | @joe/mention | a | @ | b"],
    ["#tag #1 #كأس_العالم C#", "#tag/hashtag | # | 1/number | #كأس_العالم/hashtag | C | #"],
    ["👩‍👩‍👧‍👦🇹🇷👍🏽1️⃣", "👩‍👩‍👧‍👦/emoji | 🇹🇷/emoji | 👍🏽/emoji | 1️⃣/emoji"],
    ["©️ © ™ ❤️ ✈ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "©️/emoji | ©/symbol | ™/symbol | ❤️/emoji | ✈/emoji | 🏴󠁧󠁢󠁥󠁮󠁧󠁿/emoji"],
    [":-) <3 (note:)", ":-)/emoji | <3/emoji | ( | note | : | )"],
    ["Wait... what?! Yes!!! ==", "Wait | ... | what | ? | ! | Yes | !!! | ==/symbol"],
    ["and/or AT&T a&b", "and | / | or | AT&T | a | & | b"],
    ["日本語 ไทย", "日 | 本 | 語 | ไ | ท | ย"],
  ])("%s", (text, tokens) => {
    expect(show(text)).toBe(tokens);
  });
});

describe("abbreviations", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "Dr. Smith of the U.S. and J. Brown, e.g. here.",
      "Dr. | Smith | of | the | U.S. | and | J. | Brown | , | e.g. | here | .",
    ],
    ["en", "No. I see No. 5.", "No | . | I | see | No. | 5/number | ."],
    [
      "en",
      "Sen. Feingold, D-Wis., and the U.S.-led war",
      "Sen. | Feingold | , | D-Wis. | , | and | the | U.S.-led | war",
    ],
    ["es", "El Sr. Pérez de EE.UU., a. C.", "El | Sr. | Pérez | de | EE.UU. | , | a. | C | ."],
    ["tr", "Prof. Dr. Ali Bey, vb. T.C. A.Ş.", "Prof. | Dr. | Ali | Bey | , | vb. | T.C. | A.Ş."],
    ["ar", "د. أحمد هنا.", "د. | أحمد | هنا | ."],
  ])("%s: %s", (language, text, tokens) => {
    expect(show(text, { language })).toBe(tokens);
  });
});

describe("clitics and hyphens", () => {
  it("are kept whole by default", () => {
    expect(show("can't John's rock'n'roll well-known 5-year-old don’t")).toBe(
      "can't | John's | rock'n'roll | well-known | 5-year-old | don’t",
    );
    expect(show("Ankara'da 1990'da", { language: "tr" })).toBe("Ankara'da | 1990'da/number");
  });

  it("are split on request", () => {
    // NLTK 3.10.4 TreebankWordTokenizer gives the same pieces, but for the quotes around 'hello'.
    expect(
      tokenTexts("I can't, shouldn't've, cannot; John's dogs' 'hello' we'll", { clitics: "split" }),
    ).toEqual([
      "I",
      "ca",
      "n't",
      ",",
      "should",
      "n't",
      "'ve",
      ",",
      "can",
      "not",
      ";",
      "John",
      "'s",
      "dogs",
      "'",
      "'",
      "hello",
      "'",
      "we",
      "'ll",
    ]);
    expect(tokenTexts("Ankara'da 1990’da", { language: "tr", clitics: "split" })).toEqual([
      "Ankara",
      "'da",
      "1990",
      "’da",
    ]);
    expect(tokenTexts("well-known 5-year-old", SPLIT_WORDS)).toEqual([
      "well",
      "-",
      "known",
      "5",
      "-",
      "year",
      "-",
      "old",
    ]);
    expect(tokenTexts("@joe's U.S.'s 90's", SPLIT_WORDS)).toEqual(["@joe", "'s", "U.S.", "'s", "90", "'s"]);
  });
});

it("gives offsets into the original text", () => {
  const text = "  ¡Hola,  “Ñandú” 👍🏽!";
  for (const token of tokenize(text, { language: "es" }))
    expect(text.slice(token.start, token.end)).toBe(token.text);
  expect(tokenize("a  b")[1]).toEqual({ text: "b", start: 3, end: 4, kind: "word" });
});

it("gives what docs/text.md shows", () => {
  expect(tokenize("He paid $1,000.50!").map((t) => [t.text, t.kind, t.start, t.end])).toEqual([
    ["He", "word", 0, 2],
    ["paid", "word", 3, 7],
    ["$", "symbol", 8, 9],
    ["1,000.50", "number", 9, 17],
    ["!", "punctuation", 17, 18],
  ]);
});

it("skips invisible characters around words and keeps them inside", () => {
  expect(tokenTexts("\ufeffhello\u200f, so\u00adft")).toEqual(["hello", ",", "so\u00adft"]);
});

it("gives empty lists for blank texts and survives unpaired surrogates", () => {
  expect(tokenize("")).toEqual([]);
  expect(tokenize(" \u00a0\u0000\u200b")).toEqual([]);
  expect(tokenTexts("a\ud800b")).toEqual(["a", "\ud800", "b"]);
});

it("leaves punctuation out of word lists", () => {
  expect(wordTexts("Yes, 5 % 👍 of (it)!")).toEqual(["Yes", "5", "%", "👍", "of", "it"]);
});
