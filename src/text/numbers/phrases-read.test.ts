import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language.ts";
import { describeQuantity } from "./fixtures/describe.ts";
import { readNumbers } from "./read-numbers.ts";

/**
 * A phrase, its quantities as `describeQuantity` writes them, and whether it was written before the reader or after it
 * was finished. By hand, after dictionaries and grammars of the languages.
 */
function phrases(language: string): [text: string, quantities: string][] {
  const rows = readFileSync(new URL(`./fixtures/${language}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return rows.map((row) => row.split("\t").slice(0, 2) as [string, string]);
}

describe.each(LANGUAGES)("quantities in %s", (language) => {
  it("are what the phrases say", () => {
    const read = (text: string) => readNumbers(text, language);
    const rows = phrases(language);
    expect(rows.map(([text]) => `${text} = ${read(text).map(describeQuantity).join("; ")}`)).toEqual(
      rows.map(([text, quantities]) => `${text} = ${quantities}`),
    );
  });

  it("have their places in the text, in order, not overlapping", () => {
    for (const [text] of phrases(language)) {
      let end = 0;
      for (const q of readNumbers(text, language)) {
        expect(text.slice(...q.span)).toBe(q.text);
        expect(q.span[0]).toBeGreaterThanOrEqual(end);
        end = q.span[1];
      }
    }
  });
});
