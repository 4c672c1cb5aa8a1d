import { checkOptions, checkRecord } from "../../arguments.ts";
import type { Scale } from "../../data/index.ts";
import {
  averagePrecision,
  bootstrapIntervalOf,
  type CountedStatistic,
  classification,
  correctedForAttenuation,
  correlation,
  countedAveragePrecision,
  countedF1,
  countedNcg,
  countedNdcg,
  countedRocAuc,
  countedStatistic,
  countedWeightedPearson,
  definedInterval,
  type Interval,
  meanAbsoluteError,
  type Numbers,
  ncg,
  ndcg,
  rocAuc,
  rootMeanSquaredError,
  shareWithin,
} from "../../stats/index.ts";
import type { Language } from "../../text/index.ts";
import { goldOnFive, type ScoredSet } from "../runs/scored-set.ts";
import type { HumanCeiling } from "../tasks/protocols.ts";
import { type DrawOptions, intervalOf, type Resampled, type RunStatistic } from "./resampled-runs.ts";

/** Figures of one set. `null` = undefined; `reason` says why. Intervals are 95 % unless `level` was given. */
export interface SetReport {
  readonly name: string;
  /** Pairs in the file. */
  readonly pairs: number;
  /** Pairs with gold, which all figures are of. */
  readonly scored: number;
  /** Pairs without gold, left out. */
  readonly skipped: number;
  /** Of the gold as in the file. */
  readonly scale: Scale;
  readonly languages?: readonly [Language, Language];
  /** Of the raw values. */
  readonly pearson: number | null;
  readonly pearsonInterval: Interval | null;
  /** Of the raw values, mid-ranks. */
  readonly spearman: number | null;
  readonly spearmanInterval: Interval | null;
  /** 2014: weighted by the run's confidences. */
  readonly weightedPearson?: number | null;
  readonly weightedPearsonInterval?: Interval | null;
  /** Mean absolute error of the scores, 0-5 (gold of another scale is stretched to it). */
  readonly mae: number | null;
  /** Share of scores within 1.0 of gold, on 0-5. */
  readonly withinOne: number | null;
  /** Why correlations are null. */
  readonly reason?: string;
  /** Why there are no intervals of correlations, where draws were made. */
  readonly intervalReason?: string;
  /** Why errors are null. */
  readonly errorReason?: string;
  readonly warning?: string;
  /** Pairs with a text longer than the model reads at once. */
  readonly truncated?: number;
  /** Pairs with a text that is plainly in another language than the set, or the user, says. */
  readonly otherLanguage?: number;
  /** Pairs left out of all figures because the system saw them in training. */
  readonly dropped?: number;
  /** Pairs left out because the same pair stands there again with other gold. */
  readonly conflicting?: number;
  /** What people reach on the set, where annotators are known of. */
  readonly human?: HumanCeiling;
  /** `pearson` corrected for attenuation, where the reliability of the gold is known; may pass 1. */
  readonly corrected?: number;
  readonly sha256?: string;
  readonly more?: MoreMeasures;
}

/** A figure with its bootstrap interval; null when undefined. */
export interface Measured {
  readonly value: number | null;
  readonly interval: Interval | null;
}

/** The measures that `--all-measures` adds. */
export interface MoreMeasures {
  readonly spearman: Measured;
  readonly kendall: Measured;
  readonly mae: Measured;
  readonly rmse: Measured;
  /** Mean squared error on the set's own scale, as SICK's task has it (1-5): (rmse (high - low) / 5)^2. */
  readonly mse: Measured;
  readonly withinOne: Measured;
  /** Gains are gold on 0-5, the ranking is by raw value, all ranks. */
  readonly ndcg: Measured;
  /** Gain of the first tenth of the ranking, k pairs. */
  readonly ncg: Measured & { readonly k: number };
  /** Yes means gold of `threshold` or more on 0-5. F1 takes score >= threshold; AP and AUC rank by raw value. */
  readonly threshold: number;
  readonly f1: Measured;
  readonly averagePrecision: Measured;
  readonly auc: Measured;
}

export interface SetReportOptions extends DrawOptions {
  /** Number of the set, so that sets have independent draws. */
  readonly stream?: number;
  /** Adds `more`. */
  readonly allMeasures?: boolean;
  /** 0-5; 4 (mostly equivalent) by default. */
  readonly threshold?: number;
  readonly human?: HumanCeiling;
}

/**
 * Measures one set.
 * @param drawn paired bootstrap draws of this set's correlations; absent = no intervals of them
 */
