import { describe, expect, it } from "vitest";
import { stemKey } from "../../text/words/stem-key.ts";
import { Lexicon } from "../lexicon.ts";
import { shippedLexicon } from "../shipped-lexicon.ts";

const lexicon = shippedLexicon();

describe("frequencies", () => {
  // wordfreq 3.1.1: word_frequency(word, language, "large"; "small" for Turkish). Spanish "perro" and the like may gain a
  // little here, where forms that meet in match form are added up.
  it.each([
    ["en", "the", 0.0537],
    ["en", "guitar", 3.02e-5],
    ["es", "perro", 7.94e-5],
    ["tr", "köpek", 9.55e-5],
  ] as const)("of %s: %s", (language, word, share) => {
    expect(lexicon.frequencies(language).share(word) / share).toBeCloseTo(1, 1);
  });

  it("gives words that are not listed what the rarest have", () => {
    const english = lexicon.frequencies("en");
    expect(english.size).toBe(28_000);
    expect(english.has("qwertyuiop")).toBe(false);
    expect(english.share("qwertyuiop")).toBeLessThan(2e-6);
    expect(english.information("qwertyuiop")).toBeGreaterThan(english.information("guitar"));
  });

  it("idf: -ln of the chance that a text of 20 words holds the word", () => {
    const english = lexicon.frequencies("en");
    // Python: -math.log(1 - (1 - word_frequency(word, "en", "large")) ** 20)
    expect(english.idf("the")).toBeCloseTo(0.4028, 2);
    expect(english.idf("guitar")).toBeCloseTo(7.4122, 1);
  });
});

describe("synonyms and translations", () => {
  it.each([
    ["es", "coche", "automóvil"],
    ["tr", "cevap", "yanıt"],
    ["ar", "سيارة", "مركبة"],
  ] as const)("%s: %s and %s are synonyms", (language, a, b) => {
    const synonyms = lexicon.synonyms(language);
    expect([...synonyms.of(stemKey(a, language))]).toContain(stemKey(b, language));
    expect(synonyms.has(stemKey(b, language), stemKey(a, language))).toBe(true);
  });

  it.each([
    ["es", "perro", "dog"],
    ["tr", "köpek", "dog"],
    ["ar", "كلب", "dog"],
  ] as const)("%s: %s is %s", (language, word, english) => {
    const [first] = lexicon.translations(language).of(stemKey(word, language));
    expect(first!.word).toMatch(new RegExp(`^${english}`));
    expect(first!.share).toBeGreaterThan(0.5);
  });
});

describe("files that are missing or damaged", () => {
  it("are named, with what would do", () => {
    const empty = new Lexicon(() => undefined, "somewhere");
    const rebuild = /install samesay anew, or rebuild it as docs\/lexicon\.md says/;
    expect(() => empty.wordNet).toThrow(/^somewhere\/wordnet\.bin: no such file/);
    expect(() => empty.translations("tr")).toThrow(/^somewhere\/translations-tr\.bin: no such file/);
    expect(() => empty.wordNet).toThrow(rebuild);
    const damaged = new Lexicon(() => new Uint8Array([31, 139, 8, 0, 1, 2, 3]), "somewhere");
    expect(() => damaged.frequencies("es")).toThrow(/^somewhere\/frequencies-es\.bin: damaged \(/);
    expect(() => damaged.frequencies("es")).toThrow(rebuild);
  });
});
