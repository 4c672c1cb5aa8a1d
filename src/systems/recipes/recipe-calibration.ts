// Not through index.ts: that would load the regressors and their linear algebra with every score.
import { type Calibration, calibrationOf } from "../../learn/calibration/calibration.ts";
import type { AlignmentRecipe } from "./recipe.ts";
import { RECIPE_CALIBRATIONS } from "./recipe-calibrations.ts";

/** The shipped calibration of a recipe; undefined when there is none for its version. */
export function recipeCalibration({
  name,
  version,
}: Pick<AlignmentRecipe, "name" | "version">): { calibration: Calibration; digest: string } | undefined {
  const record = RECIPE_CALIBRATIONS[name];
  if (record === undefined || record.version !== version) return undefined;
  return { calibration: calibrationOf(record.model), digest: record.digest };
}
