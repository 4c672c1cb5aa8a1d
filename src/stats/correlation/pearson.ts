import { checkPaired, isConstant, type Numbers } from "../check.ts";
import { centre } from "../mean.ts";

/**
 * Pearson's correlation, the official measure of all STS tasks.
 *
 *   r = sum((x - mx)(y - my)) / sqrt(sum((x - mx)^2) sum((y - my)^2))
 *
 * Both sides are centred and scaled to length 1 before the products are summed, so neither 1e8 + tiny
 * values nor 1e-200 lose what floating point can keep; the result is clamped to [-1, 1].
 *
 * @param x system scores, shape [n], n >= 2, any unit: a linear rescaling does not change r
 * @param y gold scores, shape [n], paired with x by index
 * @returns r in [-1, 1], no unit; higher is better. NaN when x or y is constant. n = 2 gives -1 or 1
 * @throws StsError E_INPUT when lengths differ, n < 2, or a value is not finite
 * @see Pearson 1895, https://doi.org/10.1098/rspl.1895.0041; checked against SciPy 1.17.1
 * @example pearson([1, 2, 3], [1, 3, 2]) // 0.5
 */
export function pearson(x: Numbers, y: Numbers): number {
  checkPaired("pearson", x, y, 2);
  if (isConstant(x) || isConstant(y)) return NaN;
  if (x.length === 2) return x[0]! < x[1]! === y[0]! < y[1]! ? 1 : -1;
  return dot(unitDeviations(x), unitDeviations(y));
}

/** (x - mean) / length of (x - mean): all of x that a correlation sees. All 0 for a constant. */
export function unitDeviations(x: Numbers): Float64Array {
  const n = x.length;
  const unit = new Float64Array(n);
  const middle = isConstant(x) ? x[0]! : centre(x);
  let greatest = 0;
  for (let i = 0; i < n; i++) {
    unit[i] = x[i]! - middle;
    greatest = Math.max(greatest, Math.abs(unit[i]!));
  }
  if (greatest === 0) return unit;
  // Dividing by the greatest deviation first keeps the squares from over- and underflowing.
  let squares = 0;
  for (let i = 0; i < n; i++) {
    unit[i] = unit[i]! / greatest;
    squares += unit[i]! ** 2;
  }
  const length = Math.sqrt(squares);
  for (let i = 0; i < n; i++) unit[i] = unit[i]! / length;
  return unit;
}

/** Keeps rounding from giving |r| > 1; NaN stays NaN. */
export function clampCorrelation(r: number): number {
  return Math.max(-1, Math.min(1, r));
}

/** r of unit deviations. Near -1 and 1 from what is left over, so that linear images give exactly that. */
function dot(x: Float64Array, y: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i]! * y[i]!;
  if (Math.abs(sum) < 1 - 1e-9) return sum;
  // For vectors of length 1: |x -+ y|^2 = 2 (1 -+ r), without the cancelling of 1 - r.
  const sign = Math.sign(sum);
  let rest = 0;
  for (let i = 0; i < x.length; i++) rest += (x[i]! - sign * y[i]!) ** 2;
  return sign * (1 - rest / 2);
}
