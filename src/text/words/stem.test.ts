import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../language.ts";
import { stem } from "./stem.ts";

/** language, word, stem by PyPI snowballstemmer 2.2.0: the 3000 most frequent words of each language in Tatoeba, NTREX and STS texts. */
const path = new URL("../../../test/fixtures/text/snowball-stems.tsv.gz", import.meta.url);
const rows = gunzipSync(readFileSync(path))
  .toString("utf8")
  .trimEnd()
  .split("\n")
  .map((row) => row.split("\t"));

describe.each(LANGUAGES)("%s", (language) => {
  it("agrees with Snowball on 3000 words", () => {
    const own = rows.filter((row) => row[0] === language);
    expect(own).toHaveLength(3000);
    const wrong = own.filter(([, word, expected]) => stem(word!, language) !== expected);
    expect(wrong).toEqual([]);
  });
});

it.each<[Language, string, string]>([
  ["en", "RUNNING", "run"],
  ["en", "John’s", "john"],
  ["tr", "İstanbul’da", stem("istanbul", "tr")],
  ["tr", "O'Brien'ın", "o'brien"],
  ["en", "", ""],
  ["es", "x".repeat(100), "x".repeat(100)],
])("%s: %s", (language, word, expected) => {
  expect(stem(word, language)).toBe(expected);
});
