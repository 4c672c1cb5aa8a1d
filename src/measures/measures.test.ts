import { describe, expect, it } from "vitest";
import {
  informationContent,
  inverseDocumentFrequency,
  type MeasureName,
  measures,
  softSizes,
  tfidfCosine,
  tversky,
  weightedOverlap,
} from "./index.ts";
import { harmonicCoverage } from "./overlap/ngram-overlap.ts";

const score = (name: MeasureName, a: string, b: string) => measures[name].score(a, b);

describe("published examples", () => {
  it.each([
    // Winkler, Overview of record linkage and current research directions, US Census Bureau 2006
    ["MARTHA", "MARHTA", 0.944, 0.961],
    ["DWAYNE", "DUANE", 0.822, 0.84],
    ["DIXON", "DICKSONX", 0.767, 0.813],
  ])("Jaro and Jaro-Winkler of %s and %s", (a, b, jaro, winkler) => {
    expect(score("jaro", a, b)).toBeCloseTo(jaro, 3);
    expect(score("jaro-winkler", a, b)).toBeCloseTo(winkler, 3);
  });

  it("a swap with something between: 2 edits unrestricted, 3 as optimal string alignment", () => {
    // Boytsov 2011
    expect(score("damerau-levenshtein", "ca", "abc")).toBeCloseTo(1 - 2 / 3, 12);
    expect(score("damerau-osa", "ca", "abc")).toBe(0);
  });
});

describe("worked by hand from the formulas", () => {
  it("token cosine: two of four and three tokens shared", () => {
    expect(score("token-cosine", "A man is playing", "a man is")).toBeCloseTo(2 / Math.sqrt(12), 15);
    expect(score("token-cosine", "a a b", "a b b")).toBe(1);
    const long = Array.from({ length: 40 }, (_, k) => `w${k}`);
    expect(score("token-cosine", long.join(" "), long.slice(10).join(" "))).toBeCloseTo(
      30 / Math.sqrt(1200),
      15,
    );
  });

  it("n-gram overlap: harmonic mean of 3/6 and 3/5", () => {
    expect(score("ngram-overlap-1", "A man is playing a guitar.", "A man plays the guitar!")).toBeCloseTo(
      6 / 11,
      15,
    );
    expect(score("ngram-overlap-2", "one", "one")).toBe(1);
    expect(score("ngram-overlap-2", "one", "two")).toBe(0);
    expect(score("ngram-overlap-2", "one", "one two")).toBe(0);
  });

  it("coverage of an empty list is what the caller says: TakeLab says 1", () => {
    expect(harmonicCoverage([], ["a"])).toBe(0);
    expect(harmonicCoverage([], ["a"], 1)).toBe(1);
    expect(harmonicCoverage([], [])).toBe(1);
  });

  it("weighted overlap: 3 of 6 and 3 of 4", () => {
    const weights: Readonly<Record<string, number>> = { the: 1, cat: 2, dog: 3, of: 0 };
    const measure = weightedOverlap("w", { weight: (word) => weights[word] ?? 0, weightName: "test" });
    // p = (1 + 2) / (1 + 2 + 3) = 1/2, r = 3 / (1 + 2 + 1) = 3/4, 2pr/(p + r) = 0.6
    expect(measure.score("the cat dog", "the the cat of")).toBeCloseTo(0.6, 15);
    expect(measure.score("of", "of")).toBe(1);
    expect(measure.score("of", "unknown")).toBe(0);
  });

  it("weighted bigrams weigh the sum of their words", () => {
    const weights: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3, d: 4 };
    const measure = weightedOverlap("w2", { weight: (word) => weights[word]!, n: 2, weightName: "test" });
    // ab = 3, bc = 5 against bc = 5, cd = 7: 2 × 5 / (8 + 12)
    expect(measure.score("a b c", "b c d")).toBeCloseTo(0.5, 15);
    expect(measure.score("a", "a")).toBe(1);
    expect(measure.score("a", "b")).toBe(0);
  });

  it("tf-idf cosine", () => {
    // numpy 2.4.6: x = [2, 2, 0], y = [1, 0, 3]; x @ y / (norm(x) * norm(y)) = 0.22360679774997896
    const weights: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3 };
    const measure = tfidfCosine("t", { weight: (word) => weights[word]!, weightName: "test" });
    expect(measure.score("a a b", "a c")).toBeCloseTo(0.22360679774997896, 15);
  });

  it("word weights", () => {
    const idf = inverseDocumentFrequency(["A red car", "a blue car", "a boat", "A car"]);
    expect(idf("a", "en")).toBe(0);
    expect(idf("car", "en")).toBeCloseTo(Math.log(4 / 3), 15);
    expect(idf("unseen", "en")).toBeCloseTo(Math.log(4), 15);
    expect(inverseDocumentFrequency([])("x", "en")).toBe(0);
    const ic = informationContent(
      new Map([
        ["the", 900],
        ["cat", 90],
        ["rare", 10],
        ["once", 1],
      ]),
    );
    expect(ic("the", "en")).toBeCloseTo(Math.log(1001 / 900), 15);
    expect(ic("rare", "en")).toBeCloseTo(Math.log(100.1), 15);
    expect(ic("once", "en")).toBe(0);
    expect(ic("unseen", "en")).toBe(0);
  });

  it("Tversky's special cases", () => {
    const [a, b] = ["a b c d", "c d e"];
    expect(tversky("j", { unit: "tokens", alpha: 1, beta: 1 }).score(a, b)).toBe(
      score("token-jaccard", a, b),
    );
    expect(tversky("d", { unit: "tokens", alpha: 0.5, beta: 0.5 }).score(a, b)).toBe(
      score("token-dice", a, b),
    );
    expect(tversky("c", { unit: "tokens", alpha: 1, beta: 0 }).score(a, b)).toBe(
      score("token-containment", a, b),
    );
    expect(score("token-tversky", a, b)).toBeCloseTo(2 / (2 + 0.8 * 2 + 0.2 * 1), 15);
  });

  it("longest common parts", () => {
    expect(score("longest-common-substring", "abcdef", "zabcy")).toBeCloseTo(3 / 6, 15);
    expect(score("word-longest-common-substring", "the big red dog ran", "a big red cat")).toBeCloseTo(
      2 / 5,
      15,
    );
    expect(score("longest-common-subsequence", "abcde", "ace")).toBeCloseTo(9 / 15, 15);
    expect(score("word-longest-common-subsequence", "a b c d e", "a c e")).toBeCloseTo(9 / 15, 15);
    expect(score("word-diff-ratio", "a b c d e", "a c e")).toBeCloseTo(6 / 8, 15);
  });

  it("tiles: longest first, each word once, reordered phrases found", () => {
    // "the cat sat" (3), then "on mat" (2): 2 × 5 / 10
    expect(score("greedy-string-tiling-1", "on mat the cat sat", "the cat sat on mat")).toBe(1);
    expect(score("greedy-string-tiling-3", "on mat the cat sat", "the cat sat on mat")).toBeCloseTo(0.6, 15);
    expect(score("greedy-string-tiling-2", "a b x b c", "a b c")).toBeCloseTo((2 * 2) / 8, 15);
    expect(score("greedy-string-tiling-1", "a a", "a")).toBeCloseTo(2 / 3, 15);
  });

  it("positional n-grams: |x| / (1 + 0.1 ln(1 + D))", () => {
    // a: "red cats" and, three words on, "here"; b: the same, one word on.
    const far = (2 + 1 / (1 + 0.1 * Math.log(4))) / 6;
    const near = (2 + 1 / (1 + 0.1 * Math.log(2))) / 4;
    const value = score("positional-ngram", "red cats x y z here", "red cats w here");
    expect(value).toBeCloseTo((far + near) / 2, 15);
  });

  it("soft cardinality: equal words count once, unrelated words one each", () => {
    expect(softSizes(["cat"], ["dog"], "en")).toEqual({ left: 1, right: 1, union: 2, shared: 0 });
    expect(softSizes(["cat", "cat"], ["cat"], "en")).toEqual({ left: 1, right: 1, union: 1, shared: 1 });
    expect(score("soft-cardinality", "he runs", "he running")).toBeGreaterThan(
      score("word-dice", "he runs", "he running"),
    );
  });

  it("length", () => {
    expect(score("length-ratio", "a b c", "a b c d e f")).toBe(0.5);
    expect(score("char-length-ratio", "😀😀", "abcd")).toBe(0.5);
  });
});

