import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mean, meanAbsoluteError, quantile, rootMeanSquaredError, seededRandom } from "../../stats/index.ts";
import { loadModelOf, saveModel } from "../files/model-file.ts";
import { type CalibrationKind, type CalibrationModel, calibrationOf, fitCalibration } from "./calibration.ts";

/** Raw values in 0..1 that rise with gold, noisier for short texts. */
function sample(n: number, seed = 1) {
  const random = seededRandom(seed);
  const gold = Array.from({ length: n }, () => Math.round(50 * random.uniform()) / 10);
  const lengths = gold.map(() => Math.round(20 + 200 * random.uniform()));
  const raw = gold.map(
    (g, i) => 1 / (1 + Math.exp(2.5 - g - (20 / Math.sqrt(lengths[i]!)) * random.normal() * 0.4)),
  );
  return { raw, gold, lengths };
}

const kinds: CalibrationKind[] = ["spline", "isotonic"];

describe.each(kinds)("%s calibration", (kind) => {
  const { raw, gold, lengths } = sample(1500);
  const fitted = fitCalibration(raw, gold, { kind, lengths });

  it("stays in 0..5 and never descends, far outside the fitted values too", () => {
    const values = fc.double({ min: -3, max: 4, noNaN: true });
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [low, high] = [fitted.map(Math.min(a, b)), fitted.map(Math.max(a, b))];
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(5);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
    expect(fitted.map(-Infinity)).toBeGreaterThanOrEqual(0);
    expect(fitted.map(Infinity)).toBeLessThanOrEqual(5);
    expect(fitted.map(NaN)).toBeNaN();
  });

  it("is right on average", () => {
    const squared = fitCalibration(raw, gold, { kind, lengths, loss: "squared" });
    const error = raw.map((value, i) => squared.map(value) - gold[i]!);
    expect(Math.abs(mean(error))).toBeLessThan(0.02);
    expect(squared.model.fit.loss).toBe("squared");
  });

  it("has as many gold scores above as below by default", () => {
    const above = raw.filter((value, i) => gold[i]! > fitted.map(value)).length;
    const below = raw.filter((value, i) => gold[i]! < fitted.map(value)).length;
    expect(Math.abs(above - below) / raw.length).toBeLessThan(0.04);
    expect(fitted.model.fit.loss).toBe("absolute");
    expect(fitted.model.fit.mae).toBeLessThan(0.9);
    expect(fitted.model.fit.pearson).toBeGreaterThan(0.7);
  });

  it("gives an interval around the score, within 0..5, that holds 80 % of new pairs", () => {
    const fresh = sample(4000, 2);
    let held = 0;
    fresh.raw.forEach((value, i) => {
      const score = fitted.map(value);
      const [low, high] = fitted.interval(score, fresh.lengths[i]!);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(5);
      expect(low).toBeLessThanOrEqual(score);
      expect(high).toBeGreaterThanOrEqual(score);
      held += Number(fresh.gold[i]! >= low && fresh.gold[i]! <= high);
    });
    expect(held / 4000).toBeGreaterThan(0.77);
    expect(held / 4000).toBeLessThan(0.83);
  });

  it("knows that short texts are less certain", () => {
    const width = (length: number) => {
      const [low, high] = fitted.interval(2.5, length);
      return high - low;
    };
    expect(width(25)).toBeGreaterThan(1.2 * width(210));
    const [low, high] = fitted.interval(2.5);
    expect(high - low).toBeGreaterThan(0);
  });

  it("does not change with the unit of raw, nor with a saved copy", () => {
    const scaled = fitCalibration(
      raw.map((v) => 300 * v - 7),
      gold,
      { kind, lengths },
    );
    const copy = calibrationOf(loadModelOf("calibration", saveModel(fitted.model)));
    for (let value = -0.2; value < 1.2; value += 0.013) {
      expect(scaled.map(300 * value - 7)).toBeCloseTo(fitted.map(value), 6);
      expect(copy.map(value)).toBe(fitted.map(value));
      expect(copy.interval(copy.map(value), 50)).toEqual(fitted.interval(fitted.map(value), 50));
    }
  });

  it("maps a distance down, asked to or found out", () => {
    const distance = raw.map((v) => 1 - v);
    for (const direction of ["down", "auto"] as const) {
      const calibration = fitCalibration(distance, gold, { kind, lengths, direction });
      expect(calibration.model.direction).toBe(-1);
      expect(calibration.map(0.1)).toBeGreaterThan(calibration.map(0.9));
      expect(calibration.map(0.3)).toBeCloseTo(fitted.map(0.7), 6);
    }
  });

  it("stretches gold of another scale to 0..5", () => {
    const calibration = fitCalibration(
      raw,
      gold.map((g) => (4 * g) / 5),
      { kind, lengths, scale: [0, 4] },
    );
    expect(calibration.map(0.5)).toBeCloseTo(fitted.map(0.5), 6);
  });

  it("takes yes/no values and the fewest rows", () => {
    const binary = fitCalibration(
      gold.map((g) => Number(g > 2.5)),
      gold,
      { kind },
    );
    const median = (some: number[]) => quantile(some, 0.5);
    expect(binary.map(0)).toBeCloseTo(median(gold.filter((g) => g <= 2.5)), 6);
    expect(binary.map(1)).toBeCloseTo(median(gold.filter((g) => g > 2.5)), 6);
    const ten = fitCalibration(raw.slice(0, 10), gold.slice(0, 10), { kind });
    expect(ten.map(0.5)).toBeGreaterThanOrEqual(0);
    const [low, high] = ten.interval(ten.map(0.5));
    expect(high).toBeGreaterThan(low);
  });
});

