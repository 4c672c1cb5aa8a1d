import { checkPaired, type Numbers } from "../check.ts";
import { clampCorrelation } from "./pearson.ts";
import { ascendingOrder } from "./ranks.ts";

/**
 * Kendall's tau-b: how many of the pairs of items both sides order alike, less those ordered oppositely,
 * corrected for ties.
 *
 *   tau = (C - D) / sqrt((T - Tx)(T - Ty))
 *
 * C concordant, D discordant pairs of items, T = n (n - 1) / 2, Tx and Ty those tied in x, in y.
 *
 * @param x system scores, shape [n], n >= 2, any unit
 * @param y gold scores, shape [n], paired with x by index
 * @returns tau in [-1, 1]; NaN when x or y is constant. O(n log n) by Knight's merge sort
 * @throws StsError E_INPUT when lengths differ, n < 2, or a value is not finite
 * @see Kendall 1945, https://doi.org/10.2307/2332303; Knight 1966, https://doi.org/10.1080/01621459.1966.10480879;
 *   checked against SciPy 1.17.1
 * @example kendall([1, 2, 3], [1, 3, 2]) // 0.333...
 */
export function kendall(x: Numbers, y: Numbers): number {
  checkPaired("kendall", x, y, 2);
  const order = ascendingOrder(x).sort((i, j) => x[i]! - x[j]! || y[i]! - y[j]!);
  return tauOfSorted(
    Float64Array.from(order, (i) => x[i]!),
    Float64Array.from(order, (i) => y[i]!),
  );
}

/** tau-b of items sorted by x, then y. Sorts `sortedY` in place. */
function tauOfSorted(sortedX: Float64Array, sortedY: Float64Array): number {
  const n = sortedX.length;
  const tiedX = tiedPairs(n, (k) => sortedX[k] === sortedX[k - 1]);
  const tiedBoth = tiedPairs(n, (k) => sortedX[k] === sortedX[k - 1] && sortedY[k] === sortedY[k - 1]);
  const discordant = sortCountingSwaps(sortedY);
  const tiedY = tiedPairs(n, (k) => sortedY[k] === sortedY[k - 1]);
  const total = (n * (n - 1)) / 2;
  if (tiedX === total || tiedY === total) return NaN;
  const difference = total - tiedX - tiedY + tiedBoth - 2 * discordant;
  return clampCorrelation(difference / Math.sqrt(total - tiedX) / Math.sqrt(total - tiedY));
}

/** Pairs inside runs of equal items; `sameAsBefore(k)` compares item k with item k - 1. */
function tiedPairs(n: number, sameAsBefore: (k: number) => boolean): number {
  let pairs = 0;
  let run = 1;
  for (let k = 1; k <= n; k++) {
    if (k < n && sameAsBefore(k)) run++;
    else {
      pairs += (run * (run - 1)) / 2;
      run = 1;
    }
  }
  return pairs;
}

/** Merge sort in place; returns how many pairs stood in strictly descending order. */
function sortCountingSwaps(values: Float64Array): number {
  const n = values.length;
  let source: Float64Array = values;
  let target: Float64Array = new Float64Array(n);
  let swaps = 0;
  for (let width = 1; width < n; width *= 2) {
    for (let start = 0; start < n; start += 2 * width) {
      const middle = Math.min(start + width, n);
      const end = Math.min(start + 2 * width, n);
      let left = start;
      let right = middle;
      for (let k = start; k < end; k++) {
        const takeLeft = right >= end || (left < middle && source[left]! <= source[right]!);
        if (!takeLeft) swaps += middle - left;
        target[k] = takeLeft ? source[left++]! : source[right++]!;
      }
    }
    [source, target] = [target, source];
  }
  if (source !== values) values.set(source);
  return swaps;
}
