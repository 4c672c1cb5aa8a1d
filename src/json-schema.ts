declare const DOCUMENT: unique symbol;

/** A JSON Schema, draft 2020-12; `T` is the type of what it lets pass, where it was built by the functions below. */
export type JsonSchema<T = unknown> = { readonly [key: string]: unknown } & { readonly [DOCUMENT]?: T };

/** The type of the documents that a schema lets pass. */
export type DocumentOf<S> = S extends { readonly [DOCUMENT]?: infer T } ? T : never;

type Properties = Readonly<Record<string, JsonSchema<unknown>>>;
type Needed<R extends Properties> = { readonly [K in keyof R]: DocumentOf<R[K]> };
/** JSON leaves out what is undefined. */
type Possible<O extends Properties> = { readonly [K in keyof O]?: DocumentOf<O[K]> | undefined };

/** An object with these properties and no others. */
export function object<R extends Properties, O extends Properties = Record<never, never>>(
  required: R,
  optional?: O,
): JsonSchema<Needed<R> & Possible<O>> {
  return {
    type: "object",
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

export function array<T>(items: JsonSchema<T>): JsonSchema<readonly T[]> {
  return { type: "array", items };
}

type Items<S extends readonly JsonSchema<unknown>[]> = { readonly [K in keyof S]: DocumentOf<S[K]> };

export function tuple<S extends readonly JsonSchema<unknown>[]>(...items: S): JsonSchema<Items<S>> {
  return { type: "array", prefixItems: items, items: false, minItems: items.length, maxItems: items.length };
}

/** An object of any names with values of one kind. */
export function record<T>(values: JsonSchema<T>): JsonSchema<Readonly<Record<string, T>>> {
  return { type: "object", additionalProperties: values };
}

export function nullable<T>(schema: JsonSchema<T>): JsonSchema<T | null> {
  return { anyOf: [schema, { type: "null" }] };
}

/** One of several kinds of value. */
export function either<S extends readonly JsonSchema<unknown>[]>(
  ...kinds: S
): JsonSchema<DocumentOf<S[number]>> {
  return { anyOf: kinds };
}

export function oneOf<const V extends readonly (string | number | boolean | null)[]>(
  ...values: V
): JsonSchema<V[number]> {
  return { enum: values };
}

export const string: JsonSchema<string> = { type: "string" };
export const boolean: JsonSchema<boolean> = { type: "boolean" };
export const number: JsonSchema<number> = { type: "number" };
export const integer: JsonSchema<number> = { type: "integer" };
export const count: JsonSchema<number> = { type: "integer", minimum: 0 };
export const score: JsonSchema<number> = { type: "number", minimum: 0, maximum: 5 };
export const share: JsonSchema<number> = { type: "number", minimum: 0, maximum: 1 };
/** A correlation, or null when it is undefined. */
export const correlation: JsonSchema<number | null> = nullable<number>({
  type: "number",
  minimum: -1,
  maximum: 1,
});
export const interval: JsonSchema<readonly [number, number] | null> = nullable(tuple(number, number));
export const sha256: JsonSchema<string> = { type: "string", pattern: "^[0-9a-f]{64}$" };
/** The version of a document's form: raised when a field changes its meaning. */
export const form: JsonSchema<1> = { const: 1 };

/** A document of a command: names itself and its draft. */
export function document<T>(title: string, description: string, schema: JsonSchema<T>): JsonSchema<T> {
  return { $schema: "https://json-schema.org/draft/2020-12/schema", title, description, ...schema };
}
