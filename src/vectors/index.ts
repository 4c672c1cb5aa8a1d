export { checkFile, type FileRecords } from "../packages/file-records.ts";
export {
  type Manifest,
  type PairSelfTest,
  readManifest,
  type SelfTest,
} from "../packages/manifest.ts";
export {
  fetchedFiles,
  type ModelFiles,
  memoryFiles,
  readJson,
  readText,
  sha256,
} from "../packages/model-files.ts";
export type { TextPair } from "../text/text-pair.ts";
export { nextTurn } from "../work.ts";
export { arithmeticInUse } from "./arithmetic.ts";
export { cachedEncoder } from "./cached-encoder.ts";
export { cosine, cosineMatrix } from "./cosine.ts";
export { createEncoder } from "./create-encoder.ts";
export type { CrossEncoder, PairScores, ScorePairsOptions } from "./cross-encoder.ts";
export type { Embeddings, EncodeOptions, Encoder } from "./encoder.ts";
export { openCrossEncoder } from "./onnx/open-cross-encoder.ts";
export { openEncoder } from "./onnx/open-encoder.ts";
export type { OpenEncoderOptions } from "./open-options.ts";
export type { RuntimeChoice } from "./runtime-choice.ts";
export { openStaticEncoder } from "./static/open-static.ts";
export type { StaticEncoder } from "./static/static-encoder.ts";
export { findHubModel, type HubFile, type HubModel, type HubOptions } from "./store/hub.ts";
export { encodePair, type PairIds } from "./tokens/pair-rows.ts";
export { encodeWithSpecials, type PairTemplate, type Tokenizer } from "./tokens/tokenizer.ts";
export { readTokenizer } from "./tokens/tokenizer-json.ts";
export { WorkInFlight } from "./work-in-flight.ts";
