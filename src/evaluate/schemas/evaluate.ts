import {
  array,
  correlation,
  count,
  document,
  form,
  interval,
  nullable,
  number,
  object,
  oneOf,
  score,
  sha256,
  share,
  string,
  tuple,
} from "../../json-schema.ts";
import { BREAKDOWNS } from "../figures/breakdown.ts";
import { PROBE_KINDS } from "../probes/probes.ts";
import { language, languages } from "./languages.ts";
import { publishedSchema } from "./leaderboard.ts";

const measured = object({ value: nullable(number), interval });

const setReport = object(
  {
    name: string,
    pairs: count,
    scored: count,
    skipped: count,
    scale: tuple(number, number),
    pearson: correlation,
    pearsonInterval: interval,
    spearman: correlation,
    spearmanInterval: interval,
    mae: nullable({ type: "number", minimum: 0 }),
    withinOne: nullable(share),
  },
  {
    intervalReason: string,
    languages,
    weightedPearson: correlation,
    weightedPearsonInterval: interval,
    reason: string,
    errorReason: string,
    warning: string,
    truncated: count,
    otherLanguage: count,
    dropped: count,
    conflicting: count,
    human: object({ r: number, measure: string }, { reliability: share, from: string }),
    corrected: number,
    sha256,
    more: object({
      spearman: measured,
      kendall: measured,
      mae: measured,
      rmse: measured,
      mse: measured,
      withinOne: measured,
      ndcg: measured,
      ncg: object({ value: nullable(number), interval, k: count }),
      threshold: score,
      f1: measured,
      averagePrecision: measured,
      auc: measured,
    }),
  },
);

const aggregateFigures = {
  mean: correlation,
  weightedMean: correlation,
  pooled: correlation,
  intervals: object({ mean: interval, weightedMean: interval, pooled: interval }),
};

const aggregate = object(
  {
    ...aggregateFigures,
    spearman: object(aggregateFigures),
    covers: object({ sets: count, pairs: count }),
  },
  {
    pooledNormalised: correlation,
    undefinedSets: array(string),
    official: object(
      {
        rule: oneOf("mean", "weightedMean", "pooled", "apart"),
        value: correlation,
        sets: tuple(count, count),
        pairs: tuple(count, count),
      },
      { note: string },
    ),
  },
);

const group = object(
  {
    by: oneOf(...BREAKDOWNS),
    group: string,
    pairs: count,
    pearson: correlation,
    pearsonInterval: interval,
    spearman: correlation,
    mae: nullable(number),
    maeInterval: interval,
    bias: nullable(number),
    withinOne: nullable(share),
  },
  { reason: string },
);

const probeTexts = {
  kind: oneOf(...PROBE_KINDS),
  language,
  text: string,
  closer: string,
  farther: string,
  origin: oneOf("hand", "generated"),
};

const probes = object({
  version: count,
  margin: number,
  figures: array(
    object(
      {
        kind: oneOf(...PROBE_KINDS),
        language,
        triples: count,
        ordered: count,
        share,
        interval: tuple(share, share),
        meanLead: number,
      },
      { control: share },
    ),
  ),
  languages: array(object({ language, triples: count, share })),
  mean: nullable(share),
  misses: array(
    object({ ...probeTexts, closerScore: score, fartherScore: score }, { unrelatedScore: score }),
  ),
});

const use = oneOf("weights", "calibration", "selection");

const report = object(
  {
    schema: form,
    signature: string,
    system: string,
    level: share,
    sets: array(setReport),
    aggregate,
  },
  {
    protocol: string,
    arithmetic: string,
    missing: array(object({ name: string, obtain: string })),
    trainedOn: array(object({ set: string, use })),
    seen: object({ pairs: count, of: count }),
    overlap: array(
      object({
        set: string,
        training: string,
        use,
        scored: count,
        pairs: nullable(count),
        sentences: nullable(count),
      }),
    ),
    rules: array(
      object({ training: string, use, problem: string, taints: oneOf("all", "errors") }, { year: count }),
    ),
    breakdown: array(object({ set: string, groups: array(group) })),
    worst: array(
      object({
        set: string,
        id: string,
        a: string,
        b: string,
        gold: score,
        score: nullable(score),
        raw: number,
        error: number,
      }),
    ),
    calibration: array(
      object({
        low: score,
        high: score,
        pairs: count,
        meanScore: nullable(score),
        meanGold: nullable(score),
        deviation: nullable(number),
      }),
    ),
    length: array(
      object(
        {
          set: string,
          pairs: count,
          pearson: correlation,
          lengthAlone: correlation,
          systemOnLength: correlation,
          partial: correlation,
        },
        { reason: string },
      ),
    ),
    probes,
    published: publishedSchema,
  },
);

/** `evaluate --json` with one run. */
export const evaluateSchema = document(
  "evaluate",
  "A run's figures on one or more gold sets. Correlations are of raw values, errors of scores on 0-5.",
  report,
);

/** `evaluate --json` with several runs. */
export const evaluateRunsSchema = document(
  "evaluate, several runs",
  "Each run's document, and the pairs on which the runs together disagree with people most.",
  object(
    {
      schema: form,
      runs: array(report),
      best: array(object({ set: string, best: nullable(string), alike: array(string) })),
    },
    {
      difficult: array(
        object({
          set: string,
          id: string,
          a: string,
          b: string,
          gold: score,
          scores: array(score),
          error: number,
        }),
      ),
      published: publishedSchema,
    },
  ),
);

/** `evaluate --runs FOLDER --json`. */
export const competitionSchema = document(
  "evaluate --runs",
  "A ranking of submissions with significance groups.",
  object(
    {
      schema: form,
      signature: string,
      sets: array(string),
      ranking: object({ figure: string, test: string, setTest: string, level: share, draws: count }),
      rows: array(
        object({
          rank: nullable(count),
          rankInterval: nullable(tuple(count, count)),
          team: string,
          run: string,
          kind: oneOf("system", "baseline", "weighted"),
          pearson: array(correlation),
          standing: array(oneOf("best", "alike", null)),
          figure: correlation,
          spearman: correlation,
          group: nullable(count),
          pAgainstBest: nullable(share),
          holm: nullable(share),
          pAgainstLeader: nullable(share),
          warnings: array(string),
        }),
      ),
      rejected: array(object({ name: string, problems: array(string) })),
    },
    { protocol: string },
  ),
);
