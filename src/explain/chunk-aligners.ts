import type { ChunkAlignment } from "../data/index.ts";
import { unknownName } from "../errors.ts";
import type { ChunkedSentences } from "./chunk-comment.ts";
import { alignByTokenOverlap } from "./token-overlap-aligner.ts";

/** Chunks of two sentences to typed and scored alignments: what stands after `--system` with `--task interpretable`. */
export interface ChunkAligner {
  readonly name: string;
  /** Raised when any alignment can change. */
  readonly version: number;
  readonly source: string;
  /** Whether `crossValidate` can teach it on folds. */
  readonly learns: boolean;
  /** @returns of each pair, alignments that name every token of both sentences, numbered through from 1 */
  align(pairs: readonly ChunkedSentences[], signal?: AbortSignal): Promise<readonly ChunkAlignment[][]>;
}

/** To add one: write its file, list it here. */
export const chunkAligners: readonly ChunkAligner[] = [
  {
    name: "ists-baseline",
    version: 1,
    source: "Agirre et al. 2015 (SemEval task 2), section 4.2",
    learns: false,
    align: async (pairs) => pairs.map(([left, right]) => alignByTokenOverlap(left, right)),
  },
  {
    name: "samesay-ists",
    version: 1,
    source: "boosted trees over words, numbers, denials, grammar and vectors of the chunks (models/explain)",
    learns: true,
    align: async (pairs, signal) => (await import("./learned-aligner.ts")).alignLearned(pairs, signal),
  },
];

/** @throws StsError E_UNKNOWN_NAME with the nearest names */
export function getChunkAligner(name: string): ChunkAligner {
  const found = chunkAligners.find((aligner) => aligner.name === name);
  if (found !== undefined) return found;
  throw unknownName(
    "system of --task interpretable",
    name,
    chunkAligners.map((aligner) => aligner.name),
  );
}
