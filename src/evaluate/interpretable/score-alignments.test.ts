import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlignedPair, type ChunkType, parseAlignments } from "../../data/index.ts";
import { INTERPRETABLE_FIGURES, INTERPRETABLE_RULES, type InterpretableRules } from "./link-agreement.ts";
import { scoreAlignments } from "./score-alignments.ts";

const fixture = (name: string) => {
  const path = `src/evaluate/interpretable/fixtures/${name}.wa`;
  return parseAlignments(readFileSync(path, "utf8"), path).pairs;
};
const f1s = (
  gold: readonly AlignedPair[],
  run: readonly AlignedPair[],
  rules: InterpretableRules = "2016",
) => {
  const scores = scoreAlignments(gold, run, rules);
  return INTERPRETABLE_FIGURES.map((name) => scores[name].f1);
};

/** "A black cat sleeps ." / "The cat is sleeping now .", with the lines given. */
const toy = (...lines: string[]) =>
  parseAlignments(
    [
      '<sentence id="1" status="">',
      "// A black cat sleeps .",
      "// The cat is sleeping now .",
      "<alignment>",
      ...lines,
      "</alignment>",
      "</sentence>",
    ].join("\n"),
    "toy.wa",
  ).pairs;
const CAT = "1 2 3 <==> 1 2";
const REST = ["5 <==> 6 // EQUI // 5 // . <==> .", "0 <==> 5 // NOALI // NIL // now"];
const SLEEPS = "4 <==> 3 4 // EQUI // 5 // sleeps";
const GOLD = toy(`${CAT} // SPE1 // 4 // cat`, SLEEPS, ...REST);

describe("figures that the organisers' scripts print, four decimals", () => {
  // evalF1.pl of 2016 and of the 2015 pilot, run on these pairs.
  it.each([
    ["SPE1 4 as EQUI 5", "EQUI // 5", SLEEPS, [1, 0.3333, 0.8667, 0.3333], 0.8667],
    ["SPE1 4 as EQUI 4", "EQUI // 4", SLEEPS, [1, 0.3333, 1, 0.3333], 1],
    ["SPE1 4 as SIMI 2", "SIMI // 2", SLEEPS, [1, 0.3333, 0.7333, 0.3333], 0.3333],
    ["SPE1 4 as SPE1_FACT 4", "SPE1_FACT // 4", SLEEPS, [1, 0.6667, 1, 0.6667], 0.6667],
    ["EQUI 5 as SIMI 4", "SPE1 // 4", "4 <==> 3 4 // SIMI // 4 // x", [1, 0.6667, 0.9333, 0.6667], 0.9333],
    ["EQUI 5 as SIMI 3", "SPE1 // 4", "4 <==> 3 4 // SIMI // 3 // x", [1, 0.6667, 0.8667, 0.6667], 0.6667],
    [
      "SPE1 4 as EQUI_POL 4, one token less",
      "EQUI_POL // 4",
      "4 <==> 4 // EQUI // 5 // x",
      [0.9091, 0.2222, 0.9091, 0.2222],
      0.5714,
    ],
  ] as [string, string, string, number[], number][])("%s", (_, cat, sleeps, expected, pilot) => {
    const run = toy(`${CAT} // ${cat} // cat`, sleeps, ...REST);
    const [alignment, type, score, typeScore] = expected;
    for (const [i, value] of [alignment!, type!, score!, typeScore!].entries()) {
      expect(f1s(GOLD, run)[i]).toBeCloseTo(value, 4);
    }
    expect(f1s(GOLD, run, "2015")[3]).toBeCloseTo(pilot, 4);
    expect(f1s(GOLD, run, "2015").slice(0, 3)).toEqual(f1s(GOLD, run).slice(0, 3));
  });
});

