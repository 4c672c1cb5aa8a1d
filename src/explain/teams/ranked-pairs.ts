import { type AlignedChunks, type ChunkedPair, isCandidate } from "../align/align-chunks.ts";
import type { ChunkSide } from "../align/chunk-side.ts";
import type { AlignedType } from "../align/type-chunks.ts";

/** What a rule makes of two chunks; the higher the rank, the earlier they are taken. */
export interface RankedLink {
  readonly type: AlignedType;
  readonly score: number;
  readonly rank: number;
}

/**
 * One to one, as the task of 2015 has it: of all candidates that a rule links those of the highest rank are taken first,
 * equals in reading order; a chunk is taken once. O(left x right) calls of the rule
 */
export function alignByRank(
  pair: ChunkedPair,
  rule: (left: ChunkSide, right: ChunkSide, row: Float32Array) => RankedLink | undefined,
): AlignedChunks[] {
  const links = pair.left.flatMap((left, i) =>
    pair.right.flatMap((right, j) => {
      const row = pair.grid.rows[i]![j]!;
      const link = isCandidate(row) ? rule(left, right, row) : undefined;
      return link === undefined ? [] : [{ ...link, i, j }];
    }),
  );
  links.sort((p, q) => q.rank - p.rank || p.i - q.i || p.j - q.j);
  const [taken, met] = [new Set<number>(), new Set<number>()];
  return links.flatMap(({ type, score, i, j }) => {
    if (taken.has(i) || met.has(j)) return [];
    taken.add(i);
    met.add(j);
    return [{ left: [i], right: [j], type, score, sure: 1 }];
  });
}
