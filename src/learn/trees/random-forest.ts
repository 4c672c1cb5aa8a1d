import { type Numbers, seededRandom } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { binFeatures } from "./feature-bins.ts";
import { growTree } from "./grow-tree.ts";
import { checkCounts, type ForestModel, type TreeOptions } from "./regression-tree.ts";
import { TreeArrays } from "./trees.ts";

export interface ForestOptions extends TreeOptions {
  /** 100 by default. */
  readonly trees?: number;
  /** Features drawn for each split; a third of them by default, as Breiman advises for regression. */
  readonly featuresPerSplit?: number;
  /** Rows drawn with repetition for each tree; true by default, false with `randomThresholds`. */
  readonly bootstrap?: boolean;
  /** Thresholds drawn at random: extremely randomised trees. */
  readonly randomThresholds?: boolean;
  readonly seed?: number;
}

/**
 * Random forest: the mean of trees grown on rows drawn with repetition, each split among features drawn at random;
 * thresholds are looked for among 255 bins a feature. O(trees d n depth)
 *
 * @param rows features, shape [n][d], of any size
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ or a value is not finite
 * @see Breiman 2001, https://doi.org/10.1023/A:1010933404324; Geurts, Ernst and Wehenkel 2006,
 *   https://doi.org/10.1007/s10994-006-6226-1; checked against scikit-learn 1.9.1 RandomForestRegressor and
 *   ExtraTreesRegressor
 */
export function fitForest(rows: readonly Numbers[], y: Numbers, options: ForestOptions = {}): ForestModel {
  checkFeatures("fitForest", rows, y);
  const [n, d] = [rows.length, rows[0]!.length];
  const { trees = 100, featuresPerSplit = Math.ceil(d / 3), randomThresholds = false, seed = 1 } = options;
  const { maxDepth, maxLeaves, minLeaf } = options;
  checkCounts("fitForest", { trees, featuresPerSplit, maxDepth, maxLeaves, minLeaf });
  const bootstrap = options.bootstrap ?? !randomThresholds;
  const bins = binFeatures(rows, 255);
  const target = Float64Array.from(y);
  const arrays = new TreeArrays();
  for (let tree = 0; tree < trees; tree++) {
    const random = seededRandom(seed, tree);
    const drawn = Uint32Array.from({ length: n }, (_, i) => (bootstrap ? random.below(n) : i));
    growTree(bins, drawn, target, arrays, { ...options, featuresPerSplit, randomThresholds, random });
  }
  return { kind: "forest", trees: arrays.trees(d) };
}
