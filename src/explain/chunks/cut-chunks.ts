import type { Analysis } from "../../analysis/index.ts";
import { predictClasses, type TreesModel } from "../../learn/index.ts";
import { boundaryFeatures } from "./boundary-features.ts";
import { phraseRule } from "./phrase-rules.ts";
import type { SurfaceToken } from "./surface-tokens.ts";

/** Whether a chunk ends between two tokens. */
export interface Boundaries {
  /** By words, too. */
  readonly en: TreesModel;
  /** Of all other languages: by tags and tree alone, which English taught. */
  readonly others: TreesModel;
}

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
  const taught = startingAfter(boundaryFeatures(analysis, tokens), (row, k) => {
    const sentenceEnds = tokens[k]!.main.sentence !== tokens[k + 1]!.main.sentence;
    return sentenceEnds || predictClasses(boundaries, row)[1]! > 0.5;
  });
  const { language } = analysis;
  if (language === "en" || language === "unknown") return taught;
  const starts = new Set(taught.flatMap((chunk) => connected(chunk, tokens)).map(([first]) => first!));
  return startingAfter(tokens.slice(1), (_, k, chunk) => {
    const rule = phraseRule(tokens, chunk, language);
    return rule === undefined ? starts.has(k + 1) : rule === "apart";
  });
}

/** Chunks of one token more than there are gaps; each gap is asked whether one ends there. */
function startingAfter<T>(
  gaps: readonly T[],
  ends: (gap: T, k: number, chunk: readonly number[]) => boolean,
): number[][] {
  const chunks: number[][] = [[0]];
  for (const [k, gap] of gaps.entries()) {
    const last = chunks.at(-1)!;
    if (ends(gap, k, last)) chunks.push([k + 1]);
    else last.push(k + 1);
  }
  return chunks;
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
