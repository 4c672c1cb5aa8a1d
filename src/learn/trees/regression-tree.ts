import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { binFeatures } from "./feature-bins.ts";
import { growTree } from "./grow-tree.ts";
import { sumOfTrees, TreeArrays, type Trees } from "./trees.ts";

/** Mean of several trees, or one. */
export interface ForestModel {
  readonly kind: "forest";
  readonly trees: Trees;
}

export interface TreeOptions {
  readonly maxDepth?: number;
  readonly maxLeaves?: number;
  /** Rows that a leaf holds at least; 1 by default. */
  readonly minLeaf?: number;
}

/**
 * One regression tree (CART): splits by least squared error, a leaf says the mean of its rows. O(d n log n depth)
 *
 * @param rows features, shape [n][d], of any size
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ or a value is not finite
 * @see Breiman et al. 1984; checked against scikit-learn 1.9.1 DecisionTreeRegressor
 */
export function fitTree(rows: readonly Numbers[], y: Numbers, options: TreeOptions = {}): ForestModel {
  checkFeatures("fitTree", rows, y);
  const { maxDepth, maxLeaves, minLeaf } = options;
  checkCounts("fitTree", { maxDepth, maxLeaves, minLeaf });
  const arrays = new TreeArrays();
  growTree(
    binFeatures(rows, 65536),
    Uint32Array.from(rows, (_, i) => i),
    Float64Array.from(y),
    arrays,
    options,
  );
  return { kind: "forest", trees: arrays.trees(rows[0]!.length) };
}

/** Mean of what the trees say of one row. @throws StsError E_INPUT on another number of features */
export function predictForest({ trees }: ForestModel, row: Numbers): number {
  return sumOfTrees(trees, row) / trees.roots.length;
}

/** @throws StsError E_INPUT unless each is absent or 1 or more */
export function checkCounts(name: string, counts: Readonly<Record<string, number | undefined>>): void {
  for (const [what, count] of Object.entries(counts)) {
    if (count === undefined || count >= 1) continue;
    throw new StsError("E_INPUT", `${name}: ${what} is ${count}, expected 1 or more`);
  }
}
