import { smallTable, type Table } from "../../src/analysis/network/table.ts";

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
