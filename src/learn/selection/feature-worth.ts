import {
  checkList,
  checkNumber,
  checkNumbers,
  checkOptions,
  checkRecord,
  checkRecords,
} from "../../arguments.ts";
import { type Numbers, pearson, seededRandom } from "../../stats/index.ts";
import type { Learner } from "../regression/learner.ts";
import { predictRegressor, type RegressorModel } from "../regression/regressor.ts";
import { type FoldOptions, heldOutPredictions } from "./choose-learner.ts";

/** Columns of one family of features. */
export interface FeatureFamily {
  readonly name: string;
  readonly columns: readonly number[];
}

/** Held-out correlation without a family, with it alone, and how much leaving it out loses. */
export interface FamilyWorth {
  readonly name: string;
  readonly without: number;
  readonly alone: number;
  readonly loss: number;
}

/**
 * Ablation: the learner fitted with one family left out at a time, and with each family alone, on the same folds.
 *
 * @returns the correlation with all, and each family's worth, in the order given; NaN where it is undefined
 */
export function ablate(
  learner: Learner,
  families: readonly FeatureFamily[],
  rows: readonly Numbers[],
  y: Numbers,
  options: FoldOptions = {},
): { readonly all: number; readonly families: FamilyWorth[] } {
  checkRecord(learner, "ablate: learner", "a Learner", ["kind"]);
  checkRecords(families, "ablate: families", "a FeatureFamily", ["name", "columns"]);
  checkList(rows, "ablate: rows", "an array of rows of numbers");
  checkNumbers(y, "ablate: y");
  checkOptions(options, "ablate");
  const width = rows[0]?.length ?? 0;
  const score = (columns: readonly number[]): number => {
    if (columns.length === 0) return Number.NaN;
    const narrow = rows.map((row) => Float64Array.from(columns, (j) => row[j]!));
    return pearson(heldOutPredictions(learner, narrow, y, options), y);
  };
  const everything = Array.from({ length: width }, (_, j) => j);
  const all = score(everything);
  return {
    all,
    families: families.map(({ name, columns }) => {
      const own = new Set(columns);
      const without = score(everything.filter((j) => !own.has(j)));
      return { name, without, alone: score(columns), loss: all - without };
    }),
  };
}

/**
 * Permutation importance: by how much the correlation with the targets falls when one feature's values are dealt anew
 * among the rows. O(d n predictions)
 *
 * @param rows rows that the model was not fitted on, shape [n][d]
 * @returns shape [d]; about 0 for a feature that says nothing
 * @see Breiman 2001, https://doi.org/10.1023/A:1010933404324, section 10
 */
export function permutationImportance(
  model: RegressorModel,
  rows: readonly Numbers[],
  y: Numbers,
  seed = 1,
): Float64Array {
  checkRecord(model, "permutationImportance: model", "a RegressorModel", ["kind"]);
  checkList(rows, "permutationImportance: rows", "an array of rows of numbers");
  checkNumbers(y, "permutationImportance: y");
  checkNumber(seed, "permutationImportance: seed");
  const score = (given: readonly Numbers[]) =>
    pearson(
      given.map((row) => predictRegressor(model, row)),
      y,
    );
  const whole = score(rows);
  return Float64Array.from({ length: rows[0]?.length ?? 0 }, (_, j) => {
    const dealt = seededRandom(seed, j).shuffle(rows.map((row) => row[j]!));
    const changed = rows.map((row, i) => {
      const copy = Float64Array.from(row);
      copy[j] = dealt[i]!;
      return copy;
    });
    return whole - score(changed);
  });
}

/**
 * Forward selection: families are taken in one by one, each time the one that helps held-out rows most, until none adds
 * `least`.
 *
 * @returns names in the order taken
 */
export function selectFamilies(
  learner: Learner,
  families: readonly FeatureFamily[],
  rows: readonly Numbers[],
  y: Numbers,
  options: FoldOptions & { readonly least?: number } = {},
): string[] {
  checkRecord(learner, "selectFamilies: learner", "a Learner", ["kind"]);
  checkRecords(families, "selectFamilies: families", "a FeatureFamily", ["name", "columns"]);
  checkList(rows, "selectFamilies: rows", "an array of rows of numbers");
  checkNumbers(y, "selectFamilies: y");
  checkOptions(options, "selectFamilies");
  const { least = 0.001, ...folds } = options;
  const [taken, left] = [[] as FeatureFamily[], [...families]];
  let best = -Infinity;
  while (left.length > 0) {
    const tried = left.map((family) => {
      const columns = [...taken, family].flatMap((each) => each.columns);
      const narrow = rows.map((row) => Float64Array.from(columns, (j) => row[j]!));
      return { family, r: pearson(heldOutPredictions(learner, narrow, y, folds), y) };
    });
    const first = tried.reduce((a, b) => (b.r > a.r || Number.isNaN(a.r) ? b : a));
    if (!(first.r > best + least)) break;
    best = first.r;
    taken.push(first.family);
    left.splice(left.indexOf(first.family), 1);
  }
  return taken.map(({ name }) => name);
}