it("lets made-up pairs shape the map, not the interval", () => {
  const { raw, gold, lengths } = sample(1000);
  // As many unrelated pairs as labelled ones, all with raw 0.05 and gold 0.
  const anchored = fitCalibration([...raw, ...raw.map(() => 0.05)], [...gold, ...gold.map(() => 0)], {
    lengths: [...lengths, ...lengths],
    madeUp: [...raw.map(() => false), ...raw.map(() => true)],
  });
  const plain = fitCalibration(raw, gold, { lengths });
  expect(anchored.map(0.05)).toBeLessThan(0.4 * plain.map(0.05));
  expect(anchored.map(0.7)).toBeCloseTo(plain.map(0.7), 0);
  expect(anchored.model.fit.pairs).toBe(1000);
  const near = raw.flatMap((value, i) => (value < 0.1 ? [i] : []));
  const inside = near.filter((i) => {
    const [low, high] = anchored.interval(anchored.map(raw[i]!), lengths[i]!);
    return gold[i]! >= low && gold[i]! <= high;
  });
  expect(inside.length / near.length).toBeGreaterThan(0.7);
  expect(() => fitCalibration(raw, gold, { madeUp: raw.map(() => true) })).toThrow("not made up, has 0");
  expect(() => fitCalibration(raw, gold, { madeUp: [true] })).toThrow("1 madeUp");
});

it("is nearer to skewed gold by medians, and by means in squares", () => {
  // Most labels lie at the raw value, one in four far above.
  const random = seededRandom(5);
  const raw = Array.from({ length: 2000 }, () => random.uniform());
  const gold = raw.map((value) => 2 * value + (random.uniform() < 0.25 ? 3 * random.uniform() : 0));
  const fits = (["absolute", "squared"] as const).map((loss) => {
    const { map } = fitCalibration(raw, gold, { loss });
    return raw.map(map);
  });
  const [absolute, squared] = fits.map((score) => meanAbsoluteError(score, gold));
  expect(absolute).toBeLessThan(0.9 * squared!);
  const [medians, means] = fits.map((score) => rootMeanSquaredError(score, gold));
  expect(means).toBeLessThan(medians!);
});

it("takes means of yes/no labels: medians would say 0 or 5", () => {
  const random = seededRandom(6);
  const raw = Array.from({ length: 2000 }, () => random.uniform());
  const labels = raw.map((value) => Number(random.uniform() < value));
  const { map, model } = fitCalibration(raw, labels, { scale: [0, 1] });
  expect(model.fit.loss).toBe("squared");
  for (const value of [0.2, 0.5, 0.8]) expect(map(value)).toBeCloseTo(5 * value, 0);
});

it("the spline keeps different raw values apart between its ends", () => {
  const { raw, gold } = sample(800);
  const { map } = fitCalibration(raw, gold);
  for (let value = 0.1; value < 0.9; value += 0.01) expect(map(value + 0.01)).toBeGreaterThan(map(value));
});

it("leaves no pair out of the curve, and survives raw values that differ by rounding", () => {
  // 23 rows in two bins of 11.5: 12, then 11. The curve's ends are means over all of them.
  const raw = Array.from({ length: 23 }, (_, i) => i);
  const gold = raw.map((i) => (5 * i) / 22);
  const { model } = fitCalibration(raw, gold);
  expect(model.x).toEqual([5.5, 17]);
  const close = raw.map((i) => 1 + (i % 3) * Number.EPSILON);
  const { map } = fitCalibration(close, gold);
  for (const value of [...close, 0, 2]) expect(map(value)).toSatisfy((v: number) => v >= 0 && v <= 5);
});

