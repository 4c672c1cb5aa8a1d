import type { Random } from "../../stats/index.ts";
import type { FeatureBins } from "./feature-bins.ts";
import type { TreeArrays } from "./trees.ts";

export interface GrowOptions {
  /** Leaves at most; no limit by default. */
  readonly maxLeaves?: number;
  /** Splits between root and leaf at most; no limit by default. */
  readonly maxDepth?: number;
  /** Rows that each side of a split must keep; 1 by default. */
  readonly minLeaf?: number;
  /** Features drawn anew for each split; all by default. */
  readonly featuresPerSplit?: number;
  /** Added to the number of rows of a leaf when its value is taken; 0 by default. */
  readonly l2?: number;
  /** One threshold a feature drawn at random, as extremely randomised trees do. */
  readonly randomThresholds?: boolean;
  readonly random?: Random;
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  /** Rows of this bin and those below go left. */
  readonly bin: number;
  readonly threshold: number;
}

interface Open {
  readonly node: number;
  readonly rows: Uint32Array;
  readonly depth: number;
  readonly split: Split;
}

/** Nodes of fewer rows are sorted instead of counted into bins. */
const FEW_ROWS = 48;

/**
 * Grows one regression tree: the split that lessens squared error most is made first, until none helps or a limit is
 * met. O(d n depth).
 *
 * @param rows row numbers; repeated ones weigh more. Reordered.
 * @param target shape [n]
 * @param shrink factor of every leaf's value
 * @returns the tree's root in `arrays`
 */
export function growTree(
  bins: FeatureBins,
  rows: Uint32Array,
  target: Float64Array,
  arrays: TreeArrays,
  options: GrowOptions,
  shrink = 1,
): number {
  const { maxLeaves = Infinity, maxDepth = Infinity, minLeaf = 1, l2 = 0 } = options;
  const open: Open[] = [];
  const scan = new Scan(bins, target, rows.length);
  const addNode = (part: Uint32Array, depth: number): number => {
    let sum = 0;
    for (const i of part) sum += target[i]!;
    const node = arrays.add((shrink * sum) / (part.length + l2));
    if (depth < maxDepth && part.length >= 2 * minLeaf) {
      const split = bestSplit(bins, part, sum, scan, options);
      if (split !== undefined) open.push({ node, rows: part, depth, split });
    }
    return node;
  };
  const root = addNode(rows, 0);
  arrays.root(root);
  for (let leaves = 1; leaves < maxLeaves && open.length > 0; leaves++) {
    const { node, rows: part, depth, split } = takeBest(open, maxLeaves);
    const middle = partition(part, bins.codes[split.feature]!, split.bin);
    const left = addNode(part.subarray(0, middle), depth + 1);
    const right = addNode(part.subarray(middle), depth + 1);
    arrays.split(node, split.feature, split.threshold, left, right);
  }
  return root;
}

/** Without a limit of leaves all are split in the end, so the order is free. */
function takeBest(open: Open[], maxLeaves: number): Open {
  if (maxLeaves === Infinity) return open.pop()!;
  let best = 0;
  for (let k = 1; k < open.length; k++) if (open[k]!.split.gain > open[best]!.split.gain) best = k;
  return open.splice(best, 1)[0]!;
}

function partition(rows: Uint32Array, codes: Uint16Array, bin: number): number {
  const left = rows.filter((i) => codes[i]! <= bin);
  const right = rows.filter((i) => codes[i]! > bin);
  rows.set(left);
  rows.set(right, left.length);
  return left.length;
}

function bestSplit(
  bins: FeatureBins,
  rows: Uint32Array,
  sum: number,
  scan: Scan,
  { minLeaf = 1, featuresPerSplit, l2 = 0, randomThresholds = false, random }: GrowOptions,
): Split | undefined {
  const n = rows.length;
  const d = bins.codes.length;
  const whole = (sum * sum) / (n + l2);
  // What rounding may leave of equal targets is no gain.
  let best: Split | undefined;
  let least = 1e-12 * (Math.abs(whole) + 1e-12);
  scan.take(rows);
  const { held, counts, sums } = scan;
  for (const feature of drawn(d, featuresPerSplit ?? d, random)) {
    const codes = bins.codes[feature]!;
    const thresholds = bins.thresholds[feature]!;
    if (thresholds.length === 0) continue;
    const only = randomThresholds ? scan.randomBin(codes, thresholds, random!) : undefined;
    const last = scan.read(codes, thresholds.length + 1) - 1;
    for (let k = 0; k < last; k++) {
      const count = counts[k]!;
      if (count < minLeaf) continue;
      if (n - count < minLeaf) break;
      const bin = held[k]!;
      if (only !== undefined && bin !== only) continue;
      const part = sums[k]!;
      const gain = (part * part) / (count + l2) + ((sum - part) * (sum - part)) / (n - count + l2) - whole;
      if (gain <= least) continue;
      least = gain;
      // Anywhere in the gap parts these rows alike: the middle of it, or a place drawn in it.
      const [from, to] = [thresholds[bin]!, thresholds[held[k + 1]! - 1]!];
      const share = only === undefined ? 0.5 : random!.uniform();
      best = { gain, feature, bin, threshold: Math.min(to, from + share * (to - from)) };
    }
  }
  return best;
}

