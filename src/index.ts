export type { GoldPair, Pair, Scale } from "./data/index.ts";
export { type ErrorCode, StsError } from "./errors.ts";
export { type EvaluateOptions, type EvaluationReport, evaluate } from "./evaluate/index.ts";
export {
  createExplainer,
  type ExplainedChunk,
  type Explainer,
  type ExplainerOptions,
  type Explanation,
  explain,
  type Locale,
} from "./explain/index.ts";
export { getMeasure, type Measure, type MeasureName, measures } from "./measures/index.ts";
export {
  createScorer,
  createSystem,
  type LanguageTag,
  listSystems,
  type NamedSystemOptions,
  RUBRIC,
  rubricLabel,
  type ScoreOptions,
  type ScoreResult,
  type Scorer,
  type ScorerOptions,
  type System,
  type SystemInfo,
  type SystemOptions,
  type TextPair,
} from "./systems/index.ts";
export { isLanguage, LANGUAGES, type Language } from "./text/index.ts";
export { createEncoder, type Embeddings, type Encoder } from "./vectors/index.ts";
export { VERSION } from "./version.ts";
