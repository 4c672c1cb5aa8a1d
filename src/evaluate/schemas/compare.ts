import {
  array,
  correlation,
  count,
  document,
  interval,
  type JsonSchema,
  nullable,
  number,
  object,
  share,
  string,
  tuple,
} from "./schema.ts";

const figures = {
  n: count,
  r: tuple(correlation, correlation),
  between: correlation,
  difference: nullable(number),
  interval,
  williams: nullable(object({ t: number, df: number, p: share })),
  steiger: nullable(object({ z: number, p: share })),
  fisher: nullable(object({ z: number, p: share })),
  bootstrap: nullable(object({ p: share, draws: count, interval: tuple(number, number) })),
};

const more = {
  reason: string,
  sets: array(object({ name: string, ...figures }, { reason: string })),
  weightedMean: object({
    r: tuple(number, number),
    difference: number,
    interval,
    p: nullable(share),
  }),
  holm: nullable(share),
};

const systems = tuple(string, string);

/** `compare --json` of two runs. */
export const compareSchema: JsonSchema = document(
  "compare",
  "Two runs on the same pairs: correlations, their difference, and every test.",
  object({ schema: { const: 1 }, signature: string, systems, ...figures }, more),
);

/** `compare --json` of three runs or more. */
export const comparisonsSchema: JsonSchema = document(
  "compare, several runs",
  "Every two runs, with Holm's correction.",
  object({
    schema: { const: 1 },
    signature: string,
    comparisons: array(object({ systems, ...figures }, more)),
  }),
);
