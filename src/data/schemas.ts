/** A JSON Schema, draft 2020-12. */
export type DataSchema = { readonly [key: string]: unknown };

/** An object with these properties and no others; names ending in "?" may be absent. */
function object(properties: Readonly<Record<string, DataSchema>>): DataSchema {
  const names = Object.keys(properties);
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ""), properties[name]])),
    required: names.filter((name) => !name.endsWith("?")),
    additionalProperties: false,
  };
}

function array(items: DataSchema): DataSchema {
  return { type: "array", items };
}

function document(
  title: string,
  description: string,
  properties: Readonly<Record<string, DataSchema>>,
): DataSchema {
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  return { $schema, title, description, ...object({ schema: { const: 1 }, ...properties }) };
}

const string = { type: "string" };
const count = { type: "integer", minimum: 0 };
const number = { type: "number" };
const share = { type: "number", minimum: 0, maximum: 1 };
const pairOf = (items: DataSchema): DataSchema => ({ type: "array", items, minItems: 2, maxItems: 2 });

const set = object({
  name: string,
  "year?": count,
  "split?": { enum: ["train", "dev", "test", "trial"] },
  languages: pairOf({ enum: ["en", "es", "ar", "tr"] }),
  scale: pairOf(number),
  source: string,
  pairs: count,
  licence: string,
  licenceFiles: array(string),
  origin: string,
  "file?": string,
  "sha256?": { type: "string", pattern: "^[0-9a-f]{64}$" },
  "format?": string,
  "columns?": { type: "object", additionalProperties: { anyOf: [string, count] } },
  "obtain?": string,
  "lines?": count,
  here: { type: "boolean" },
});

const added = object({
  name: string,
  pairs: count,
  unscored: count,
  path: string,
  from: string,
  "note?": string,
});

/** JSON Schemas of what `data`, `audit` and `split` print with `--json`. */
export const dataSchemas = {
  "data-list": document("data list", "Every set of the catalogue, and where sets are kept.", {
    shipped: string,
    user: string,
    groups: array(object({ name: string, title: string, sets: array(string) })),
    sets: array(set),
  }),
  "data-show": document("data show", "A set, or the sets of a group.", { sets: array(set) }),
  "data-add": document("data add", "Sets added, and recognised files that were not, with the reason.", {
    added: array(added),
    skipped: array(object({ file: string, reason: string })),
  }),
  "data-remove": document("data remove", "The set removed.", { removed: string }),
  "data-verify": document("data verify", "Whether each set's file is what the catalogue says.", {
    sets: array(object({ name: string, ok: { type: "boolean" }, "problem?": string })),
  }),
  "data-build": document("data build", "Files written, and rows whose year set is not here.", {
    parts: array(
      object({
        part: string,
        path: string,
        pairs: count,
        lacking: array(object({ set: string, rows: count })),
      }),
    ),
  }),
  audit: document("audit", "Findings of each check, with the rows concerned.", {
    sets: array(object({ name: string, pairs: count })),
    counts: { type: "object", additionalProperties: count },
    findings: array(
      object({
        check: string,
        problem: string,
        places: { ...array(object({ set: string, id: string })), minItems: 1 },
      }),
    ),
    faults: count,
  }),
  split: document("split", "Parts written, and how far groups of shared texts bound their sizes.", {
    data: array(string),
    seed: { type: "integer" },
    pairs: count,
    groups: count,
    largestGroup: count,
    parts: array(
      object({
        name: string,
        pairs: count,
        share,
        wanted: share,
        meanGold: { anyOf: [number, { type: "null" }] },
        path: string,
      }),
    ),
  }),
} satisfies Record<string, DataSchema>;
