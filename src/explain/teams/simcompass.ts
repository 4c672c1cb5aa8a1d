import type { AlignedChunks, ChunkedPair } from "../align/align-chunks.ts";
import { CHUNK_FEATURES } from "../align/chunk-features.ts";
import type { ChunkSide } from "../align/chunk-side.ts";
import { alignByRank, type RankedLink } from "./ranked-pairs.ts";

const VECTORS = CHUNK_FEATURES.indexOf("vectors");
/** Letters that two words must begin alike with. */
const PREFIX = 4;
/** Bands of the similarity; ours, the paper names none. */
const [EQUAL, CLOSE, LIKE, RELATED] = [0.9, 0.65, 0.45, 0.3];

/**
 * SimCompass: the best two chunks by their similarity first, down to a threshold; type and score by bands of it.
 * `prefix`: share of words that begin alike. `vectors`: cosine of the sums of the words' vectors.
 * @see Agirre et al. 2015 (SemEval task 2), table 10; the team's runs "prefix" and "word2vec"
 */
export function alignSimcompass(kind: "prefix" | "vectors"): (pair: ChunkedPair) => AlignedChunks[] {
  return (pair) =>
    alignByRank(pair, (left, right, row) => {
      const similarity = kind === "vectors" ? row[VECTORS]! : prefixShare(left, right);
      return band(similarity, left.tokens.length - right.tokens.length);
    });
}

function band(similarity: number, longer: number): RankedLink | undefined {
  const rank = similarity;
  if (similarity >= EQUAL) return { type: "EQUI", score: 5, rank };
  const specific = longer > 0 ? "SPE1" : longer < 0 ? "SPE2" : "SIMI";
  if (similarity >= CLOSE) return { type: specific, score: 4, rank };
  if (similarity >= LIKE) return { type: "SIMI", score: 3, rank };
  return similarity >= RELATED ? { type: "REL", score: 2, rank } : undefined;
}

/** 2 words that begin alike / words of both; each word once. */
function prefixShare(left: ChunkSide, right: ChunkSide): number {
  const beginnings = ({ text, tokens }: ChunkSide) =>
    tokens
      .map((i) => text.tokens[i]!)
      .filter(({ mark }) => !mark)
      .map((token) => token.text.toLowerCase().slice(0, PREFIX));
  const [x, y] = [beginnings(left), beginnings(right)];
  const rest = [...y];
  const shared = x.filter((own) => {
    const at = rest.indexOf(own);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return x.length + y.length === 0 ? 0 : (2 * shared) / (x.length + y.length);
}
