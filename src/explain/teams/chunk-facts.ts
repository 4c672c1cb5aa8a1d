import { munkres } from "munkres";
import type { ChunkSide } from "../align/chunk-side.ts";
import type { ReadToken } from "../words/read-text.ts";
import type { Likeness } from "../words/word-likeness.ts";

/** What two chunks of English texts have in common, as rules of the teams of 2015 ask it. */
export interface ChunkFacts {
  /** Content tokens of each chunk; all its tokens but marks where it has none. */
  readonly left: readonly ReadToken[];
  readonly right: readonly ReadToken[];
  /** Those without a token of the other chunk that is the same word or a synonym. */
  readonly restLeft: readonly ReadToken[];
  readonly restRight: readonly ReadToken[];
  /** Tokens of the left chunk that are the same word as one of the right, or a synonym. */
  readonly shared: number;
  /** Words that exclude each other. */
  readonly opposite: boolean;
  /** A rest word of the left is of the kind that a rest word of the right names ("dog", "animal"); and the other way. */
  readonly narrowerLeft: boolean;
  readonly narrowerRight: boolean;
  /** Rest words of one kind ("dog", "wolf"). */
  readonly sisters: boolean;
  /** Optimal one-to-one matching of the content tokens: sum of likeness / mean number of tokens, 0..1. */
  readonly similarity: number;
  readonly denied: boolean;
}

/** Likeness of 1 but for rounding. */
const SAME = 0.99;

/** O(n ^ 3), n tokens of the longer chunk. */
export function chunkFacts(left: ChunkSide, right: ChunkSide, likeness: Likeness): ChunkFacts {
  const [x, y] = [contentOf(left), contentOf(right)];
  const same = (i: number, j: number) =>
    likeness.like[i]![j]! >= SAME || likeness.relation(i, j)?.synonym === true;
  const restX = x.filter((i) => !y.some((j) => same(i, j)));
  const restY = y.filter((j) => !x.some((i) => same(i, j)));
  const related = restX.flatMap((i) => restY.flatMap((j) => likeness.relation(i, j) ?? []));
  const tokens = (side: ChunkSide, ids: readonly number[]) => ids.map((i) => side.text.tokens[i]!);
  const negative = (side: ChunkSide) => side.tokens.some((i) => side.text.tokens[i]!.negative);
  return {
    left: tokens(left, x),
    right: tokens(right, y),
    restLeft: tokens(left, restX),
    restRight: tokens(right, restY),
    shared: x.length - restX.length,
    opposite:
      related.some(({ opposite }) => opposite) ||
      left.tokens.some((i) => right.tokens.some((j) => likeness.exclude[i]![j]! > 0)),
    narrowerLeft: related.some(({ below }) => below > 0),
    narrowerRight: related.some(({ above }) => above > 0),
    sisters: related.some(({ sisters }) => sisters),
    similarity: matched(x.map((i) => y.map((j) => (same(i, j) ? 1 : likeness.like[i]![j]!)))),
    denied: negative(left) !== negative(right),
  };
}

function contentOf({ text, tokens }: ChunkSide): number[] {
  const content = tokens.filter((i) => text.tokens[i]!.content);
  return content.length > 0 ? content : tokens.filter((i) => !text.tokens[i]!.mark);
}

/** @param like shape [left][right] */
function matched(like: readonly (readonly number[])[]): number {
  const [rows, columns] = [like.length, like[0]?.length ?? 0];
  if (rows === 0 || columns === 0) return 0;
  const pairs = munkres(like.map((line) => line.map((value) => 1 - value)));
  const sum = pairs.reduce((all, [i, j]) => all + like[i]![j]!, 0);
  return sum / ((rows + columns) / 2);
}
