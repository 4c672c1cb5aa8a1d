/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [key: string]: unknown };

/** An object with these properties and no others. */
export function object(
  required: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

export function array(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

export function tuple(...items: readonly JsonSchema[]): JsonSchema {
  return { type: "array", prefixItems: items, items: false, minItems: items.length, maxItems: items.length };
}

/** An object of any names with values of one kind. */
export function record(values: JsonSchema): JsonSchema {
  return { type: "object", additionalProperties: values };
}

export function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: "null" }] };
}

export function oneOf(...values: readonly (string | number)[]): JsonSchema {
  return { enum: values };
}

export const string: JsonSchema = { type: "string" };
export const boolean: JsonSchema = { type: "boolean" };
export const number: JsonSchema = { type: "number" };
export const count: JsonSchema = { type: "integer", minimum: 0 };
export const score: JsonSchema = { type: "number", minimum: 0, maximum: 5 };
export const share: JsonSchema = { type: "number", minimum: 0, maximum: 1 };
/** A correlation, or null when it is undefined. */
export const correlation: JsonSchema = nullable({ type: "number", minimum: -1, maximum: 1 });
export const interval: JsonSchema = nullable(tuple(number, number));
export const sha256: JsonSchema = { type: "string", pattern: "^[0-9a-f]{64}$" };
export const languages: JsonSchema = tuple(
  oneOf("en", "es", "ar", "tr", "und"),
  oneOf("en", "es", "ar", "tr", "und"),
);

/** A document of a command: names itself and its draft. */
export function document(title: string, description: string, schema: JsonSchema): JsonSchema {
  return { $schema: "https://json-schema.org/draft/2020-12/schema", title, description, ...schema };
}
