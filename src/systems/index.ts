export { type CalibrationPairs, calibrationPairs, withUnrelated } from "./calibration-pairs.ts";
export {
  createSystem,
  DEFAULT_SYSTEM,
  isShippedName,
  listSystems,
  type SystemInfo,
  type SystemKind,
} from "./create-system.ts";
export { type FastOptions, fastSystem } from "./fast-system.ts";
export type { Correction } from "./head-correction.ts";
export { HEAD_TIERS, type HeadFigures, type HeadFile, type HeadGround, type HeadTier } from "./head-file.ts";
export type { HeadCandidate } from "./head-fit.ts";
export { mostSimilar, type SimilarOptions, type SimilarText, scoreMatrix } from "./matrix.ts";
export { measureSystem } from "./measure-system.ts";
export { finishResult } from "./result.ts";
export { RUBRIC, rubricLabel } from "./rubric.ts";
export { checkHeadFolder, saveHead } from "./save-head.ts";
export { createScorer, type Scorer, type ScorerOptions } from "./scorer.ts";
export type {
  LanguageTag,
  ScoreOptions,
  ScoreResult,
  System,
  SystemOptions,
  SystemPair,
  SystemSignature,
  TrainingSource,
} from "./system.ts";
export { languageWarnings, OTHER_LANGUAGE } from "./text-warnings.ts";
export {
  checkThreshold,
  type FitThresholdOptions,
  fitThreshold,
  type LabelledPair,
  listThresholds,
  loadThreshold,
  resolveThreshold,
  saveThreshold,
  type Threshold,
} from "./threshold.ts";
export { FEW_PAIRS, LEAST_PAIRS, type TrainHeadOptions, trainHead } from "./train-head.ts";
