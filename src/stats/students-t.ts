import { StsError } from "../errors.ts";

/**
 * Upper tail of Student's t distribution: P(T > t), T with `df` degrees of freedom.
 *
 *   P(T > t) = I_x(df/2, 1/2) / 2 for t >= 0, x = df / (df + t^2)
 *
 * I is the regularised incomplete beta function, by its continued fraction (Lentz's method). Relative
 * error against SciPy 1.17.1's t.sf: under 1e-12 for df up to 1e5, 1e-10 at 1e6, tails down to 1e-300 included.
 *
 * @param t any number; NaN gives NaN
 * @param df > 0, need not be whole
 * @throws StsError E_INPUT when df is not above 0
 * @see NIST Digital Library of Mathematical Functions 8.17.22, https://dlmf.nist.gov/8.17
 */
export function studentsTUpperTail(t: number, df: number): number {
  if (!(df > 0 && df < Infinity))
    throw new StsError("E_INPUT", `studentsT: df is ${df}, expected more than 0`);
  if (Number.isNaN(t)) return NaN;
  if (t < 0) return 1 - studentsTUpperTail(-t, df);
  if (t === Infinity) return 0;
  const a = df / 2;
  const ratio = (t / df) * t; // t^2 / df, so that x = 1 / (1 + ratio)
  const x = 1 / (1 + ratio);
  const rest = ratio / (1 + ratio);
  // x^a (1 - x)^(1/2) / B(a, 1/2)
  const front = (Math.exp(logGammaStep(a) - a * Math.log1p(ratio)) * Math.sqrt(rest)) / Math.sqrt(Math.PI);
  if (x < (a + 1) / (a + 2.5)) return (front * betaFraction(a, 0.5, x)) / a / 2;
  return (1 - (front * betaFraction(0.5, a, rest)) / 0.5) / 2;
}

/**
 * Quantile of Student's t distribution: the t with P(T <= t) = p, by bisection on `studentsTUpperTail`.
 *
 * @param p between 0 and 1, both excluded
 * @param df > 0, need not be whole
 * @throws StsError E_INPUT when p or df is out of range
 */
export function studentsTQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1))
    throw new StsError("E_INPUT", `studentsT: p is ${p}, expected a share between 0 and 1`);
  if (p < 0.5) return -studentsTQuantile(1 - p, df);
  const tail = 1 - p;
  let [low, high] = [0, 1];
  while (studentsTUpperTail(high, df) > tail) high *= 2;
  for (let middle = high / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (studentsTUpperTail(middle, df) > tail) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * log(Gamma(a + 1/2) / Gamma(a)). The difference of two log-gammas would lose digits for large a; this is
 * the asymptotic series of the ratio itself, reached from small a by Gamma's recurrence.
 */
function logGammaStep(a: number): number {
  let shift = 0;
  let at = a;
  for (; at < 12; at++) shift += Math.log(at / (at + 0.5));
  const inverse = 1 / (at * at);
  const series = 1 / 192 + inverse * (-1 / 640 + inverse * (17 / 14336 + inverse * (-31 / 18432)));
  return shift + Math.log(at) / 2 - 1 / (8 * at) + (series * inverse) / at;
}

function betaFraction(a: number, b: number, x: number): number {
  const tiny = 1e-300;
  let c = 1;
  let d = 1 - ((a + b) * x) / (a + 1);
  d = 1 / (Math.abs(d) < tiny ? tiny : d);
  let h = d;
  for (let m = 1; m < 100_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 + even * d;
    c = 1 + even / c;
    d = 1 / (Math.abs(d) < tiny ? tiny : d);
    h *= d * (Math.abs(c) < tiny ? tiny : c);
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 + odd * d;
    c = 1 + odd / c;
    d = 1 / (Math.abs(d) < tiny ? tiny : d);
    h *= d * (Math.abs(c) < tiny ? tiny : c);
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return h;
}
