import { expect, it } from "vitest";
import { calibrationPairs } from "../data/sets/calibration-pairs.ts";
import { getMeasure, measures } from "../measures/index.ts";
import { measureCalibration } from "../systems/measure/measure-calibration.ts";
import { MEASURE_CALIBRATIONS } from "../systems/measure/measure-calibrations.ts";
import { fitMeasureCalibration } from "./fit-measure-calibration.ts";

it("has a calibration of its own version for every measure, and for nothing else", () => {
  const lacking = Object.values(measures).filter((measure) => measureCalibration(measure) === undefined);
  expect(lacking.map((measure) => `${measure.name}: npm run calibrate -- ${measure.name}`)).toEqual([]);
  expect(Object.keys(MEASURE_CALIBRATIONS).filter((name) => !Object.hasOwn(measures, name))).toEqual([]);
});

it.each(["token-cosine", "char-3-dice", "negation-agreement"])(
  "has for %s what a refit on the shipped data gives",
  async (name) => {
    const refitted = fitMeasureCalibration(getMeasure(name), await calibrationPairs());
    expect(MEASURE_CALIBRATIONS[name]!.model).toEqual(refitted);
  },
);

it("gives 80 % of development pairs an interval that holds their gold score", async () => {
  const { openSet } = await import("../data/index.ts");
  const measure = getMeasure("content-cosine");
  const { calibration } = measureCalibration(measure)!;
  let inside = 0;
  let all = 0;
  for await (const { a, b, gold } of (await openSet("stsb-dev")).read()) {
    const [low, high] = calibration.interval(calibration.map(measure.score(a, b)), a.length + b.length);
    if (gold! >= low && gold! <= high) inside++;
    all++;
  }
  expect(inside / all).toBeGreaterThan(0.75);
  expect(inside / all).toBeLessThan(0.85);
});
