import {
  array,
  boolean,
  count,
  document,
  languages,
  nullable,
  number,
  object,
  oneOf,
  record,
  score,
  share,
  string,
  tuple,
} from "./schema.ts";

const tokens = array(count);
const span = nullable(tuple(count, count));

/** `explain --json`. */
export const explainSchema = document(
  "explain",
  "Why two texts have their score: aligned chunks, differences by kind, and one sentence.",
  object(
    {
      schema: { const: 1 },
      score,
      label: string,
      raw: object({ name: string, value: number }),
      system: string,
      languages,
      calibrated: boolean,
      warnings: array(string),
      texts: tuple(string, string),
      tokens: tuple(...[0, 1].map(() => array(object({ text: string, start: count, end: count })))),
      chunks: array(
        object(
          {
            left: tokens,
            right: tokens,
            leftText: string,
            rightText: string,
            type: oneOf("EQUI", "OPPO", "SPE1", "SPE2", "SIMI", "REL", "NOALI"),
            flags: array(oneOf("FACT", "POL")),
            score: nullable(score),
          },
          { asks: oneOf("where", "when", "number") },
        ),
      ),
      differences: array(
        object({
          kind: string,
          left: span,
          right: span,
          leftText: string,
          rightText: string,
          strength: share,
          contradicts: boolean,
          evidence: string,
        }),
      ),
      locale: oneOf("en", "es", "ar", "tr"),
      sentence: string,
    },
    {
      interval: tuple(score, score),
      truncated: object({ excessTokens: tuple(count, count) }),
      // In the documents of a stream.
      id: string,
      a: string,
      b: string,
      gold: number,
      extra: record(string),
      arithmetic: string,
    },
  ),
);
