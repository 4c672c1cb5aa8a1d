import {
  array,
  correlation,
  count,
  document,
  type JsonSchema,
  nullable,
  number,
  object,
  string,
} from "./schema.ts";

/** `ablate --json`. */
export const ablateSchema: JsonSchema = document(
  "ablate",
  "What each family of features is worth to a published system: Pearson's r of pairs that a fit did not see.",
  object({
    schema: { const: 1 },
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