function drawn(d: number, count: number, random: Random | undefined): Iterable<number> {
  const all = Array.from({ length: d }, (_, j) => j);
  return count >= d || random === undefined ? all : random.shuffle(all).slice(0, count);
}

/** Goes through a node's rows in the order of a feature; its arrays are used again for every node and feature of a tree. */
class Scan {
  /** Bins that hold a row, ascending, as `read` found them. */
  readonly held: Uint16Array;
  /** Rows in the bin of that place and those below, and the sum of their targets. */
  readonly counts: Uint32Array;
  readonly sums: Float64Array;
  readonly #all: Float64Array;
  /** Of the node's rows, in their order. */
  readonly #target: Float64Array;
  readonly #binCounts: Uint32Array;
  readonly #binSums: Float64Array;
  readonly #order = new Uint32Array(FEW_ROWS);
  #rows: Uint32Array = new Uint32Array();

  constructor({ thresholds }: FeatureBins, target: Float64Array, rows: number) {
    const most = thresholds.reduce((highest, { length }) => Math.max(highest, length + 1), 1);
    this.held = new Uint16Array(most);
    this.counts = new Uint32Array(most);
    this.sums = new Float64Array(most);
    this.#all = target;
    this.#target = new Float64Array(rows);
    this.#binCounts = new Uint32Array(most);
    this.#binSums = new Float64Array(most);
  }

  /** Turns to the rows of a node. */
  take(rows: Uint32Array): void {
    this.#rows = rows;
    for (let k = 0; k < rows.length; k++) this.#target[k] = this.#all[rows[k]!]!;
  }

  /** Fills `held`, `counts` and `sums`, and says how many bins hold a row. */
  read(codes: Uint16Array, bins: number): number {
    const { length } = this.#rows;
    if (length < FEW_ROWS) return this.#sortedFew(codes);
    return bins > 4 * length ? this.#sorted(codes) : this.#counted(codes, bins);
  }

  /** The bin of a threshold drawn evenly between the rows' lowest and highest; -1 where all rows are in one bin. */
  randomBin(codes: Uint16Array, thresholds: Float64Array, random: Random): number {
    let [low, high] = [65535, 0];
    for (const i of this.#rows) {
      low = Math.min(low, codes[i]!);
      high = Math.max(high, codes[i]!);
    }
    if (low === high) return -1;
    const [from, to] = [thresholds[low]!, thresholds[high - 1]!];
    const wanted = from + (to - from) * random.uniform();
    // `read` has only bins that hold a row.
    let held = low;
    for (const i of this.#rows) {
      const code = codes[i]!;
      if (code > held && code < high && thresholds[code]! <= wanted) held = code;
    }
    return held;
  }

  /** By insertion: bin by bin, rows of a bin in the order of their numbers. */
  #sortedFew(codes: Uint16Array): number {
    const rows = this.#rows;
    const order = this.#order;
    for (let k = 0; k < rows.length; k++) {
      const row = rows[k]!;
      const code = codes[row]!;
      let at = k;
      for (; at > 0; at--) {
        const before = order[at - 1]!;
        if (codes[before]! < code || (codes[before] === code && before <= row)) break;
        order[at] = before;
      }
      order[at] = row;
    }
    return this.#inOrder(codes, rows.length, (k) => order[k]!);
  }

  #sorted(codes: Uint16Array): number {
    const order = Float64Array.from(this.#rows, (i) => codes[i]! * 2 ** 32 + i).sort();
    return this.#inOrder(codes, order.length, (k) => order[k]! % 2 ** 32);
  }

  #inOrder(codes: Uint16Array, n: number, rowAt: (k: number) => number): number {
    let [place, sum] = [-1, 0];
    for (let k = 0; k < n; k++) {
      const row = rowAt(k);
      const bin = codes[row]!;
      sum += this.#all[row]!;
      if (place < 0 || bin !== this.held[place]) this.held[++place] = bin;
      this.counts[place] = k + 1;
      this.sums[place] = sum;
    }
    return place + 1;
  }

  #counted(codes: Uint16Array, bins: number): number {
    const [rows, target, binCounts, binSums] = [this.#rows, this.#target, this.#binCounts, this.#binSums];
    const { held, counts, sums } = this;
    binCounts.fill(0, 0, bins);
    binSums.fill(0, 0, bins);
    for (let k = 0; k < rows.length; k++) {
      const code = codes[rows[k]!]!;
      binSums[code]! += target[k]!;
      binCounts[code]!++;
    }
    let [place, count, sum] = [0, 0, 0];
    for (let bin = 0; bin < bins; bin++) {
      if (binCounts[bin] === 0) continue;
      count += binCounts[bin]!;
      sum += binSums[bin]!;
      held[place] = bin;
      counts[place] = count;
      sums[place++] = sum;
    }
    return place;
  }
}
