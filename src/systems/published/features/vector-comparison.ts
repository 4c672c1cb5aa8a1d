import { pearson } from "../../../stats/index.ts";

/** 0 where a vector is 0. */
export function cosine(x: Float64Array, y: Float64Array): number {
  let [dot, xx, yy] = [0, 0, 0];
  for (let d = 0; d < x.length; d++) {
    dot += x[d]! * y[d]!;
    xx += x[d]! * x[d]!;
    yy += y[d]! * y[d]!;
  }
  return xx === 0 || yy === 0 ? 0 : dot / Math.sqrt(xx * yy);
}

/** Less the distance of Bray and Curtis, -Σ|x - y| / Σ|x + y|; 0 where both are 0. */
export function braycurtis(x: Float64Array, y: Float64Array): number {
  let [apart, together] = [0, 0];
  for (let d = 0; d < x.length; d++) {
    apart += Math.abs(x[d]! - y[d]!);
    together += Math.abs(x[d]! + y[d]!);
  }
  return together === 0 ? 0 : -apart / together;
}

/** Pearson's r of the coordinates; 0 where it is undefined. */
export function correlation(x: Float64Array, y: Float64Array): number {
  const r = pearson(x, y);
  return Number.isNaN(r) ? 0 : r;
}

/** Less the Jensen-Shannon divergence of two distributions, in bits: -1..0; 0 for vectors that are none. */
export function jensenShannon(x: Float64Array, y: Float64Array): number {
  if ([...x, ...y].some((value) => value < 0)) return 0;
  const half = (p: number, q: number) => (p === 0 ? 0 : (p * Math.log2((2 * p) / (p + q))) / 2);
  let sum = 0;
  for (let d = 0; d < x.length; d++) sum += half(x[d]!, y[d]!) + half(y[d]!, x[d]!);
  return -sum;
}
