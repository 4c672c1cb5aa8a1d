import { checkChoice, checkList, checkRecord } from "../arguments.ts";
import { countItems } from "../text/index.ts";

/** How the shared part of two sets is set against their sizes. */
export type Coefficient = "jaccard" | "dice" | "overlap" | "containment" | "cosine";

/** Sizes of two sets or multisets and of their intersection. */
export interface Sizes {
  readonly shared: number;
  readonly left: number;
  readonly right: number;
}

/**
 * A set coefficient, in 0..1.
 *
 *   jaccard = s / (l + r - s)   dice = 2s / (l + r)   overlap = s / min(l, r)
 *   containment = s / l         cosine = s / sqrt(l r)
 *
 * Both sides empty: 1. One side empty: 0.
 */
export function coefficient(kind: Coefficient, sizes: Sizes): number {
  checkChoice(kind, "coefficient: kind", ["jaccard", "dice", "overlap", "containment", "cosine"]);
  checkRecord(sizes, "coefficient: sizes", "a Sizes", ["shared", "left", "right"]);
  const { shared, left, right } = sizes;
  if (left === 0 && right === 0) return 1;
  if (left === 0 || right === 0 || shared <= 0) return 0;
  switch (kind) {
    case "jaccard":
      return clamp(shared / (left + right - shared));
    case "dice":
      return clamp((2 * shared) / (left + right));
    case "overlap":
      return clamp(shared / Math.min(left, right));
    case "containment":
      return clamp(shared / left);
    case "cosine":
      return clamp(shared / Math.sqrt(left * right));
  }
}

/** Only containment asks about the left side alone. */
export function isSymmetric(kind: Coefficient): boolean {
  return kind !== "containment";
}

/** Sizes as sets: repeats count once. Cost O(left + right). */
export function setSizes(left: readonly string[], right: readonly string[]): Sizes {
  checkList(left, "setSizes: left", "an array of words");
  checkList(right, "setSizes: right", "an array of words");
  const a = new Set(left);
  const b = new Set(right);
  let shared = 0;
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  for (const item of small) if (large.has(item)) shared++;
  return { shared, left: a.size, right: b.size };
}

/** Sizes as multisets: an item is shared as often as the rarer side has it. Cost O(left + right). */
export function multisetSizes(left: readonly string[], right: readonly string[]): Sizes {
  checkList(left, "multisetSizes: left", "an array of words");
  checkList(right, "multisetSizes: right", "an array of words");
  const counts = countItems(left);
  let shared = 0;
  for (const item of right) {
    const count = counts.get(item);
    if (count === undefined || count === 0) continue;
    counts.set(item, count - 1);
    shared++;
  }
  return { shared, left: left.length, right: right.length };
}

/** Rounding may put a ratio a few units in the last place above 1. */
export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Cosine of the count vectors of two lists. Both empty: 1; one empty: 0. Cost O(left + right). */
export function countCosine(left: readonly string[], right: readonly string[]): number {
  checkList(left, "countCosine: left", "an array of words");
  checkList(right, "countCosine: right", "an array of words");
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
  const a = countItems(left);
  const b = countItems(right);
  let dot = 0;
  for (const [item, count] of a) dot += count * (b.get(item) ?? 0);
  const squares = squareSum(a) * squareSum(b);
  return dot * dot === squares ? 1 : clamp(dot / Math.sqrt(squares));
}

function squareSum(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}
