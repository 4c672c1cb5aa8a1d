import { refusedArgument } from "../../arguments.ts";
import { StsError } from "../../errors.ts";
import { type Numbers, seededRandom } from "../../stats/index.ts";
import { standardise } from "../features.ts";
import { dot } from "./dot.ts";

/** The directions along which rows of features differ most. */
export interface PrincipalComponents {
  /** Shape [n][count]: of each row, less the mean and divided by the deviations, its part along each direction. */
  readonly scores: readonly Float64Array[];
  /** Root of the mean square of all scores; 1 where all are 0. */
  readonly spread: number;
  /** A linear function of scores as one of features: the same numbers for every row. */
  unproject(weights: Numbers): { readonly weights: Float64Array; readonly constant: number };
}

const ROUNDS = 4;
/** Rows that the directions are found on; more change nothing that could be seen. */
const MOST_ROWS = 2000;

/**
 * Principal components of standardised features, by subspace iteration from seeded random directions: close to the
 * exact ones where their variances lie apart, which is all that a regression with a penalty needs. Gold plays no part.
 * O(n d count)
 *
 * @param rows features, shape [n][d]
 * @param count directions at most; no more than n - 1 or d
 * @throws StsError E_INPUT when count is no whole number of 1 or more, or there is no row
 * @see Halko et al. 2011, https://doi.org/10.1137/090771806, algorithm 4.4
 */
export function principalComponents(rows: readonly Numbers[], count: number, seed = 1): PrincipalComponents {
  if (!Array.isArray(rows))
    throw refusedArgument("principalComponents: rows", rows, "an array of rows of numbers");
  if (rows.length === 0 || !(Number.isInteger(count) && count >= 1))
    throw new StsError("E_INPUT", `principalComponents: ${count} components of ${rows.length} rows`);
  const { means, deviations, rows: all } = standardise(rows, true);
  const random = seededRandom(seed);
  const some = all.length <= MOST_ROWS ? all : random.shuffle([...all]).slice(0, MOST_ROWS);
  const size = Math.max(1, Math.min(count, rows.length - 1, means.length));
  let directions: Float64Array[] = Array.from({ length: size }, () =>
    means.map(() => random.uniform() - 0.5),
  );
  for (let round = 0; round < ROUNDS; round++)
    directions = orthonormal(directions.map(timesCovariance(some)));
  const scores = all.map((row) => Float64Array.from(directions, (direction) => dot(row, direction)));
  const squares = scores.reduce((sum, row) => sum + dot(row, row), 0);
  return {
    scores,
    spread: Math.sqrt(squares / (scores.length * size)) || 1,
    unproject(weights) {
      const own = new Float64Array(means.length);
      for (const [k, direction] of directions.entries())
        for (let j = 0; j < own.length; j++) own[j]! += (weights[k]! * direction[j]!) / deviations[j]!;
      return { weights: own, constant: -dot(own, means) };
    },
  };
}

/** X'X v, without X'X. */
function timesCovariance(rows: readonly Float64Array[]): (direction: Float64Array) => Float64Array {
  return (direction) => {
    const sum = new Float64Array(direction.length);
    for (const row of rows) {
      const along = dot(row, direction);
      for (let j = 0; j < sum.length; j++) sum[j]! += along * row[j]!;
    }
    return sum;
  };
}

/** Gram and Schmidt, twice for rounding; what others span already becomes zero. */
function orthonormal(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    const own = vector.slice();
    const before = Math.sqrt(dot(own, own));
    for (const other of [...done, ...done]) {
      const along = dot(own, other);
      for (let j = 0; j < own.length; j++) own[j]! -= along * other[j]!;
    }
    const length = Math.sqrt(dot(own, own));
    done.push(length > 1e-9 * before ? own.map((value) => value / length) : own.fill(0));
  }
  return done;
}
