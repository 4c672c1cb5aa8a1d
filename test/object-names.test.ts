import { describe, expect, it } from "vitest";
import { loadAnalyser } from "../src/analysis/index.ts";
import { measures } from "../src/measures/index.ts";
import { LANGUAGES, tokenize } from "../src/text/index.ts";

// Words that every JavaScript object answers to: a table of words kept in a plain object would find them.
const WORDS = [...Object.getOwnPropertyNames(Object.prototype), "__proto__"].flatMap((name) => [
  name,
  name.toLowerCase(),
]);

describe.each(LANGUAGES)("words named like properties of objects, in %s", (language) => {
  it("are tokens like others", () => {
    for (const word of WORDS) {
      const tokens = tokenize(`5 ${word} 3`, { language, clitics: "split" });
      expect(
        tokens.map(({ start, end }) => end > start),
        word,
      ).not.toContain(false);
    }
  });

  it("are analysed like others", async () => {
    const analyser = await loadAnalyser(language);
    for (const word of WORDS) {
      const { tokens, quantities } = analyser.analyse(`5 ${word} 3${word}`);
      for (const { start, end, lemma } of tokens) {
        expect(end, word).toBeGreaterThan(start);
        expect(lemma, word).toEqual(expect.stringMatching(/./su));
      }
      for (const { value } of quantities) if (typeof value === "number") expect(value, word).not.toBeNaN();
    }
  });

  it("are measured like others", () => {
    for (const measure of Object.values(measures)) {
      for (const word of ["__proto__", "constructor"]) {
        const score = measure.score(`5 ${word}`, `${word} 5 x`, { language });
        expect(score >= measure.range[0] && score <= measure.range[1], `${measure.name} ${word}`).toBe(true);
      }
    }
  });
});
