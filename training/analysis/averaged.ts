import { CURVED, type MoveTable } from "../../src/text/analysis/move-scorer.ts";
import { MOVES } from "../../src/text/analysis/parser-states.ts";
import { smallTable, type Table } from "../../src/text/analysis/tagger.ts";

/** A linear model in training: weights, and the sums that give their average over all steps (Collins 2002). */
export class AveragedTable implements Table {
  readonly weights: Float32Array;
  readonly mask: number;
  private readonly sums: Float32Array;
  /** Steps taken; raise it once per training example. */
  step = 1;

  /** @param bits log2 of the number of rows; @param classes the longest row. */
  constructor(bits: number, classes: number) {
    this.mask = 2 ** bits - 1;
    this.weights = new Float32Array(2 ** bits + classes);
    this.sums = new Float32Array(2 ** bits + classes);
  }

  add(at: number, amount: number): void {
    this.weights[at]! += amount;
    this.sums[at]! += amount * this.step;
  }

  /** The averaged weights, as a table that is no longer trained. */
  average(): Table {
    const weights = new Float32Array(this.weights.length);
    for (let i = 0; i < weights.length; i++) weights[i] = this.weights[i]! - this.sums[i]! / this.step;
    return { weights, mask: this.mask };
  }
}

/** The parser's weights before they are condensed: three a row. */
export interface Rows {
  readonly rows: Float32Array;
  readonly mask: number;
  readonly uses: Uint32Array;
}

/** The parser's model in training: three weights a row, averaged like AveragedTable. */
export class AveragedMoves {
  readonly rows: Float32Array;
  readonly mask: number;
  /** How often each row was asked for in the last epoch; the trainer counts. */
  readonly uses: Uint32Array;
  private readonly sums: Float32Array;
  step = 1;

  constructor(bits: number) {
    this.mask = 2 ** bits - 1;
    this.uses = new Uint32Array(2 ** bits);
    this.rows = new Float32Array(2 ** bits * MOVES);
    this.sums = new Float32Array(2 ** bits * MOVES);
  }

  add(feature: number, move: number, amount: number): void {
    const at = (feature & this.mask) * MOVES + move;
    this.rows[at]! += amount;
    this.sums[at]! += amount * this.step;
  }

  average(): Rows {
    const rows = new Float32Array(this.rows.length);
    for (let i = 0; i < rows.length; i++) rows[i] = this.rows[i]! - this.sums[i]! / this.step;
    return { rows, mask: this.mask, uses: this.uses };
  }
}

/** How much more a row counts that is asked for often. */
const POWER = 0.25;
/** What a weight of the usual size (root of the mean square) becomes. */
const SIZE = 18;

/**
 * The rows that matter most, in 8 bits a weight: per bucket the two whose weights lie furthest apart, rows that are
 * asked for often before rare ones.
 * @param entryBits log2 of the entries kept, 4 bytes each
 */
export function condense({ rows, mask, uses }: Rows, entryBits: number): MoveTable {
  const rowBits = 31 - Math.clz32(mask + 1);
  const bucketBits = entryBits - 1;
  if (rowBits - bucketBits > 7) throw new Error("too few entries for so many rows");
  const bucketMask = 2 ** bucketBits - 1;
  const best = new Int32Array(2 ** entryBits).fill(-1);
  const spread = (row: number) => {
    const a = rows[row * 3]!;
    const b = rows[row * 3 + 1]!;
    const c = rows[row * 3 + 2]!;
    return (Math.max(a, b, c) - Math.min(a, b, c)) * uses[row]! ** POWER;
  };
  let sum = 0;
  let kept = 0;
  for (let row = 0; row <= mask; row++) {
    const own = spread(row);
    if (own === 0) continue;
    const at = (row & bucketMask) * 2;
    if (best[at]! < 0 || own > spread(best[at]!)) {
      best[at + 1] = best[at]!;
      best[at] = row;
    } else if (best[at + 1]! < 0 || own > spread(best[at + 1]!)) best[at + 1] = row;
  }
  for (const row of best) {
    if (row < 0) continue;
    for (let m = 0; m < 3; m++) sum += rows[row * 3 + m]! ** 2;
    kept += 3;
  }
  // A weight of the usual size becomes 18, as with even steps: the beam's margin is made for that.
  const scale = kept === 0 ? 1 : SIZE / Math.sqrt(sum / kept);
  const small = (x: number) =>
    Math.max(-127, Math.min(127, Math.sign(x) * Math.round(Math.sqrt(Math.abs(x) * scale * 15)))) & 0xff;
  const entries = new Int32Array(best.length);
  best.forEach((row, at) => {
    if (row < 0) return;
    const mark = (row >>> bucketBits) + 1;
    entries[at] =
      (mark << 24) |
      (small(rows[row * 3]!) << 16) |
      (small(rows[row * 3 + 1]!) << 8) |
      small(rows[row * 3 + 2]!);
  });
  return { entries, rowBits, values: CURVED };
}

/** Averaged weights in 8 bits: one scale for the table, values beyond 127 clipped. */
export function quantise(table: Table): Table {
  const { weights } = table;
  let sum = 0;
  let count = 0;
  for (const w of weights) {
    if (w !== 0) {
      sum += w * w;
      count++;
    }
  }
  const scale = count === 0 ? 1 : 127 / (8 * Math.sqrt(sum / count));
  const small = new Int8Array(weights.length);
  for (let i = 0; i < weights.length; i++) {
    small[i] = Math.max(-127, Math.min(127, Math.round(weights[i]! * scale)));
  }
  return smallTable(small, table.mask);
}

/** A small generator with a seed (mulberry32), so that a training run can be repeated. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** 0..count-1 in a random order. */
export function shuffled(count: number, next: () => number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
  return order;
}
