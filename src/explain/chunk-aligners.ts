import type { ChunkAlignment } from "../data/index.ts";
import { unknownName } from "../errors.ts";
import { alignByTokenOverlap } from "./token-overlap-aligner.ts";

/** Chunks of two sentences to typed and scored alignments: what stands after `--system` with `--task interpretable`. */
export interface ChunkAligner {
  readonly name: string;
  /** Raised when any alignment can change. */
  readonly version: number;
  readonly source: string;
  /** @returns alignments that name every token of both sentences, numbered through from 1 */
  align(
    left: readonly (readonly string[])[],
    right: readonly (readonly string[])[],
  ): readonly ChunkAlignment[];
}

/** To add one: write its file, list it here. */
export const chunkAligners: readonly ChunkAligner[] = [
  {
    name: "ists-baseline",
    version: 1,
    source: "Agirre et al. 2015 (SemEval task 2), section 4.2",
    align: alignByTokenOverlap,
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
