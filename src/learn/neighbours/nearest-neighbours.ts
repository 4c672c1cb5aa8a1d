import { StsError } from "../../errors.ts";
import type { Numbers } from "../../stats/index.ts";
import { checkFeatures } from "../features.ts";
import { flatten } from "../kernels/kernel-model.ts";

/** All training rows, and how many of the nearest are asked. */
export interface NeighboursModel {
  readonly kind: "neighbours";
  readonly neighbours: number;
  readonly weights: "uniform" | "distance";
  readonly width: number;
  /** Shape [n * width]. */
  readonly vectors: Float64Array;
  /** Shape [n]. */
  readonly targets: Float64Array;
}

export interface NeighboursOptions {
  /** 1..n; 5 by default. */
  readonly neighbours?: number;
  /** "distance": each weighs 1 / its distance; those at distance 0 alone where there are any. "uniform" by default. */
  readonly weights?: "uniform" | "distance";
}

/**
 * k nearest neighbours by Euclidean distance; of rows equally far the earlier one counts.
 *
 * @param rows features, shape [n][d], of one size (see `scaled`)
 * @throws StsError E_INPUT when shapes differ, a value is not finite, or there are fewer rows than neighbours
 * @see Fix and Hodges 1951; checked against scikit-learn 1.9.1 KNeighborsRegressor
 */
export function fitNeighbours(
  rows: readonly Numbers[],
  y: Numbers,
  { neighbours = 5, weights = "uniform" }: NeighboursOptions = {},
): NeighboursModel {
  checkFeatures("fitNeighbours", rows, y);
  if (!(Number.isInteger(neighbours) && neighbours >= 1 && neighbours <= rows.length)) {
    throw new StsError("E_INPUT", `fitNeighbours: ${neighbours} neighbours of ${rows.length} rows`);
  }
  return {
    kind: "neighbours",
    neighbours,
    weights,
    width: rows[0]!.length,
    vectors: flatten(rows),
    targets: Float64Array.from(y),
  };
}

/** Mean of the nearest rows' targets. O(n (d + neighbours)) @throws StsError E_INPUT on another number of features */
export function predictNeighbours(model: NeighboursModel, row: Numbers): number {
  const { width, vectors, targets, neighbours } = model;
  if (row.length !== width)
    throw new StsError("E_INPUT", `neighbours: fitted on ${width} features, given ${row.length}`);
  const nearest: { square: number; target: number }[] = [];
  for (let i = 0; i < targets.length; i++) {
    let square = 0;
    for (let j = 0; j < width; j++) square += (vectors[i * width + j]! - row[j]!) ** 2;
    if (nearest.length === neighbours && square >= nearest[neighbours - 1]!.square) continue;
    if (nearest.length === neighbours) nearest.pop();
    let at = nearest.length;
    while (at > 0 && nearest[at - 1]!.square > square) at--;
    nearest.splice(at, 0, { square, target: targets[i]! });
  }
  const same = nearest.filter(({ square }) => square === 0);
  const asked = model.weights === "distance" && same.length > 0 ? same : nearest;
  const weigh = model.weights === "distance" && same.length === 0;
  let [sum, total] = [0, 0];
  for (const { square, target } of asked) {
    const weight = weigh ? 1 / Math.sqrt(square) : 1;
    sum += weight * target;
    total += weight;
  }
  return sum / total;
}
