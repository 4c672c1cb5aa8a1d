import type { ChunkAlignment } from "../data/index.ts";
import type { ChunkSystemName } from "../data/interpretable/chunk-systems.ts";
import { unknownName } from "../errors.ts";
import type { ChunkedSentences } from "./chunk-comment.ts";
import type { TeachAligner } from "./model/cross-validate.ts";
import type { Team } from "./teams/align-by-team.ts";
import { alignByTokenOverlap } from "./token-overlap-aligner.ts";

/** A system of the pilot of 2015 and what is rebuilt of it. */
interface PilotSystem {
  readonly year: 2015;
  /** What is as in the paper. */
  readonly faithful: string;
  /** What stands in for what, or is ours since no paper tells it. */
  readonly substituted: string;
  /** As the published tables (`loadPublished("sts2015-interpretable-gold")`) call the team and those of its runs that are meant. */
  readonly team: string;
  readonly runs: readonly string[];
}

/** Chunks of two sentences to typed and scored alignments: what stands after `--system` with `--task interpretable`. */
export interface ChunkAligner {
  readonly name: ChunkSystemName;
  /** Raised when any alignment can change. */
  readonly version: number;
  /** One line: what it does. */
  readonly description: string;
  readonly source: string;
  /** Of those of 2015. */
  readonly pilot?: PilotSystem;
  /** Whether `heldOutRuns` can teach it on folds. */
  readonly learns: boolean;
  /** What teaches it; where it learns and has none, `samesay-ists` is taught. */
  teacher?(): Promise<TeachAligner>;
  /** @returns of each pair, alignments that name every token of both sentences, numbered through from 1 */
  align(pairs: readonly ChunkedSentences[], signal?: AbortSignal): Promise<readonly ChunkAlignment[][]>;
}

const OVERVIEW = "https://aclanthology.org/S15-2045";
const NOT_TOLD = "the overview names the resources alone";

/** A team of 2015, by its rules as far as they were told. */
function team(
  name: Team,
  {
    learns = false,
    ...told
  }: Pick<ChunkAligner, "description" | "source"> & {
    readonly learns?: boolean;
    readonly pilot: Omit<PilotSystem, "year">;
  },
): ChunkAligner {
  return {
    name: `ists-${name}`,
    version: 1,
    ...told,
    pilot: { year: 2015, ...told.pilot },
    learns,
    ...(learns && { teacher: async () => (await import("./teams/align-by-team.ts")).teacherOf(name)! }),
    align: async (pairs, signal) =>
      (await import("./teams/align-by-team.ts")).alignByTeam(name, pairs, signal),
  };
}

