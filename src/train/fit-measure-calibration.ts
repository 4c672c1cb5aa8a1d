import type { CalibrationPairs } from "../data/sets/calibration-pairs.ts";
import type { CalibrationModel } from "../learn/index.ts";
import type { Measure } from "../measures/index.ts";
import { fitRawCalibration } from "./fit-raw-calibration.ts";

/**
 * A measure's map to 0-5, fitted on English training pairs.
 * @throws StsError E_INPUT when the measure gives every pair the same value
 */
export function fitMeasureCalibration(measure: Measure, data: CalibrationPairs): CalibrationModel {
  return fitRawCalibration(
    data.pairs.map(({ a, b }) => measure.score(a, b, { language: "en" })),
    data,
  );
}
