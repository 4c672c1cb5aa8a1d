import { checkOptions, optionNames } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import {
  meanAbsoluteError,
  type Numbers,
  pearson,
  rootMeanSquaredError,
  shareWithin,
} from "../../stats/index.ts";
import { groupedFolds, outOfFold } from "../grouped-folds.ts";
import { type Calibration, calibrationOf, lossFor, scoreCurve } from "./calibration.ts";
import { checkRows, type IsotonicLoss } from "./isotonic.ts";
import { fitResidualTable } from "./residual-interval.ts";

const RECALIBRATION_OPTIONS = optionNames<RecalibrationOptions>({
  loss: true,
  groups: true,
  lengths: true,
  folds: true,
  seed: true,
  shares: true,
});

export interface RecalibrationOptions {
  /** As `fitCalibration` has it; `lossFor(gold)` by default. */
  readonly loss?: IsotonicLoss;
  /** Group of each row: rows of a group are held out together. */
  readonly groups?: Numbers;
  /** Text length of each row, above 0. */
  readonly lengths?: Numbers;
  readonly folds?: number;
  readonly seed?: number;
  /** How far the map may go from scores as they are (0) to what was fitted (1); five steps by default. */
  readonly shares?: readonly number[];
}

export interface Recalibration {
  readonly calibration: Calibration;
  /** Shape [n]: each row's score by maps fitted on the other folds. */
  readonly heldOut: Float64Array;
  /** How far the map goes, one of the shares; 0: scores stay what they are. */
  readonly share: number;
}

/** The last leaves a trace of the scores as they are, so that different ones stay different even where nothing rises. */
const SHARES = [0, 0.25, 0.5, 0.75, 0.98];
const TOP = 5;
/** Corners of the map, every tenth of a point. */
const STEPS = 50;

type CurveFit = (x: Numbers, y: Numbers, loss: IsotonicLoss) => (score: number) => number;
const CURVE_FITS: readonly CurveFit[] = [fitLine, (x, y, loss) => scoreCurve(loss, x, y)];

/**
 * A new calibration of scores that mean something already: 0..5, or about that. What is fitted (a line, or the smooth
 * rising curve of `fitCalibration`) counts as far as it lessens errors on rows that it was not fitted on; the rest of
 * the way scores stay what they are. So a dozen pairs suffice to use it, and none can do much harm.
 *
 * @param scores shape [n]
 * @param gold shape [n], 0..5
 * @throws StsError E_INPUT when there are fewer than 5 rows or 2 groups, or lengths differ
 */
export function recalibrate(
  scores: Numbers,
  gold: Numbers,
  options: RecalibrationOptions = {},
): Recalibration {
  checkOptions(options, "recalibrate", RECALIBRATION_OPTIONS);
  checkRows("recalibrate", scores, gold);
  const { loss = lossFor(gold), seed = 1, lengths, shares = SHARES } = options;
  const groups = options.groups ?? Uint32Array.from(gold, (_, i) => i);
  const folds = Math.min(options.folds ?? 5, new Set(Array.from(groups)).size);
  if (scores.length < 5 || folds < 2) {
    throw new StsError(
      "E_INPUT",
      `recalibrate: ${scores.length} rows in ${folds} groups; needs 5 rows, 2 groups`,
    );
  }
  const foldOf = groupedFolds(groups, folds, seed);
  let best: { error: number; curveOf: CurveFit; share: number; heldOut: Float64Array } | undefined;
  for (const curveOf of CURVE_FITS) {
    const fitted = outOfFold(foldOf, (rows) => {
      const map = curveOf(pick(scores, rows), pick(gold, rows), loss);
      return (row) => map(scores[row]!);
    });
    for (const share of shares) {
      const heldOut = fitted.map((value, i) => between(scores[i]!, value, share));
      const error = errorOf(loss, heldOut, gold);
      if (best === undefined || error < best.error - 1e-9) best = { error, curveOf, share, heldOut };
    }
  }
  const { curveOf, share, heldOut } = best!;
  const map = curveOf(scores, gold, loss);
  const x = Array.from({ length: STEPS + 1 }, (_, k) => (TOP * k) / STEPS);
  const y = x.map((score) => between(score, map(score), share));
  // Rounding may leave a flat stretch that falls by a last digit.
  for (let k = 1; k < y.length; k++) y[k] = Math.max(y[k]!, y[k - 1]!);
  const r = pearson(heldOut, gold);
  const calibration = calibrationOf({
    format: 1,
    kind: "calibration",
    curve: "isotonic",
    direction: 1,
    x,
    y,
    residuals: fitResidualTable(heldOut, gold, lengths, 0.8),
    fit: {
      pairs: gold.length,
      folds,
      seed,
      loss,
      mae: meanAbsoluteError(heldOut, gold),
      rmse: rootMeanSquaredError(heldOut, gold),
      withinOne: shareWithin(heldOut, gold),
      pearson: Number.isNaN(r) ? null : r,
    },
  });
  return { calibration, heldOut, share };
}

/** Mean absolute or mean squared error, as the loss has it. */
export function errorOf(loss: IsotonicLoss, scores: Numbers, gold: Numbers): number {
  return loss === "absolute" ? meanAbsoluteError(scores, gold) : rootMeanSquaredError(scores, gold) ** 2;
}

function between(from: number, to: number, share: number): number {
  return Math.max(0, Math.min(TOP, from + share * (to - from)));
}

/** The least-squares line, flat where it would fall. */
function fitLine(x: Numbers, y: Numbers): (score: number) => number {
  const [mx, my] = [average(x), average(y)];
  let [products, squares] = [0, 0];
  for (let i = 0; i < x.length; i++) {
    products += (x[i]! - mx) * (y[i]! - my);
    squares += (x[i]! - mx) ** 2;
  }
  const slope = squares > 0 ? Math.max(0, products / squares) : 0;
  return (score) => Math.max(0, Math.min(TOP, my + slope * (score - mx)));
}

function average(values: Numbers): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}

function pick(values: Numbers, rows: Uint32Array): Float64Array {
  return Float64Array.from(rows, (row) => values[row]!);
}
