export { arithmeticInUse } from "./arithmetic.ts";
export { cachedEncoder } from "./cached-encoder.ts";
export { cosine, cosineMatrix } from "./cosine.ts";
export type { CrossEncoder, PairScores, ScorePairsOptions, TextPair } from "./cross-encoder.ts";
export type { Embeddings, EncodeOptions, Encoder } from "./encoder.ts";
export { checkFile, type FileRecords } from "./file-records.ts";
export { findHubModel, type HubFile, type HubModel, type HubOptions } from "./hub.ts";
export {
  type Manifest,
  type PairSelfTest,
  readManifest,
  type SelfTest,
} from "./manifest.ts";
export { fetchedFiles, type ModelFiles, memoryFiles, readJson, readText, sha256 } from "./model-files.ts";
export { openCrossEncoder } from "./open-cross-encoder.ts";
export { openEncoder } from "./open-encoder.ts";
export type { OpenEncoderOptions } from "./open-options.ts";
export { openStaticEncoder } from "./open-static.ts";
export { encodePair, type PairIds } from "./pair-rows.ts";
export type { RuntimeChoice } from "./runtime-choice.ts";
export type { StaticEncoder } from "./static-encoder.ts";
export { encodeWithSpecials, type PairTemplate, type Tokenizer } from "./tokenizer.ts";
export { readTokenizer } from "./tokenizer-json.ts";

/** What needs a file system: opening folders, shipped and added models. Loaded only when asked for. */
export const onNode = () => import("./node.ts");
export { nextTurn } from "../work.ts";
export { WorkInFlight } from "./work-in-flight.ts";
