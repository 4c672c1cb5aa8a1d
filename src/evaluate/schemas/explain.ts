import {
  array,
  boolean,
  count,
  document,
  form,
  nullable,
  number,
  object,
  oneOf,
  record,
  score,
  string,
  tuple,
} from "../../json-schema.ts";
import { differences } from "./differences.ts";
import { language, languages } from "./languages.ts";

const tokens = array(count);
const words = array(object({ text: string, start: count, end: count }));

/** `explain --json`. */
export const explainSchema = document(
  "explain",
  "Why two texts have their score: aligned chunks, differences by kind, and one sentence.",
  object(
    {
      schema: form,
      score,
      label: string,
      raw: object({ name: string, value: number }),
      system: string,
      languages,
      calibrated: boolean,
      warnings: array(string),
      texts: tuple(string, string),
      tokens: tuple(words, words),
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
      differences,
      locale: language,
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
