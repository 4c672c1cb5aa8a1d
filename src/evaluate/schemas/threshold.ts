import {
  array,
  count,
  document,
  form,
  number,
  object,
  score,
  share,
  string,
  tuple,
} from "../../json-schema.ts";

/** All that could change a system's numbers. */
const signature = object(
  { system: string, version: count },
  { weights: string, calibration: string, tokenizer: string, lexicon: string, reading: string },
);

/** As its file holds it. */
const threshold = {
  format: count,
  name: string,
  value: score,
  interval: tuple(number, number),
  precision: share,
  recall: share,
  f1: share,
  heldOutF1: share,
  f1Interval: tuple(share, share),
  pairs: count,
  positives: count,
  signature,
};

/** Thresholds that were kept before it was counted lack it. */
const counted = { tied: count };

/** `fit-threshold --json`. */
export const fitThresholdSchema = document(
  "fit-threshold",
  "The threshold of the best F1, what it was worth, and the file that it is kept in.",
  object({ schema: form, ...threshold, ...counted, path: string }),
);

/** `thresholds list --json`. */
export const thresholdsListSchema = document(
  "thresholds list",
  "Every threshold that is kept.",
  object({ schema: form, thresholds: array(object(threshold, counted)) }),
);

/** `thresholds show NAME --json`. */
export const thresholdsShowSchema = document(
  "thresholds show",
  "A threshold and what it was worth on the pairs that it was fitted on.",
  object({ schema: form, ...threshold }, counted),
);
