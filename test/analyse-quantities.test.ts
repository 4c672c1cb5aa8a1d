import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findQuantities, type Quantity } from "../src/text/analysis/index.ts";
import { isLanguage, LANGUAGES, tokenize } from "../src/text/index.ts";

/** language, text, what is meant: "kind value unit", several joined by "; ". Written by hand. */
const CASES = readFileSync(new URL("./fixtures/analysis/quantities.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t") as [string, string, string]);

function describeQuantity(q: Quantity): string {
  if (q.kind === "code") return `code ${q.text}`;
  return [q.kind, q.date ?? q.value, ...(q.unit === undefined || q.kind === "percent" ? [] : [q.unit])].join(
    " ",
  );
}

function found(language: string, text: string): string {
  if (!isLanguage(language)) throw new Error(language);
  const tokens = tokenize(text, {
    language,
    clitics: language === "en" ? "split" : "whole",
    hyphens: "split",
  });
  return findQuantities(text, tokens, language).map(describeQuantity).join("; ");
}

describe.each(LANGUAGES)("quantities in %s", (language) => {
  const cases = CASES.filter((c) => c[0] === language);
  it("are read rightly in 97 % of the hand-written cases", () => {
    const wrong = cases.filter(([, text, wanted]) => found(language, text) !== wanted);
    const list = wrong.map(
      ([, text, wanted]) => `${text} wanted [${wanted}] found [${found(language, text)}]`,
    );
    expect(cases.length).toBeGreaterThanOrEqual(70);
    expect(list.length, list.join("\n")).toBeLessThanOrEqual(Math.floor(cases.length * 0.03));
  });
});

it("keeps offsets into the original text", () => {
  for (const [language, text] of CASES) {
    if (!isLanguage(language)) continue;
    for (const q of findQuantities(text, tokenize(text, { language, hyphens: "split" }), language)) {
      expect(text.slice(q.start, q.end)).toBe(q.text);
    }
  }
});
