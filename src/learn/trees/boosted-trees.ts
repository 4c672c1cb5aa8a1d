import { checkNumbers, checkOptions, checkRecord, optionNames } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { type Numbers, type Random, seededRandom } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { binFeatures } from "./feature-bins.ts";
import { growTree, type Tree, treeValue } from "./preorder-tree.ts";

const TREES_OPTIONS = optionNames<TreesOptions>({
  loss: true,
  classes: true,
  rounds: true,
  depth: true,
  rate: true,
  penalty: true,
  leaf: true,
  rows: true,
  columns: true,
  seed: true,
  features: true,
});

/** Boosted trees as saved: plain JSON. */
export interface TreesModel {
  readonly format: 1;
  readonly kind: "trees";
  readonly loss: TreesLoss;
  /** What every output starts from; shape [outputs]. */
  readonly start: readonly number[];
  /** Shape [rounds][outputs]; leaves hold the learning rate already. */
  readonly rounds: readonly (readonly Tree[])[];
  /** Names of the features, in order. */
  readonly features: readonly string[];
}

/** "squared": numbers; "classes": which of k, as 0..k-1 (two classes have one output, the log-odds of 1). */
export type TreesLoss = "squared" | "classes";

export interface TreesOptions {
  readonly loss?: TreesLoss;
  /** Number of classes; by default one more than the highest target. */
  readonly classes?: number;
  /** 100 by default. */
  readonly rounds?: number;
  /** Splits from root to leaf at most; 4 by default. */
  readonly depth?: number;
  /** Share of a tree's value that is kept; 0.1 by default. */
  readonly rate?: number;
  /** Added to the second derivatives in a leaf; 1 by default. */
  readonly penalty?: number;
  /** Rows in a leaf at least; 5 by default. */
  readonly leaf?: number;
  /** Share of rows, and of features, that each tree sees; 0.7 and 0.5 by default. */
  readonly rows?: number;
  readonly columns?: number;
  readonly seed?: number;
  readonly features?: readonly string[];
}

/** A feature of as many values or fewer has a bin for each. */
const MAX_BINS = 64;

/**
 * Gradient boosting with second derivatives over trees whose splits stand between at most 64 bins of each feature. Each
 * tree takes the step -G / (H + penalty) in a leaf, G and H the sums of the loss's first and second derivatives there, and
 * splits where the sum of G^2 / (H + penalty) grows most. O(rounds outputs n d depth).
 *
 * @param x features, shape [n][d]
 * @param y targets, shape [n]: numbers, or classes as whole numbers from 0
 * @throws StsError E_INPUT when shapes differ, a value is not finite, or a class is no whole number below `classes`
 * @see Friedman 2001, https://doi.org/10.1214/aos/1013203451; Chen and Guestrin 2016, https://arxiv.org/abs/1603.02754
 */
export function fitTrees(x: readonly Numbers[], y: Numbers, options: TreesOptions = {}): TreesModel {
  checkOptions(options, "fitTrees", TREES_OPTIONS);
  checkFeatures("fitTrees", x, y);
  const { loss = "squared", rounds = 100, depth = 4, rate = 0.1, penalty = 1, leaf = 5 } = options;
  const { rows = 0.7, columns = 0.5, seed = 1, features = [] } = options;
  const gradient = loss === "squared" ? squared(y) : classes(y, classCount(y, options.classes));
  const { start } = gradient;
  const binned = binFeatures(x, MAX_BINS);
  const scores = start.map((value) => new Float64Array(x.length).fill(value));
  const random = seededRandom(seed);
  const grown: Tree[][] = [];
  for (let round = 0; round < rounds; round++) {
    const taken = sample(random, x.length, rows);
    gradient.prepare(scores);
    grown.push(
      scores.map((score, k) => {
        const [first, second] = gradient.of(k);
        const seen = sample(random, binned.codes.length, columns);
        const tree = growTree(binned, taken, seen, first, second, { depth, rate, penalty, leaf });
        for (let i = 0; i < x.length; i++) score[i]! += treeValue(tree, x[i]!);
        return tree;
      }),
    );
  }
  return { format: 1, kind: "trees", loss, start, rounds: grown, features: [...features] };
}

