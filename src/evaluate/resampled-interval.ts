import { type Interval, percentileInterval, seededRandom } from "../stats/index.ts";

/**
 * Percentile bootstrap interval of any statistic of (system, gold), for measures that cannot be had from counts.
 * The same seed, stream and n draw the same pairs whatever the system, so that intervals of systems are paired.
 *
 * @param statistic of the resampled values; NaN = undefined
 * @param x system values, shape [n], n >= 2
 * @param y gold, shape [n]
 * @returns [NaN, NaN] when more than one draw in twenty is undefined. Cost: `draws` calls of the statistic
 */
export function resampledInterval(
  statistic: (x: Float64Array, y: Float64Array) => number,
  x: Float64Array,
  y: Float64Array,
  options: {
    readonly draws?: number;
    readonly seed?: number;
    readonly stream?: number;
    readonly level?: number;
  } = {},
): Interval {
  const { draws = 1000, seed = 1, stream = 0, level = 0.95 } = options;
  const random = seededRandom(seed, stream);
  const [drawnX, drawnY] = [new Float64Array(x.length), new Float64Array(x.length)];
  const values = new Float64Array(draws);
  for (let k = 0; k < draws; k++) {
    for (let i = 0; i < x.length; i++) {
      const from = random.below(x.length);
      drawnX[i] = x[from]!;
      drawnY[i] = y[from]!;
    }
    values[k] = statistic(drawnX, drawnY);
  }
  return percentileInterval(values, level);
}
