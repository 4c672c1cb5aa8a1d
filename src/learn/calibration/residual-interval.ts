import { type Numbers, quantile, standardDeviation } from "../../stats/index.ts";

/**
 * How far gold scores lie from predicted ones, by score and text length: lower and upper offsets on a grid
 * of nodes, between which they are interpolated. Plain data, as saved.
 */
export interface ResidualTable {
  /** Share of gold scores the interval is made to hold, e.g. 0.8. */
  readonly level: number;
  /** Scores of the nodes, strictly ascending. */
  readonly scores: readonly number[];
  /** Natural logs of the nodes' lengths, strictly ascending; one value when length is not used. */
  readonly logLengths: readonly number[];
  /** low[l][s] <= 0: offset of the interval's lower end at logLengths[l], scores[s]. */
  readonly low: readonly (readonly number[])[];
  /** high[l][s] >= 0: offset of the upper end. */
  readonly high: readonly (readonly number[])[];
}

/** No interval is narrower than this on either side: a perfect fit to training data promises nothing. */
const LEAST_OFFSET = 0.01;

/**
 * Fits the interval from held-out predictions: at each node the quantiles of the nearest rows' residuals,
 * then one factor on all offsets, so that `level` of the rows fall inside (a conformal score normalised by
 * the local spread).
 *
 * @param predicted held-out scores, shape [n], n >= 10
 * @param gold shape [n], same scale
 * @param lengths text length of each row, any unit above 0; undefined: the interval depends on score alone
 * @param level share to hold
 * @see Lei et al. 2018, section 5.2, https://doi.org/10.1080/01621459.2017.1307116
 */
export function fitResidualTable(
  predicted: Numbers,
  gold: Numbers,
  lengths: Numbers | undefined,
  level: number,
): ResidualTable {
  const n = predicted.length;
  const residuals = Float64Array.from({ length: n }, (_, i) => gold[i]! - predicted[i]!);
  const logLengths = Float64Array.from({ length: n }, (_, i) => (lengths ? Math.log(lengths[i]!) : 0));
  const scoreNodes = nodes(predicted, Math.max(1, Math.min(8, Math.floor(n / 60))));
  const lengthNodes = nodes(logLengths, lengths ? Math.max(1, Math.min(8, Math.floor(n / 500))) : 1);
  const near = Math.max(Math.min(n, 50), Math.min(400, Math.floor(n / 40)));
  const spreads = [spread(predicted), spread(logLengths)] as const;
  const low: number[][] = [];
  const high: number[][] = [];
  for (const length of lengthNodes) {
    const rows = scoreNodes.map((score) => {
      const distance = Float64Array.from({ length: n }, (_, i) =>
        Math.hypot((predicted[i]! - score) / spreads[0], (logLengths[i]! - length) / spreads[1]),
      );
      const farthest = distance.slice().sort()[near - 1]!;
      return residuals.filter((_, i) => distance[i]! <= farthest);
    });
    low.push(rows.map((local) => atMost(quantile(local, (1 - level) / 2))));
    high.push(rows.map((local) => atLeast(quantile(local, (1 + level) / 2))));
  }
  const table = { level, scores: scoreNodes, logLengths: lengthNodes, low, high };
  return widened(table, predicted, logLengths, residuals);
}

/** Multiplies all offsets by the least factor that puts `level` of the rows inside. */
function widened(
  table: ResidualTable,
  predicted: Numbers,
  logLengths: Float64Array,
  residuals: Float64Array,
): ResidualTable {
  const offsets = residualOffsets(table);
  const needed = residuals.map((residual, i) => {
    offsets.locate(predicted[i]!, logLengths[i]!);
    return residual < 0 ? residual / offsets.low() : residual / offsets.high();
  });
  needed.sort();
  const rank = Math.min(needed.length, Math.ceil((needed.length + 1) * table.level));
  const factor = needed[rank - 1]!;
  return {
    ...table,
    low: table.low.map((row) => row.map((offset) => atMost(round(offset * factor)))),
    high: table.high.map((row) => row.map((offset) => atLeast(round(offset * factor)))),
  };
}

function atMost(offset: number): number {
  return Math.min(-LEAST_OFFSET, offset);
}

function atLeast(offset: number): number {
  return Math.max(LEAST_OFFSET, offset);
}

/** Reads offsets off a table: `locate` once, then `low` and `high`; allocates nothing per call. */
export interface ResidualOffsets {
  locate(score: number, logLength: number): void;
  low(): number;
  high(): number;
}

/** Bilinear interpolation between the nodes, flat beyond them. */
export function residualOffsets(table: ResidualTable): ResidualOffsets {
  const columns = table.scores.length;
  const scores = Float64Array.from(table.scores);
  const logLengths = Float64Array.from(table.logLengths);
  const low = Float64Array.from(table.low.flat());
  const high = Float64Array.from(table.high.flat());
  let corner = 0;
  let right = 0;
  let down = 0;
  let scoreShare = 0;
  let lengthShare = 0;
  const read = (grid: Float64Array) => {
    const upper = grid[corner]! + scoreShare * (grid[corner + right]! - grid[corner]!);
    const lower = grid[corner + down]! + scoreShare * (grid[corner + down + right]! - grid[corner + down]!);
    return upper + lengthShare * (lower - upper);
  };
  return {
    locate(score, logLength) {
      const s = nodeBelow(scores, score);
      const l = nodeBelow(logLengths, logLength);
      right = s + 1 < columns ? 1 : 0;
      down = l + 1 < logLengths.length ? columns : 0;
      corner = l * columns + s;
      scoreShare = right === 0 ? 0 : shareBetween(scores[s]!, scores[s + 1]!, score);
      lengthShare = down === 0 ? 0 : shareBetween(logLengths[l]!, logLengths[l + 1]!, logLength);
    },
    low: () => read(low),
    high: () => read(high),
  };
}

function nodeBelow(nodes: Float64Array, at: number): number {
  let k = 0;
  while (k + 1 < nodes.length && nodes[k + 1]! <= at) k++;
  return k;
}

function shareBetween(from: number, to: number, at: number): number {
  return Math.max(0, Math.min(1, (at - from) / (to - from)));
}

/** Middles of `count` about equally full bins of x, without repeats. */
function nodes(x: Numbers, count: number): number[] {
  const middles = Array.from({ length: count }, (_, k) => round(quantile(x, (k + 0.5) / count)));
  return middles.filter((value, k) => k === 0 || value > middles[k - 1]!);
}

function spread(x: Numbers): number {
  return (x.length > 1 && standardDeviation(x)) || 1;
}

/** Five decimals are far below what the residuals can tell, and keep saved models short. */
function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
