export {
  type BootstrapInterval,
  type BootstrapIntervalOptions,
  type BootstrapOptions,
  bcaInterval,
  bootstrapDraws,
  bootstrapInterval,
  percentileInterval,
} from "./bootstrap.ts";
export { type BootstrapTest, bootstrapTest, testOfDifferences } from "./bootstrap-test.ts";
export type { Numbers } from "./check.ts";
export {
  type CorrelationKind,
  correlation,
  defined,
  definedInterval,
  type Statistic,
  whyUndefined,
} from "./correlation.ts";
export { type ResampledStatistic, resampledStatistics } from "./counted-statistic.ts";
export {
  type Alternative,
  fisherInterval,
  fisherTest,
  type Interval,
  type ZTest,
} from "./fisher.ts";
export { kendall } from "./kendall.ts";
export { mean, weightedMean } from "./mean.ts";
export { meanAbsoluteError } from "./mean-absolute-error.ts";
export { normalQuantile, normalUpperTail } from "./normal.ts";
export { pearson } from "./pearson.ts";
export { median, quantile } from "./quantile.ts";
export { type Random, seededRandom } from "./random.ts";
export { midRanks } from "./ranks.ts";
export { rootMeanSquaredError } from "./root-mean-squared-error.ts";
export { shareWithin } from "./share-within.ts";
export { spearman } from "./spearman.ts";
export { studentsTUpperTail } from "./students-t.ts";
export { standardDeviation, variance } from "./variance.ts";
export { weightedPearson } from "./weighted-pearson.ts";
