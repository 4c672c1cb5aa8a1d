import { type Calibration, type CalibrationModel, calibrationOf } from "../learn/index.ts";
import type { Measure } from "../measures/index.ts";
import { MEASURE_CALIBRATIONS } from "./measure-calibrations.ts";

/** A measure's fitted calibration, as `npm run calibrate` writes it. */
export interface MeasureCalibrationRecord {
  /** Version of the measure it was fitted for; another version has no calibration. */
  readonly version: number;
  /** First 16 hexadecimal digits of the model's sha256. */
  readonly digest: string;
  readonly model: CalibrationModel;
}

/** The shipped calibration of a measure; undefined when there is none for its version. */
export function measureCalibration(
  measure: Measure,
): { calibration: Calibration; digest: string } | undefined {
  const record = MEASURE_CALIBRATIONS[measure.name];
  if (record === undefined || record.version !== measure.version) return undefined;
  return { calibration: calibrationOf(record.model), digest: record.digest };
}
