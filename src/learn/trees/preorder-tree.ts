import type { Numbers } from "../../stats/index.ts";
import type { FeatureBins } from "./feature-bins.ts";

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

/** Sums over the rows of a node, by bin: the bins of one column behind those of the column before. */
interface Sums {
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly count: Int32Array;
}

/** One tree for first and second derivatives, shape [n]; see `fitTrees`. @param rows those that it is grown on */
export function growTree(
  { codes, thresholds }: FeatureBins,
  rows: Int32Array,
  columns: Int32Array,
  first: Float64Array,
  second: Float64Array,
  { depth, rate, penalty, leaf }: GrowOptions,
): Tree {
  const tree = { feature: [] as number[], value: [] as number[], right: [] as number[] };
  const offsets = new Int32Array(columns.length + 1);
  for (const [c, j] of columns.entries()) offsets[c + 1] = offsets[c]! + thresholds[j]!.length + 1;
  const sumsOf = (own: Int32Array): Sums => {
    const size = offsets[columns.length]!;
    const sums = {
      first: new Float64Array(size),
      second: new Float64Array(size),
      count: new Int32Array(size),
    };
    for (let c = 0; c < columns.length; c++) {
      const [column, from] = [codes[columns[c]!]!, offsets[c]!];
      for (let k = 0; k < own.length; k++) {
        const i = own[k]!;
        const at = from + column[i]!;
        sums.first[at]! += first[i]!;
        sums.second[at]! += second[i]!;
        sums.count[at]!++;
      }
    }
    return sums;
  };
  const grow = (own: Int32Array, left: number, known: Sums | undefined): void => {
    let [g, h] = [0, 0];
    for (const i of own) {
      g += first[i]!;
      h += second[i]!;
    }
    const open = left > 0 && own.length >= 2 * leaf;
    const sums = open ? (known ?? sumsOf(own)) : undefined;
    const split = sums && best(sums, own.length, g, h);
    const node = tree.feature.length;
    if (sums === undefined || split === undefined) {
      tree.feature.push(-1);
      tree.value.push(round((-rate * g) / (h + penalty)));
      tree.right.push(0);
      return;
    }
    const column = codes[split.column]!;
    tree.feature.push(split.column);
    tree.value.push(thresholds[split.column]![split.bin]!);
    tree.right.push(0);
    const lower = own.filter((i) => column[i]! <= split.bin);
    const upper = own.filter((i) => column[i]! > split.bin);
    // The greater part has what the whole has and the smaller has not.
    const [small, large] = lower.length < upper.length ? [lower, upper] : [upper, lower];
    const ofSmall = left > 1 && large.length >= 2 * leaf ? sumsOf(small) : undefined;
    const ofLarge = ofSmall && without(sums, ofSmall);
    grow(lower, left - 1, small === lower ? ofSmall : ofLarge);
    tree.right[node] = tree.feature.length;
    grow(upper, left - 1, small === upper ? ofSmall : ofLarge);
  };
  const best = (sums: Sums, count: number, g: number, h: number): Split | undefined => {
    let found: Split | undefined;
    const whole = (g * g) / (h + penalty);
    for (let c = 0; c < columns.length; c++) {
      const from = offsets[c]!;
      const last = offsets[c + 1]! - from - 1;
      let [gl, hl, nl] = [0, 0, 0];
      for (let b = 0; b < last; b++) {
        gl += sums.first[from + b]!;
        hl += sums.second[from + b]!;
        nl += sums.count[from + b]!;
        if (nl < leaf || count - nl < leaf) continue;
        const gain = (gl * gl) / (hl + penalty) + (g - gl) ** 2 / (h - hl + penalty) - whole;
        if (gain > (found?.gain ?? 1e-9)) found = { column: columns[c]!, bin: b, gain };
      }
    }
    return found;
  };
  grow(rows, depth, undefined);
  return tree;
}

function without(whole: Sums, part: Sums): Sums {
  return {
    first: whole.first.map((value, k) => value - part.first[k]!),
    second: whole.second.map((value, k) => value - part.second[k]!),
    count: whole.count.map((value, k) => value - part.count[k]!),
  };
}
