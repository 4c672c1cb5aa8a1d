import fc from "fast-check";
import { expect, it } from "vitest";
import { LONGEST_PIECE, pieceEnds } from "./pieces.ts";

const words = (n: number, signs: readonly number[] = []) =>
  Array.from({ length: n }, (_, i) => (signs.includes(i) ? ";" : "word"));

it("cuts behind the last sign in a piece's second half, and where there is none, at its length", () => {
  expect(pieceEnds(words(128, [70]))).toEqual([128]);
  expect(pieceEnds(words(130, [20, 70, 100]))).toEqual([101, 130]);
  expect(pieceEnds(words(130, [20, 63]))).toEqual([128, 130]);
  expect(pieceEnds(words(300, [64, 127, 200]))).toEqual([128, 201, 300]);
  expect(pieceEnds([])).toEqual([0]);
});

it("leaves nothing out and no piece too long", () => {
  const form = fc.constantFrom("a", "a", "a", "(", ",", "...", "؟", "»");
  fc.assert(
    fc.property(fc.array(form, { minLength: 1, maxLength: 600 }), (forms) => {
      const ends = pieceEnds(forms);
      ends.forEach((end, i) => {
        const size = end - (ends[i - 1] ?? 0);
        expect(size > 0 && size <= LONGEST_PIECE).toBe(true);
        if (i + 1 < ends.length) expect(size).toBeGreaterThan(LONGEST_PIECE / 2);
      });
      expect(ends.at(-1)).toBe(forms.length);
    }),
  );
});
