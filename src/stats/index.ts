export { averagePrecision } from "./average-precision.ts";
export {
  type BootstrapInterval,
  type BootstrapIntervalOptions,
  type BootstrapOptions,
  bcaInterval,
  bootstrapDraws,
  bootstrapDrawsOf,
  bootstrapInterval,
  bootstrapIntervalOf,
  intervalOfDraws,
  jackknife,
  percentileInterval,
} from "./bootstrap.ts";
export { type BootstrapTest, bootstrapTest, testOfDifferences } from "./bootstrap-test.ts";
export type { Numbers } from "./check.ts";
export { type Classification, classification } from "./classification.ts";
export {
  type CompareSystemsOptions,
  compareSystems,
  type DifferenceTests,
  type NormalScoreTests,
  normalScoreTests,
  readBootstrap,
  type SystemComparison,
} from "./compare-systems.ts";
export {
  type CorrelationKind,
  correlation,
  defined,
  definedInterval,
  type Statistic,
  whyUndefined,
} from "./correlation.ts";
export {
  countedAveragePrecision,
  countedF1,
  countedNcg,
  countedNdcg,
  countedRocAuc,
  countedWeightedPearson,
} from "./counted-rankings.ts";
export {
  type CountedStatistic,
  countedStatistic,
  type ResampledStatistic,
  resampledStatistics,
} from "./counted-statistic.ts";
export type { DependentCorrelations } from "./dependent-correlations.ts";
export { fisherInterval, fisherTest } from "./fisher.ts";
export { holm } from "./holm.ts";
export type { Alternative, Interval, TTest, ZTest } from "./hypothesis.ts";
export { kendall } from "./kendall.ts";
export type { Labels } from "./labels.ts";
export { mean, weightedMean } from "./mean.ts";
export { meanAbsoluteError } from "./mean-absolute-error.ts";
export { ncg, ndcg } from "./ndcg.ts";
export { normalQuantile, normalUpperTail } from "./normal.ts";
export { pearson } from "./pearson.ts";
export { median, quantile } from "./quantile.ts";
export { type Random, seededRandom } from "./random.ts";
export { midRanks } from "./ranks.ts";
export { rocAuc } from "./roc-auc.ts";
export { rootMeanSquaredError } from "./root-mean-squared-error.ts";
export { shareWithin } from "./share-within.ts";
export { spearman } from "./spearman.ts";
export { steiger } from "./steiger.ts";
export { studentsTUpperTail } from "./students-t.ts";
export {
  type SwapOptions,
  type SwappedStatistic,
  type SwapTest,
  swapDraws,
  swapP,
  swapTest,
} from "./swap-test.ts";
export { standardDeviation, variance } from "./variance.ts";
export { weightedPearson } from "./weighted-pearson.ts";
export { williams } from "./williams.ts";
export { zouInterval } from "./zou.ts";
