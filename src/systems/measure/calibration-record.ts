import type { CalibrationModel } from "../../learn/index.ts";

/** A measure's fitted calibration, as `npm run calibrate` writes it. */
export interface MeasureCalibrationRecord {
  /** Version of the measure it was fitted for; another version has no calibration. */
  readonly version: number;
  /** First 16 hexadecimal digits of the model's sha256. */
  readonly digest: string;
  readonly model: CalibrationModel;
}
