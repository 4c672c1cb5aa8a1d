import { checkSample, type Numbers } from "../check.ts";

/**
 * Ranks 1..n, equal values sharing the mean of the ranks they span (mid-ranks).
 *
 * @param x shape [n]
 * @returns shape [n], ranks[i] the rank of x[i], smallest value first
 * @throws StsError E_INPUT when a value is not finite
 * @see scipy.stats.rankdata(method="average")
 * @example midRanks([10, 20, 20]) // Float64Array [1, 2.5, 2.5]
 */
export function midRanks(x: Numbers): Float64Array {
  checkSample("midRanks", x, 0);
  const order = ascendingOrder(x);
  const ranks = new Float64Array(x.length);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && x[order[end]!] === x[order[start]!]) end++;
    const rank = (start + 1 + end) / 2;
    for (let k = start; k < end; k++) ranks[order[k]!] = rank;
    start = end;
  }
  return ranks;
}

/** Indices of x from its least to its greatest value; equal values keep their order. O(n log n). */
export function ascendingOrder(x: Numbers): Uint32Array {
  const order = new Uint32Array(x.length);
  for (let i = 0; i < order.length; i++) order[i] = i;
  return order.sort((i, j) => x[i]! - x[j]! || i - j);
}
