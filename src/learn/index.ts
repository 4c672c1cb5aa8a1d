export { type BestThreshold, bestThreshold } from "./best-threshold.ts";
export {
  fitTrees,
  predictClasses,
  predictTrees,
  type TreesLoss,
  type TreesModel,
  type TreesOptions,
} from "./boosted-trees.ts";
export {
  type Calibration,
  type CalibrationFit,
  type CalibrationKind,
  type CalibrationModel,
  type CalibrationOptions,
  calibrationOf,
  fitCalibration,
  lossFor,
} from "./calibration.ts";
export { type FoldOptions, gridSearch, heldOutPredictions, type Tried } from "./choose-learner.ts";
export {
  ablate,
  type FamilyWorth,
  type FeatureFamily,
  permutationImportance,
  selectFamilies,
} from "./feature-worth.ts";
export { groupedFolds, outOfFold, sentenceGroups } from "./grouped-folds.ts";
export { type Curve, curveValue, fitIsotonic, type IsotonicLoss } from "./isotonic.ts";
export {
  fitLogistic,
  type LogisticModel,
  type LogisticOptions,
  predictProbability,
} from "./logistic.ts";
export {
  checkModel,
  loadModel,
  loadModelOf,
  MODEL_FORMAT,
  type SavedModel,
  saveModel,
} from "./model-file.ts";
export { monotoneSpline, type Spline, splineValue } from "./monotone-spline.ts";
export { fitNetwork, type NetworkModel, type NetworkOptions, predictNetwork } from "./network.ts";
export { PACKED_FORMAT, type Packed, pack, unpack } from "./packed-file.ts";
export { type PrincipalComponents, principalComponents } from "./principal-components.ts";
export { errorOf, type Recalibration, type RecalibrationOptions, recalibrate } from "./recalibration.ts";
export { type FitOptions, fitRegressor, type Learner } from "./regression/learner.ts";
export { predictRegressor, type RegressorModel } from "./regression/regressor.ts";
export type { ResidualTable } from "./residual-interval.ts";
export {
  fitRidge,
  fitRidgeCrossValidated,
  predictRidge,
  type RidgeModel,
  type RidgeOptions,
} from "./ridge.ts";