/** The outputs of one row before any link: a number for "squared", a log-odds or one a class for "classes". */
export function treeScores(model: TreesModel, row: Numbers): number[] {
  const scores = [...model.start];
  for (const round of model.rounds) {
    for (let k = 0; k < round.length; k++) scores[k]! += treeValue(round[k]!, row);
  }
  return scores;
}

/** Prediction of a model of numbers; not limited to the range of its targets. */
export function predictTrees(model: TreesModel, row: Numbers): number {
  checkRecord(model, "predictTrees: model", "a TreesModel", ["format", "kind", "loss"]);
  checkNumbers(row, "predictTrees: row");
  return treeScores(model, row)[0]!;
}

/** Probability of each class, 0..1, sum 1; of two classes [p(0), p(1)]. */
export function predictClasses(model: TreesModel, row: Numbers): number[] {
  checkRecord(model, "predictClasses: model", "a TreesModel", ["format", "kind", "loss"]);
  checkNumbers(row, "predictClasses: row");
  const scores = treeScores(model, row);
  if (scores.length === 1) {
    const p = 1 / (1 + Math.exp(-scores[0]!));
    return [1 - p, p];
  }
  return softmax(scores);
}

/** Derivatives of a loss at the scores so far. */
interface Gradient {
  readonly start: readonly number[];
  prepare(scores: readonly Float64Array[]): void;
  of(output: number): readonly [first: Float64Array, second: Float64Array];
}

function squared(y: Numbers): Gradient {
  let mean = 0;
  for (let i = 0; i < y.length; i++) mean += y[i]! / y.length;
  const first = new Float64Array(y.length);
  const second = new Float64Array(y.length).fill(1);
  return {
    start: [mean],
    prepare([score]) {
      for (let i = 0; i < y.length; i++) first[i] = score![i]! - y[i]!;
    },
    of: () => [first, second],
  };
}

function classes(y: Numbers, count: number): Gradient {
  const share = (k: number) => {
    let found = 1;
    for (let i = 0; i < y.length; i++) if (y[i] === k) found++;
    return found / (y.length + count);
  };
  const outputs = count === 2 ? 1 : count;
  const first = Array.from({ length: outputs }, () => new Float64Array(y.length));
  const second = Array.from({ length: outputs }, () => new Float64Array(y.length));
  const start = outputs === 1 ? [Math.log(share(1) / share(0))] : first.map((_, k) => Math.log(share(k)));
  return {
    start,
    prepare(scores) {
      for (let i = 0; i < y.length; i++) {
        const own = scores.map((score) => score[i]!);
        const p = outputs === 1 ? [1 / (1 + Math.exp(-own[0]!))] : softmax(own);
        for (let k = 0; k < outputs; k++) {
          const wanted = outputs === 1 ? y[i]! : Number(y[i] === k);
          first[k]![i] = p[k]! - wanted;
          second[k]![i] = Math.max(p[k]! * (1 - p[k]!), 1e-6);
        }
      }
    },
    of: (k) => [first[k]!, second[k]!],
  };
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((all, value) => all + value, 0);
  return raised.map((value) => value / sum);
}

function classCount(y: Numbers, given: number | undefined): number {
  let highest = 1;
  for (let i = 0; i < y.length; i++) highest = Math.max(highest, y[i]!);
  const count = given ?? highest + 1;
  for (let i = 0; i < y.length; i++) {
    if (Number.isInteger(y[i]) && y[i]! >= 0 && y[i]! < count) continue;
    throw new StsError("E_INPUT", `fitTrees: class ${i} is ${y[i]}, expected a whole number below ${count}`);
  }
  return count;
}

/** Numbers below `count`, ascending, each with that probability; all where none was drawn. */
function sample(random: Random, count: number, share: number): Int32Array {
  const drawn = Int32Array.from({ length: count }, (_, i) => (random.uniform() < share ? i : -1)).filter(
    (i) => i >= 0,
  );
  return drawn.length > 0 ? drawn : Int32Array.from({ length: count }, (_, i) => i);
}
