import { type ChunkedPair, isCandidate } from "../align/align-chunks.ts";
import type { ChunkSide } from "../align/chunk-side.ts";
import type { ChunkGroup } from "../align/group-candidates.ts";
import type { Likeness } from "../words/word-likeness.ts";

/** A contrast links chunks too (OPPO), less surely than words that agree. */
const CONTRAST = 0.7;

/**
 * Chunks that the word aligner's links of content words join: those with the most links first; each chunk is in one group,
 * a further one joins the group of the chunk that it has most links with. O(left x right) tokens
 */
export function linkedChunks(pair: ChunkedPair): ChunkGroup[] {
  const cells = pair.left.flatMap((own, i) =>
    pair.right.map((other, j) => ({
      i,
      j,
      weight: isCandidate(pair.grid.rows[i]![j]!) ? linkWeight(own, other, pair.likeness) : 0,
    })),
  );
  const [ofLeft, ofRight] = [new Map<number, number>(), new Map<number, number>()];
  const groups: { left: number[]; right: number[] }[] = [];
  const linked = cells.filter(({ weight }) => weight > 0).sort((p, q) => q.weight - p.weight);
  for (const { i, j } of linked) {
    const [own, other] = [ofLeft.get(i), ofRight.get(j)];
    if (own === undefined && other === undefined) {
      ofLeft.set(i, groups.length);
      ofRight.set(j, groups.length);
      groups.push({ left: [i], right: [j] });
    } else if (own === undefined && other !== undefined) {
      ofLeft.set(i, other);
      groups[other]!.left.push(i);
    } else if (own !== undefined && other === undefined) {
      ofRight.set(j, own);
      groups[own]!.right.push(j);
    }
  }
  const ascending = (ids: readonly number[]) => [...ids].sort((x, y) => x - y);
  return groups.map((group) => ({ left: ascending(group.left), right: ascending(group.right) }));
}

function linkWeight(own: ChunkSide, other: ChunkSide, { linked }: Likeness): number {
  let weight = 0;
  for (const p of own.tokens) {
    if (!own.text.tokens[p]!.content) continue;
    for (const q of other.tokens) {
      const link = linked[p]?.[q] ?? 0;
      if (link !== 0) weight += link > 0 ? 1 : CONTRAST;
    }
  }
  return weight;
}
