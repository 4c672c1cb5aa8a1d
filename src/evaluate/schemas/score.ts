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

/** `score --json`. */
export const scoreSchema = document(
  "score",
  "One pair's score, 0 (different topics) to 5 (same meaning).",
  object(
    {
      score,
      label: string,
      raw: object({ name: string, value: number }),
      system: string,
      languages,
      calibrated: boolean,
      warnings: array(string),
      // In what the texts differ; docs/align.md tells the kinds.
      differences: array(
        object({
          kind: oneOf(
            "number",
            "opposite",
            "negation",
            "name",
            "role",
            "time",
            "quantifier",
            "modality",
            "condition",
            "added",
            "missing",
            "word",
          ),
          // Places in the texts, UTF-16; null where one has nothing there.
          left: nullable(tuple(count, count)),
          right: nullable(tuple(count, count)),
          leftText: string,
          rightText: string,
          strength: share,
          contradicts: boolean,
          evidence: string,
        }),
      ),
    },
    {
      interval: tuple(score, score),
      truncated: object({ excessTokens: tuple(count, count) }),
      // What a neural network was computed with.
      arithmetic: string,
      // With --threshold.
      threshold: score,
      same: boolean,
      // In the documents of a stream.
      id: string,
      a: string,
      b: string,
      gold: number,
      extra: record(string),
    },
  ),
);
