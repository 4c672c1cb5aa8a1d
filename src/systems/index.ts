export {
  createSystem,
  DEFAULT_SYSTEM,
  isShippedName,
  listSystems,
  type NamedSystemOptions,
  type SystemInfo,
  type SystemKind,
} from "./create-system.ts";
export { type FastOptions, fastSystem } from "./encoder/fast-system.ts";
export {
  type Correction,
  HEAD_TIERS,
  type HeadCandidate,
  type HeadFigures,
  type HeadFile,
  type HeadGround,
  type HeadTier,
} from "./head/head-file.ts";
export {
  mostSimilar,
  type PreparedTexts,
  prepareTexts,
  type SimilarOptions,
  type SimilarText,
  scoreMatrix,
} from "./matrix.ts";
export { measureCalibration } from "./measure/measure-calibration.ts";
export { measureSystem } from "./measure/measure-system.ts";
export { getPublished, isPublished, PUBLISHED } from "./published/catalogue/index.ts";
export type { PublishedSet, Recipe, RecipeLearner } from "./published/published-system.ts";
export type { SavedRecipe } from "./published/recipe-file.ts";
export { differencesOf } from "./result/differences-of.ts";
export { finishResult } from "./result/result.ts";
export { RUBRIC, rubricLabel } from "./result/rubric.ts";
export { languageWarnings, OTHER_LANGUAGE } from "./result/text-warnings.ts";
export { createScorer, type Scorer, type ScorerOptions, scorerOf } from "./scorer.ts";
export {
  isSystem,
  type LanguagePair,
  type LanguageTag,
  type ScoreOptions,
  type ScoreResult,
  type System,
  type SystemOptions,
  type SystemSignature,
  type TextPair,
  type TrainingSource,
} from "./system.ts";
export {
  checkThreshold,
  listThresholds,
  loadThreshold,
  removeThreshold,
  resolveThreshold,
  saveThreshold,
  type Threshold,
} from "./threshold.ts";
