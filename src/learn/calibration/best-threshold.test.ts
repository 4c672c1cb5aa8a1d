import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classification, seededRandom } from "../../stats/index.ts";
import { bestThreshold } from "./best-threshold.ts";

const rows = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.boolean()), { minLength: 2, maxLength: 30 })
  .filter((data) => new Set(data.map(([s]) => s)).size > 1 && new Set(data.map(([, l]) => l)).size === 2);

it("finds the threshold of greatest F1 among all there are", () => {
  fc.assert(
    fc.property(rows, (data) => {
      const scores = data.map(([s]) => s);
      const labels = data.map(([, l]) => l);
      const fit = bestThreshold(scores, labels, { draws: 1 });
      let greatest = 0;
      for (let t = 0; t <= 12; t += 0.5)
        greatest = Math.max(greatest, classification(scores, labels, t).f1 || 0);
      expect(fit.f1).toBeCloseTo(greatest, 12);
      expect(classification(scores, labels, fit.value).f1).toBe(fit.f1);
    }),
  );
});

describe("on 600 noisy scores", () => {
  const random = seededRandom(8);
  const gold = Array.from({ length: 600 }, () => 5 * random.uniform());
  const scores = gold.map((g) => g + 0.8 * random.normal());
  const labels = gold.map((g) => g >= 3);
  const fit = bestThreshold(scores, labels);

  it("lies near the truth, with an interval around it", () => {
    expect(fit.interval[0]).toBeLessThanOrEqual(fit.value);
    expect(fit.interval[1]).toBeGreaterThanOrEqual(fit.value);
    expect(fit.interval[0]).toBeGreaterThan(2);
    expect(fit.interval[1]).toBeLessThan(3.5);
    expect(fit.pairs).toBe(600);
    expect(fit.positives).toBe(labels.filter(Boolean).length);
  });

  it("expects a little less of new data than it found", () => {
    const fresh = seededRandom(9);
    const newGold = Array.from({ length: 5000 }, () => 5 * fresh.uniform());
    const found = classification(
      newGold.map((g) => g + 0.8 * fresh.normal()),
      newGold.map((g) => g >= 3),
      fit.value,
    ).f1;
    expect(fit.heldOutF1).toBeLessThan(fit.f1);
    expect(fit.f1Interval[0]).toBeLessThan(fit.heldOutF1);
    expect(fit.f1Interval[1]).toBeGreaterThan(fit.heldOutF1);
    expect(Math.abs(fit.heldOutF1 - found)).toBeLessThan(0.03);
  });

  it("counts the pairs that no threshold parts", () => {
    expect(fit.tied).toBe(0);
    // 5 has three yes and two no; 1 and 2 have one answer each.
    expect(bestThreshold([5, 5, 5, 5, 5, 1, 1, 2], [1, 0, 1, 0, 1, 0, 0, 1], { draws: 20 }).tied).toBe(5);
  });

  it("repeats for a seed", () => {
    expect(bestThreshold(scores, labels, { draws: 50 })).toEqual(
      bestThreshold(scores, labels, { draws: 50 }),
    );
  });
});

it("lies between the classes when they do not touch, whatever the numbers", () => {
  expect(bestThreshold([1, 2, 8, 9], [0, 0, 1, 1], { draws: 20 }).value).toBe(5);
  const next = 1 + Number.EPSILON;
  expect(bestThreshold([1, next], [0, 1], { draws: 20 }).value).toBe(next);
  expect(bestThreshold([-Number.MAX_VALUE, Number.MAX_VALUE], [0, 1], { draws: 20 }).value).toBe(0);
});

it("names what it cannot use", () => {
  expect(() => bestThreshold([1, 2], [1, 1])).toThrow("2 of 2 labels are yes; needs both answers");
  expect(() => bestThreshold([1, 1], [1, 0])).toThrow("all 2 scores equal 1; nothing to part");
  expect(() => bestThreshold([1, NaN], [1, 0])).toThrow("scores[1] is NaN");
  expect(() => bestThreshold([1], [1, 0])).toThrow("scores has 1 value, labels has 2");
});
