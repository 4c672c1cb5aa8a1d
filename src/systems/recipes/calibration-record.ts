import type { CalibrationModel } from "../../learn/index.ts";

/** A recipe's fitted calibration, as `npm run calibrate:recipes` writes it. */
export interface CalibrationRecord {
  /** Version of the recipe it was fitted for; another version has no calibration. */
  readonly version: number;
  /** First 16 hexadecimal digits of the model's sha256. */
  readonly digest: string;
  readonly model: CalibrationModel;
}
