import { type ChunkAlignment, openChunkSet } from "../../data/index.ts";
import { annotateChunks } from "../annotate-pair.ts";
import type { ChunkedSentences } from "../chunk-comment.ts";
import { readGold } from "../model/cross-validate.ts";
import type { AnnotatedPair } from "../model/fit-chunk-model.ts";
import { openShippedReading } from "../open-chunk-reading.ts";
import { type ChunkReading, readChunks } from "../read-chunks.ts";
import { englishKnowledge } from "../words/word-knowledge.ts";
import { alignFcicu } from "./fcicu.ts";
import { alignNerosim } from "./nerosim.ts";
import { alignSimcompass } from "./simcompass.ts";
import { type AlignPair, BLUETEAM, EXBTHEMIS, teachLabels } from "./typed-by-label.ts";
import { teachUbcRun1, teachUbcRun2 } from "./ubc.ts";

/** Rules of the teams of 2015 that were not taught. */
const RULES = {
  nerosim: alignNerosim,
  "simcompass-prefix": alignSimcompass("prefix"),
  "simcompass-vectors": alignSimcompass("vectors"),
  fcicu: alignFcicu,
} as const;
type RuleTeam = keyof typeof RULES;

/** Those that were. */
const LEARNERS = {
  blueteam: teachLabels({ features: BLUETEAM }),
  exbthemis: teachLabels({ features: EXBTHEMIS }),
  "ubc-run1": teachUbcRun1,
  "ubc-run2": teachUbcRun2,
} as const;
type LearningTeam = keyof typeof LEARNERS;

export type Team = RuleTeam | LearningTeam;

/** How pairs are taught that a learning team's rules then align; undefined for a team of rules. */
export function teacherOf(team: Team): ((pairs: readonly AnnotatedPair[]) => AlignPair) | undefined {
  return team in LEARNERS ? LEARNERS[team as LearningTeam] : undefined;
}

/** English pairs by a team of 2015; one that learns is taught by headlines and images of 2016 first: ten seconds. */
export async function alignByTeam(
  team: Team,
  pairs: readonly ChunkedSentences[],
  signal?: AbortSignal,
): Promise<ChunkAlignment[][]> {
  const shipped = openShippedReading();
  const reading = { ...shipped, knowledge: englishKnowledge };
  try {
    const teach = teacherOf(team);
    const align = teach === undefined ? RULES[team as RuleTeam] : teach(await taught(reading, signal));
    const english = (chunks: ChunkedSentences[number]) => ({ language: "en" as const, chunks });
    const texts = pairs.map(([left, right]) => [english(left), english(right)] as const);
    const read = await readChunks(texts, "en", { ...reading, boundaries: undefined }, signal);
    return read.map((pair) => annotateChunks(pair, align(pair)));
  } finally {
    await shipped.close();
  }
}

async function taught(reading: Omit<ChunkReading, "boundaries">, signal?: AbortSignal) {
  const sets = [];
  for (const name of ["headlines", "images"]) sets.push(await openChunkSet(name, ["stsb-test", "stsb-dev"]));
  const gold = sets.flatMap(({ pairs, chunks }) =>
    pairs.map(({ alignments }, i) => ({
      chunks: [chunks[i]![0].chunks, chunks[i]![1].chunks] as const,
      alignments,
    })),
  );
  return readGold(gold, reading, "en", signal);
}
