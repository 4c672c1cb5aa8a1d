export { type BestThreshold, bestThreshold } from "./calibration/best-threshold.ts";
export {
  type Calibration,
  type CalibrationFit,
  type CalibrationKind,
  type CalibrationModel,
  type CalibrationOptions,
  calibrationOf,
  fitCalibration,
  lossFor,
} from "./calibration/calibration.ts";
export { type Curve, curveValue, fitIsotonic, type IsotonicLoss } from "./calibration/isotonic.ts";
export { monotoneSpline, type Spline, splineValue } from "./calibration/monotone-spline.ts";
export { rawOfScore } from "./calibration/raw-of-score.ts";
export {
  errorOf,
  type Recalibration,
  type RecalibrationOptions,
  recalibrate,
} from "./calibration/recalibration.ts";
export type { ResidualTable } from "./calibration/residual-interval.ts";
export {
  checkModel,
  loadModel,
  loadModelOf,
  MODEL_FORMAT,
  type SavedModel,
  saveModel,
} from "./files/model-file.ts";
export { PACKED_FORMAT, type Packed, pack, unpack } from "./files/packed-file.ts";
export { groupedFolds, outOfFold, sentenceGroups } from "./grouped-folds.ts";
export {
  fitLogistic,
  type LogisticModel,
  type LogisticOptions,
  predictProbability,
} from "./linear/logistic.ts";
export { type PrincipalComponents, principalComponents } from "./linear/principal-components.ts";
export {
  fitRidge,
  fitRidgeCrossValidated,
  predictRidge,
  type RidgeModel,
  type RidgeOptions,
} from "./linear/ridge.ts";
export { fitNetwork, type NetworkModel, type NetworkOptions, predictNetwork } from "./networks/network.ts";
export { type FitOptions, fitRegressor, type Learner } from "./regression/learner.ts";
export { predictRegressor, type RegressorModel } from "./regression/regressor.ts";
export { type FoldOptions, gridSearch, heldOutPredictions, type Tried } from "./selection/choose-learner.ts";
export {
  ablate,
  type FamilyWorth,
  type FeatureFamily,
  permutationImportance,
  selectFamilies,
} from "./selection/feature-worth.ts";
export {
  fitTrees,
  predictClasses,
  predictTrees,
  type TreesLoss,
  type TreesModel,
  type TreesOptions,
} from "./trees/boosted-trees.ts";
