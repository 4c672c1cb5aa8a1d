import { checkNumberOrNaN, checkRecord } from "../../arguments.ts";
import { type Curve, segmentOf } from "./isotonic.ts";

/** A curve with slopes: cubic between corners, straight on beyond both ends. */
export interface Spline extends Curve {
  /** Slope at each x. */
  readonly slope: Float64Array;
}

/**
 * Monotone cubic interpolation (PCHIP): rises where the corners rise, never over- or undershoots them.
 *
 * Slopes inside: weighted harmonic mean of the neighbouring secants, 0 at a turn (Fritsch and Butland);
 * at both ends the three-point formula, limited so that the end piece stays monotone.
 *
 * @param curve x strictly ascending; at least one corner
 * @see Fritsch and Carlson 1980, https://doi.org/10.1137/0717021; Fritsch and Butland 1984,
 *   https://doi.org/10.1137/0905021; checked against SciPy 1.17.1 PchipInterpolator
 */
export function monotoneSpline(curve: Curve): Spline {
  checkRecord(curve, "monotoneSpline: curve", "a Curve", ["x", "y"]);
  const { x, y } = curve;
  const n = x.length;
  const slope = new Float64Array(n);
  if (n < 2) return { x, y, slope };
  const width = Float64Array.from({ length: n - 1 }, (_, k) => x[k + 1]! - x[k]!);
  const secant = width.map((h, k) => (y[k + 1]! - y[k]!) / h);
  if (n === 2) return { x, y, slope: slope.fill(secant[0]!) };
  for (let k = 1; k < n - 1; k++) {
    const before = secant[k - 1]!;
    const after = secant[k]!;
    if (before * after <= 0) continue;
    const w1 = 2 * width[k]! + width[k - 1]!;
    const w2 = width[k]! + 2 * width[k - 1]!;
    slope[k] = (w1 + w2) / (w1 / before + w2 / after);
  }
  slope[0] = endSlope(width[0]!, width[1]!, secant[0]!, secant[1]!);
  slope[n - 1] = endSlope(width[n - 2]!, width[n - 3]!, secant[n - 2]!, secant[n - 3]!);
  return { x, y, slope };
}

function endSlope(h0: number, h1: number, m0: number, m1: number): number {
  const slope = ((2 * h0 + h1) * m0 - h0 * m1) / (h0 + h1);
  if (Math.sign(slope) !== Math.sign(m0)) return 0;
  if (Math.sign(m0) !== Math.sign(m1) && Math.abs(slope) > 3 * Math.abs(m0)) return 3 * m0;
  return slope;
}

/**
 * Value of a spline at `at`. Beyond the ends it goes on straight with the slope of the end piece's secant,
 * so that values outside the fitted range keep their order. NaN at NaN. Binary search, no allocation.
 */
export function splineValue(spline: Spline, at: number): number {
  checkRecord(spline, "splineValue: spline", "a Spline", ["x", "y", "slope"]);
  checkNumberOrNaN(at, "splineValue: at");
  const { x, y, slope } = spline;
  const last = x.length - 1;
  if (Number.isNaN(at)) return NaN;
  if (last === 0) return y[0]!;
  if (at <= x[0]!) return y[0]! + ((y[1]! - y[0]!) / (x[1]! - x[0]!)) * (at - x[0]!);
  if (at >= x[last]!) {
    return y[last]! + ((y[last]! - y[last - 1]!) / (x[last]! - x[last - 1]!)) * (at - x[last]!);
  }
  const k = segmentOf(x, at);
  const h = x[k + 1]! - x[k]!;
  const t = (at - x[k]!) / h;
  const secant = (y[k + 1]! - y[k]!) / h;
  const c = 3 * secant - 2 * slope[k]! - slope[k + 1]!;
  const d = slope[k]! + slope[k + 1]! - 2 * secant;
  const value = y[k]! + h * t * (slope[k]! + t * (c + t * d));
  // Rounding must not lead out of the piece: values would descend from one to the next.
  const [low, high] = y[k]! <= y[k + 1]! ? [y[k]!, y[k + 1]!] : [y[k + 1]!, y[k]!];
  return Math.max(low, Math.min(high, value));
}
