import { StsError } from "../../errors.ts";
import { type Numbers, seededRandom } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { groupedFolds } from "../grouped-folds.ts";
import { binFeatures } from "./feature-bins.ts";
import { growTree } from "./grow-tree.ts";
import { checkCounts } from "./regression-tree.ts";
import { leafOf, sumOfTrees, TreeArrays, type Trees } from "./trees.ts";

export interface BoostingModel {
  readonly kind: "boosting";
  /** Mean of the targets, which the trees correct. */
  readonly start: number;
  readonly trees: Trees;
}

export interface BoostingOptions {
  /** Trees at most; 100 by default. */
  readonly rounds?: number;
  /** Factor of each tree, above 0; 0.1 by default. */
  readonly rate?: number;
  /** 31 by default; Infinity where `maxDepth` alone shall limit. */
  readonly maxLeaves?: number;
  readonly maxDepth?: number;
  /** Rows of a leaf at least, though no more than a quarter of those of a tree, so that few rows can be split; 20 by default. */
  readonly minLeaf?: number;
  readonly l2?: number;
  /** Share of rows drawn, without repetition, for each tree; 1 by default. */
  readonly rowShare?: number;
  /** Share of features drawn for each split; 1 by default. */
  readonly featureShare?: number;
  /** Stop once this many rounds did not lessen the error on a tenth of the rows held out; absent: all rounds. */
  readonly patience?: number;
  /** Group of each row; the rows held out share no group with the others. */
  readonly groups?: Numbers;
  readonly seed?: number;
}

/**
 * Gradient boosting of squared error over histograms of 255 bins a feature: each tree is grown on what the ones before
 * it left. O(rounds d n depth)
 *
 * @param rows features, shape [n][d], of any size
 * @param y targets, shape [n]
 * @throws StsError E_INPUT when shapes differ, a value is not finite, or an option is out of range
 * @see Friedman 2001, https://doi.org/10.1214/aos/1013203451; Ke et al. 2017 (LightGBM); checked against scikit-learn
 *   1.9.1 HistGradientBoostingRegressor and GradientBoostingRegressor
 */
export function fitBoosting(
  rows: readonly Numbers[],
  y: Numbers,
  options: BoostingOptions = {},
): BoostingModel {
  checkFeatures("fitBoosting", rows, y);
  const d = rows[0]!.length;
  const { rounds = 100, rate = 0.1, rowShare = 1, featureShare = 1, patience, seed = 1 } = options;
  const { maxLeaves = 31, minLeaf = 20, maxDepth, l2 = 0 } = options;
  checkCounts("fitBoosting", { rounds, maxLeaves, maxDepth, minLeaf, patience });
  for (const [name, share] of Object.entries({ rate, rowShare, featureShare })) {
    if (!(share > 0 && share <= 1))
      throw new StsError("E_INPUT", `fitBoosting: ${name} is ${share}, expected 0..1`);
  }
  const { fit, held } = heldOutRows(rows.length, options);
  const bins = binFeatures(rows, 255);
  const start = fit.reduce((sum, i) => sum + y[i]!, 0) / fit.length;
  const rest = Float64Array.from(y, (value) => value - start);
  const random = seededRandom(seed);
  const arrays = new TreeArrays();
  let [best, kept] = [Infinity, rounds];
  for (let round = 0; round < rounds; round++) {
    const own = new TreeArrays();
    const drawn =
      rowShare < 1 ? random.shuffle(fit.slice()).subarray(0, Math.ceil(rowShare * fit.length)) : fit.slice();
    const featuresPerSplit = Math.max(1, Math.round(featureShare * d));
    const limits = {
      maxLeaves,
      minLeaf: Math.min(minLeaf, Math.max(1, drawn.length >> 2)),
      l2,
      featuresPerSplit,
      random,
      ...(maxDepth !== undefined && { maxDepth }),
    };
    growTree(bins, drawn, rest, own, limits, rate);
    const tree = own.trees(d);
    append(arrays, tree);
    for (let i = 0; i < rest.length; i++) rest[i]! -= tree.value[leafOf(tree, 0, rows[i]!)]!;
    if (patience === undefined) continue;
    const error = held.reduce((sum, i) => sum + rest[i]! ** 2, 0);
    if (error < best - 1e-7) [best, kept] = [error, round + 1];
    else if (round + 1 - kept >= patience) break;
  }
  return { kind: "boosting", start, trees: arrays.trees(d, Math.min(kept, rounds)) };
}

/** The mean and what every tree adds to it. @throws StsError E_INPUT on another number of features */
export function predictBoosting({ start, trees }: BoostingModel, row: Numbers): number {
  return start + sumOfTrees(trees, row);
}

function append(arrays: TreeArrays, { feature, threshold, left, right, value }: Trees): void {
  const offset = Array.from(value, (leaf) => arrays.add(leaf))[0]!;
  arrays.root(offset);
  for (let node = 0; node < value.length; node++) {
    if (feature[node]! < 0) continue;
    arrays.split(
      offset + node,
      feature[node]!,
      threshold[node]!,
      offset + left[node]!,
      offset + right[node]!,
    );
  }
}

function heldOutRows(
  n: number,
  { patience, groups, seed = 1 }: BoostingOptions,
): { fit: Uint32Array; held: Uint32Array } {
  const all = Uint32Array.from({ length: n }, (_, i) => i);
  if (patience === undefined) return { fit: all, held: new Uint32Array() };
  const folds = groupedFolds(groups ?? all, 10, seed);
  return { fit: all.filter((i) => folds[i] !== 0), held: all.filter((i) => folds[i] === 0) };
}
