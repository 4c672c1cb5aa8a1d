import { array, count, document, form, object, oneOf, record, sha256, string } from "../../json-schema.ts";

const model = object(
  {
    name: string,
    origin: oneOf("shipped", "added"),
    folder: string,
    bytes: count,
    files: record(object({ sha256, bytes: count })),
  },
  // Of shipped weights: languages, dimension, licence; of added ones: source, revision.
  { source: string, revision: string, languages: array(string), dimension: count, licence: string },
);

/** `models list --json`. */
export const modelsListSchema = document(
  "models list",
  "Weights that ship and those that were added, and where added ones are kept.",
  object({ schema: form, added: string, models: array(model) }),
);

/** `models show NAME --json`. */
export const modelsShowSchema = document(
  "models show",
  "A model's source, licence, size and checksums.",
  object({ schema: form, models: array(model) }),
);

/** `models add OWNER/NAME --json`. */
export const modelsAddSchema = document(
  "models add",
  "The model that was fetched.",
  object({
    schema: form,
    models: array(
      object({
        format: form,
        name: string,
        source: string,
        revision: string,
        folder: string,
        files: record(object({ sha256, bytes: count })),
      }),
    ),
  }),
);

/** `models verify --json`. */
export const modelsVerifySchema = document(
  "models verify",
  "Files of each folder of weights, and what is wrong with them.",
  object({
    schema: form,
    models: array(object({ name: string, files: count, problems: array(string) })),
  }),
);
