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
  share,
  string,
  tuple,
} from "../../json-schema.ts";

const tested = {
  r: tuple(correlation, correlation),
  difference: nullable(number),
  interval,
  bootstrap: nullable(object({ p: share, draws: count })),
  swap: nullable(object({ p: share, draws: count })),
};

const figures = {
  n: count,
  ...tested,
  between: correlation,
  williams: nullable(object({ t: number, df: number, p: share })),
  steiger: nullable(object({ z: number, p: share })),
  zou: interval,
  fisher: nullable(object({ z: number, p: share })),
  spearman: object(tested),
};

const bothCorrelations = object({ pearson: object(tested), spearman: object(tested) });

const decided = { on: oneOf("set", "mean", "weightedMean", "pooled") };

const more = {
  reason: string,
  sets: array(object({ name: string, ...figures }, { reason: string })),
  aggregates: object({ mean: bothCorrelations, weightedMean: bothCorrelations, pooled: bothCorrelations }),
  holm: nullable(share),
};

const systems = tuple(string, string);

/** `compare --json` of two runs. */
export const compareSchema = document(
  "compare",
  "Two runs on the same pairs: correlations, their difference, and every test.",
  object({ schema: form, signature: string, systems, ...decided, ...figures }, { ...more, protocol: string }),
);

const seedFigures = object({ values: array(number), mean: number, sd: number });
const seedDifference = {
  difference: number,
  interval: tuple(number, number),
  t: nullable(number),
  df: number,
  p: nullable(share),
};

/** `compare --seeds --json`. */
export const seedsSchema = document(
  "compare --seeds",
  "Systems that were trained several times: mean and spread over seeds, and a test that counts seeds and pairs.",
  object(
    {
      schema: form,
      signature: string,
      on: oneOf("set", "mean", "weightedMean", "pooled"),
      sets: array(string),
      n: count,
      systems: array(
        object({ system: string, seeds: array(string), pearson: seedFigures, spearman: seedFigures }),
      ),
      comparisons: array(
        object({ systems, ...seedDifference, spearman: object(seedDifference) }, { holm: nullable(share) }),
      ),
    },
    { protocol: string },
  ),
);

/** `compare --json` of three runs or more. */
export const comparisonsSchema = document(
  "compare, several runs",
  "Every two runs, with Holm's correction.",
  object(
    {
      schema: form,
      signature: string,
      comparisons: array(object({ systems, ...decided, ...figures }, more)),
    },
    { protocol: string },
  ),
);
