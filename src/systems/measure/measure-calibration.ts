import { checkRecord } from "../../arguments.ts";

// Not through index.ts: that would load the regressors and their linear algebra with every score.
import { type Calibration, calibrationOf } from "../../learn/calibration/calibration.ts";
import type { Measure } from "../../measures/index.ts";
import { MEASURE_CALIBRATIONS } from "./measure-calibrations.ts";

/** The shipped calibration of a measure; undefined when there is none for its version. */
export function measureCalibration(
  measure: Measure,
): { calibration: Calibration; digest: string } | undefined {
  checkRecord(measure, "measureCalibration: measure", "a Measure", ["name", "version"]);
  const record = MEASURE_CALIBRATIONS[measure.name];
  if (record === undefined || record.version !== measure.version) return undefined;
  return { calibration: calibrationOf(record.model), digest: record.digest };
}
