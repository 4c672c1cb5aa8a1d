import {
  array,
  correlation,
  count,
  document,
  either,
  form,
  number,
  object,
  oneOf,
  sha256,
  share,
  string,
} from "../../json-schema.ts";
import { HEAD_CANDIDATES, HEAD_TIERS } from "../../systems/head/head-file.ts";

const error = { ...number, minimum: 0 };
const trainedOn = object({ set: string, sha256, pairs: count });

const head = object({
  schema: form,
  output: string,
  system: string,
  tier: oneOf(...HEAD_TIERS),
  kept: oneOf(...HEAD_CANDIDATES),
  heldOut: oneOf("sentences", "pairs"),
  trainedOn,
  figures: array(
    object({
      candidate: oneOf(...HEAD_CANDIDATES),
      pearson: correlation,
      mae: error,
      rmse: error,
      withinOne: share,
    }),
  ),
  leftOut: object({ unlabelled: count, equalOrEmpty: count }),
});

const published = object({
  schema: form,
  output: string,
  system: string,
  recipe: string,
  features: count,
  heldOut: object({ pearson: correlation, pairs: count }),
  trainedOn,
});

/** `train --json`. */
export const trainSchema = document(
  "train",
  "What was trained and its figures on pairs it was not fitted on: a head on a tier, or a published system.",
  either(head, published),
);
