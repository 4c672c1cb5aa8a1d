import { UPOS } from "../../analysis/index.ts";
import {
  array,
  boolean,
  count,
  document,
  either,
  integer,
  number,
  object,
  oneOf,
  record,
  string,
  tuple,
} from "../../json-schema.ts";
import { LANGUAGES } from "../../text/index.ts";

/** A place in the text, UTF-16, and what stands there. */
const span = { start: count, end: count, text: string };
/** Numbers of tokens. */
const tokens = array(count);
const QUANTITIES = [
  "cardinal",
  "ordinal",
  "fraction",
  "percent",
  "measure",
  "money",
  "time",
  "date",
] as const;

const token = object(
  {
    ...span,
    id: count,
    form: string,
    lemma: string,
    upos: oneOf(...UPOS),
    features: record(string),
    // -1: the root of its sentence.
    head: { ...integer, minimum: -1 },
    relation: string,
    sentence: count,
  },
  // Arabic: the lemma with vowel signs.
  { vocalised: string },
);

const role = object({
  ...span,
  role: oneOf("agent", "patient", "recipient", "place", "time", "instrument", "attribute"),
  head: count,
  lemma: string,
  tokens,
});

const quantity = object(
  {
    kind: oneOf(...QUANTITIES, "range", "code"),
    value: either(number, string),
    span: tuple(count, count),
    text: string,
    approximate: boolean,
  },
  {
    high: either(number, string),
    holds: oneOf(...QUANTITIES),
    unit: string,
    dimension: string,
    label: oneOf(true),
    openHalf: oneOf(true),
    article: oneOf(true),
    decimals: integer,
  },
);

/** `analyse --json`. */
export const analyseSchema = document(
  "analyse",
  "Sentences, tokens with tags and tree, chunks, entities, roles, quantities and negations of a text.",
  object(
    {
      schema: oneOf(2),
      language: oneOf(...LANGUAGES, "unknown"),
      text: string,
      sentences: array(object({ ...span, from: count, to: count })),
      tokens: array(token),
      chunks: array(
        object({
          ...span,
          kind: oneOf("noun", "verb", "preposition", "adjective", "adverb", "other"),
          tokens,
          head: count,
        }),
      ),
      entities: array(
        object(
          {
            ...span,
            kind: oneOf("person", "organisation", "place", "country", "nationality", "acronym", "name"),
            tokens,
          },
          { id: string },
        ),
      ),
      frames: array(
        object({
          action: object({ ...span, head: count, lemma: string }),
          passive: boolean,
          negated: boolean,
          roles: array(role),
        }),
      ),
      quantities: array(quantity),
      negations: array(
        object({
          cue: object({ ...span, tokens }),
          kind: oneOf("word", "affix", "pronoun", "preposition"),
          concord: boolean,
          scope: object({ ...span, tokens }),
          head: count,
        }),
      ),
      warnings: array(
        object({
          code: oneOf("unknown-language", "other-language", "no-model", "long-sentence", "repaired-text"),
          message: string,
        }),
      ),
    },
    // In the documents of a stream, one a sentence: where it starts.
    { offset: count },
  ),
);
