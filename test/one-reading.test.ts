import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { analyse } from "../src/analysis/index.ts";
import { measures, statedNumbers } from "../src/measures/index.ts";
import { LANGUAGES, readNumbers } from "../src/text/index.ts";

function phrases(language: string): string[] {
  const file = new URL(`../src/text/numbers/fixtures/${language}.tsv`, import.meta.url);
  const rows = readFileSync(file, "utf8").trimEnd().split("\n");
  return rows.map((row) => row.split("\t")[0]!);
}

it.each(LANGUAGES)("a phrase has one reading of its numbers in reader and measures: %s", (language) => {
  for (const text of phrases(language)) {
    const read = readNumbers(text, language);
    for (const stated of statedNumbers(text, language)) expect(read, text).toContainEqual(stated);
    expect(measures["number-overlap"].score(text, text, { language }), text).toBe(1);
  }
});

it.each(LANGUAGES)(
  "and in the analysis, which knows nouns in the dual and verbs besides: %s",
  async (language) => {
    let other = 0;
    const texts = phrases(language).filter((_, k) => k % 5 === 0);
    for (const text of texts) {
      const { quantities } = await analyse(text, language);
      const own = quantities.filter((q) => !(language === "ar" && q.kind === "cardinal" && q.value === 2));
      const read = readNumbers(text, language).filter((q) => own.some((o) => o.span[0] === q.span[0]));
      if (JSON.stringify(own) !== JSON.stringify(read)) other++;
    }
    // A tag of the network may take a number for a verb.
    expect(other).toBeLessThanOrEqual(texts.length * 0.02);
  },
);
