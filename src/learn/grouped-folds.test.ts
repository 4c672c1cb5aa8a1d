import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupedFolds, outOfFold, sentenceGroups } from "./grouped-folds.ts";

const texts = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "A ", " b");
const pairLists = fc.array(fc.record({ a: texts, b: texts }), { minLength: 1, maxLength: 20 });
const key = (text: string) => text.toLowerCase().trim();

describe("sentence groups", () => {
  it("join pairs that share a sentence, through others too", () => {
    const pairs = [
      { a: "a", b: "b" },
      { a: "x", b: "y" },
      { a: "c", b: "B " },
      { a: "C", b: "d" },
    ];
    expect(Array.from(sentenceGroups(pairs))).toEqual([0, 1, 0, 0]);
  });

  it("take another notion of the same sentence", () => {
    const pairs = [
      { a: "a", b: "b" },
      { a: "A", b: "c" },
    ];
    expect(Array.from(sentenceGroups(pairs, (text) => text))).toEqual([0, 1]);
  });

  it("never leave a sentence on both sides of a split", () => {
    fc.assert(
      fc.property(pairLists, (pairs) => {
        const groups = sentenceGroups(pairs);
        const groupOf = new Map<string, number>();
        pairs.forEach(({ a, b }, i) => {
          for (const text of [key(a), key(b)]) {
            expect(groupOf.get(text) ?? groups[i]).toBe(groups[i]);
            groupOf.set(text, groups[i]!);
          }
        });
      }),
    );
  });
});

describe("grouped folds", () => {
  it("keep groups whole and sizes near each other", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 50, maxLength: 200 }),
        fc.integer({ min: 2, max: 5 }),
        (groups, folds) => {
          const foldOf = groupedFolds(groups, folds, 3);
          const seen = new Map<number, number>();
          const sizes = new Array<number>(folds).fill(0);
          groups.forEach((group, i) => {
            expect(seen.get(group) ?? foldOf[i]).toBe(foldOf[i]);
            seen.set(group, foldOf[i]!);
            sizes[foldOf[i]!]!++;
          });
          const largest = Math.max(...groups.map((g) => groups.filter((h) => h === g).length));
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(largest);
        },
      ),
    );
  });

  it("repeat for a seed and differ between seeds", () => {
    const groups = Array.from({ length: 50 }, (_, i) => i);
    expect(groupedFolds(groups, 5, 1)).toEqual(groupedFolds(groups, 5, 1));
    expect(groupedFolds(groups, 5, 1)).not.toEqual(groupedFolds(groups, 5, 2));
  });

  it("name what they cannot do", () => {
    expect(() => groupedFolds([1, 2], 1)).toThrow("folds is 1");
    expect(() => groupedFolds([1, 1, 1], 2)).toThrow("1 groups cannot fill 2 folds");
  });

  it("fit on all rows but those predicted", () => {
    const folds = Uint32Array.of(0, 1, 0, 2, 1);
    const predicted = outOfFold(folds, (rows) => {
      const sum = rows.reduce((total, i) => total + 10 ** i, 0);
      return () => sum;
    });
    expect(Array.from(predicted)).toEqual([11010, 10101 - 10000 + 1000, 11010, 10111, 1101]);
  });
});
