import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";

/** Binary trees in parallel arrays; a row goes left where its feature is not above the threshold. */
export interface Trees {
  /** Number of features that the trees were grown on. */
  readonly width: number;
  /** First node of each tree. */
  readonly roots: Int32Array;
  /** Feature that a node asks; -1 for a leaf. */
  readonly feature: Int32Array;
  readonly threshold: Float64Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** What a leaf says. */
  readonly value: Float64Array;
}

/** Sum of what the trees say of one row. O(trees * depth) @throws StsError E_INPUT on another number of features */
export function sumOfTrees(trees: Trees, row: Numbers): number {
  checkWidth(trees, row);
  let sum = 0;
  for (const root of trees.roots) sum += trees.value[leafOf(trees, root, row)]!;
  return sum;
}

/** Leaf that a row comes to from a node. */
export function leafOf({ feature, threshold, left, right }: Trees, root: number, row: Numbers): number {
  let node = root;
  while (feature[node]! >= 0) node = (row[feature[node]!]! <= threshold[node]! ? left : right)[node]!;
  return node;
}

export function checkWidth({ width }: Trees, row: Numbers): void {
  if (row.length !== width)
    throw new StsError("E_INPUT", `trees: fitted on ${width} features, given ${row.length}`);
}

/** Grows the arrays of `Trees` node by node. */
export class TreeArrays {
  readonly #roots: number[] = [];
  readonly #feature: number[] = [];
  readonly #threshold: number[] = [];
  readonly #left: number[] = [];
  readonly #right: number[] = [];
  readonly #value: number[] = [];

  /** A leaf to begin with. */
  add(value: number): number {
    this.#feature.push(-1);
    this.#threshold.push(0);
    this.#left.push(-1);
    this.#right.push(-1);
    this.#value.push(value);
    return this.#value.length - 1;
  }

  root(node: number): void {
    this.#roots.push(node);
  }

  split(node: number, feature: number, threshold: number, left: number, right: number): void {
    this.#feature[node] = feature;
    this.#threshold[node] = threshold;
    this.#left[node] = left;
    this.#right[node] = right;
  }

  /** The first `count` trees; all by default. */
  trees(width: number, count = this.#roots.length): Trees {
    const nodes = count < this.#roots.length ? this.#roots[count]! : this.#value.length;
    return {
      width,
      roots: Int32Array.from(this.#roots.slice(0, count)),
      feature: Int32Array.from(this.#feature.slice(0, nodes)),
      threshold: Float64Array.from(this.#threshold.slice(0, nodes)),
      left: Int32Array.from(this.#left.slice(0, nodes)),
      right: Int32Array.from(this.#right.slice(0, nodes)),
      value: Float64Array.from(this.#value.slice(0, nodes)),
    };
  }
}
