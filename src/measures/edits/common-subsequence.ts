import { checkList, checkNumbers } from "../../arguments.ts";
import { alignedBlocks, differingMiddle } from "../blocks.ts";

/** Longest stretch solved exactly. */
const EXACT = 16_000;

/**
 * Length of the longest common subsequence of two sequences of symbols.
 *
 * Bit-parallel: time O(a b / 32) for what lies between the common beginning and
 * end. Beyond 16,000 symbols the sequences are cut into parts at the same
 * shares of their lengths, whose lengths add up: a lower bound, in time
 * O((a + b) × 16,000 / 32).
 * @source Hyyrö 2004, "Bit-parallel LCS-length computation revisited"
 */
export function commonSubsequenceLength(left: readonly number[], right: readonly number[]): number {
  checkNumbers(left, "commonSubsequenceLength: left");
  checkNumbers(right, "commonSubsequenceLength: right");
  const middle = differingMiddle(left, right);
  const a = left.slice(middle.left[0], middle.left[1]);
  const b = right.slice(middle.right[0], middle.right[1]);
  let length = left.length - a.length;
  for (const block of alignedBlocks(a.length, b.length, EXACT)) {
    const [start, end] = block.left;
    length += exactLength(a.slice(start, end), b.slice(block.right[0], block.right[1]));
  }
  return length;
}

function exactLength(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const words = Math.ceil(a.length / 32);
  const { masks, rows } = matchMasks(a, b, words);
  const state = new Int32Array(words).fill(-1);
  for (const symbol of b) {
    const row = rows.get(symbol);
    if (row === undefined) continue;
    const from = row * words;
    let carry = 0;
    for (let w = 0; w < words; w++) {
      const before = state[w]!;
      const update = before & masks[from + w]!;
      const sum = (before >>> 0) + (update >>> 0) + carry;
      carry = sum > 0xffffffff ? 1 : 0;
      state[w] = sum | 0 | (before & ~update);
    }
  }
  return zeroBits(state, a.length);
}

/** For each symbol of `a` that `b` has too: the places where it stands, one bit each. */
function matchMasks(a: readonly number[], b: readonly number[], words: number) {
  const wanted = new Set(b);
  const rows = new Map<number, number>();
  for (const symbol of a) if (wanted.has(symbol) && !rows.has(symbol)) rows.set(symbol, rows.size);
  const masks = new Int32Array(rows.size * words);
  for (let i = 0; i < a.length; i++) {
    const row = rows.get(a[i]!);
    if (row !== undefined) masks[row * words + (i >>> 5)]! |= 1 << (i & 31);
  }
  return { masks, rows };
}

/** Each zero bit among the first `length` is one symbol of the subsequence. */
function zeroBits(state: Int32Array, length: number): number {
  let ones = 0;
  for (let w = 0; w < state.length; w++) {
    const used = length - w * 32;
    let bits = used >= 32 ? state[w]! : state[w]! & ((1 << used) - 1);
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    ones += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return length - ones;
}

/** Numbers for tokens, the same for the same token on both sides, so that sequence measures can work on words. */
export function asSymbols(left: readonly string[], right: readonly string[]): [number[], number[]] {
  checkList(left, "asSymbols: left", "an array of words");
  checkList(right, "asSymbols: right", "an array of words");
  const numbers = new Map<string, number>();
  const numberOf = (token: string) => {
    const known = numbers.get(token);
    if (known !== undefined) return known;
    numbers.set(token, numbers.size);
    return numbers.size - 1;
  };
  return [left.map(numberOf), right.map(numberOf)];
}
