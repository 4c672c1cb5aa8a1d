import { checkNumbers, checkOptions, checkRecord, optionNames } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { checkShare } from "../../stats/check.ts";
import {
  kendall,
  type Labels,
  meanAbsoluteError,
  type Numbers,
  pearson,
  rootMeanSquaredError,
  shareWithin,
} from "../../stats/index.ts";
import { zeroOne } from "../../stats/ranking/labels.ts";
import { groupedFolds, outOfFold } from "../grouped-folds.ts";
import { type Curve, checkRows, curveValue, fitIsotonic, type IsotonicLoss, mergeTies } from "./isotonic.ts";
import { monotoneSpline, splineValue } from "./monotone-spline.ts";
import { fitResidualTable, type ResidualTable, residualOffsets } from "./residual-interval.ts";

const CALIBRATION_OPTIONS = optionNames<CalibrationOptions>({
  kind: true,
  loss: true,
  groups: true,
  lengths: true,
  madeUp: true,
  scale: true,
  direction: true,
  level: true,
  folds: true,
  seed: true,
});

/** "spline": smooth, keeps different raw values apart; "isotonic": steps, as close as monotone can be. */
export type CalibrationKind = "spline" | "isotonic";

/** A calibration as saved: plain JSON. See `saveModel` and `loadModel`. */
export interface CalibrationModel {
  readonly format: 1;
  readonly kind: "calibration";
  readonly curve: CalibrationKind;
  /** -1 when a lower raw value means closer (a distance), else 1. */
  readonly direction: 1 | -1;
  /** Raw values (times `direction`) of the curve's corners, strictly ascending. */
  readonly x: readonly number[];
  /** Scores 0..5 there, not descending. */
  readonly y: readonly number[];
  readonly residuals: ResidualTable;
  readonly fit: CalibrationFit;
}

/** What the calibration was fitted on and how well it did on held-out folds, in score points 0..5. */
export interface CalibrationFit {
  readonly pairs: number;
  readonly folds: number;
  readonly seed: number;
  /** What the curve minimises; absent in files of versions that minimised squared errors only. */
  readonly loss?: IsotonicLoss;
  readonly mae: number;
  readonly rmse: number;
  readonly withinOne: number;
  /** Pearson of held-out calibrated scores with gold; null when undefined. */
  readonly pearson: number | null;
}

/** A fitted map from a system's raw values to scores. */
export interface Calibration {
  readonly model: CalibrationModel;
  /** Score in 0..5 of a raw value; never descends as raw gets closer. NaN gives NaN. */
  map(raw: number): number;
  /**
   * Interval that holds the gold score of about 80 % (`level`) of pairs with this score and length; within
   * 0..5 and around `score`.
   * @param length in the unit that the calibration was fitted with; left out: a middling length
   */
  interval(score: number, length?: number): [low: number, high: number];
}

export interface CalibrationOptions {
  /** "spline" by default. */
  readonly kind?: CalibrationKind;
  /**
   * "absolute": the score is the median of what people give pairs with such a raw value, which has the least mean
   * absolute error and is not drawn by a few odd labels. "squared": it is their mean, with the least squared error, and
   * right on average. `lossFor(gold)` by default.
   */
  readonly loss?: IsotonicLoss;
  /** Group of each row, e.g. `sentenceGroups(pairs)`: rows of a group are held out together. */
  readonly groups?: Numbers;
  /** Text length of each row, above 0, any unit (the systems use code units of both texts). */
  readonly lengths?: Numbers;
  /**
   * Shape [n], 1 for rows that people never labelled (random pairs with gold 0): they shape the curve, but
   * the interval and the figures of `fit` are of labelled rows alone.
   */
  readonly madeUp?: Labels;
  /** Lowest and highest gold value; [0, 5] by default. Gold of other scales is stretched to 0..5. */
  readonly scale?: readonly [low: number, high: number];
  /** Whether more raw means closer: "up" (default), "down", or "auto": as Kendall's tau of the rows says. */
  readonly direction?: "up" | "down" | "auto";
  /** Share of gold scores in the interval, 0.8 by default. */
  readonly level?: number;
  /** Folds of the held-out residuals, 5 by default. */
  readonly folds?: number;
  readonly seed?: number;
}

const TOP = 5;
const LEAST_ROWS = 10;
/** Gold with this many different values or fewer is taken for single grades, not means. */
const FEW_GRADES = 10;
/** Sums of larger values could overflow; no measure gives such. */
const LARGEST_RAW = 1e100;

/**
 * Fits the map from raw values to 0..5 on labelled pairs, and the interval from its residuals on folds that
 * it was not fitted on.
 *
 * @param raw shape [n], n >= 10, any unit, within 1e100 of 0
 * @param gold shape [n], on `scale`
 * @throws StsError E_INPUT when lengths differ, n < 10, raw is constant, gold leaves the scale, a length is
 *   not above 0, or there are fewer groups than 2
 */
