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
export { type PrincipalComponents, principalComponents } from "./principal-components.ts";
export { errorOf, type Recalibration, type RecalibrationOptions, recalibrate } from "./recalibration.ts";
export type { ResidualTable } from "./residual-interval.ts";
export {
  fitRidge,
  fitRidgeCrossValidated,
  predictRidge,
  type RidgeModel,
  type RidgeOptions,
} from "./ridge.ts";
