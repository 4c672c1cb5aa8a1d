import { contrastAgreement, nameAgreement } from "./agreement.ts";
import { alignedParts } from "./aligned-parts.ts";
import { dlsAligner, dlsAligner2015 } from "./dls-aligner.ts";
import type { AlignmentRecipe } from "./recipe.ts";

/** To add one: write its file, list it here, fit its calibration with `npm run calibrate:recipes`. */
export const RECIPES: readonly AlignmentRecipe[] = [
  dlsAligner,
  dlsAligner2015,
  ...alignedParts,
  nameAgreement,
  contrastAgreement,
];
