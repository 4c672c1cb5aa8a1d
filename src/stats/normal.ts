import { checkNumberOrNaN } from "../arguments.ts";
import { StsError } from "../errors.ts";

/**
 * Upper tail of the standard normal distribution: P(Z > z).
 *
 * Computed as a tail, never as 1 - cdf, so p-values far below 1e-16 keep their digits (relative error
 * under 1e-12 against SciPy 1.17.1's norm.sf down to 1e-300). NaN gives NaN; infinities give 0 and 1.
 */
export function normalUpperTail(z: number): number {
  checkNumberOrNaN(z, "normalUpperTail: z");
  return erfc(z / Math.SQRT2) / 2;
}

/**
 * Quantile of the standard normal distribution: the z with P(Z <= z) = p.
 *
 * A rational first guess (Abramowitz and Stegun 26.2.23), then Halley steps on `normalUpperTail`.
 * @param p in 0..1; 0 and 1 give -Infinity and Infinity
 * @throws StsError E_INPUT when p is out of 0..1
 */
export function normalQuantile(p: number): number {
  checkNumberOrNaN(p, "normalQuantile: p");
  if (!(p >= 0 && p <= 1))
    throw new StsError("E_INPUT", `normalQuantile: p is ${p}, expected a share in 0..1`);
  if (p === 0.5) return 0;
  if (p === 0) return -Infinity;
  if (p === 1) return Infinity;
  const tail = Math.min(p, 1 - p);
  const t = Math.sqrt(-2 * Math.log(tail));
  let z =
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  for (let step = 0; step < 3; step++) {
    // f = sf(z) - tail, f' = -density, f''/f' = -z
    const ratio = (normalUpperTail(z) - tail) / normalDensity(z);
    z += ratio / (1 + (z * ratio) / 2);
  }
  return p < 0.5 ? -z : z;
}

function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * Complementary error function: 2/sqrt(pi) times the integral of exp(-t^2) from x on.
 *
 * Small x: Kummer's series of erf, all terms of one sign. Large x: the continued fraction of the upper
 * incomplete gamma function Q(1/2, x^2), by Lentz's method.
 * @see NIST Digital Library of Mathematical Functions 7.6.2 and 8.9.2, https://dlmf.nist.gov
 */
export function erfc(x: number): number {
  if (Number.isNaN(x)) return NaN;
  if (x < 0) return 2 - erfc(-x);
  if (x > 28) return 0; // below the least double
  const square = x * x;
  const scale = Math.exp(-square) / Math.sqrt(Math.PI);
  if (x < 1.25) {
    let term = 2 * x;
    let sum = term;
    for (let k = 1; term > sum * 1e-17; k++) {
      term *= (2 * square) / (2 * k + 1);
      sum += term;
    }
    return 1 - scale * sum;
  }
  let b = square + 0.5;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let h = d;
  for (let k = 1; k < 500; k++) {
    const a = -k * (k - 0.5);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return scale * x * h;
}