describe("run.wa against gold.wa", () => {
  // python3 fixtures/expected.py gold.wa run.wa: precision, recall, F1. A pair is missing, another one is not in the gold.
  const shared = {
    alignment: [0.824242424242, 0.93956043956, 0.878131666887],
    type: [0.192929292929, 0.230769230769, 0.210159545204],
    score: [0.613636363636, 0.706593406593, 0.656842344217],
  };
  it.each([
    ["2016", { ...shared, typeScore: [0.192424242424, 0.22967032967, 0.209403968285] }],
    ["2015", { ...shared, typeScore: [0.368181818182, 0.416483516484, 0.39084601184] }],
  ] as const)("by the rules of %s", (rules, expected) => {
    const scores = scoreAlignments(fixture("gold"), fixture("run"), rules);
    for (const name of INTERPRETABLE_FIGURES) {
      const [precision, recall, f1] = expected[name];
      expect(scores[name].precision).toBeCloseTo(precision!, 11);
      expect(scores[name].recall).toBeCloseTo(recall!, 11);
      expect(scores[name].f1).toBeCloseTo(f1!, 11);
    }
  });
});

describe("undefined and nothing", () => {
  const none = toy("0 <==> 5 // NOALI // NIL // now");
  it("is null where neither file aligns tokens, a lone full stop aside", () => {
    expect(f1s(none, none)).toEqual([null, null, null, null]);
    expect(f1s(toy(REST[0]!), none)).toEqual([null, null, null, null]);
  });
  it("is 0 where one file aligns nothing, or nothing that the other does", () => {
    expect(f1s(GOLD, none)).toEqual([0, 0, 0, 0]);
    expect(scoreAlignments(GOLD, none).alignment).toEqual({ precision: null, recall: 0, f1: 0 });
    expect(f1s(GOLD, toy("1 <==> 5 // EQUI // 5 // x"))).toEqual([0, 0, 0, 0]);
    expect(f1s(GOLD, [])).toEqual([0, 0, 0, 0]);
  });
});

it("reads the later of two lines that tie the same tokens", () => {
  const twice = toy("1 <==> 1 // REL // 1 // x", "1 <==> 1 // EQUI // 5 // x");
  expect(f1s(toy("1 <==> 1 // EQUI // 5 // x"), twice)).toEqual([1, 1, 1, 1]);
});

describe("any alignments", () => {
  const side = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 });
  const chunk = fc.record({
    left: side,
    right: side,
    type: fc.constantFrom<ChunkType>("EQUI", "OPPO", "SPE1", "SPE2", "SIMI", "REL"),
    marks: fc.constantFrom<("FACT" | "POL")[][]>([], ["FACT"], ["POL"]),
    score: fc.integer({ min: 0, max: 5 }),
    comment: fc.constant(""),
  });
  const pairs = fc
    .array(fc.array(chunk, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((all): AlignedPair[] =>
      all.map((alignments, i) => ({
        id: String(i),
        status: "",
        sentences: ["a b c d e f", "g h i j k l"],
        alignments,
      })),
    );

  it("score 1 against themselves", () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(...INTERPRETABLE_RULES), (gold, rules) => {
        for (const value of f1s(gold, gold, rules)) expect(value).toBeCloseTo(1, 12);
      }),
    );
  });

  it("swap precision and recall with gold and run, and keep typeScore under type and score", () => {
    fc.assert(
      fc.property(pairs, pairs, (a, b) => {
        const [ab, ba] = [scoreAlignments(a, b), scoreAlignments(b, a)];
        // A pair on one side alone is read without its words: the same here, for no word is punctuation.
        for (const name of INTERPRETABLE_FIGURES) {
          expect(ab[name].precision).toBeCloseTo(ba[name].recall!, 12);
          expect(ab[name].f1).toBeGreaterThanOrEqual(0);
          expect(ab[name].f1).toBeLessThanOrEqual(1 + 1e-12);
        }
        const least = Math.min(ab.type.f1!, ab.score.f1!);
        expect(ab.typeScore.f1).toBeLessThanOrEqual(least + 1e-12);
        expect(Math.max(ab.type.f1!, ab.score.f1!)).toBeLessThanOrEqual(ab.alignment.f1! + 1e-12);
      }),
    );
  });
});
