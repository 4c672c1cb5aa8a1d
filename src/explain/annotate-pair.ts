import { type ChunkAlignment, chunkTokens } from "../data/index.ts";
import { type AlignedChunks, alignChunks, type ChunkedPair } from "./align/align-chunks.ts";
import type { ChunkSide } from "./align/chunk-side.ts";
import type { RouteModel } from "./align/route-model.ts";
import { type Chunks, comment } from "./chunk-comment.ts";

/** A pair's chunks aligned, as the lines of a .wa file: every token of both sentences in one line. */
export function annotatePair(pair: ChunkedPair, model: RouteModel): ChunkAlignment[] {
  return annotateChunks(pair, withWholeScores(alignChunks(pair, model)));
}

/** Scores as people give them: whole numbers. */
export function withWholeScores(aligned: readonly AlignedChunks[]): AlignedChunks[] {
  return aligned.map((group) => ({ ...group, score: Math.round(group.score) }));
}

/** Groups and what is in none, as lines. Scores have two decimals. */
export function annotateChunks(pair: ChunkedPair, aligned: readonly AlignedChunks[]): ChunkAlignment[] {
  const [left, right] = [pair.left.map(wordsOf), pair.right.map(wordsOf)];
  const [leftTokens, rightTokens] = [chunkTokens(left), chunkTokens(right)];
  const lines = aligned.map((group): ChunkAlignment => {
    const [l, r] = [group.left.map((i) => left[i]!), group.right.map((j) => right[j]!)];
    return {
      left: group.left.flatMap((i) => leftTokens[i]!),
      right: group.right.flatMap((j) => rightTokens[j]!),
      type: group.type,
      marks: [],
      score: Math.round(group.score * 100) / 100,
      comment: comment(l.flat(), r.flat()),
    };
  });
  const alone = (side: "left" | "right", chunks: Chunks, tokens: readonly number[][]) =>
    chunks.flatMap((words, i): ChunkAlignment[] => {
      if (aligned.some((group) => group[side].includes(i))) return [];
      const both = { left: [] as number[], right: [] as number[], [side]: tokens[i]! };
      const text = side === "left" ? comment(words, undefined) : comment(undefined, words);
      return [{ ...both, type: "NOALI", marks: [], score: null, comment: text }];
    });
  return [...lines, ...alone("left", left, leftTokens), ...alone("right", right, rightTokens)];
}

function wordsOf({ text, tokens }: ChunkSide): string[] {
  return tokens.map((i) => text.tokens[i]!.text);
}
