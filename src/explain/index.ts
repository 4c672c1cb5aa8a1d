export {
  type ChunkAligner,
  chunkAligners,
  getChunkAligner,
} from "./chunk-aligners.ts";
export type { ChunkedSentences } from "./chunk-comment.ts";
export { explain } from "./explain.ts";
export type { ChunkQuestion, ExplainedChunk, ExplainedToken, Explanation } from "./explanation.ts";
export { LOCALES, type Locale } from "./locale.ts";
export type { GoldChunks, HeldOutRun } from "./model/cross-validate.ts";
export type { Explainer, ExplainerOptions, ExplainPair } from "./open-explainer.ts";
export { explanationHtml } from "./show/explanation-html.ts";
export { explanationText } from "./show/explanation-text.ts";
export { alignByTokenOverlap } from "./token-overlap-aligner.ts";

/** Opens what explanations need, once for many pairs; close it. See `openExplainer`. */
export const createExplainer = async (
  options: import("./open-explainer.ts").ExplainerOptions = {},
): Promise<import("./open-explainer.ts").Explainer> =>
  (await import("./open-explainer.ts")).openExplainer(options);

/** What teaches models; loaded only when asked for. */
export const heldOutRuns = async (
  ...args: Parameters<typeof import("./model/held-out-runs.ts")["heldOutRuns"]>
) => (await import("./model/held-out-runs.ts")).heldOutRuns(...args);
