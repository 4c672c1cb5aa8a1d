import { expect, it } from "vitest";
import { fitCalibration } from "./calibration.ts";
import { rawOfScore } from "./raw-of-score.ts";

const raw = Array.from({ length: 80 }, (_, k) => k / 79);
const gold = raw.map((x) => 5 * x ** 2);

it.each(["up", "down"] as const)("is the value that a rising curve maps to the score, %s", (direction) => {
  const own = direction === "up" ? raw : raw.map((x) => -x);
  const calibration = fitCalibration(own, gold, { direction });
  for (const score of [0.2, 1, 2.5, 4.9])
    expect(calibration.map(rawOfScore(calibration, score))).toBeCloseTo(score, 12);
});

it("is that of the jump where steps jump over the score, and the least close of those that share it", () => {
  const calibration = fitCalibration(
    raw,
    raw.map((x) => (x < 0.5 ? 1 : 4)),
    { kind: "isotonic" },
  );
  const jump = rawOfScore(calibration, 2);
  expect(jump).toBeGreaterThan(39 / 79);
  expect(jump).toBeLessThanOrEqual(40 / 79);
  expect(rawOfScore(calibration, 4)).toBeCloseTo(40 / 79, 9);
});

it("goes on beyond the fitted range, and ends where no value has the score", () => {
  const calibration = fitCalibration(
    raw,
    raw.map((x) => 1 + 2 * x),
  );
  expect(rawOfScore(calibration, 0.5)).toBeLessThan(0);
  const flat = fitCalibration(
    raw,
    raw.map((x) => (x < 0.5 ? 1 : 2)),
    { kind: "isotonic" },
  );
  expect(rawOfScore(flat, 5)).toBeCloseTo(5, 6);
});
