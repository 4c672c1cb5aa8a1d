import { contrastAgreement, nameAgreement } from "./agreement.ts";
import { alignAndDifferentiate } from "./align-and-differentiate.ts";
import { alignAndPenalise } from "./align-and-penalise.ts";
import { alignedParts } from "./aligned-parts.ts";
import { dlsAligner, dlsAligner2015 } from "./dls-aligner.ts";
import type { AlignmentRecipe } from "./recipe.ts";
import { senseAlignment } from "./sense-alignment.ts";
import { uwbAligner } from "./uwb-aligner.ts";

/** To add one: write its file, list it here, fit its calibration with `npm run calibrate:recipes`. */
export const RECIPES: readonly AlignmentRecipe[] = [
  dlsAligner,
  dlsAligner2015,
  uwbAligner,
  alignAndPenalise,
  alignAndDifferentiate,
  senseAlignment,
  ...alignedParts,
  nameAgreement,
  contrastAgreement,
];
