import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordNgrams } from "../../text/index.ts";
import { multisetSizes } from "../coefficients.ts";
import { asSymbols, commonSubsequenceLength } from "../edits/common-subsequence.ts";
import {
  measures,
  positionIndependentErrorRate,
  sentenceBleu,
  sentenceChrf,
  sentenceMeteor,
  sentenceNist,
  skipBigrams,
  translationEditRate,
  weightedCommonSubsequence,
  wordErrorRate,
} from "../index.ts";
import { harmonicCoverage } from "../overlap/ngram-overlap.ts";

interface Row {
  readonly hypothesis: string;
  readonly reference: string;
  readonly bleu: number;
  readonly ter: number;
  readonly chrf: number;
  readonly chrfPlusPlus: number;
  readonly rouge1: number;
  readonly rouge2: number;
  readonly rougeL: number;
  readonly nist: number;
  readonly meteorExact: number;
  readonly meteorStem: number;
}

/** Written by test/fixtures/measures/translation/make.py with sacreBLEU 2.6.0, rouge-score 0.1.2, NLTK 3.10.4. */
const path = new URL("../../../test/fixtures/measures/translation/reference.json", import.meta.url);
const rows = JSON.parse(readFileSync(path, "utf8")) as readonly Row[];
const words = (text: string) => text.split(" ");

describe.each(rows)("$hypothesis | $reference", (row) => {
  const { hypothesis, reference } = row;
  const [h, r] = [words(hypothesis), words(reference)];

  it("sacreBLEU's BLEU, chrF, chrF++ and TER", () => {
    expect(sentenceBleu(h, r)).toBeCloseTo(row.bleu, 12);
    expect(sentenceChrf(hypothesis, reference)).toBeCloseTo(row.chrf, 12);
    expect(sentenceChrf(hypothesis, reference, 2)).toBeCloseTo(row.chrfPlusPlus, 12);
    expect(translationEditRate(h, r)).toBeCloseTo(row.ter, 12);
  });

  it("rouge-score's ROUGE-1, -2 and -L", () => {
    const shared = commonSubsequenceLength(...asSymbols(h, r));
    expect(harmonicCoverage(h, r)).toBeCloseTo(row.rouge1, 12);
    expect(harmonicCoverage(wordNgrams(h, 2), wordNgrams(r, 2), 0)).toBeCloseTo(row.rouge2, 12);
    expect((2 * shared) / (h.length + r.length)).toBeCloseTo(row.rougeL, 12);
  });

  it("NLTK's NIST", () => {
    expect(sentenceNist(h, r)).toBeCloseTo(row.nist, 12);
  });
});

// NLTK pairs repeated words from the end, and gives no relief to one chunk of everything.
const once = (list: readonly string[]) => new Set(list).size === list.length;
const comparable = rows.filter(
  ({ hypothesis, reference }) =>
    hypothesis !== reference && once(words(hypothesis)) && once(words(reference)),
);
describe.each(comparable)("$hypothesis | $reference", (row) => {
  const [h, r] = [words(row.hypothesis), words(row.reference)];
  const stems = (list: readonly string[]) => list.map((word) => [...word].slice(0, 4).join(""));

  it("NLTK's METEOR, exact stage", () => {
    expect(sentenceMeteor([[h, r]])).toBeCloseTo(row.meteorExact, 12);
  });

  it.runIf(once(stems(h)) && once(stems(r)))("NLTK's METEOR with stems", () => {
    expect(
      sentenceMeteor([
        [h, r],
        [stems(h), stems(r)],
      ]),
    ).toBeCloseTo(row.meteorStem, 12);
  });
});

it("compares METEOR on most pairs", () => {
  expect(comparable.length).toBeGreaterThan(40);
});

describe("examples of the papers", () => {
  it("ROUGE-S, Lin 2004, section 5: .5, .167 and .333", () => {
    const f = (a: string, b: string) => {
      const { shared, left, right } = multisetSizes(skipBigrams(words(a), 4), skipBigrams(words(b), 4));
      return (2 * shared) / (left + right);
    };
    expect(f("police kill the gunman", "police killed the gunman")).toBeCloseTo(0.5, 12);
    expect(f("the gunman kill police", "police killed the gunman")).toBeCloseTo(1 / 6, 12);
    expect(f("the gunman police killed", "police killed the gunman")).toBeCloseTo(1 / 3, 12);
  });

  it("ROUGE-W, Lin 2004, section 4, runs of k worth k²: .571 and .286", () => {
    const f = (a: string, b: string) => Math.sqrt(weightedCommonSubsequence(words(a), words(b), 2)) / 7;
    expect(f("A B C D E F G", "A B C D H I K")).toBeCloseTo(0.571, 3);
    expect(f("A B C D E F G", "A H B K C I D")).toBeCloseTo(0.286, 3);
  });

  it("TER, Snover et al. 2006, section 2: a shift, two substitutions, an insertion over 13 words", () => {
    const reference = "saudi arabia denied this week information published in the american new york times";
    const hypothesis = "this week the saudis denied information published in the new york times";
    expect(translationEditRate(words(hypothesis), words(reference))).toBeCloseTo(4 / 13, 12);
  });
});

describe("worked by hand from the formulas", () => {
  it("WER and PER", () => {
    expect(wordErrorRate(words("b a c"), words("a b c d"))).toBeCloseTo(3 / 4, 15);
    expect(positionIndependentErrorRate(words("b a c"), words("a b c d"))).toBeCloseTo(1 / 4, 15);
    expect(wordErrorRate([], [])).toBe(0);
    expect(wordErrorRate(["a"], [])).toBe(Number.POSITIVE_INFINITY);
    // wer: 1 - 3/4 one way, 1 - 3/3 the other.
    expect(measures.wer.score("b a c", "a b c d")).toBeCloseTo((1 / 4 + 0) / 2, 15);
  });

  it("GTM: runs of 3 and 2 words, 2 (9 + 4)^(1/2) / 10", () => {
    expect(measures["gtm-2"].score("on mat the cat sat", "the cat sat on mat")).toBeCloseTo(
      (2 * Math.sqrt(13)) / 10,
      15,
    );
  });

  it("METEOR: stems match what words do not, one chunk of everything has no penalty", () => {
    expect(sentenceMeteor([[words("a b"), words("a b")]])).toBe(1);
    expect(measures.meteor.score("dogs run", "dog runs")).toBe(1);
    expect(measures.meteor.score("los gatos", "los gato", { language: "es" })).toBe(1);
    // m = 2, c = 2: F (1 - 0.5)
    expect(sentenceMeteor([[words("a b"), words("b a")]])).toBeCloseTo(0.5, 15);
  });

  it("NIST of a reference that tells nothing is the precision of its word", () => {
    expect(measures.nist.score("a", "b")).toBe(0);
    expect(measures.nist.score("a b", "a")).toBeGreaterThan(0);
  });
});

it("5,000 words take bounded time and a moved block is a shift", () => {
  const text = Array.from({ length: 5000 }, (_, k) => `w${(k * 7919) % 3000}`);
  const other = [...text.slice(4), ...text.slice(0, 4)];
  const started = performance.now();
  expect(translationEditRate(text, other)).toBeLessThan(0.01);
  expect(performance.now() - started).toBeLessThan(20_000);
});