export function fitCalibration(raw: Numbers, gold: Numbers, options: CalibrationOptions = {}): Calibration {
  checkOptions(options, "fitCalibration", CALIBRATION_OPTIONS);
  const { kind = "spline", groups, lengths, madeUp, level = 0.8, seed = 1 } = options;
  checkRows("fitCalibration", raw, gold);
  checkShare("fitCalibration", "level", level);
  const target = onFiveScale(gold, options.scale ?? [0, TOP]);
  const loss = options.loss ?? lossFor(target);
  checkFit(raw, options);
  const direction = directionOf(raw, target, options.direction ?? "up");
  const x = Float64Array.from(raw, (value) => direction * value);
  const ownGroups = groups ?? Uint32Array.from(x, (_, i) => i);
  const folds = Math.min(options.folds ?? 5, countGroups(ownGroups));
  const held = outOfFold(groupedFolds(ownGroups, folds, seed), (rows) => {
    const curve = fitCurve(kind, loss, pick(x, rows), pick(target, rows));
    return (row) => curve.map(x[row]!);
  });
  const curve = fitCurve(kind, loss, x, target);
  const made = zeroOne("fitCalibration", madeUp ?? new Uint8Array(x.length));
  const labelled = Uint32Array.from(x, (_, i) => i).filter((i) => made[i] === 0);
  const score = pick(held, labelled);
  const truth = pick(target, labelled);
  const r = pearson(score, truth);
  return calibrationOf({
    format: 1,
    kind: "calibration",
    curve: kind,
    direction,
    // + 0: JSON knows no -0.
    x: Array.from(curve.corners.x, (value) => value + 0),
    y: Array.from(curve.corners.y, (value) => value + 0),
    residuals: fitResidualTable(score, truth, lengths && pick(lengths, labelled), level),
    fit: {
      pairs: labelled.length,
      folds,
      seed,
      loss,
      mae: meanAbsoluteError(score, truth),
      rmse: rootMeanSquaredError(score, truth),
      withinOne: shareWithin(score, truth),
      pearson: Number.isNaN(r) ? null : r,
    },
  });
}

/**
 * What a calibration on such gold should minimise: "absolute" where gold is finely graded (more than 10 different values,
 * as means over several people have), since scores are judged by their mean absolute error; else "squared": medians of
 * yes/no labels or of one person's grades jump from grade to grade, and all pairs between two jumps would get one score.
 */
export function lossFor(gold: Numbers): IsotonicLoss {
  checkNumbers(gold, "lossFor: gold");
  return new Set(Array.from(gold)).size > FEW_GRADES ? "absolute" : "squared";
}

/** Makes a saved calibration usable. The model is trusted: `loadModel` checks foreign ones. */
export function calibrationOf(model: CalibrationModel): Calibration {
  checkRecord(model, "calibrationOf: model", "a CalibrationModel", [
    "curve",
    "direction",
    "x",
    "y",
    "residuals",
  ]);
  const { direction } = model;
  const corners = { x: Float64Array.from(model.x), y: Float64Array.from(model.y) };
  const map = mapOf(model.curve, corners);
  const offsets = residualOffsets(model.residuals);
  const { logLengths } = model.residuals;
  const middling = logLengths[logLengths.length >> 1]!;
  return {
    model,
    map: (raw) => map(direction * raw),
    interval(score, length) {
      // Text without length is the shortest of all.
      offsets.locate(score, length === undefined ? middling : Math.log(Math.max(length, Number.MIN_VALUE)));
      return [
        Math.max(0, Math.min(score, score + offsets.low())),
        Math.min(TOP, Math.max(score, score + offsets.high())),
      ];
    },
  };
}

interface FittedCurve {
  readonly corners: Curve;
  readonly map: (x: number) => number;
}

function fitCurve(kind: CalibrationKind, loss: IsotonicLoss, x: Numbers, y: Numbers): FittedCurve {
  const isotonic = fitIsotonic(x, y, undefined, loss);
  const corners = kind === "isotonic" ? isotonic : rising(splineCorners(isotonic, x, y));
  return { corners, map: mapOf(kind, corners) };
}

/** The smooth curve of `fitCalibration` alone, without intervals or held-out figures: for any number of rows. */
export function scoreCurve(loss: IsotonicLoss, x: Numbers, y: Numbers): (raw: number) => number {
  return fitCurve("spline", loss, x, y).map;
}

function mapOf(kind: CalibrationKind, corners: Curve): (x: number) => number {
  if (kind === "isotonic") return (x) => clampScore(curveValue(corners, x));
  const spline = monotoneSpline(corners);
  return (x) => clampScore(splineValue(spline, x));
}

/**
 * Corners of the smooth curve: mean raw value and mean isotonic score of about equally full bins, which
 * smooths its steps (of medians as well: medians by bin, sliding medians, and half or twice as many bins differ by .003
 * in held-out error at the most). Few different raw values (a yes/no measure) are corners themselves.
 */
