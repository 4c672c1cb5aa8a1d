import type { Atoms } from "./atoms.ts";
import {
  frontFeatures,
  MAX_PARSE_FEATURES,
  nextFeatures,
  secondFeatures,
  stackFeatures,
  thirdFeatures,
  threeFeatures,
  topFeatures,
  treeFeatures,
} from "./parser-features.ts";
import { LEFT, MOVES, RIGHT, SHIFT, type States } from "./parser-states.ts";

const features = new Int32Array(MAX_PARSE_FEATURES);

/**
 * Sums of a feature group for up to three words, kept while one sentence is parsed. Overwritten on collision.
 */
class KeptSums {
  private readonly keys: Int32Array;
  private readonly sums: Float64Array;
  private readonly mask: number;

  /** @param slots a power of two */
  constructor(slots: number) {
    this.keys = new Int32Array(slots * 3).fill(-1);
    this.sums = new Float64Array(slots * MOVES);
    this.mask = slots - 1;
  }

  clear(): void {
    this.keys.fill(-1);
  }

  /** Adds the sums of the words to `out`; false when they are not kept. */
  add(x: number, y: number, z: number, out: Float64Array): boolean {
    const slot = (x * 37 + y + z * 193) & this.mask;
    const k = slot * 3;
    if (this.keys[k] !== x || this.keys[k + 1] !== y || this.keys[k + 2] !== z) return false;
    out[SHIFT]! += this.sums[k]!;
    out[LEFT]! += this.sums[k + 1]!;
    out[RIGHT]! += this.sums[k + 2]!;
    return true;
  }

  keep(x: number, y: number, z: number, sums: Float64Array): void {
    const k = ((x * 37 + y + z * 193) & this.mask) * 3;
    this.keys[k] = x;
    this.keys[k + 1] = y;
    this.keys[k + 2] = z;
    this.sums[k] = sums[0]!;
    this.sums[k + 1] = sums[1]!;
    this.sums[k + 2] = sums[2]!;
  }
}

/**
 * Weights of the moves. In training a plain table, three numbers a row. Shipped: only the rows that matter, in
 * buckets of two entries; an entry is a 32-bit number, its top byte says which of the rows of the bucket it is
 * (plus 1, so 0 is empty), the others are the three weights, each the place of its value in `values`.
 */
export type MoveTable =
  | { readonly rows: Float32Array; readonly mask: number }
  | { readonly entries: Int32Array; readonly rowBits: number; readonly values: Float64Array };

/** What the 256 bytes of a weight stand for: themselves, as signed numbers. */
export const EVEN = Float64Array.from({ length: 256 }, (_, i) => (i << 24) >> 24);

/**
 * The same for weights of which a few are a hundred times the others: steps grow with the weight. Scaled so that sums
 * are of the size they have with even steps.
 */
export const CURVED = EVEN.map((x) => (x * Math.abs(x)) / 15);

/** Writes the sums of the first `count` of `features` to `out`. */
function addMoves(table: MoveTable, count: number, out: Float64Array): void {
  if ("entries" in table) addEntries(table.entries, table.rowBits, table.values, count, out);
  else addRows(table.rows, table.mask, count, out);
}

function addRows(rows: Float32Array, mask: number, count: number, out: Float64Array): void {
  let shift = 0;
  let left = 0;
  let right = 0;
  for (let f = 0; f < count; f++) {
    const at = (features[f]! & mask) * MOVES;
    shift += rows[at]!;
    left += rows[at + 1]!;
    right += rows[at + 2]!;
  }
  out[SHIFT] = shift;
  out[LEFT] = left;
  out[RIGHT] = right;
}

function addEntries(
  entries: Int32Array,
  rowBits: number,
  values: Float64Array,
  count: number,
  out: Float64Array,
): void {
  const buckets = entries.length >> 1;
  const bucketMask = buckets - 1;
  const bucketBits = 31 - Math.clz32(buckets);
  const rowMask = 2 ** rowBits - 1;
  let shift = 0;
  let left = 0;
  let right = 0;
  for (let f = 0; f < count; f++) {
    const row = features[f]! & rowMask;
    const at = (row & bucketMask) << 1;
    const mark = (row >>> bucketBits) + 1;
    let entry = entries[at]!;
    if (entry >>> 24 !== mark) {
      entry = entries[at + 1]!;
      if (entry >>> 24 !== mark) continue;
    }
    shift += values[(entry >>> 16) & 255]!;
    left += values[(entry >>> 8) & 255]!;
    right += values[entry & 255]!;
  }
  out[SHIFT] = shift;
  out[LEFT] = left;
  out[RIGHT] = right;
}

