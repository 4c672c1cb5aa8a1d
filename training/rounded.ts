import type { CalibrationModel } from "../src/learn/index.ts";

/** Six significant digits are enough for scores to four decimals. */
export function rounded(model: CalibrationModel): CalibrationModel {
  return JSON.parse(JSON.stringify(model), (_key, value) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value,
  );
}
