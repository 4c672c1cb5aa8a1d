import type { Difference } from "../align/index.ts";
import type { ChunkMark } from "../data/index.ts";
import type { ScoreResult } from "../systems/index.ts";
import type { AlignedType } from "./align/type-chunks.ts";
import type { Locale } from "./locale.ts";

/** A token of a text; UTF-16 offsets. */
export interface ExplainedToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a part of the one text is to a part of the other. */
export interface ExplainedChunk {
  /** Tokens of the first and second text, from 0; one side is empty where the type is NOALI. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly leftText: string;
  readonly rightText: string;
  readonly type: AlignedType | "NOALI";
  /** POL: they differ in polarity. FACT: one of the two is a matter of fact, the other not. */
  readonly flags: readonly ChunkMark[];
  /** 0..5; null for NOALI. */
  readonly score: number | null;
  /** What a part that stands alone, or differs, says: as far as grammar and numbers tell. */
  readonly asks?: ChunkQuestion;
}

/** What a part answers. */
export type ChunkQuestion = "where" | "when" | "number";

/** Why a pair has its score: which parts agree, oppose, add detail or stand alone. */
export interface Explanation extends ScoreResult {
  readonly schema: 1;
  readonly label: string;
  readonly texts: readonly [string, string];
  /** Every token of both texts stands in exactly one chunk. */
  readonly tokens: readonly [readonly ExplainedToken[], readonly ExplainedToken[]];
  readonly chunks: readonly ExplainedChunk[];
  /** What differs by kind, as the room align finds it. */
  readonly differences: readonly Difference[];
  readonly locale: Locale;
  /** All of it in one sentence of the reader's language. */
  readonly sentence: string;
}
