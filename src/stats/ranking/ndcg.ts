import { StsError } from "../../errors.ts";
import { checkCount, checkPaired, type Numbers } from "../check.ts";
import { ascendingOrder } from "../correlation/ranks.ts";

/**
 * Normalised discounted cumulative gain: how much of the gold score a ranking puts at its top.
 *
 *   DCG = sum over ranks i = 1..k of gold_i / log2(i + 1);  nDCG = DCG / DCG of the ideal ranking
 *
 * Pairs of equal system score share the mean gain of the ranks that they span.
 *
 * @param x system scores, shape [n], n >= 1; ranks by them, highest first
 * @param gold gains, shape [n], each >= 0
 * @param k ranks that count; all by default
 * @returns in 0..1; higher is better. NaN when all gold is 0
 * @throws StsError E_INPUT when lengths differ, n is 0, a value is not finite, a gold negative, k < 1
 * @see Järvelin and Kekäläinen 2002, https://doi.org/10.1145/582415.582418; checked against scikit-learn
 *   1.9.1 ndcg_score, which says 0 where this says NaN
 */
export function ndcg(x: Numbers, gold: Numbers, k?: number): number {
  return normalisedGain("ndcg", x, gold, k, (rank) => 1 / Math.log2(rank + 1));
}

/**
 * Normalised cumulative gain of the first k: gold found there over the most that could be, without
 * discount.
 *
 *   nCG@k = sum of gold over the system's first k / sum over the k highest gold scores
 *
 * Pairs of equal system score share the mean gain of the ranks that they span.
 *
 * @param x system scores, shape [n], n >= 1
 * @param gold gains, shape [n], each >= 0
 * @param k ranks that count, at least 1; beyond n it is n, where the value is always 1
 * @returns in 0..1; higher is better. NaN when all gold is 0
 * @throws StsError E_INPUT as `ndcg`
 * @see Järvelin and Kekäläinen 2002; suggested for STS by Cer et al. 2017, section 8
 */
export function ncg(x: Numbers, gold: Numbers, k: number): number {
  return normalisedGain("ncg", x, gold, k, () => 1);
}

function normalisedGain(
  name: string,
  x: Numbers,
  gold: Numbers,
  first: number | undefined,
  discount: (rank: number) => number,
): number {
  checkPaired(name, x, gold, 1, ["system", "gold"]);
  const k = first ?? x.length;
  checkCount(name, "k", k, 1);
  for (let i = 0; i < gold.length; i++) {
    if (gold[i]! < 0) throw new StsError("E_INPUT", `${name}: gold[${i}] is ${gold[i]}, expected 0 or more`);
  }
  const ideal = gainOf(gold, gold, k, discount);
  return ideal === 0 ? NaN : gainOf(x, gold, k, discount) / ideal;
}

function gainOf(x: Numbers, gold: Numbers, k: number, discount: (rank: number) => number): number {
  const order = ascendingOrder(x).reverse();
  let total = 0;
  for (let start = 0; start < order.length && start < k; ) {
    let gain = 0;
    let discounts = 0;
    let end = start;
    for (; end < order.length && x[order[end]!] === x[order[start]!]; end++) {
      gain += gold[order[end]!]!;
      if (end < k) discounts += discount(end + 1);
    }
    total += (gain / (end - start)) * discounts;
    start = end;
  }
  return total;
}