function splineCorners(isotonic: Curve, x: Numbers, y: Numbers): Curve {
  const merged = mergeTies(x, y);
  const bins = Math.max(2, Math.min(30, Math.round(Math.sqrt(x.length) / 2.5)));
  const size = x.length / bins;
  const full: Bin[] = [];
  let bin: Bin = { x: 0, y: 0, weight: 0 };
  merged.x.forEach((value, k) => {
    const w = merged.weight[k]!;
    bin = add(bin, { x: w * value, y: w * curveValue(isotonic, value), weight: w });
    if (bin.weight < size) return;
    full.push(bin);
    bin = { x: 0, y: 0, weight: 0 };
  });
  // A last bin less than half full joins the one before it.
  if (bin.weight > 0) full.push(bin.weight < size / 2 && full.length > 1 ? add(full.pop()!, bin) : bin);
  const corners = full.map(({ x, y, weight }) => [x / weight, y / weight] as const);
  // Raw values that differ by rounding alone may have one mean.
  const distinct = corners.filter(([x], k) => k === 0 || x > corners[k - 1]![0]);
  return { x: Float64Array.from(distinct, ([x]) => x), y: Float64Array.from(distinct, ([, y]) => y) };
}

/** Sums over the rows of a bin. */
interface Bin {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

function add(a: Bin, b: Bin): Bin {
  return { x: a.x + b.x, y: a.y + b.y, weight: a.weight + b.weight };
}

/** Least rise from corner to corner, so that different raw values get different scores. */
const LEAST_RISE = 1e-3;

/** Turns flat stretches into gently rising ones, within 0..5. */
function rising(curve: Curve): Curve {
  const { x, y } = curve;
  const last = y.length - 1;
  const risen = Float64Array.from(y);
  for (let k = 1; k <= last; k++) risen[k] = Math.max(risen[k]!, risen[k - 1]! + LEAST_RISE);
  let ceiling = TOP;
  for (let k = last; k >= 0; k--) {
    risen[k] = Math.min(risen[k]!, ceiling);
    ceiling = risen[k]! - LEAST_RISE;
  }
  return { x, y: risen };
}

function clampScore(score: number): number {
  return Math.max(0, Math.min(TOP, score));
}

function onFiveScale(gold: Numbers, [low, high]: readonly [number, number]): Float64Array {
  if (!(low < high)) {
    throw new StsError("E_INPUT", `fitCalibration: scale is ${low}..${high}, expected low below high`);
  }
  return Float64Array.from(gold, (value, i) => {
    if (!(value >= low && value <= high)) {
      throw new StsError(
        "E_INPUT",
        `fitCalibration: gold[${i}] is ${value}, outside the scale ${low}..${high}`,
      );
    }
    return (TOP * (value - low)) / (high - low);
  });
}

function directionOf(raw: Numbers, gold: Numbers, wanted: "up" | "down" | "auto"): 1 | -1 {
  if (wanted !== "auto") return wanted === "up" ? 1 : -1;
  return kendall(raw, gold) < 0 ? -1 : 1;
}

function checkFit(raw: Numbers, { groups, lengths, madeUp }: CalibrationOptions): void {
  const n = raw.length;
  if (n < LEAST_ROWS) {
    throw new StsError("E_INPUT", `fitCalibration: needs ${LEAST_ROWS} pairs or more, has ${n}`);
  }
  if (Array.from(raw).every((value) => value === raw[0])) {
    throw new StsError("E_INPUT", `fitCalibration: all ${n} raw values equal ${raw[0]}; nothing to map`);
  }
  const huge = Array.from(raw).findIndex((value) => Math.abs(value) > LARGEST_RAW);
  if (huge >= 0) {
    throw new StsError(
      "E_INPUT",
      `fitCalibration: raw[${huge}] is ${raw[huge]}, expected within ${LARGEST_RAW}`,
    );
  }
  for (const [label, values] of Object.entries({ groups, lengths, madeUp })) {
    if (values && values.length !== n) {
      throw new StsError(
        "E_INPUT",
        `fitCalibration: ${n} raw values, ${values.length} ${label}: lengths differ`,
      );
    }
  }
  const labelled = madeUp ? Array.from(madeUp).filter((made) => !made).length : n;
  if (labelled < LEAST_ROWS) {
    throw new StsError(
      "E_INPUT",
      `fitCalibration: needs ${LEAST_ROWS} pairs or more that are not made up, has ${labelled}`,
    );
  }
  const bad = lengths ? Array.from(lengths).findIndex((l) => !(l > 0 && l < Infinity)) : -1;
  if (lengths && bad >= 0) {
    throw new StsError("E_INPUT", `fitCalibration: lengths[${bad}] is ${lengths[bad]}, expected more than 0`);
  }
}

function countGroups(groups: Numbers): number {
  const count = new Set(Array.from(groups)).size;
  if (count > 1) return count;
  throw new StsError("E_INPUT", "fitCalibration: all pairs share one group, so none can be held out");
}

function pick(values: Numbers, rows: Uint32Array): Float64Array {
  return Float64Array.from(rows, (i) => values[i]!);
}
