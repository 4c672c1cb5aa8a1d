import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import type { LinearModel } from "../linear/linear-model.ts";
import { predictLinearModel } from "../linear/linear-model.ts";
import { fitRidge } from "../linear/ridge.ts";
import { binFeatures } from "./feature-bins.ts";
import { type GrowOptions, growTree } from "./grow-tree.ts";
import { checkCounts } from "./regression-tree.ts";
import { checkWidth, TreeArrays, type Trees } from "./trees.ts";

/** A tree whose every node has a linear model; what leaves say is drawn towards the nodes above. */
export interface ModelTreeModel {
  readonly kind: "model-tree";
  readonly trees: Trees;
  /** Shape [nodes]: model of each node. */
  readonly linear: readonly LinearModel[];
  /** Shape [nodes]: rows of each node. */
  readonly counts: Float64Array;
  /** How far a node's prediction is drawn to the one above: (n p + k q) / (n + k). */
  readonly smoothing: number;
}

export interface ModelTreeOptions {
  /** Rows of a leaf at least; 4 by default, as M5. */
  readonly minLeaf?: number;
  /** 15 by default; 0 for none. */
  readonly smoothing?: number;
}

/**
 * M5 model tree: a regression tree with ridge-stabilised linear models, pruned where a node's own model, its error
 * multiplied by (n + v) / (n - v) for v weights, is no worse than what lies below, and smoothed along the path. Splits are
 * by squared error, where Quinlan takes the deviation. O(d n depth + nodes d^3)
 *
 * @param rows features, shape [n][d], of any size
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, or an option is out of range
 * @see Quinlan 1992, Learning with continuous classes; Wang and Witten 1997 (M5')
 */
export function fitModelTree(
  rows: readonly Numbers[],
  y: Numbers,
  options: ModelTreeOptions = {},
): ModelTreeModel {
  checkFeatures("fitModelTree", rows, y);
  const { minLeaf = 4, smoothing = 15 } = options;
  checkCounts("fitModelTree", { minLeaf });
  if (!(smoothing >= 0))
    throw new StsError("E_INPUT", `fitModelTree: smoothing is ${smoothing}, expected 0 or more`);
  const arrays = new TreeArrays();
  const limits: GrowOptions = { minLeaf, maxLeaves: Math.max(2, Math.floor(rows.length / (2 * minLeaf))) };
  growTree(
    binFeatures(rows, 255),
    Uint32Array.from(rows, (_, i) => i),
    Float64Array.from(y),
    arrays,
    limits,
  );
  const grown = arrays.trees(rows[0]!.length);
  const pruner = new Pruner(grown, rows, y);
  pruner.prune(grown.roots[0]!, Array.from(rows.keys()));
  return { kind: "model-tree", trees: grown, linear: pruner.linear, counts: pruner.counts, smoothing };
}

/** @throws StsError E_INPUT on another number of features */
export function predictModelTree({ trees, linear, counts, smoothing }: ModelTreeModel, row: Numbers): number {
  checkWidth(trees, row);
  const path: number[] = [];
  for (let node = trees.roots[0]!; ; ) {
    path.push(node);
    if (trees.feature[node]! < 0) break;
    node = (row[trees.feature[node]!]! <= trees.threshold[node]! ? trees.left : trees.right)[node]!;
  }
  let value = predictLinearModel(linear[path.at(-1)!]!, row);
  for (let k = path.length - 2; k >= 0; k--) {
    const below = counts[path[k + 1]!]!;
    value = (below * value + smoothing * predictLinearModel(linear[path[k]!]!, row)) / (below + smoothing);
  }
  return value;
}

/** Gives every node its model and turns nodes into leaves where that loses nothing. */
class Pruner {
  readonly linear: LinearModel[];
  readonly counts: Float64Array;
  readonly #trees: Trees;
  readonly #rows: readonly Numbers[];
  readonly #y: Numbers;

  constructor(trees: Trees, rows: readonly Numbers[], y: Numbers) {
    this.#trees = trees;
    this.#rows = rows;
    this.#y = y;
    const nothing = { kind: "linear", weights: new Float64Array(trees.width), intercept: 0 } as const;
    this.linear = Array.from(trees.value, () => nothing);
    this.counts = new Float64Array(trees.value.length);
  }

  /** Mean absolute error of the subtree, estimated for unseen rows. */
  prune(node: number, at: readonly number[]): number {
    const { feature, threshold, left, right } = this.#trees;
    this.counts[node] = at.length;
    const asks = feature[node]!;
    if (asks < 0) return this.#model(node, at, []);
    const below = at.filter((i) => this.#rows[i]![asks]! <= threshold[node]!);
    const above = at.filter((i) => this.#rows[i]![asks]! > threshold[node]!);
    const parts =
      (below.length * this.prune(left[node]!, below) + above.length * this.prune(right[node]!, above)) /
      at.length;
    const own = this.#model(node, at, this.#askedBelow(node));
    if (own > parts) return parts;
    feature[node] = -1;
    return own;
  }

  /** Features that the subtree asks: those that M5 lets a node's model use. */
  #askedBelow(node: number): number[] {
    const { feature, left, right } = this.#trees;
    const asked = new Set<number>();
    const visit = (at: number) => {
      if (feature[at]! < 0) return;
      asked.add(feature[at]!);
      visit(left[at]!);
      visit(right[at]!);
    };
    visit(node);
    return [...asked].sort((a, b) => a - b);
  }

  #model(node: number, at: readonly number[], features: readonly number[]): number {
    const y = at.map((i) => this.#y[i]!);
    const mean = y.reduce((sum, value) => sum + value, 0) / y.length;
    const weights = new Float64Array(this.#trees.width);
    let intercept = mean;
    if (features.length > 0 && at.length > features.length + 1) {
      const part = at.map((i) => features.map((j) => this.#rows[i]![j]!));
      const ridge = fitRidge(part, y, { alpha: 1e-3 });
      for (const [k, j] of features.entries()) weights[j] = ridge.weights[k]!;
      intercept = ridge.intercept;
    }
    const model: LinearModel = { kind: "linear", weights, intercept };
    this.linear[node] = model;
    const free = intercept === mean ? 1 : features.length + 1;
    const error = at.reduce(
      (sum, i) => sum + Math.abs(predictLinearModel(model, this.#rows[i]!) - this.#y[i]!),
      0,
    );
    const inflation = at.length > free ? (at.length + free) / (at.length - free) : 10;
    return (error / at.length) * inflation;
  }
}
