export { type AblateOptions, type Ablation, ablateRecipe, type FamilyAblation } from "./ablate-recipe.ts";
export { type FitThresholdOptions, fitThreshold, type LabelledPair } from "./fit-threshold.ts";
export { checkHeadFolder, saveHead } from "./save-head.ts";
export { checkRecipeFolder, saveRecipe } from "./save-recipe.ts";
export { FEW_PAIRS, LEAST_PAIRS, type TrainHeadOptions, trainHead } from "./train-head.ts";
export {
  LEAST_RECIPE_PAIRS,
  type RecipePair,
  type TrainRecipeOptions,
  trainRecipe,
} from "./train-recipe.ts";
