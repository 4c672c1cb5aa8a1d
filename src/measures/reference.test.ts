import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { codePoints } from "../text/index.ts";
import { commonSubsequenceLength } from "./edits/common-subsequence.ts";
import { damerauDistance } from "./edits/damerau-levenshtein.ts";
import { osaDistance } from "./edits/damerau-osa.ts";
import { levenshteinDistance } from "./edits/levenshtein.ts";
import { type MeasureName, measures } from "./index.ts";

type Row = readonly [string, string, ...number[]];

/** Written by test/fixtures/measures/make.py with RapidFuzz 3.14.6 and scikit-learn 1.9.1. */
const path = new URL("../../test/fixtures/measures/reference.json.gz", import.meta.url);
const reference = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8")) as {
  readonly strings: readonly Row[];
  readonly ngrams: readonly (readonly [number, string, string, ...number[]])[];
  readonly words: readonly Row[];
};

const characters = (text: string) => codePoints(text.normalize("NFC"));

describe("RapidFuzz, 2000 pairs with emoji, combining marks and Arabic", () => {
  it("the same distances", () => {
    for (const [a, b, lev, osa, damerau, , , subsequence] of reference.strings) {
      const [x, y] = [characters(a), characters(b)];
      const found = [
        levenshteinDistance(x, y),
        osaDistance(x, y),
        damerauDistance(x, y),
        commonSubsequenceLength(x, y),
      ];
      expect(found, JSON.stringify([a, b])).toEqual([lev, osa, damerau, subsequence]);
    }
  });

  it("the same similarities", () => {
    for (const [a, b, lev, osa, damerau, jaro, winkler, subsequence, prefix, suffix] of reference.strings) {
      const [left, right] = [characters(a).length, characters(b).length];
      const longer = Math.max(left, right);
      const share = (length: number) => (longer === 0 ? 1 : length / longer);
      const check = (name: MeasureName, value: number) =>
        expect(measures[name].score(a, b), `${name} ${JSON.stringify([a, b])}`).toBeCloseTo(value, 12);
      check("levenshtein", longer === 0 ? 1 : 1 - lev! / longer);
      check("damerau-osa", longer === 0 ? 1 : 1 - osa! / longer);
      check("damerau-levenshtein", longer === 0 ? 1 : 1 - damerau! / longer);
      check("jaro", jaro!);
      check("jaro-winkler", winkler!);
      check("longest-common-prefix", share(prefix!));
      check("longest-common-suffix", share(suffix!));
      check("diff-ratio", left + right === 0 ? 1 : (2 * subsequence!) / (left + right));
    }
  });
});

it("scikit-learn's character counts give the same n-gram coefficients", () => {
  for (const [n, a, b, cosine, jaccard, dice, overlap, containment] of reference.ngrams) {
    const check = (name: string, value: number) => {
      if (!Object.hasOwn(measures, name)) return;
      const score = measures[name as MeasureName].score(a, b);
      expect(score, `${name} ${JSON.stringify([a, b])}`).toBeCloseTo(value, 12);
    };
    check(`char-${n}-cosine`, cosine!);
    check(`char-${n}-jaccard`, jaccard!);
    check(`char-${n}-dice`, dice!);
    check(`char-${n}-overlap`, overlap!);
    check(`char-${n}-containment`, containment!);
  }
});

it("the formulas of soft cardinality and Monge-Elkan, worked out in Python, give the same", () => {
  for (const [a, b, soft, mongeElkan] of reference.words) {
    expect(measures["soft-cardinality"].score(a, b), JSON.stringify([a, b])).toBeCloseTo(soft!, 12);
    expect(measures["monge-elkan"].score(a, b), JSON.stringify([a, b])).toBeCloseTo(mongeElkan!, 12);
  }
});
