import { checkNumber, checkRecord, checkText } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { windows } from "./batches.ts";
import type { PairTemplate, Tokenizer } from "./tokenizer.ts";

/** Two texts as one row of ids, special tokens included, and the segment (token type) of each. */
export interface PairIds {
  readonly ids: readonly number[];
  readonly segments: readonly number[];
}

/** How many tokens of two texts go into one row of `room` tokens: the longer text is cut first, then both alike. */
export function pairRooms(a: number, b: number, room: number): readonly [a: number, b: number] {
  if (a + b <= room) return [a, b];
  // An odd token goes to the longer text, or to the second of two as long: as Python's tokenizers has it.
  const shorter = Math.min(a, b, Math.floor(room / 2));
  return a <= b ? [shorter, room - shorter] : [room - shorter, shorter];
}

/**
 * Two texts as one row of at most `limit` ids, the longer text cut first: what Python's transformers give for
 * `tokenizer(a, b, truncation="longest_first", max_length=limit)`.
 * @throws StsError E_MODEL for a tokenizer that has no form for two texts
 */
export function encodePair(tokenizer: Tokenizer, a: string, b: string, limit: number): PairIds {
  checkRecord(tokenizer, "encodePair: tokenizer", "a Tokenizer", ["encode"]);
  checkText(a, "encodePair: a");
  checkText(b, "encodePair: b");
  checkNumber(limit, "encodePair: limit");
  const template = pairTemplate(tokenizer);
  const sides = [tokenizer.encode(a), tokenizer.encode(b)] as const;
  const rooms = pairRooms(sides[0].length, sides[1].length, limit - specialCount(template));
  return fill(template, [sides[0].slice(0, rooms[0]), sides[1].slice(0, rooms[1])]);
}

/** The rows that a pair takes, and the tokens of each text beyond what one row holds. */
export interface PairRows {
  readonly rows: readonly PairIds[];
  readonly excess: readonly [a: number, b: number];
}

/**
 * Two tokenised texts as rows. A pair that one row does not hold is cut into windows, a text's share of them as
 * large as `pairRooms` says: window i of one text meets the window of the other that lies at the same place.
 */
export function pairRows(
  template: PairTemplate,
  a: readonly number[],
  b: readonly number[],
  limit: number,
): PairRows {
  const rooms = pairRooms(a.length, b.length, limit - specialCount(template));
  const [left, right] = [windows(a.length, Math.max(1, rooms[0])), windows(b.length, Math.max(1, rooms[1]))];
  const count = Math.max(left.length, right.length);
  const rows = Array.from({ length: count }, (_, i) => {
    const [l, r] = [at(left, i, count), at(right, i, count)];
    return fill(template, [a.slice(l[0], l[1]), b.slice(r[0], r[1])]);
  });
  return { rows, excess: [a.length - rooms[0], b.length - rooms[1]] };
}

/** Window of a shorter list that lies beside window i of `count`. */
function at<T>(list: readonly T[], i: number, count: number): T {
  return list[Math.floor((i * list.length) / count)]!;
}

/** @throws StsError E_MODEL */
export function pairTemplate(tokenizer: Tokenizer): PairTemplate {
  if (tokenizer.pair !== undefined) return tokenizer.pair;
  throw new StsError(
    "E_MODEL",
    `a tokenizer of kind ${tokenizer.kind} whose tokenizer.json tells no form for two texts cannot serve a cross-encoder`,
  );
}

export function specialCount(template: PairTemplate): number {
  return template.reduce((sum, part) => sum + ("ids" in part ? part.ids.length : 0), 0);
}

function fill(template: PairTemplate, sides: readonly [readonly number[], readonly number[]]): PairIds {
  const ids: number[] = [];
  const segments: number[] = [];
  for (const part of template) {
    const own = "ids" in part ? part.ids : sides[part.side];
    for (const id of own) {
      ids.push(id);
      segments.push(part.segment);
    }
  }
  return { ids, segments };
}
