import type { CalibrationPairs } from "../data/sets/calibration-pairs.ts";
import { type CalibrationModel, fitCalibration } from "../learn/index.ts";

/** Significant digits kept of a calibration's numbers: enough for scores to four decimals. */
const DIGITS = 6;

/**
 * The map to 0-5 of values of English training pairs.
 * @param raw shape [n], by pair
 * @throws StsError E_INPUT when all values are the same
 */
export function fitRawCalibration(raw: readonly number[], data: CalibrationPairs): CalibrationModel {
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
