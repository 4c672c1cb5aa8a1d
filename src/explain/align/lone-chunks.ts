import {
  type AlignedChunks,
  alignedGroup,
  type ChunkedPair,
  candidateProbability,
  isCandidate,
} from "./align-chunks.ts";
import type { RouteModel } from "./route-model.ts";

/** A chunk in no group, by its text and its place there. */
export interface LoneChunk {
  readonly side: "left" | "right";
  readonly place: number;
}

/** Chunks in no group, those of the first text before those of the second; lone marks left out. */
export function loneChunks(pair: ChunkedPair, aligned: readonly AlignedChunks[]): LoneChunk[] {
  return (["left", "right"] as const).flatMap((side) => {
    const grouped = new Set(aligned.flatMap((group) => group[side]));
    return pair[side].flatMap(({ text, tokens }, place) =>
      grouped.has(place) || tokens.every((i) => text.tokens[i]!.mark) ? [] : [{ side, place }],
    );
  });
}

/**
 * Finds chunks that share meaning with the other text, as the score shows, the partner that they go with most surely: a
 * lone one first, else one in a group, which they join. In the order given; what has found a partner on the way is passed over.
 * A text without words gives no partner. O(chunks given x chunks of the other text)
 */
export function joinLone(
  pair: ChunkedPair,
  aligned: readonly AlignedChunks[],
  chunks: readonly LoneChunk[],
  model: RouteModel,
): AlignedChunks[] {
  const groups = [...aligned];
  for (const { side, place } of chunks) {
    const other = side === "left" ? "right" : "left";
    if (groups.some((group) => group[side].includes(place))) continue;
    const candidates = pair[other].flatMap((_, own) => {
      const row = side === "left" ? pair.grid.rows[place]![own]! : pair.grid.rows[own]![place]!;
      const taken = groups.some((group) => group[other].includes(own));
      return isCandidate(row) ? [{ own, taken, sure: candidateProbability(row, model) }] : [];
    });
    const [best] = candidates.sort((p, q) => Number(p.taken) - Number(q.taken) || q.sure - p.sure);
    if (best === undefined) continue;
    const at = groups.findIndex((group) => group[other].includes(best.own));
    const known = groups[at] ?? { left: [], right: [] };
    const with_ = (own: "left" | "right", added: number) =>
      [...new Set([...known[own], added])].sort((x, y) => x - y);
    const group = {
      left: with_("left", side === "left" ? place : best.own),
      right: with_("right", side === "left" ? best.own : place),
    };
    groups.splice(at === -1 ? groups.length : at, at === -1 ? 0 : 1, alignedGroup(pair, group, model));
  }
  return groups.sort((x, y) => x.left[0]! - y.left[0]!);
}
