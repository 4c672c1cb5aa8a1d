import {
  array,
  count,
  document,
  form,
  nullable,
  object,
  oneOf,
  share,
  string,
  tuple,
} from "../../json-schema.ts";
import { language } from "./languages.ts";

const span = object({ tokens: array(count), start: count, end: count, text: string });

/** `align --json`. */
export const alignSchema = document(
  "align",
  "Words of two texts that stand for each other, with the evidence for each link.",
  object(
    {
      schema: form,
      languages: tuple(language, language),
      links: array(
        object({
          left: span,
          right: span,
          // 0: they stand against each other.
          weight: share,
          step: oneOf("run", "name", "number", "compound", "tree", "neighbours", "function", "contrast"),
          evidence: string,
        }),
      ),
      // Content words without a link.
      leftOnly: array(span),
      rightOnly: array(span),
      // Share of the content words that are aligned; null where neither text has one.
      aligned: nullable(share),
      warnings: array(string),
    },
    // In the documents of a stream.
    { id: string, a: string, b: string },
  ),
);
