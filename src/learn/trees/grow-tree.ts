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

/** Told of a bin that rows are in: the next such bin, how many rows are in it or below, and the sum of their targets. */
type Tell = (bin: number, next: number, count: number, sum: number) => void;

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
  const addNode = (part: Uint32Array, depth: number): number => {
    let sum = 0;
    for (const i of part) sum += target[i]!;
    const node = arrays.add((shrink * sum) / (part.length + l2));
    if (depth < maxDepth && part.length >= 2 * minLeaf) {
      const split = bestSplit(bins, part, target, sum, options);
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
  target: Float64Array,
  sum: number,
  { minLeaf = 1, featuresPerSplit, l2 = 0, randomThresholds = false, random }: GrowOptions,
): Split | undefined {
  const n = rows.length;
  const d = bins.codes.length;
  const whole = (sum * sum) / (n + l2);
  // What rounding may leave of equal targets is no gain.
  let best: Split | undefined;
  let least = 1e-12 * (Math.abs(whole) + 1e-12);
  const scan = new Scan(rows, target);
  const features = drawn(d, featuresPerSplit ?? d, random);
  for (const feature of features) {
    const codes = bins.codes[feature]!;
    const thresholds = bins.thresholds[feature]!;
    if (thresholds.length === 0) continue;
    const only = randomThresholds ? scan.randomBin(codes, thresholds, random!) : undefined;
    scan.each(codes, thresholds.length + 1, (bin, next, count, part) => {
      if (only !== undefined && bin !== only) return;
      if (count < minLeaf || n - count < minLeaf) return;
      const gain = (part * part) / (count + l2) + ((sum - part) * (sum - part)) / (n - count + l2) - whole;
      if (gain <= least) return;
      least = gain;
      // Anywhere in the gap parts these rows alike: the middle of it, or a place drawn in it.
      const [from, to] = [thresholds[bin]!, thresholds[next - 1]!];
      const share = only === undefined ? 0.5 : random!.uniform();
      best = { gain, feature, bin, threshold: Math.min(to, from + share * (to - from)) };
    });
  }
  return best;
}

function drawn(d: number, count: number, random: Random | undefined): Iterable<number> {
  const all = Array.from({ length: d }, (_, j) => j);
  return count >= d || random === undefined ? all : random.shuffle(all).slice(0, count);
}

/** Goes through a node's rows in the order of a feature. */
class Scan {
  readonly #rows: Uint32Array;
  readonly #target: Float64Array;

  constructor(rows: Uint32Array, target: Float64Array) {
    this.#rows = rows;
    this.#target = target;
  }

  /** Tells each bin that rows are in, but the last. */
  each(codes: Uint16Array, bins: number, tell: Tell): void {
    if (this.#rows.length < FEW_ROWS || bins > 4 * this.#rows.length) this.#sorted(codes, tell);
    else this.#counted(codes, bins, tell);
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
    // `each` tells only bins that hold a row.
    let held = low;
    for (const i of this.#rows) {
      const code = codes[i]!;
      if (code > held && code < high && thresholds[code]! <= wanted) held = code;
    }
    return held;
  }

  #sorted(codes: Uint16Array, tell: Tell): void {
    const order = Float64Array.from(this.#rows, (i) => codes[i]! * 2 ** 32 + i).sort();
    let sum = 0;
    for (let k = 0; k < order.length - 1; k++) {
      const bin = Math.floor(order[k]! / 2 ** 32);
      sum += this.#target[order[k]! % 2 ** 32]!;
      const next = Math.floor(order[k + 1]! / 2 ** 32);
      if (next !== bin) tell(bin, next, k + 1, sum);
    }
  }

  #counted(codes: Uint16Array, bins: number, tell: Tell): void {
    const sums = new Float64Array(bins);
    const counts = new Uint32Array(bins);
    for (const i of this.#rows) {
      const code = codes[i]!;
      sums[code]! += this.#target[i]!;
      counts[code]!++;
    }
    let [count, sum, held] = [0, 0, -1];
    for (let bin = 0; bin < bins; bin++) {
      if (counts[bin] === 0) continue;
      if (held >= 0) tell(held, bin, count, sum);
      count += counts[bin]!;
      sum += sums[bin]!;
      held = bin;
    }
  }
}
