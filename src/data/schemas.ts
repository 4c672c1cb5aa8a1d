import {
  array,
  boolean,
  count,
  document,
  either,
  form,
  integer,
  type JsonSchema,
  nullable,
  number,
  object,
  oneOf,
  record,
  sha256,
  share,
  string,
  tuple,
} from "../json-schema.ts";
import { LANGUAGES } from "../text/index.ts";

const set = object(
  {
    name: string,
    languages: tuple(oneOf(...LANGUAGES), oneOf(...LANGUAGES)),
    scale: tuple(number, number),
    source: string,
    pairs: count,
    licence: string,
    licenceFiles: array(string),
    origin: string,
    here: boolean,
  },
  {
    year: count,
    split: oneOf("train", "dev", "test", "trial"),
    file: string,
    sha256,
    format: string,
    columns: record(either(string, count)),
    obtain: string,
    lines: count,
  },
);

const added = object(
  {
    name: string,
    pairs: count,
    unscored: count,
    path: string,
    from: string,
  },
  {
    note: string,
  },
);

/** JSON Schemas of what `data`, `audit` and `split` print with `--json`. */
export const dataSchemas = {
  "data-list": document(
    "data list",
    "Every set of the catalogue, and where sets are kept.",
    object({
      schema: form,
      shipped: string,
      user: string,
      groups: array(object({ name: string, title: string, sets: array(string) })),
      sets: array(set),
    }),
  ),
  "data-show": document(
    "data show",
    "A set, or the sets of a group.",
    object({ schema: form, sets: array(set) }),
  ),
  "data-add": document(
    "data add",
    "Sets added, and recognised files that were not, with the reason.",
    object({ schema: form, added: array(added), skipped: array(object({ file: string, reason: string })) }),
  ),
  "data-remove": document("data remove", "The set removed.", object({ schema: form, removed: string })),
  "data-verify": document(
    "data verify",
    "Whether each set's file is what the catalogue says.",
    object({ schema: form, sets: array(object({ name: string, ok: boolean }, { problem: string })) }),
  ),
  "data-build": document(
    "data build",
    "Files written, and rows whose year set is not here.",
    object({
      schema: form,
      parts: array(
        object({
          part: string,
          path: string,
          pairs: count,
          lacking: array(object({ set: string, rows: count })),
        }),
      ),
    }),
  ),
  audit: document(
    "audit",
    "Findings of each check, with the rows concerned.",
    object({
      schema: form,
      sets: array(object({ name: string, pairs: count })),
      counts: record(count),
      findings: array(
        object({
          check: string,
          problem: string,
          places: { ...array(object({ set: string, id: string })), minItems: 1 },
        }),
      ),
      faults: count,
    }),
  ),
  split: document(
    "split",
    "Parts written, and how far groups of shared texts bound their sizes.",
    object({
      schema: form,
      data: array(string),
      seed: integer,
      pairs: count,
      groups: count,
      largestGroup: count,
      parts: array(
        object({
          name: string,
          pairs: count,
          share,
          wanted: share,
          meanGold: nullable(number),
          path: string,
        }),
      ),
    }),
  ),
} satisfies Record<string, JsonSchema>;
