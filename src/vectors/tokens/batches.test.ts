import fc from "fast-check";
import { expect, it } from "vitest";
import { planBatches, windows } from "./batches.ts";

it("puts every row into one batch, keeps to the budget and to like lengths", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 600 })),
      fc.integer({ min: 1, max: 2000 }),
      (lengths, budget) => {
        const rows = lengths.map((length, text) => ({
          text,
          ids: new Array<number>(length).fill(1),
          skip: 0,
        }));
        const batches = planBatches(rows, budget);
        expect(
          batches
            .flat()
            .map((row) => row.text)
            .sort((x, y) => x - y),
        ).toEqual(rows.map((row) => row.text));
        let longest = 0;
        for (const batch of batches) {
          const sizes = batch.map((row) => row.ids.length);
          expect(Math.min(...sizes)).toBeGreaterThanOrEqual(longest);
          longest = Math.max(...sizes);
          if (batch.length > 1) expect(batch.length * longest).toBeLessThanOrEqual(budget);
        }
      },
    ),
  );
});

it("cuts into the fewest windows, all of about one size", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 600 }), (n, limit) => {
      const parts = windows(n, limit);
      expect(parts).toHaveLength(Math.ceil(n / limit));
      expect(parts[0]![0]).toBe(0);
      expect(parts.at(-1)![1]).toBe(n);
      const sizes = parts.map(([start, end], i) => {
        if (i > 0) expect(start).toBe(parts[i - 1]![1]);
        return end - start;
      });
      expect(Math.max(...sizes)).toBeLessThanOrEqual(limit);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
