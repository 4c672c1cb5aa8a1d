import {
  array,
  boolean,
  count,
  document,
  type JsonSchema,
  number,
  object,
  record,
  score,
  string,
  tuple,
} from "../../json-schema.ts";
import { differences } from "./differences.ts";
import { languages } from "./languages.ts";

/** As runs of 2014 could give one. */
const confidence: JsonSchema<number> = { type: "number", minimum: 0, maximum: 100 };

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
      differences,
    },
    {
      interval: tuple(score, score),
      confidence,
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
