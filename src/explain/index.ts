export { type ChunkAligner, chunkAligners, getChunkAligner } from "./chunk-aligners.ts";
export { alignByTokenOverlap } from "./token-overlap-aligner.ts";
