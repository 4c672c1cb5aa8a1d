import fc from "fast-check";
import { expect, it } from "vitest";
import { groupCandidates } from "./group-candidates.ts";

const THRESHOLDS = { align: 0.4, join: 0.6 };

it("takes the surest free candidates first, then lets the rest join", () => {
  // By hand: 0-0 (.9) is surest; 1-1 (.5) is free; left 2 goes most surely with right 0 (.7), which is taken: it joins.
  const sure = [
    [0.9, 0.2],
    [0.8, 0.5],
    [0.7, 0.1],
  ];
  expect(groupCandidates(sure, THRESHOLDS)).toEqual([
    { left: [0, 2], right: [0] },
    { left: [1], right: [1] },
  ]);
});

it("leaves alone what is unsure", () => {
  expect(groupCandidates([[0.39]], THRESHOLDS)).toEqual([]);
  expect(groupCandidates([], THRESHOLDS)).toEqual([]);
  expect(groupCandidates([[0.9, 0.59]], THRESHOLDS)).toEqual([{ left: [0], right: [0] }]);
});

it("puts each chunk in one group at most, and in the mirror the same", () => {
  const grid = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([rows, columns]) => {
      const values = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), {
        minLength: rows * columns,
        maxLength: rows * columns,
      });
      return values.map((all) =>
        Array.from({ length: rows }, (_, i) =>
          all.slice(i * columns, (i + 1) * columns).map((v) => v / 1000),
        ),
      );
    });
  fc.assert(
    fc.property(grid, (sure) => {
      const groups = groupCandidates(sure, THRESHOLDS);
      for (const side of ["left", "right"] as const) {
        const all = groups.flatMap((group) => group[side]);
        expect(new Set(all).size).toBe(all.length);
      }
      const mirror = groupCandidates(
        sure[0]!.map((_, j) => sure.map((line) => line[j]!)),
        THRESHOLDS,
      );
      const keys = (found: readonly string[]) => [...found].sort();
      expect(keys(mirror.map(({ left, right }) => `${right}|${left}`))).toEqual(
        keys(groups.map(({ left, right }) => `${left}|${right}`)),
      );
    }),
  );
});
