import {
  array,
  count,
  document,
  form,
  type JsonSchema,
  number,
  object,
  oneOf,
  record,
  score,
  string,
} from "../../json-schema.ts";

/** A figure; null where the paper prints none, which lists here hold as undefined. */
const printed: JsonSchema<number | undefined> = { type: ["number", "null"] };

const required = {
  name: string,
  title: string,
  file: string,
  source: string,
  unit: oneOf("r", "r x 100", "F1"),
  columns: array(object({ name: string, pairs: count, set: string })),
  inconsistencies: array(string),
  orderedBy: string,
  rows: array(
    object(
      {
        team: string,
        run: string,
        kind: oneOf("system", "baseline", "own"),
        values: array(printed),
      },
      {
        rank: string,
        aggregate: number,
        alternative: number,
        note: string,
        wouldRank: count,
        tied: count,
        seen: object({ pairs: count, of: count }),
        unranked: string,
        leftOut: object({ pairs: count, of: count }),
      },
    ),
  ),
};
const optional = {
  aggregate: object({ column: string, rule: oneOf("weighted-mean", "mean"), decimals: count }),
  alternative: object({ label: string, columns: array(string) }),
};

/** A published table, as `evaluate --published --json` carries it. */
export const publishedSchema = object(required, optional);

/** `leaderboard NAME --json`. */
export const leaderboardSchema = document(
  "leaderboard",
  "A published result table, best first.",
  object({ schema: form, ...required }, optional),
);

/** `leaderboard --json`. */
export const leaderboardsSchema = document(
  "leaderboard, all",
  "The published result tables that there are.",
  object({
    schema: form,
    tables: array(object({ name: string, title: string, source: string, unit: required.unit })),
  }),
);

/** `leaderboard sts2017-difficult --json`. */
export const difficultSchema = document(
  "leaderboard sts2017-difficult",
  "The 2017 paper's difficult pairs with people's and systems' scores.",
  object({
    schema: form,
    pairs: array(
      object({
        a: string,
        b: string,
        error: string,
        people: score,
        scores: record(score),
      }),
    ),
  }),
);