describe("word order and roles", () => {
  it("bags do not see it, sequences do", () => {
    const [a, b] = ["a dog bites a man", "a man bites a dog"];
    expect(score("word-cosine", a, b)).toBe(1);
    for (const name of [
      "ngram-overlap-2",
      "word-diff-ratio",
      "subsequence-kernel",
      "positional-ngram",
    ] as const) {
      expect(score(name, a, b), name).toBeLessThan(1);
    }
  });
});

describe("languages", () => {
  it("folds, stems and drops stop words by language", () => {
    expect(measures["word-jaccard"].score("İSTANBUL", "istanbul", { language: "tr" })).toBe(1);
    expect(measures["word-jaccard"].score("İSTANBUL", "istanbul", { language: "en" })).toBe(0);
    expect(measures["stem-jaccard"].score("los gatos", "el gato", { language: "es" })).toBeGreaterThan(0);
    expect(measures["content-jaccard"].score("el gato duerme", "un gato duerme", { language: "es" })).toBe(1);
    expect(measures["content-jaccard"].score("geldi", "gelmedi değil", { language: "tr" })).toBe(0);
    expect(measures["word-jaccard"].score("الكِتَابُ", "الكتاب", { language: "ar" })).toBe(1);
  });

  it("negators are content: a negated text is not the same", () => {
    for (const [language, a, b] of [
      ["en", "He is here", "He is not here"],
      ["es", "Él está aquí", "Él no está aquí"],
      ["ar", "هو هنا", "هو ليس هنا"],
      ["tr", "O burada", "O burada değil"],
    ] as const) {
      expect(measures["content-jaccard"].score(a, b, { language })).toBeLessThan(1);
      expect(measures["negation-agreement"].score(a, b, { language })).toBe(0);
    }
  });
});
