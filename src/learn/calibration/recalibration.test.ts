import { describe, expect, it } from "vitest";
import { meanAbsoluteError, seededRandom } from "../../stats/index.ts";
import { saveModel } from "../files/model-file.ts";
import { recalibrate } from "./recalibration.ts";

/** Scores 0..5 and gold that is `map` of them, with some noise. */
function rows(n: number, map: (score: number) => number, noise = 0.3) {
  const random = seededRandom(3);
  const scores = Float64Array.from({ length: n }, () => 5 * random.uniform());
  const gold = scores.map((score) => Math.max(0, Math.min(5, map(score) + noise * random.normal())));
  return { scores, gold };
}

describe("recalibrate", () => {
  it("leaves scores as they are where they are right", () => {
    const { scores, gold } = rows(20, (score) => score);
    const { calibration } = recalibrate(scores, gold);
    for (const score of [0.5, 2, 3.3, 4.9]) expect(calibration.map(score)).toBeCloseTo(score, 0);
    const { calibration: same } = recalibrate(scores, gold, { shares: [0] });
    for (const score of [0, 0.123, 2.5, 4.99, 5]) expect(same.map(score)).toBeCloseTo(score, 12);
  });

  it.each([12, 40, 400])("follows a line on %i pairs, and a curve where there are enough", (n) => {
    const line = rows(n, (score) => 1 + 0.6 * score);
    const fitted = recalibrate(line.scores, line.gold);
    // A dozen pairs take scores part of the way.
    const off = n === 12 ? 0.8 : 0.4;
    expect(Math.abs(fitted.calibration.map(1) - 1.6)).toBeLessThan(off);
    expect(Math.abs(fitted.calibration.map(5) - 4)).toBeLessThan(off);
    expect(meanAbsoluteError(fitted.heldOut, line.gold)).toBeLessThan(0.45);
    if (n < 400) return;
    const step = rows(n, (score) => (score < 2 ? 0.5 : 4));
    const { calibration } = recalibrate(step.scores, step.gold);
    expect(calibration.map(1)).toBeLessThan(1);
    expect(calibration.map(3)).toBeGreaterThan(3.5);
  });

  it("keeps different scores different even where labels have nothing to do with them", () => {
    const { scores, gold } = rows(60, () => 2.5, 1);
    const { calibration } = recalibrate(scores, gold);
    expect(calibration.map(4)).toBeGreaterThan(calibration.map(1) + 0.05);
    expect(calibration.map(4)).toBeLessThan(calibration.map(1) + 1.5);
  });

  it("never descends, stays in 0..5 and gives ranges that hold about 80 %", () => {
    const { scores, gold } = rows(300, (score) => 5 - score);
    const { calibration } = recalibrate(scores, gold);
    let before = -1;
    for (let score = -1; score <= 6; score += 0.05) {
      const now = calibration.map(score);
      expect(now).toBeGreaterThanOrEqual(Math.max(0, before));
      expect(now).toBeLessThanOrEqual(5);
      before = now;
    }
    const right = rows(300, (score) => 0.5 + 0.8 * score);
    const ranged = recalibrate(right.scores, right.gold).calibration;
    const inside = right.scores.filter((score, i) => {
      const [low, high] = ranged.interval(ranged.map(score));
      return right.gold[i]! >= low && right.gold[i]! <= high;
    });
    expect(inside.length / 300).toBeGreaterThan(0.72);
    expect(inside.length / 300).toBeLessThan(0.88);
  });

  it("is a model that can be saved, whatever labels are like", () => {
    const random = seededRandom(9);
    for (let round = 0; round < 60; round++) {
      const scores = Float64Array.from({ length: 30 }, () => 5 * random.uniform() ** (1 + (round % 3)));
      const gold = scores.map((score) => (5 * random.uniform() < score ? 5 : 0));
      const { calibration } = recalibrate(scores, gold, { seed: round });
      expect(() => saveModel(calibration.model)).not.toThrow();
    }
  });

  it("needs something to hold out", () => {
    expect(() => recalibrate([1, 2, 3], [1, 2, 3])).toThrow("3 rows in 3 groups");
    expect(() => recalibrate([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], { groups: [1, 1, 1, 1, 1] })).toThrow(
      "1 groups",
    );
  });
});
