import type { CalibrationPairs } from "../data/sets/calibration-pairs.ts";
import { type CalibrationModel, fitCalibration } from "../learn/index.ts";
import type { Measure } from "../measures/index.ts";

/** Significant digits kept of a calibration's numbers: enough for scores to four decimals. */
const DIGITS = 6;

/**
 * A measure's map to 0-5, fitted on English training pairs.
 * @throws StsError E_INPUT when the measure gives every pair the same value
 */
export function fitMeasureCalibration(measure: Measure, data: CalibrationPairs): CalibrationModel {
  const raw = data.pairs.map(({ a, b }) => measure.score(a, b, { language: "en" }));
  const { model } = fitCalibration(raw, data.gold, {
    groups: data.groups,
    madeUp: data.madeUp,
    lengths: data.lengths,
    direction: "auto",
    seed: 1,
  });
  return JSON.parse(JSON.stringify(model), (_key, value) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value,
  );
}
