import type { AlignedChunks, ChunkedPair } from "../align/align-chunks.ts";
import { chunkFacts } from "./chunk-facts.ts";
import { alignByRank, type RankedLink } from "./ranked-pairs.ts";

/** Share of the words that must meet in a sense; ours. */
const RELATED = 0.2;

/**
 * FCICU: chunks are aligned by the share of their words that meet in a sense (here of WordNet and a list of paraphrases;
 * theirs BabelNet), and typed by which side has words without one.
 * @see Agirre et al. 2015 (SemEval task 2), https://aclanthology.org/S15-2045; the rules, which it does not tell, are ours
 */
export function alignFcicu(pair: ChunkedPair): AlignedChunks[] {
  return alignByRank(pair, (left, right): RankedLink | undefined => {
    const facts = chunkFacts(left, right, pair.likeness);
    const all = facts.left.length + facts.right.length;
    const met = all - facts.restLeft.length - facts.restRight.length;
    const rank = all === 0 ? 0 : met / all;
    if (rank === 0 && (facts.narrowerLeft || facts.narrowerRight))
      return { type: facts.narrowerLeft ? "SPE1" : "SPE2", score: 3, rank: RELATED };
    if (facts.opposite && facts.restLeft.length <= 1 && facts.restRight.length <= 1)
      return { type: "OPPO", score: 4, rank: Math.max(rank, RELATED) };
    if (rank < RELATED) return undefined;
    if (facts.restLeft.length === 0 && facts.restRight.length === 0) return { type: "EQUI", score: 5, rank };
    if (facts.restRight.length === 0) return { type: "SPE1", score: 4, rank };
    if (facts.restLeft.length === 0) return { type: "SPE2", score: 4, rank };
    return rank >= 0.5 ? { type: "SIMI", score: 3, rank } : { type: "REL", score: 2, rank };
  });
}
