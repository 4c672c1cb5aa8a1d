import { checkPaired, isConstant, type Numbers } from "./check.ts";
import { tauOfSorted } from "./kendall.ts";
import { clampCorrelation, unitDeviations } from "./pearson.ts";
import { ascendingOrder } from "./ranks.ts";

/** Statistics of system scores against gold that can be resampled by name. */
export const resampledStatistics = ["pearson", "spearman", "kendall", "mae", "rmse", "withinOne"] as const;
export type ResampledStatistic = (typeof resampledStatistics)[number];

/**
 * A statistic of a resample, given how often each pair was drawn: counts has shape [n] and sums to the
 * size of the resample. NaN when the resample is constant. All resamples of a bootstrap share their
 * counts over all systems, which makes its draws paired and spares the copying of texts' scores.
 */
export type CountedStatistic = (counts: Uint16Array) => number;

/** Prepares a statistic of (x, y) for `counts`; O(n log n) once, then O(n) a call (Kendall O(n log n)). */
export function countedStatistic(kind: ResampledStatistic, x: Numbers, y: Numbers): CountedStatistic {
  checkPaired(kind, x, y, 1);
  switch (kind) {
    case "pearson":
      return countedPearson(x, y);
    case "spearman":
      return countedSpearman(x, y);
    case "kendall":
      return countedKendall(x, y);
    case "mae":
      return countedMean(x, y, (difference) => Math.abs(difference));
    case "rmse": {
      const meanSquare = countedMean(x, y, (difference) => difference ** 2);
      return (counts) => Math.sqrt(meanSquare(counts));
    }
    case "withinOne":
      return countedMean(x, y, (difference) => (Math.abs(difference) <= 1 + 1e-9 ? 1 : 0));
  }
}

function countedMean(x: Numbers, y: Numbers, loss: (difference: number) => number): CountedStatistic {
  const losses = Float64Array.from({ length: x.length }, (_, i) => loss(x[i]! - y[i]!));
  return (counts) => {
    let n = 0;
    let sum = 0;
    for (let i = 0; i < losses.length; i++) {
      n += counts[i]!;
      sum += counts[i]! * losses[i]!;
    }
    return sum / n;
  };
}

function countedPearson(x: Numbers, y: Numbers): CountedStatistic {
  if (isConstant(x) || isConstant(y)) return () => NaN;
  const u = unitDeviations(x);
  const v = unitDeviations(y);
  return (counts) => {
    let n = 0;
    let su = 0;
    let sv = 0;
    let suu = 0;
    let svv = 0;
    let suv = 0;
    for (let i = 0; i < u.length; i++) {
      const c = counts[i]!;
      const a = u[i]!;
      const b = v[i]!;
      const ca = c * a;
      const cb = c * b;
      n += c;
      su += ca;
      sv += cb;
      suu += ca * a;
      svv += cb * b;
      suv += ca * b;
    }
    const uu = suu - (su * su) / n;
    const vv = svv - (sv * sv) / n;
    // One pass cancels when the resample lies far from the whole sample's mean: then take two.
    if (uu < 1e-6 * suu || vv < 1e-6 * svv) return centredPearson(u, v, counts, su / n, sv / n);
    return clampCorrelation((suv - (su * sv) / n) / Math.sqrt(uu * vv));
  };
}

function centredPearson(
  u: Float64Array,
  v: Float64Array,
  counts: Uint16Array,
  meanU: number,
  meanV: number,
): number {
  if (isConstantWhereDrawn(u, counts) || isConstantWhereDrawn(v, counts)) return NaN;
  let uu = 0;
  let vv = 0;
  let uv = 0;
  for (let i = 0; i < u.length; i++) {
    const a = u[i]! - meanU;
    const b = v[i]! - meanV;
    uu += counts[i]! * a * a;
    vv += counts[i]! * b * b;
    uv += counts[i]! * a * b;
  }
  return clampCorrelation(uv / Math.sqrt(uu) / Math.sqrt(vv));
}

function isConstantWhereDrawn(x: Float64Array, counts: Uint16Array): boolean {
  let first: number | undefined;
  for (let i = 0; i < x.length; i++) {
    if (counts[i] === 0) continue;
    first ??= x[i]!;
    if (x[i] !== first) return false;
  }
  return true;
}

function countedSpearman(x: Numbers, y: Numbers): CountedStatistic {
  const left = tieGroups(x);
  const right = tieGroups(y);
  const rankLeft = new Float64Array(left.groups);
  const rankRight = new Float64Array(right.groups);
  return (counts) => {
    let n = 0;
    for (let i = 0; i < counts.length; i++) n += counts[i]!;
    const middle = (n + 1) / 2;
    const xx = centredRanks(left, counts, middle, rankLeft);
    const yy = centredRanks(right, counts, middle, rankRight);
    if (xx === 0 || yy === 0) return NaN;
    let xy = 0;
    for (let i = 0; i < counts.length; i++) {
      xy += counts[i]! * rankLeft[left.groupOf[i]!]! * rankRight[right.groupOf[i]!]!;
    }
    return clampCorrelation(xy / Math.sqrt(xx) / Math.sqrt(yy));
  };
}

/** Fills `ranks` with each tie group's mid-rank less `middle`; returns the sum of their squares. */
function centredRanks(ties: TieGroups, counts: Uint16Array, middle: number, ranks: Float64Array): number {
  ranks.fill(0);
  for (let i = 0; i < counts.length; i++) {
    const group = ties.groupOf[i]!;
    ranks[group] = ranks[group]! + counts[i]!;
  }
  let before = 0;
  let squares = 0;
  for (let g = 0; g < ranks.length; g++) {
    const size = ranks[g]!;
    const rank = before + (size + 1) / 2 - middle;
    ranks[g] = rank;
    squares += size * rank * rank;
    before += size;
  }
  return squares;
}

interface TieGroups {
  /** Group of each item; groups are numbered by ascending value. */
  readonly groupOf: Uint32Array;
  readonly groups: number;
}

function tieGroups(x: Numbers): TieGroups {
  const order = ascendingOrder(x);
  const groupOf = new Uint32Array(x.length);
  let group = 0;
  for (let k = 0; k < order.length; k++) {
    if (k > 0 && x[order[k]!] !== x[order[k - 1]!]) group++;
    groupOf[order[k]!] = group;
  }
  return { groupOf, groups: x.length === 0 ? 0 : group + 1 };
}

function countedKendall(x: Numbers, y: Numbers): CountedStatistic {
  const order = ascendingOrder(x).sort((i, j) => x[i]! - x[j]! || y[i]! - y[j]!);
  return (counts) => {
    let n = 0;
    for (let i = 0; i < counts.length; i++) n += counts[i]!;
    const drawnX = new Float64Array(n);
    const drawnY = new Float64Array(n);
    let at = 0;
    for (const i of order) {
      for (let c = counts[i]!; c > 0; c--) {
        drawnX[at] = x[i]!;
        drawnY[at++] = y[i]!;
      }
    }
    return tauOfSorted(drawnX, drawnY);
  };
}