export function reportSet(
  set: ScoredSet,
  options: SetReportOptions = {},
  drawn?: Readonly<Record<RunStatistic, Resampled>>,
): SetReport {
  checkRecord(set, "reportSet: set", "a ScoredSet", ["name", "scale", "pairs", "gold", "raw", "skipped"]);
  checkOptions(options, "reportSet");
  const { gold, raw, score } = set;
  const pearson = correlation("pearson", raw, gold);
  const spearman = correlation("spearman", raw, gold);
  const interval = (kind: RunStatistic, value: number | null) =>
    drawn ? intervalOf(value, drawn[kind], options) : null;
  const intervals = {
    pearson: interval("pearson", pearson.value),
    spearman: interval("spearman", spearman.value),
  };
  const five = goldOnFive(set);
  const hasErrors = score !== undefined && gold.length > 0;
  const noErrors = gold.length === 0 ? "no pair with gold" : (set.whyNoScore ?? "no score on 0-5");
  return {
    name: set.name,
    pairs: gold.length + set.skipped + (set.dropped ?? 0) + (set.conflicting ?? 0),
    scored: gold.length,
    skipped: set.skipped,
    scale: set.scale,
    ...(set.languages && { languages: set.languages }),
    pearson: pearson.value,
    pearsonInterval: intervals.pearson,
    spearman: spearman.value,
    spearmanInterval: intervals.spearman,
    ...weighted(set, options),
    mae: hasErrors ? meanAbsoluteError(score, five) : null,
    withinOne: hasErrors ? shareWithin(score, five) : null,
    ...(pearson.value === null && { reason: pearson.reason }),
    ...(drawn &&
      pearson.value !== null &&
      intervals.pearson === null && { intervalReason: whyNoInterval(drawn.pearson) }),
    ...(!hasErrors && { errorReason: noErrors }),
    ...warningOf("warning" in pearson ? pearson.warning : undefined, pearson.value, gold.length),
    ...(set.truncated !== undefined && { truncated: set.truncated }),
    ...(set.otherLanguage !== undefined && { otherLanguage: set.otherLanguage }),
    ...(set.dropped !== undefined && { dropped: set.dropped }),
    ...(set.conflicting !== undefined && { conflicting: set.conflicting }),
    ...(options.human && { human: options.human }),
    ...(options.human?.reliability !== undefined &&
      pearson.value !== null && {
        corrected: correctedForAttenuation(pearson.value, options.human.reliability),
      }),
    ...(set.sha256 && { sha256: set.sha256 }),
    ...(options.allMeasures && { more: moreMeasures(set, options) }),
  };
}

/** r from which a set of ten pairs or more is worth a remark. */
const TURNED = -0.3;

function warningOf(warning: string | undefined, r: number | null, n: number): { warning?: string } {
  if (warning !== undefined) return { warning };
  if (r === null || r > TURNED || n < 10) return {};
  return {
    warning:
      "r is negative: what people call closer scores lower; if the gold counts the other way round, say --scale HIGH..LOW",
  };
}

function whyNoInterval({ draws }: Resampled): string {
  const constant = draws.reduce((n, draw) => n + (Number.isNaN(draw) ? 1 : 0), 0);
  return constant > draws.length / 20
    ? `${constant} of ${draws.length} resamples are constant`
    : "all resamples lie on one side of the figure";
}

/** An interval of any other measure, in the way that the correlations have it. */
function measuredInterval(
  statistic: CountedStatistic,
  n: number,
  options: SetReportOptions,
): Interval | null {
  if (options.draws === 0) return null;
  return definedInterval(bootstrapIntervalOf(statistic, n, { method: "bca", ...options }).interval);
}

function weighted(set: ScoredSet, options: SetReportOptions) {
  const { raw, gold, confidences } = set;
  if (confidences === undefined) return {};
  const found = correlation("weightedPearson", raw, gold, confidences);
  const { value } = found;
  const interval =
    value === null
      ? null
      : measuredInterval(countedWeightedPearson(raw, gold, confidences), gold.length, options);
  return {
    weightedPearson: value,
    weightedPearsonInterval: interval,
    ...(found.value === null && { warning: `no weighted r: ${found.reason}` }),
  };
}

const NOTHING: Measured = { value: null, interval: null };

function moreMeasures(set: ScoredSet, options: SetReportOptions): MoreMeasures {
  const { raw, score } = set;
  const gold = goldOnFive(set);
  const n = gold.length;
  const threshold = options.threshold ?? 4;
  const k = Math.max(1, Math.ceil(n / 10));
  const labels = Uint8Array.from(gold, (g) => (g >= threshold - 1e-9 ? 1 : 0));
  const measured = (value: () => number, resampled: () => CountedStatistic): Measured => {
    if (n < 2) return NOTHING;
    return { value: known(value()), interval: measuredInterval(resampled(), n, options) };
  };
  const ofScore = (value: (x: Float64Array) => number, resampled: (x: Float64Array) => CountedStatistic) =>
    score === undefined
      ? NOTHING
      : measured(
          () => value(score),
          () => resampled(score),
        );
  const rank = (kind: "spearman" | "kendall") =>
    measured(
      () => correlation(kind, raw, gold).value ?? NaN,
      () => countedStatistic(kind, raw, gold),
    );
  const error = (kind: "mae" | "rmse" | "withinOne", value: (x: Numbers, y: Numbers) => number) =>
    ofScore(
      (x) => value(x, gold),
      (x) => countedStatistic(kind, x, gold),
    );
  const rmse = error("rmse", rootMeanSquaredError);
  return {
    spearman: rank("spearman"),
    kendall: rank("kendall"),
    mae: error("mae", meanAbsoluteError),
    rmse,
    mse: squaredOnScale(rmse, set.scale),
    withinOne: error("withinOne", shareWithin),
    ndcg: measured(
      () => ndcg(raw, gold),
      () => countedNdcg(raw, gold),
    ),
    ncg: {
      ...measured(
        () => ncg(raw, gold, k),
        () => countedNcg(raw, gold, k),
      ),
      k,
    },
    threshold,
    f1: ofScore(
      (x) => classification(x, labels, threshold).f1,
      (x) => countedF1(x, labels, threshold),
    ),
    averagePrecision: measured(
      () => averagePrecision(raw, labels),
      () => countedAveragePrecision(raw, labels),
    ),
    auc: measured(
      () => rocAuc(raw, labels),
      () => countedRocAuc(raw, labels),
    ),
  };
}

function squaredOnScale({ value, interval }: Measured, [low, high]: Scale): Measured {
  const square = (x: number) => ((x * (high - low)) / 5) ** 2;
  return {
    value: value === null ? null : square(value),
    interval: interval === null ? null : [square(interval[0]), square(interval[1])],
  };
}

/** NaN, which only bare statistics may give, becomes null. */
function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
