import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../text/index.ts";
import { readTextWords } from "../words/text-words.ts";
import { differences } from "./differences.ts";
import { nearCopy } from "./near-copy.ts";
import type { DifferenceKind } from "./types.ts";

const language = fc.constantFrom<Language>(...LANGUAGES);
const PIECES =
  "the not never a man woman 5 km 6 Tom Jim hit by from to if only must may no sin con nunca el gato 2,5 değil gelmedi " +
  "geldi İzmir'den ve ne لا ليس ولا الرجل أحمد UA123 UA124 . , ? 😀 don't it's 9:00 May i İ";
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES.split(" ")), { maxLength: 12 }).map((words) => words.join(" ")),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const mirrored = (kind: DifferenceKind): DifferenceKind =>
  kind === "added" ? "missing" : kind === "missing" ? "added" : kind;

describe("differences of any texts", () => {
  it("stay in their texts and ranges", () => {
    fc.assert(
      fc.property(text, text, language, language, (a, b, x, y) => {
        const { differences: found, equal, overlap } = differences(a, b, { languages: [x, y] });
        expect(overlap >= 0 && overlap <= 1).toBe(true);
        for (const part of [...found, ...equal]) {
          expect(part.left === null ? "" : a.slice(...part.left)).toBe(part.leftText);
          expect(part.right === null ? "" : b.slice(...part.right)).toBe(part.rightText);
        }
        for (const { strength, left, right } of found) {
          expect(strength >= 0 && strength <= 1).toBe(true);
          expect(left === null && right === null).toBe(false);
        }
      }),
    );
  });

  it("find nothing between a text and itself", () => {
    fc.assert(
      fc.property(text, language, (a, x) => {
        expect(differences(a, a, { languages: [x, x] })).toEqual({
          differences: [],
          equal: [],
          same: true,
          overlap: 1,
        });
      }),
    );
  });

  it("are near copies of each other both ways", () => {
    fc.assert(
      fc.property(text, text, language, (a, b, x) => {
        const [p, q] = [readTextWords(a, x), readTextWords(b, x)];
        expect(nearCopy(p, q)).toBe(nearCopy(q, p));
      }),
    );
  });

  it("are the same from either side", () => {
    fc.assert(
      fc.property(text, text, language, language, (a, b, x, y) => {
        const [there, back] = [
          differences(a, b, { languages: [x, y] }),
          differences(b, a, { languages: [y, x] }),
        ];
        const seen = back.differences.map(({ kind, left, right, strength }) => [
          mirrored(kind),
          right,
          left,
          strength,
        ]);
        const own = there.differences.map(({ kind, left, right, strength }) => [kind, left, right, strength]);
        const sorted = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).sort();
        expect(sorted(seen)).toEqual(sorted(own));
        expect([back.same, back.overlap, back.equal.length]).toEqual([
          there.same,
          there.overlap,
          there.equal.length,
        ]);
      }),
    );
  });

  it("look at the first 150 words of long texts, in bounded time", () => {
    const long = Array.from({ length: 5000 }, (_, k) => `word${k % 700} and`).join(" ");
    const { differences: found } = differences(`${long} end`, `no ${long}`);
    expect(found.length).toBeLessThan(300);
  });
});
