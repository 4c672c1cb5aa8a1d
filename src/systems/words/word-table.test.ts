import { expect, it } from "vitest";
import { WordTable } from "./word-table.ts";

it("works out each pair of words once, and finds the likest of the other text", () => {
  const asked: string[] = [];
  const table = WordTable.of([["a", "bb"], ["a"], []], [["ccc", "a"], ["bb"]], {
    keyOf: (word) => word,
    likeness(x, y) {
      asked.push(`${x} ${y}`);
      return 1 / (1 + Math.abs(x.length - y.length));
    },
    precision: "double",
  })!;
  const [left, right] = [new Float64Array(3), new Float64Array(3)];
  const best = (i: number, j: number, n: number, m: number) => {
    table.best(i, j, left, right);
    return [[...left.subarray(0, n)], [...right.subarray(0, m)]];
  };
  expect(best(0, 0, 2, 2)).toEqual([
    [1, 0.5],
    [0.5, 1],
  ]);
  expect(best(1, 1, 1, 1)).toEqual([[0.5], [0.5]]);
  expect(best(2, 0, 0, 2)).toEqual([[], [0, 0]]);
  expect(best(0, 0, 2, 2)).toEqual([
    [1, 0.5],
    [0.5, 1],
  ]);
  expect(new Set(asked).size).toBe(asked.length);
});

it("is undefined for more different words than it holds", () => {
  const words = Array.from({ length: 4000 }, (_, k) => [`w${k}`]);
  const how = { keyOf: (word: string) => word, likeness: () => 0, precision: "single" } as const;
  expect(WordTable.of(words, words, how)).toBeUndefined();
});
