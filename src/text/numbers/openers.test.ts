import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../language.ts";
import { mayHoldQuantity } from "./openers.ts";

const ODD = [
  "",
  " ",
  "🙂 🙂",
  "½",
  "I",
  "Team A",
  "\ud800 one",
  "A LA UNA de la tarde",
  "كتاب ٥ kitap",
  "日本語 three",
  "𝟛 apples",
  `${"word ".repeat(3000)}five`,
  "x".repeat(20_000),
];

/** First column of the phrases of all languages, each read as of every language, joined too to make long texts of mixed scripts. */
const phrases = LANGUAGES.flatMap((tag) =>
  readFileSync(new URL(`./fixtures/${tag}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t")[0]!),
);
const texts = [
  ...phrases,
  ...phrases.map((text) => text.replace(/\p{Nd}/gu, "x")),
  phrases.join(" ").replace(/\p{Nd}/gu, "x"),
  ...ODD,
];

/** With patterns: a digit, a fraction, or three words together that may hold a quantity. */
function plainly(text: string, language: (typeof LANGUAGES)[number]): boolean {
  if (/[\p{Nd}\u00bc-\u00be\u2150-\u215e]/u.test(text)) return true;
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}\u0640]*/gu)].map(([word]) => word);
  return words.some((_, k) => mayHoldQuantity(words.slice(Math.max(0, k - 2), k + 1).join(" "), language));
}

it.each(LANGUAGES)("looks at the words of a text as patterns cut it, in %s", (language) => {
  const looks = texts.map((text) => mayHoldQuantity(text, language));
  expect(looks).toEqual(texts.map((text) => plainly(text, language)));
  expect(new Set(looks).size).toBe(2);
});
