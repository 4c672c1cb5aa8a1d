import fc from "fast-check";
import { expect, it } from "vitest";
import { MOST_ROWS } from "../../vectors/products/row-products.ts";
import { BestWords } from "./best-words.ts";
import { wordListOf } from "./word-list.ts";

const WORDS = 40;
const texts = fc.array(fc.array(fc.nat(WORDS - 1), { maxLength: 5 }), {
  minLength: 1,
  maxLength: 3 * MOST_ROWS,
});
const likeness = (x: number, y: number) => Math.fround(((x * 17 + y * 31) % 64) / 64);
const turn = async () => {};

it("finds the likest word of each text of the other list, whatever memory it may take", async () => {
  let regions = 0;
  await fc.assert(
    fc.asyncProperty(texts, texts, fc.constantFrom(1, 3000, 20_000, undefined), async (left, right, most) => {
      const [own, other] = [wordListOf(left, (word) => word), wordListOf(right, (word) => word)];
      const best = new BestWords(
        own,
        other,
        (x, y) => {
          regions++;
          return (from, to, out) => {
            for (let i = from; i < to; i++) {
              for (const [j, word] of y.entries()) out[(i - from) * y.length + j] = likeness(x[i]!, word);
            }
          };
        },
        most,
      );
      const before = regions;
      for (let i0 = 0; i0 < left.length; i0 += MOST_ROWS) {
        for (let j0 = 0; j0 < right.length; j0 += MOST_ROWS) {
          const [i1, j1] = [Math.min(left.length, i0 + MOST_ROWS), Math.min(right.length, j0 + MOST_ROWS)];
          const tile = { fromLeft: i0, toLeft: i1, fromRight: j0, toRight: j1 };
          const region = await best.covering(tile, turn);
          const [rows, columns] = [i0 - region.fromLeft, j0 - region.fromRight];
          const found: number[][] = [];
          const expected: number[][] = [];
          for (let i = 0; i < i1 - i0; i++) {
            for (let j = 0; j < j1 - j0; j++) {
              const [x, y] = [left[i0 + i]!, right[j0 + j]!];
              const texts = region.toRight - region.fromRight;
              found.push([
                ...Array.from(region.left[rows + i]!, (word) => region.ofLeft[word * texts + columns + j]!),
                ...Array.from(
                  region.right[columns + j]!,
                  (word) => region.ofRight[(rows + i) * region.width + word]!,
                ),
              ]);
              expected.push([
                ...x.map((word) => Math.max(0, ...y.map((of) => likeness(word, of)))),
                ...y.map((of) => Math.max(0, ...x.map((word) => likeness(word, of)))),
              ]);
            }
          }
          expect(found).toEqual(expected);
        }
      }
      // All in one go where memory allows it.
      if (most === undefined) expect(regions - before).toBe(1);
    }),
    { numRuns: 40 },
  );
});
