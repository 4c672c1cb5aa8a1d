import { checkNumberOrNaN, checkNumbers } from "../../arguments.ts";
import { checkCount, checkPaired, type Numbers } from "../check.ts";
import { unitDeviations } from "../correlation/pearson.ts";
import { midRanks } from "../correlation/ranks.ts";
import { generator } from "../random.ts";
import { SAME } from "./dependent-correlations.ts";

/** Correlations whose systems can be swapped pair by pair. */
export type SwappedStatistic = "pearson" | "spearman";

export interface SwapOptions {
  /** Swaps drawn, 1000 by default. */
  readonly draws?: number;
  /** Whole number, 1 by default. */
  readonly seed?: number;
  /** Independent stream of the same seed, e.g. the number of a set; 0 by default. */
  readonly stream?: number;
}

export interface SwapTest {
  /** Correlation of `a` less that of `b`; NaN when either is undefined. */
  readonly difference: number;
  /** Two-sided; at least 1 / (draws + 1). NaN when undefined. */
  readonly p: number;
  readonly draws: number;
}

/**
 * Swap test (approximate randomisation) of two systems on the same pairs: were they equally good, it would not matter
 * which of the two gave which of a pair's two values. Both are brought to one scale (Spearman: to ranks), then on each
 * pair their values change places with probability 1/2, again and again.
 *
 *   p = (1 + draws with |D| >= |d|) / (draws + 1), D the difference after swapping, d before
 *
 * Exact where systems differ by chance alone, whatever the distribution.
 *
 * @param a scores of the first system, shape [n], any unit
 * @param b scores of the second, shape [n], any unit
 * @param gold shape [n], n >= 2
 * @throws StsError E_INPUT when lengths differ, n < 2, a value is not finite, draws < 1
 * @see Noreen 1989, chapter 2; Yeh 2000, https://aclanthology.org/C00-2137. Cost O(draws n)
 */
export function swapTest(
  kind: SwappedStatistic,
  a: Numbers,
  b: Numbers,
  gold: Numbers,
  options: SwapOptions = {},
): SwapTest {
  const { difference, differences } = swapDraws(kind, a, b, gold, options);
  return { difference, p: swapP(differences, difference), draws: differences.length };
}

/**
 * The differences of `swapTest` themselves, for a mean over sets (one `stream` each).
 * @returns NaN for systems or gold that are constant
 */
export function swapDraws(
  kind: SwappedStatistic,
  a: Numbers,
  b: Numbers,
  gold: Numbers,
  { draws = 1000, seed = 1, stream = 0 }: SwapOptions = {},
): { readonly difference: number; readonly differences: Float64Array } {
  checkPaired("swapTest", a, gold, 2, ["the first system", "gold"]);
  checkPaired("swapTest", b, gold, 2, ["the second system", "gold"]);
  checkCount("swapTest", "draws", draws, 1);
  const scale = (x: Numbers) => unitDeviations(kind === "spearman" ? midRanks(x) : x);
  const differenceOf = swapped(scale(a), scale(b), scale(gold));
  const bits = bitSource(seed, stream);
  return {
    difference: differenceOf(() => 1),
    differences: Float64Array.from({ length: draws }, () => differenceOf(bits)),
  };
}

/** p of a difference among those after swapping; NaN when it or more than one draw in twenty is undefined. */
export function swapP(differences: Numbers, difference: number): number {
  checkNumbers(differences, "swapP: differences");
  checkNumberOrNaN(difference, "swapP: difference");
  let asFar = 0;
  let defined = 0;
  for (let k = 0; k < differences.length; k++) {
    if (Number.isNaN(differences[k])) continue;
    defined++;
    if (Math.abs(differences[k]!) >= Math.abs(difference) - SAME) asFar++;
  }
  if (Number.isNaN(difference) || defined < 0.95 * differences.length) return NaN;
  return (1 + asFar) / (defined + 1);
}

/**
 * With m = (u + v) / 2, h = (u - v) / 2 and signs s, the swapped systems are m + s h and m - s h: three sums over s
 * give both correlations.
 *
 *   r = (sum m g +- sum s h g) / sqrt(sum m^2 + sum h^2 +- 2 sum s m h - (sum s h)^2 / n)
 */
function swapped(u: Float64Array, v: Float64Array, g: Float64Array) {
  const n = g.length;
  const h = u.map((value, i) => (value - v[i]!) / 2);
  const hg = h.map((value, i) => value * g[i]!);
  const mh = h.map((value, i) => (value * (u[i]! + v[i]!)) / 2);
  let mg = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    mg += ((u[i]! + v[i]!) / 2) * g[i]!;
    squares += (u[i]! ** 2 + v[i]! ** 2) / 2;
  }
  const constant = !(squares > 0.75) || !g.some((value) => value !== 0);
  return (bit: () => number): number => {
    if (constant) return NaN;
    let sum = 0;
    let product = 0;
    let cross = 0;
    for (let i = 0; i < n; i++) {
      const sign = 2 * bit() - 1;
      sum += sign * h[i]!;
      product += sign * hg[i]!;
      cross += sign * mh[i]!;
    }
    const spread = squares - (sum * sum) / n;
    return (mg + product) / Math.sqrt(spread + 2 * cross) - (mg - product) / Math.sqrt(spread - 2 * cross);
  };
}

/** 0 or 1, each as likely. */
function bitSource(seed: number, stream: number): () => number {
  const source = generator(seed, stream);
  let word = 0;
  let left = 0;
  return () => {
    if (left === 0) {
      word = source.next();
      left = 32;
    }
    left--;
    // From the high end: the lowest bits of xoroshiro's sums are its weakest.
    const bit = word >>> 31;
    word <<= 1;
    return bit;
  };
}
