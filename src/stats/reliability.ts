import { checkList } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { checkCorrelation, checkNumbers, checkSample, checkShare, type Numbers } from "./check.ts";

export interface IntraclassCorrelation {
  /** Reliability of one rating, ICC(1,1); below 0 where raters agree less than chance. */
  readonly single: number;
  /** Reliability of the mean of `raters` ratings, ICC(1,k): what the gold of a set has. */
  readonly mean: number;
  /** Ratings of a pair; a mean by weight where pairs have different numbers. */
  readonly raters: number;
}

/**
 * How reliable ratings are where each pair has raters of its own, as in a crowd: one-way analysis of variance.
 *
 *   single = (B - W) / (B + (k - 1) W), mean = (B - W) / B;  B, W mean squares between and within pairs
 *
 * @param ratings of each pair, shape [n][k], n >= 2, k >= 2; k may differ from pair to pair
 * @returns NaN when all ratings are equal
 * @throws StsError E_INPUT for fewer pairs or ratings, or a value that is not finite
 * @see Shrout and Fleiss 1979, https://doi.org/10.1037/0033-2909.86.2.420; unequal k: Donner 1986, k0
 */
export function intraclassCorrelation(ratings: readonly Numbers[]): IntraclassCorrelation {
  checkList(ratings, "intraclassCorrelation: ratings", "an array of each pair's ratings");
  if (ratings.length < 2)
    throw new StsError("E_INPUT", `intraclassCorrelation: ${ratings.length} pairs, needs 2 or more`);
  for (const [i, row] of ratings.entries()) {
    checkNumbers("intraclassCorrelation", row, `ratings[${i}]`);
    checkSample("intraclassCorrelation", row, 2, `ratings[${i}]`);
  }
  const sizes = ratings.map((row) => row.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const sums = ratings.map((row) => Array.from(row).reduce((sum, value) => sum + value, 0));
  const middle = sums.reduce((sum, value) => sum + value, 0) / total;
  let [between, within] = [0, 0];
  for (const [i, row] of ratings.entries()) {
    const own = sums[i]! / sizes[i]!;
    between += sizes[i]! * (own - middle) ** 2;
    for (const value of Array.from(row)) within += (value - own) ** 2;
  }
  const squares = sizes.reduce((sum, size) => sum + size ** 2, 0);
  const raters = (total - squares / total) / (ratings.length - 1);
  const b = between / (ratings.length - 1);
  const w = within / (total - ratings.length);
  return { single: (b - w) / (b + (raters - 1) * w), mean: (b - w) / b, raters };
}

/**
 * Reliability of a mean of `times` as many ratings: times r / (1 + (times - 1) r).
 * @param r reliability, 0..1
 * @param times above 0; below 1 for fewer ratings
 * @see Spearman 1910; Brown 1910
 */
export function spearmanBrown(r: number, times: number): number {
  if (!(times > 0 && times < Infinity))
    throw new StsError("E_INPUT", `spearmanBrown: times is ${times}, expected more than 0`);
  return (times * r) / (1 + (times - 1) * r);
}

/**
 * Reliability of the mean of k ratings from what STS papers print: the correlation a of each annotator with the mean of the
 * others, averaged. With one rating's reliability s, a^2 = s (k - 1) s / (1 + (k - 2) s), which is solved for s.
 *
 * On the raw annotations of 2015 (five sets, k = 5) it gives what their analysis of variance gives, within .001.
 *
 * @param a 0..1
 * @param raters k, 2 or more
 */
export function reliabilityOfMean(a: number, raters: number): number {
  if (!(a >= 0 && a <= 1))
    throw new StsError("E_INPUT", `reliabilityOfMean: a is ${a}, expected a correlation in 0..1`);
  if (!(raters >= 2))
    throw new StsError("E_INPUT", `reliabilityOfMean: raters is ${raters}, expected 2 or more`);
  const square = a ** 2;
  const part = square * (raters - 2);
  const single = (part + Math.sqrt(part ** 2 + 4 * (raters - 1) * square)) / (2 * (raters - 1));
  return spearmanBrown(single, raters);
}

/**
 * r corrected for attenuation: what a system's correlation would be with gold that has no chance error of its annotators,
 * r / sqrt(reliability). An estimate, which may pass 1.
 *
 * @param r correlation of the system with the gold
 * @param reliability of the gold, above 0, below 1
 * @see Spearman 1904, https://doi.org/10.2307/1412159
 */
export function correctedForAttenuation(r: number, reliability: number): number {
  checkCorrelation("correctedForAttenuation", "r", r);
  checkShare("correctedForAttenuation", "reliability", reliability);
  return r / Math.sqrt(reliability);
}
