import type { Numbers } from "../../stats/index.ts";

/** Each feature's values as numbers of bins, so that splits are looked for among few thresholds. */
export interface FeatureBins {
  /** Shape [d][n]: how many thresholds of its feature a value is above. */
  readonly codes: readonly Uint16Array[];
  /** Shape [d][bins - 1], ascending: a value in bin b is not above thresholds[b]. */
  readonly thresholds: readonly Float64Array[];
}

/**
 * Bins of every feature: one for each value where there are `most` or fewer, else `most` of about as many rows each.
 * Thresholds stand midway between neighbouring values, as in scikit-learn's histogram gradient boosting.
 *
 * @param rows features, shape [n][d]
 * @param most 2..65536
 */
export function binFeatures(rows: readonly Numbers[], most: number): FeatureBins {
  const thresholds: Float64Array[] = [];
  const codes: Uint16Array[] = [];
  for (let j = 0; j < rows[0]!.length; j++) {
    const column = Float64Array.from(rows, (row) => row[j]!);
    const limits = limitsOf(column.slice().sort(), most);
    thresholds.push(limits);
    codes.push(Uint16Array.from(column, (value) => placeOf(limits, value)));
  }
  return { codes, thresholds };
}

function limitsOf(sorted: Float64Array, most: number): Float64Array {
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
  if (distinct.length <= most) {
    return Float64Array.from({ length: distinct.length - 1 }, (_, k) =>
      midway(distinct[k]!, distinct[k + 1]!),
    );
  }
  const limits: number[] = [];
  for (let k = 1; k < most; k++) {
    const at = (k / most) * (sorted.length - 1);
    const limit = midway(sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!);
    if (limits.length === 0 || limit > limits[limits.length - 1]!) limits.push(limit);
  }
  return Float64Array.from(limits);
}

/** Between two values, and below the higher one whatever rounding does. */
function midway(low: number, high: number): number {
  const middle = low / 2 + high / 2;
  return middle < high ? middle : low;
}

function placeOf(limits: Float64Array, value: number): number {
  let [low, high] = [0, limits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= limits[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}
