import type { Analysis } from "../../analysis/index.ts";
import { predictClasses, type TreesModel } from "../../learn/index.ts";
import { boundaryFeatures } from "./boundary-features.ts";
import type { SurfaceToken } from "./surface-tokens.ts";

/**
 * A text's tokens as chunks: numbers from 0, in order, every token in exactly one. Chunks are those of the interpretable
 * tasks: a noun, verb or preposition with what belongs to it, marks by themselves. A chunk never goes over the end of a sentence.
 * @see Abney 1991; Tjong Kim Sang and Buchholz 2000, https://aclanthology.org/W00-0726/
 */
export function cutChunks(
  analysis: Analysis,
  tokens: readonly SurfaceToken[],
  boundaries: TreesModel,
): number[][] {
  if (tokens.length === 0) return [];
  const chunks: number[][] = [[0]];
  for (const [k, row] of boundaryFeatures(analysis, tokens).entries()) {
    const sentenceEnds = tokens[k]!.main.sentence !== tokens[k + 1]!.main.sentence;
    if (sentenceEnds || predictClasses(boundaries, row)[1]! > 0.5) chunks.push([k + 1]);
    else chunks[chunks.length - 1]!.push(k + 1);
  }
  return analysis.language === "en" ? chunks : chunks.flatMap((chunk) => connected(chunk, tokens));
}

/**
 * A chunk cut where no tie of the tree goes over the gap: "parkta | kırmızı topla". The boundaries were taught by English,
 * where nouns beside each other are mostly one phrase.
 */
function connected(chunk: readonly number[], tokens: readonly SurfaceToken[]): number[][] {
  const owner = new Map(chunk.flatMap((k) => tokens[k]!.parts.map(({ id }) => [id, k] as const)));
  const pieces: number[][] = [];
  for (const k of chunk) {
    const tied = chunk.some((own) => {
      const head = owner.get(tokens[own]!.main.head);
      return head !== undefined && Math.min(head, own) < k && Math.max(head, own) >= k;
    });
    if (tied && pieces.length > 0) pieces.at(-1)!.push(k);
    else pieces.push([k]);
  }
  return pieces;
}

/** Chunks of marks alone put to the chunk before them, or to the next where they come first. Tokens stay in order. */
export function withMarksInside(
  chunks: readonly (readonly number[])[],
  isMark: (token: number) => boolean,
): number[][] {
  const joined: number[][] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    const opens = last?.every(isMark) === true;
    if (last !== undefined && (opens || chunk.every(isMark))) last.push(...chunk);
    else joined.push([...chunk]);
  }
  return joined;
}
