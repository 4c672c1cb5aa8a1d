import type { ChunkAlignment } from "../data/index.ts";
import { unknownName } from "../errors.ts";
import type { ChunkedSentences } from "./chunk-comment.ts";
import type { TeachAligner } from "./model/cross-validate.ts";
import type { Team } from "./teams/align-by-team.ts";
import { alignByTokenOverlap } from "./token-overlap-aligner.ts";

/** Chunks of two sentences to typed and scored alignments: what stands after `--system` with `--task interpretable`. */
export interface ChunkAligner {
  readonly name: string;
  /** Raised when any alignment can change. */
  readonly version: number;
  readonly source: string;
  /** Whether `heldOutRuns` can teach it on folds. */
  readonly learns: boolean;
  /** What teaches it; where it learns and has none, `samesay-ists` is taught. */
  teacher?(): Promise<TeachAligner>;
  /** @returns of each pair, alignments that name every token of both sentences, numbered through from 1 */
  align(pairs: readonly ChunkedSentences[], signal?: AbortSignal): Promise<readonly ChunkAlignment[][]>;
}

/** A team of 2015, by its rules as far as they were told. */
function team(name: Team, source: string, learns = false): ChunkAligner {
  return {
    name: `ists-${name}`,
    version: 1,
    source,
    learns,
    ...(learns && { teacher: async () => (await import("./teams/align-by-team.ts")).teacherOf(name)! }),
    align: async (pairs, signal) =>
      (await import("./teams/align-by-team.ts")).alignByTeam(name, pairs, signal),
  };
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
  team("nerosim", "Banjade et al. 2015 (NeRoSim), https://aclanthology.org/S15-2030"),
  team("blueteam", "Agirre et al. 2015 (UMDuluth BlueTeam), https://aclanthology.org/S15-2045", true),
  team("simcompass-prefix", "Agirre et al. 2015 (SimCompass, run prefix), https://aclanthology.org/S15-2045"),
  team(
    "simcompass-vectors",
    "Agirre et al. 2015 (SimCompass, run word2vec), https://aclanthology.org/S15-2045",
  ),
  team("exbthemis", "Agirre et al. 2015 (ExBThemis, run avgScorer), https://aclanthology.org/S15-2045", true),
  team("fcicu", "Agirre et al. 2015 (FCICU), https://aclanthology.org/S15-2045"),
  {
    name: "ists-rtm-ibm2",
    version: 1,
    source: "Agirre et al. 2015 (RTM-DCU, run 1stIBM2Alignment), https://aclanthology.org/S15-2045",
    learns: false,
    align: async (pairs) => (await import("./teams/rtm-ibm2.ts")).alignByIbm2(pairs),
  },
  {
    name: "samesay-ists",
    version: 3,
    source:
      "boosted trees over words, WordNet, numbers, denials, grammar and vectors of the chunks (models/explain)",
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
