import { checkPaired, isConstant, type Numbers } from "../check.ts";
import { clampCorrelation, unitDeviations } from "../correlation/pearson.ts";
import { ascendingOrder } from "../correlation/ranks.ts";

/** Statistics of system scores against gold that can be resampled by name. */
export const resampledStatistics = ["pearson", "spearman", "kendall", "mae", "rmse", "withinOne"] as const;
export type ResampledStatistic = (typeof resampledStatistics)[number];

/**
 * A statistic of a resample, given how often each pair was drawn: counts has shape [n] and sums to the
 * size of the resample. NaN when the resample is constant. All resamples of a bootstrap share their
 * counts over all systems, which makes its draws paired and spares the copying of texts' scores.
 */
export type CountedStatistic = (counts: Uint16Array) => number;

/** Prepares a statistic of (x, y) for `counts`; O(n log n) once, then O(n) a call (Kendall O(n log groups)). */
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

/**
 * Items are visited by ascending x; a tree over the groups of y counts how many of those before lie above.
 * Gold scores have few different values, so the tree is small and a draw costs O(n log groups).
 */
function countedKendall(x: Numbers, y: Numbers): CountedStatistic {
  const first = tieGroups(x);
  const second = tieGroups(y);
  const [left, right] = first.groups >= second.groups ? [first, second] : [second, first];
  const order = ascendingOrder(left.groupOf);
  const both = tieGroups(Float64Array.from(left.groupOf, (g, i) => g * right.groups + right.groupOf[i]!));
  const sizes = [left, right, both].map((ties) => new Uint32Array(ties.groups));
  const tree = new Uint32Array(right.groups + 1);
  return (counts) => {
    let n = 0;
    for (let i = 0; i < counts.length; i++) n += counts[i]!;
    const total = (n * (n - 1)) / 2;
    const tiedLeft = tiedPairs(left, counts, sizes[0]!);
    const tiedRight = tiedPairs(right, counts, sizes[1]!);
    if (tiedLeft === total || tiedRight === total) return NaN;
    const tiedBoth = tiedPairs(both, counts, sizes[2]!);
    const discordant = countDiscordant(left, right, order, counts, tree);
    const difference = total - tiedLeft - tiedRight + tiedBoth - 2 * discordant;
    return clampCorrelation(difference / Math.sqrt(total - tiedLeft) / Math.sqrt(total - tiedRight));
  };
}

/** Pairs of drawn items in one group; `sizes` is scratch space. */
function tiedPairs(ties: TieGroups, counts: Uint16Array, sizes: Uint32Array): number {
  sizes.fill(0);
  for (let i = 0; i < counts.length; i++) sizes[ties.groupOf[i]!]! += counts[i]!;
  let pairs = 0;
  for (let g = 0; g < sizes.length; g++) pairs += (sizes[g]! * (sizes[g]! - 1)) / 2;
  return pairs;
}

/** Pairs ordered oppositely by both sides. `tree` is scratch space: a Fenwick tree over right's groups. */
function countDiscordant(
  left: TieGroups,
  right: TieGroups,
  order: Uint32Array,
  counts: Uint16Array,
  tree: Uint32Array,
): number {
  tree.fill(0);
  let discordant = 0;
  let inTree = 0;
  let added = 0;
  for (let k = 0; k < order.length; k++) {
    const i = order[k]!;
    // Items of one left group neither agree nor disagree: enter the group before only now.
    while (left.groupOf[order[added]!] !== left.groupOf[i]) {
      const j = order[added++]!;
      const c = counts[j]!;
      if (c === 0) continue;
      inTree += c;
      for (let at = right.groupOf[j]! + 1; at < tree.length; at += at & -at) tree[at]! += c;
    }
    if (counts[i] === 0) continue;
    let notAbove = 0;
    for (let at = right.groupOf[i]! + 1; at > 0; at -= at & -at) notAbove += tree[at]!;
    discordant += counts[i]! * (inTree - notAbove);
  }
  return discordant;
}
