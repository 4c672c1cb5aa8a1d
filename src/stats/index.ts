export type { Numbers } from "./check.ts";
export {
  type CorrelationKind,
  correlation,
  defined,
  definedInterval,
  type Statistic,
  whyUndefined,
} from "./correlation/correlation.ts";
export { fisherInterval, fisherTest } from "./correlation/fisher.ts";
export { kendall } from "./correlation/kendall.ts";
export { pearson } from "./correlation/pearson.ts";
export { midRanks } from "./correlation/ranks.ts";
export { spearman } from "./correlation/spearman.ts";
export { weightedPearson } from "./correlation/weighted-pearson.ts";
export type { Alternative, Interval, TTest, ZTest } from "./hypothesis.ts";
export { mean, weightedMean } from "./mean.ts";
export { meanAbsoluteError } from "./mean-absolute-error.ts";
export { normalQuantile, normalUpperTail } from "./normal.ts";
export { median, quantile } from "./quantile.ts";
export { type Random, seededRandom } from "./random.ts";
export { averagePrecision } from "./ranking/average-precision.ts";
export { type Classification, classification } from "./ranking/classification.ts";
export type { Labels } from "./ranking/labels.ts";
export { ncg, ndcg } from "./ranking/ndcg.ts";
export { rocAuc } from "./ranking/roc-auc.ts";
export {
  correctedForAttenuation,
  type IntraclassCorrelation,
  intraclassCorrelation,
  reliabilityOfMean,
  spearmanBrown,
} from "./reliability.ts";
export { rootMeanSquaredError } from "./root-mean-squared-error.ts";
export { shareWithin } from "./share-within.ts";
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
} from "./significance/bootstrap.ts";
export { type BootstrapTest, bootstrapTest, testOfDifferences } from "./significance/bootstrap-test.ts";
export {
  type CompareSystemsOptions,
  compareSystems,
  type DifferenceTests,
  type NormalScoreTests,
  normalScoreTests,
  readBootstrap,
  type SystemComparison,
} from "./significance/compare-systems.ts";
export {
  countedAveragePrecision,
  countedF1,
  countedNcg,
  countedNdcg,
  countedRocAuc,
  countedWeightedPearson,
} from "./significance/counted-rankings.ts";
export {
  type CountedStatistic,
  countedStatistic,
  type ResampledStatistic,
  resampledStatistics,
} from "./significance/counted-statistic.ts";
export type { DependentCorrelations } from "./significance/dependent-correlations.ts";
export { holm } from "./significance/holm.ts";
export { type PairVariance, type SeedTest, seedTest } from "./significance/seed-test.ts";
export { steiger } from "./significance/steiger.ts";
export {
  type SwapOptions,
  type SwappedStatistic,
  type SwapTest,
  swapDraws,
  swapP,
  swapTest,
} from "./significance/swap-test.ts";
export { williams } from "./significance/williams.ts";
export { zouInterval } from "./significance/zou.ts";
export { studentsTQuantile, studentsTUpperTail } from "./students-t.ts";
export { standardDeviation, variance } from "./variance.ts";