it("keeps its promises on any data", () => {
  const raws = fc.oneof(
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.integer({ min: 0, max: 3 }),
    fc.double({ min: -1e100, max: 1e100, noNaN: true }),
  );
  const rows = fc
    .array(fc.tuple(raws, fc.integer({ min: 0, max: 25 }), fc.integer({ min: 1, max: 500 })), {
      minLength: 10,
      maxLength: 80,
    })
    .filter((data) => new Set(data.map(([r]) => r)).size > 1);
  fc.assert(
    fc.property(rows, fc.constantFrom(...kinds), fc.boolean(), (data, kind, withLengths) => {
      const raw = data.map(([r]) => r);
      const { model, map, interval } = fitCalibration(
        raw,
        data.map(([, g]) => g / 5),
        { kind, direction: "auto", ...(withLengths && { lengths: data.map(([, , l]) => l) }) },
      );
      expect(loadModelOf("calibration", saveModel(model))).toEqual(model);
      const sorted = [...raw, -Infinity, Infinity].sort((a, b) => model.direction * (a - b || 0));
      let before = 0;
      for (const value of sorted) {
        const score = map(value);
        expect(score).toBeGreaterThanOrEqual(before - 1e-12);
        expect(score).toBeLessThanOrEqual(5);
        before = score;
        for (const length of [undefined, 0, 1, 37, 1e9]) {
          const [low, high] = interval(score, length);
          expect(low).toBeGreaterThanOrEqual(0);
          expect(low).toBeLessThanOrEqual(score);
          expect(high).toBeGreaterThanOrEqual(score);
          expect(high).toBeLessThanOrEqual(5);
        }
      }
    }),
  );
});

it("holds whole groups out", () => {
  // Each gold value stands ten times with one raw value that says nothing about it: within groups the map
  // could learn it by heart, held out it cannot.
  const random = seededRandom(3);
  const groups = Array.from({ length: 600 }, (_, i) => Math.floor(i / 10));
  const raws = Array.from({ length: 60 }, () => random.uniform());
  const golds = Array.from({ length: 60 }, () => 5 * random.uniform());
  const raw = groups.map((g) => raws[g]!);
  const gold = groups.map((g) => golds[g]!);
  const grouped = fitCalibration(raw, gold, { kind: "isotonic", groups });
  const single = fitCalibration(raw, gold, { kind: "isotonic" });
  expect(grouped.model.fit.mae).toBeGreaterThan(single.model.fit.mae);
});

it("names what it cannot use", () => {
  const raw = Array.from({ length: 20 }, (_, i) => i);
  const gold = raw.map((i) => i / 4);
  expect(() => fitCalibration(raw.slice(0, 9), gold.slice(0, 9))).toThrow("needs 10 pairs or more, has 9");
  expect(() => fitCalibration(raw, gold.slice(1))).toThrow("lengths differ");
  expect(() => fitCalibration(raw, raw)).toThrow("gold[6] is 6, outside the scale 0..5");
  expect(() => fitCalibration(raw, gold, { scale: [5, 5] })).toThrow("scale is 5..5");
  expect(() =>
    fitCalibration(
      gold.map(() => 1),
      gold,
    ),
  ).toThrow("all 20 raw values equal 1; nothing to map");
  expect(() => fitCalibration(raw, gold, { lengths: raw })).toThrow("lengths[0] is 0, expected more than 0");
  expect(() => fitCalibration(raw, gold, { groups: [1] })).toThrow("1 groups");
  expect(() => fitCalibration(raw, gold, { groups: raw.map(() => 1) })).toThrow("all pairs share one group");
  expect(() => fitCalibration([...raw.slice(1), 1e200], gold)).toThrow("raw[19] is 1e+200");
  expect(() => fitCalibration(raw, gold, { level: 80 })).toThrow("level is 80");
  expect(() => fitCalibration([...raw.slice(1), NaN], gold)).toThrow("row 19 is raw NaN");
});

it("reads a calibration saved by this version's first format", () => {
  // Written by format 1; must stay loadable and keep its scores.
  const saved: CalibrationModel = {
    format: 1,
    kind: "calibration",
    curve: "spline",
    direction: 1,
    x: [0.1, 0.5, 0.9],
    y: [0.5, 2, 4.5],
    residuals: { level: 0.8, scores: [1, 4], logLengths: [4], low: [[-1, -0.5]], high: [[1.5, 0.5]] },
    fit: { pairs: 100, folds: 5, seed: 1, mae: 0.7, rmse: 0.9, withinOne: 0.75, pearson: 0.8 },
  };
  const calibration = calibrationOf(loadModelOf("calibration", JSON.stringify(saved)));
  // PchipInterpolator([.1, .5, .9], [.5, 2, 4.5])(.3) = 1.140625 in SciPy 1.17.1
  expect(calibration.map(0.3)).toBeCloseTo(1.140625, 12);
  expect(calibration.map(0.1)).toBeCloseTo(0.5, 12);
  expect(calibration.map(0)).toBeCloseTo(0.125, 12);
  expect(calibration.interval(2.5, 60)).toEqual([1.75, 3.5]);
  expect(calibration.interval(4.8)[1]).toBe(5);
});
