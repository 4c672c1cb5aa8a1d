/**
 * What runs in a browser tab: nothing here imports a module of Node. Statistics, text and learning stand in rooms of
 * their own ("samesay/stats", "samesay/text", "samesay/learn", "samesay/measures").
 */
export { StsError } from "../errors.ts";
export { getMeasure, type Measure, type MeasureName, measures } from "../measures/index.ts";
export {
  type FastOptions,
  fastSystem,
  type LanguageTag,
  mostSimilar,
  RUBRIC,
  rubricLabel,
  type ScoreOptions,
  type ScoreResult,
  type Scorer,
  type System,
  scoreMatrix,
  type TextPair,
} from "../systems/index.ts";
export {
  cosine,
  cosineMatrix,
  type Embeddings,
  type EncodeOptions,
  type Encoder,
  fetchedFiles,
  type ModelFiles,
  memoryFiles,
  openStaticEncoder,
  type StaticEncoder,
} from "../vectors/index.ts";
export { type BrowserScorerOptions, createScorer } from "./create-scorer.ts";
export { type BrowserEncoderOptions, openEncoder } from "./open-encoder.ts";
