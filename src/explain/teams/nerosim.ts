import type { AlignedChunks, ChunkedPair } from "../align/align-chunks.ts";
import type { AlignedType } from "../align/type-chunks.ts";
import type { ReadToken } from "../words/read-text.ts";
import { type ChunkFacts, chunkFacts } from "./chunk-facts.ts";
import { alignByRank } from "./ranked-pairs.ts";

/** Similarities of chunks from which rules hold; the paper names the first two. */
const [EQUAL, SIMILAR, RELATED] = [0.6, 0.4, 0.2];
/** How early the pairs of a type are taken. */
const RANKS: Readonly<Record<AlignedType, number>> = {
  EQUI: 50,
  OPPO: 40,
  SPE1: 30,
  SPE2: 30,
  SIMI: 20,
  REL: 10,
};

/**
 * NeRoSim: ordered rules over content words, synonyms, opposites, hypernyms and the optimal matching of words by vectors;
 * the first rule that holds names the type. Its rules as far as they were told; order and scores of the rest are ours.
 * @see Banjade et al. 2015, https://aclanthology.org/S15-2030
 */
export function alignNerosim(pair: ChunkedPair): AlignedChunks[] {
  return alignByRank(pair, (left, right) => {
    const facts = chunkFacts(left, right, pair.likeness);
    const found = judge(facts);
    return found && { ...found, rank: RANKS[found.type] + facts.similarity };
  });
}

function judge(facts: ChunkFacts): { type: AlignedType; score: number } | undefined {
  const { left, right, restLeft, restRight, shared, similarity } = facts;
  if (left.length === 0 || right.length === 0) return undefined;
  if (facts.opposite || (facts.denied && shared > 0)) return { type: "OPPO", score: 4 };
  if (restLeft.length === 0 && restRight.length === 0) return { type: "EQUI", score: 5 };
  const covered = shared > 0 ? coveredBy(facts) : narrower(facts);
  if (covered !== undefined) return covered;
  if (numbers(restLeft) && numbers(restRight)) return { type: "SIMI", score: 3 };
  if (left.length === right.length && similarity >= EQUAL) return { type: "EQUI", score: 5 };
  if (facts.sisters || similarity >= SIMILAR) return { type: "SIMI", score: similarity >= SIMILAR ? 3 : 2 };
  return shared > 0 || similarity >= RELATED ? { type: "REL", score: 2 } : undefined;
}

/** One chunk has all words of the other; names may come in full and in part ("Obama", "President Barack Obama"). */
function coveredBy({ restLeft, restRight }: ChunkFacts): { type: AlignedType; score: number } | undefined {
  if (restLeft.length > 0 && restRight.length > 0) return undefined;
  if (named([...restLeft, ...restRight])) return { type: "EQUI", score: 5 };
  return { type: restRight.length === 0 ? "SPE1" : "SPE2", score: 4 };
}

function narrower(facts: ChunkFacts): { type: AlignedType; score: number } | undefined {
  if (facts.narrowerLeft && facts.restRight.length === 1) return { type: "SPE1", score: 4 };
  return facts.narrowerRight && facts.restLeft.length === 1 ? { type: "SPE2", score: 4 } : undefined;
}

function named(rest: readonly ReadToken[]): boolean {
  return rest.every(({ main }) => main.upos === "PROPN");
}

function numbers(rest: readonly ReadToken[]): boolean {
  return rest.length > 0 && rest.every(({ number }) => number !== undefined);
}
