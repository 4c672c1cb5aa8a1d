import { array, count, document, type JsonSchema, number, object, oneOf, score, string } from "./schema.ts";

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
        // Figures that the paper does not print are null.
        values: array({ type: ["number", "null"] }),
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
      },
    ),
  ),
};
const optional = {
  aggregate: object({ column: string, rule: oneOf("weighted-mean", "mean"), decimals: count }),
  alternative: object({ label: string, columns: array(string) }),
};

/** A published table, as `evaluate --published --json` carries it. */
export const publishedSchema: JsonSchema = object(required, optional);

/** `leaderboard NAME --json`. */
export const leaderboardSchema: JsonSchema = document(
  "leaderboard",
  "A published result table, best first.",
  object({ schema: { const: 1 }, ...required }, optional),
);

/** `leaderboard sts2017-difficult --json`. */
export const difficultSchema: JsonSchema = document(
  "leaderboard sts2017-difficult",
  "The 2017 paper's difficult pairs with people's and systems' scores.",
  object({
    schema: { const: 1 },
    pairs: array(
      object({
        a: string,
        b: string,
        error: string,
        people: score,
        scores: { type: "object", additionalProperties: score },
      }),
    ),
  }),
);
