export { cachedEncoder } from "./cached-encoder.ts";
export { cosine, cosineMatrix } from "./cosine.ts";
export type { Embeddings, EncodeOptions, Encoder } from "./encoder.ts";
export { findHubModel, type HubFile, type HubModel, type HubOptions } from "./hub.ts";
export { type FileRecords, type Manifest, readManifest, type SelfTest } from "./manifest.ts";
export { fetchedFiles, type ModelFiles, memoryFiles, readText, sha256 } from "./model-files.ts";
export { type OpenEncoderOptions, openEncoder } from "./open-encoder.ts";
export { openStaticEncoder } from "./open-static.ts";
export type { RuntimeChoice } from "./runtime-choice.ts";
export type { StaticEncoder } from "./static-encoder.ts";
export { encodeWithSpecials, type Tokenizer } from "./tokenizer.ts";
export { readTokenizer } from "./tokenizer-json.ts";

/** What needs a file system: opening folders, shipped and added models. Loaded only when asked for. */
export const onNode = () => import("./node.ts");