/** Scores of the three moves in the states of one sentence. */
export class MoveScorer {
  private readonly top = new KeptSums(256);
  private readonly next = new KeptSums(256);
  private readonly second = new KeptSums(256);
  private readonly third = new KeptSums(256);
  private readonly front = new KeptSums(512);
  private readonly stack = new KeptSums(512);
  private readonly three = new KeptSums(512);
  private readonly part = new Float64Array(MOVES);
  private readonly sums = new Float64Array(MOVES);
  private readonly own = new Float64Array(MOVES);

  /** Call before each sentence, and when the table has changed. */
  clear(): void {
    this.top.clear();
    this.next.clear();
    this.second.clear();
    this.third.clear();
    this.front.clear();
    this.stack.clear();
    this.three.clear();
  }

  score(a: Atoms, st: States, s: number, table: MoveTable, out: Float64Array): void {
    const none = a.size + 1;
    const cell0 = st.top[s]!;
    const cell1 = cell0 < 0 ? -1 : st.below[cell0]!;
    const cell2 = cell1 < 0 ? -1 : st.below[cell1]!;
    const s0 = cell0 < 0 ? none : st.word[cell0]!;
    const s1 = cell1 < 0 ? none : st.word[cell1]!;
    const s2 = cell2 < 0 ? none : st.word[cell2]!;
    const b0 = st.next[s]!;
    const { part } = this;
    addMoves(table, treeFeatures(a, st, s, features, 0), out);
    if (!this.third.add(s2, 0, 0, out)) {
      addMoves(table, thirdFeatures(a, s2, features, 0), part);
      this.third.keep(s2, 0, 0, part);
      addThree(part, out);
    }
    if (!this.three.add(s1, s0, b0, out)) {
      addMoves(table, threeFeatures(a, s1, s0, b0, features, 0), part);
      if (!this.stack.add(s1, s0, 0, part)) this.addStack(a, s1, s0, table, part);
      if (!this.front.add(s0, b0, 0, part)) this.addFront(a, s0, b0, table, part);
      this.three.keep(s1, s0, b0, part);
      addThree(part, out);
    }
  }

  /** Keeps the sums of the two top words of the stack and adds them to `out`. */
  private addStack(a: Atoms, s1: number, s0: number, table: MoveTable, out: Float64Array): void {
    const { sums, own } = this;
    addMoves(table, stackFeatures(a, s1, s0, features, 0), sums);
    if (!this.second.add(s1, 0, 0, sums)) {
      addMoves(table, secondFeatures(a, s1, features, 0), own);
      this.second.keep(s1, 0, 0, own);
      addThree(own, sums);
    }
    this.stack.keep(s1, s0, 0, sums);
    addThree(sums, out);
  }

  /** Keeps the sums of the top of the stack with the next word and adds them to `out`. */
  private addFront(a: Atoms, s0: number, b0: number, table: MoveTable, out: Float64Array): void {
    const { sums, own } = this;
    addMoves(table, frontFeatures(a, s0, b0, features, 0), sums);
    if (!this.top.add(s0, 0, 0, sums)) {
      addMoves(table, topFeatures(a, s0, features, 0), own);
      this.top.keep(s0, 0, 0, own);
      addThree(own, sums);
    }
    if (!this.next.add(b0, 0, 0, sums)) {
      addMoves(table, nextFeatures(a, b0, features, 0), own);
      this.next.keep(b0, 0, 0, own);
      addThree(own, sums);
    }
    this.front.keep(s0, b0, 0, sums);
    addThree(sums, out);
  }
}

function addThree(from: Float64Array, to: Float64Array): void {
  to[SHIFT]! += from[SHIFT]!;
  to[LEFT]! += from[LEFT]!;
  to[RIGHT]! += from[RIGHT]!;
}