/** To add one: write its file, list it here, its name in src/data/interpretable/chunk-systems.ts. */
export const chunkAligners: readonly ChunkAligner[] = [
  {
    name: "ists-baseline",
    version: 1,
    description: "chunks with most tokens in common are EQUI 5, linked ones that are left ALIC, others NOALI",
    source: `Agirre et al. 2015 (SemEval task 2), section 4.2, ${OVERVIEW}`,
    pilot: {
      year: 2015,
      faithful: "the whole cascade: equal tokens in lower case, weights of chunk pairs, the heaviest first",
      substituted: "nothing on given chunks; theirs cut texts with ixa-pipes-chunk where none were given",
      team: "STS organisers",
      runs: ["BASELINE"],
    },
    learns: false,
    align: async (pairs) => pairs.map(([left, right]) => alignByTokenOverlap(left, right)),
  },
  team("nerosim", {
    description:
      "ordered rules: the same words, synonyms, opposites, hypernyms, numbers, words matched by vectors",
    source: "Banjade et al. 2015 (NeRoSim), https://aclanthology.org/S15-2030",
    pilot: {
      faithful:
        "rules for EQUI, OPPO, SPE1, SPE2, SIMI and REL in turn; chunk similarity by optimal word matching",
      substituted:
        "order and scores of the rules that are not told; its word vectors: WordNet, PPDB's lexical pairs and the vectors of fast",
      team: "NeRoSim",
      runs: ["R1", "R2", "R3"],
    },
  }),
  team("blueteam", {
    description:
      "chunks by the word aligner, types by linear classifiers over seventeen features, the mean score of a type",
    source: `Agirre et al. 2015 (UMDuluth BlueTeam), ${OVERVIEW}`,
    learns: true,
    pilot: {
      faithful:
        "chunks from word alignments, a type by linear classifiers over about seventeen features, a score from the type",
      substituted:
        "multi-class support vector machine: one logistic regression for each type; taught by the training part of 2016; which three variants its runs were",
      team: "UMDuluth BlueTeam",
      runs: ["1", "2", "3"],
    },
  }),
  team("ubc-run1", {
    description: "chunk pairs by logistic regression, assigned one to one; all of them EQUI 5",
    source: "Agirre et al. 2015 (UBC, RUN1), https://aclanthology.org/S15-2032",
    learns: true,
    pilot: {
      faithful:
        "supervised alignment; one type for all, as figures with types show that are those with types and scores",
      substituted: "its features and learner, which no overview tells; taught by the training part of 2016",
      team: "UBC",
      runs: ["RUN1"],
    },
  }),
  team("ubc-run2", {
    description:
      "chunk pairs by logistic regression, assigned one to one; types by linear classifiers, scores by ridge regression",
    source: "Agirre et al. 2015 (UBC, RUN2), https://aclanthology.org/S15-2032",
    learns: true,
    pilot: {
      faithful: "supervised alignment, typing and scoring, each learned by itself",
      substituted: "its features and learners, which no overview tells; taught by the training part of 2016",
      team: "UBC",
      runs: ["RUN2"],
    },
  }),
  team("simcompass-prefix", {
    description: "the best chunks first by beginnings of words, types and scores by bands",
    source: `Agirre et al. 2015 (SimCompass, run prefix), ${OVERVIEW}`,
    pilot: {
      faithful: "chunk pairs by words that begin alike, greedy down to a threshold",
      substituted: `bands and thresholds are ours: ${NOT_TOLD}`,
      team: "SimCompass",
      runs: ["prefix"],
    },
  }),
  team("simcompass-vectors", {
    description: "the best chunks first by the cosine of their vectors, types and scores by bands",
    source: `Agirre et al. 2015 (SimCompass, run word2vec), ${OVERVIEW}`,
    pilot: {
      faithful: "chunk pairs by the cosine of their words' vectors, greedy down to a threshold",
      substituted: `word2vec: vectors of fast; bands and thresholds are ours: ${NOT_TOLD}`,
      team: "SimCompass",
      runs: ["word2vec"],
    },
  }),
  team("exbthemis", {
    description: "chunks by the word aligner, types by string and vector features, the mean score of a type",
    source: `Agirre et al. 2015 (ExBThemis, run avgScorer), ${OVERVIEW}`,
    learns: true,
    pilot: {
      faithful: "chunks by its word aligner, a classifier of types, the mean score of each type",
      substituted:
        "its classifier: one logistic regression for each type; its features as in its system for whole texts; taught by the training part of 2016",
      team: "ExBThemis",
      runs: ["avgScorer"],
    },
  }),
  team("fcicu", {
    description: "share of words that meet in a sense; types by which side has others",
    source: `Agirre et al. 2015 (FCICU), ${OVERVIEW}`,
    pilot: {
      faithful: "chunks by senses that their words share, types by rules",
      substituted: `BabelNet: WordNet and PPDB's lexical pairs; the rules are ours: ${NOT_TOLD}`,
      team: "FCICU",
      runs: ["Run1"],
    },
  }),
  {
    name: "ists-rtm-ibm2",
    version: 1,
    description: "words by IBM model 2, learnt from the pairs; what is linked is EQUI 5",
    source: `Agirre et al. 2015 (RTM-DCU, run 1stIBM2Alignment), ${OVERVIEW}`,
    pilot: {
      year: 2015,
      faithful: "IBM model 2 from the pairs themselves; linked words are EQUI 5, chunks are not looked at",
      substituted: "nothing known: settings of its training are not told",
      team: "RTM-DCU",
      runs: ["1stIBM2Alignment"],
    },
    learns: false,
    align: async (pairs) => (await import("./teams/rtm-ibm2.ts")).alignByIbm2(pairs),
  },
  {
    name: "samesay-ists",
    version: 3,
    description:
      "ours, of no paper: boosted trees align, type and score chunks, as samesay explain does in English",
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
