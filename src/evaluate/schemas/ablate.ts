import {
  array,
  correlation,
  count,
  document,
  form,
  nullable,
  number,
  object,
  string,
} from "../../json-schema.ts";

/** `ablate --json`. */
export const ablateSchema = document(
  "ablate",
  "What each family of features and each network is worth to a published system: Pearson's r of pairs that a fit did not see.",
  object({
    schema: form,
    system: string,
    set: string,
    pairs: count,
    folds: count,
    pearson: correlation,
    families: array(
      object({
        family: string,
        columns: count,
        without: correlation,
        alone: correlation,
        loss: nullable(number),
      }),
    ),
  }),
);
