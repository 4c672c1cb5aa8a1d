import { checkList, checkNumbers, checkOptions, checkRecord } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { type Numbers, pearson } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { groupedFolds, outOfFold } from "../grouped-folds.ts";
import { fitRegressor, type Learner } from "../regression/learner.ts";
import { predictRegressor } from "../regression/regressor.ts";

export interface FoldOptions {
  /** Group of each row, e.g. `sentenceGroups(pairs)` or the number of its source; each row alone by default. */
  readonly groups?: Numbers;
  /** 2 or more; 5 by default. */
  readonly folds?: number;
  readonly seed?: number;
}

/** Each row predicted by the learner fitted on the folds that it is not in, shape [n]. */
export function heldOutPredictions(
  learner: Learner,
  rows: readonly Numbers[],
  y: Numbers,
  options: FoldOptions = {},
): Float64Array {
  checkRecord(learner, "heldOutPredictions: learner", "a Learner", ["kind"]);
  checkList(rows, "heldOutPredictions: rows", "an array of rows of numbers");
  checkNumbers(y, "heldOutPredictions: y");
  checkOptions(options, "heldOutPredictions");
  const { groups, folds = 5, seed = 1 } = options;
  checkFeatures("heldOutPredictions", rows, y);
  const group = groups ?? Uint32Array.from(rows, (_, i) => i);
  return outOfFold(groupedFolds(group, folds, seed), (train) => {
    const model = fitRegressor(
      learner,
      Array.from(train, (i) => rows[i]!),
      Float64Array.from(train, (i) => y[i]!),
      { groups: Float64Array.from(train, (i) => group[i]!) },
    );
    return (i) => predictRegressor(model, rows[i]!);
  });
}

/** A learner and its correlation with the targets of held-out rows; NaN where it says the same of all. */
export interface Tried {
  readonly learner: Learner;
  readonly pearson: number;
}

/**
 * Grid search: every learner tried on the same folds.
 *
 * @returns best first; of equals the one named earlier
 * @throws StsError E_INPUT when no learner is named
 */
export function gridSearch(
  learners: readonly Learner[],
  rows: readonly Numbers[],
  y: Numbers,
  options: FoldOptions = {},
): Tried[] {
  checkList(learners, "gridSearch: learners", "an array of learners");
  checkList(rows, "gridSearch: rows", "an array of rows of numbers");
  checkNumbers(y, "gridSearch: y");
  checkOptions(options, "gridSearch");
  if (learners.length === 0) throw new StsError("E_INPUT", "gridSearch: no learners to choose from");
  const tried = learners.map((learner) => ({
    learner,
    pearson: pearson(heldOutPredictions(learner, rows, y, options), y),
  }));
  return tried.sort((a, b) => worth(b) - worth(a));
}

function worth({ pearson: r }: Tried): number {
  return Number.isNaN(r) ? -2 : r;
}
