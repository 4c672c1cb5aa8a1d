import { array, boolean, count, nullable, object, oneOf, share, string, tuple } from "../../json-schema.ts";

/** Place in a text, UTF-16; null where it has nothing there. */
const span = nullable(tuple(count, count));

/** In what two texts differ; docs/align.md tells the kinds. */
export const differences = array(
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
    left: span,
    right: span,
    leftText: string,
    rightText: string,
    strength: share,
    contradicts: boolean,
    evidence: string,
  }),
);
