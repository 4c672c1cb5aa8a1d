import {
  array,
  count,
  document,
  form,
  nullable,
  number,
  object,
  oneOf,
  share,
  string,
} from "../../json-schema.ts";
import { HELD_OUT_PLANS } from "../interpretable/held-out-report.ts";
import { INTERPRETABLE_FIGURES, INTERPRETABLE_RULES } from "../interpretable/link-agreement.ts";
import { publishedSchema } from "./leaderboard.ts";

const shares = Object.fromEntries(INTERPRETABLE_FIGURES.map((name) => [name, nullable(share)]));
/** By the rules of 2015 type+score can pass 1. */
const figures = { ...shares, typeScore: nullable({ ...number, minimum: 0 }) };

const set = object(
  { name: string, pairs: count, ...figures, precision: object(figures), recall: object(figures) },
  { chunkF1: nullable(share) },
);

/** `evaluate --task interpretable --json`. */
export const interpretableSchema = document(
  "evaluate --task interpretable",
  "F1 of aligned chunks, of their types, of their scores, and of both; null where neither file aligns any tokens.",
  object(
    {
      schema: form,
      task: oneOf("interpretable"),
      rules: oneOf(...INTERPRETABLE_RULES),
      sets: array(set),
      notes: array(string),
    },
    {
      system: string,
      published: array(publishedSchema),
      heldOut: array(
        object({ plan: oneOf(...HELD_OUT_PLANS), chunks: oneOf("gold", "system"), sets: array(set) }),
      ),
    },
  ),
);
