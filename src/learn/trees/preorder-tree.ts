import type { Numbers } from "../../stats/index.ts";

/**
 * A binary tree in preorder. Node i is a leaf of value `value[i]` where `feature[i]` is -1; elsewhere a row goes to node
 * i + 1 if its feature is below or at `value[i]`, else to node `right[i]`.
 */
export interface Tree {
  readonly feature: readonly number[];
  readonly value: readonly number[];
  readonly right: readonly number[];
}

/** The value of a row's leaf. O(depth) */
export function treeValue({ feature, value, right }: Tree, row: Numbers): number {
  let at = 0;
  while (feature[at]! >= 0) at = row[feature[at]!]! <= value[at]! ? at + 1 : right[at]!;
  return value[at]!;
}

/** Features cut into bins. */
export interface Binned {
  /** Shape [d][n]: the bin of each row. */
  readonly bins: readonly Uint8Array[];
  /** Shape [d][]: the highest value of each bin but the last. */
  readonly edges: readonly (readonly number[])[];
}

const MAX_BINS = 64;

/** Bins of about equal numbers of rows, at most 64; a value never stands in two. O(n d log n) */
export function binColumns(rows: readonly Numbers[]): Binned {
  const width = rows[0]!.length;
  const bins: Uint8Array[] = [];
  const edges: number[][] = [];
  for (let j = 0; j < width; j++) {
    const sorted = Float64Array.from(rows, (row) => row[j]!).sort();
    const own: number[] = [];
    for (let b = 1; b < MAX_BINS; b++) {
      const at = Math.floor((b * sorted.length) / MAX_BINS);
      const [below, above] = [sorted[at - 1] ?? sorted[0]!, sorted[at]!];
      if (above > below && (own.length === 0 || below > own[own.length - 1]!)) own.push(below);
      // A value of many rows covers several cuts; its end is one all the same.
      else if (below > sorted[0]! && (own.length === 0 || before(sorted, below) > own[own.length - 1]!))
        own.push(before(sorted, below));
    }
    edges.push(own);
    bins.push(Uint8Array.from(rows, (row) => binOf(own, row[j]!)));
  }
  return { bins, edges };
}

/** The greatest of the sorted values below one of them. */
function before(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return sorted[Math.max(0, low - 1)]!;
}

function binOf(edges: readonly number[], value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

export interface GrowOptions {
  readonly depth: number;
  readonly rate: number;
  readonly penalty: number;
  readonly leaf: number;
}

interface Split {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}

/** Digits of saved thresholds and leaves: more would be noise. */
const round = (value: number) => Number(value.toPrecision(5));

/** One tree for first and second derivatives, shape [n]; see `fitTrees`. */
export function growTree(
  { bins, edges }: Binned,
  rows: Int32Array,
  columns: Int32Array,
  first: Float64Array,
  second: Float64Array,
  { depth, rate, penalty, leaf }: GrowOptions,
): Tree {
  const tree = { feature: [] as number[], value: [] as number[], right: [] as number[] };
  const sums = { g: new Float64Array(MAX_BINS), h: new Float64Array(MAX_BINS), n: new Int32Array(MAX_BINS) };
  const grow = (own: Int32Array, left: number): void => {
    let [g, h] = [0, 0];
    for (const i of own) {
      g += first[i]!;
      h += second[i]!;
    }
    const split = left > 0 && own.length >= 2 * leaf ? best(own, g, h) : undefined;
    const node = tree.feature.length;
    if (split === undefined) {
      tree.feature.push(-1);
      tree.value.push(round((-rate * g) / (h + penalty)));
      tree.right.push(0);
      return;
    }
    const column = bins[split.column]!;
    tree.feature.push(split.column);
    tree.value.push(edges[split.column]![split.bin]!);
    tree.right.push(0);
    grow(
      own.filter((i) => column[i]! <= split.bin),
      left - 1,
    );
    tree.right[node] = tree.feature.length;
    grow(
      own.filter((i) => column[i]! > split.bin),
      left - 1,
    );
  };
  const best = (own: Int32Array, g: number, h: number): Split | undefined => {
    let found: Split | undefined;
    const whole = (g * g) / (h + penalty);
    for (const j of columns) {
      const last = edges[j]!.length;
      if (last === 0) continue;
      sums.g.fill(0, 0, last + 1);
      sums.h.fill(0, 0, last + 1);
      sums.n.fill(0, 0, last + 1);
      const column = bins[j]!;
      for (let k = 0; k < own.length; k++) {
        const i = own[k]!;
        const b = column[i]!;
        sums.g[b]! += first[i]!;
        sums.h[b]! += second[i]!;
        sums.n[b]!++;
      }
      let [gl, hl, nl] = [0, 0, 0];
      for (let b = 0; b < last; b++) {
        gl += sums.g[b]!;
        hl += sums.h[b]!;
        nl += sums.n[b]!;
        if (nl < leaf || own.length - nl < leaf) continue;
        const gain = (gl * gl) / (hl + penalty) + (g - gl) ** 2 / (h - hl + penalty) - whole;
        if (gain > (found?.gain ?? 1e-9)) found = { column: j, bin: b, gain };
      }
    }
    return found;
  };
  grow(rows, depth);
  return tree;
}
