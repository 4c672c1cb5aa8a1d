import {
  array,
  boolean,
  count,
  document,
  form,
  type JsonSchema,
  object,
  oneOf,
  record,
  share,
  string,
} from "../../json-schema.ts";

/** Its kind and what that is told; docs/learn.md has the learners. */
const learner: JsonSchema<{ readonly kind: string }> = {
  type: "object",
  properties: { kind: string },
  required: ["kind"],
};

/** What reads the texts of both sides; docs/train.md. */
const network: JsonSchema<{ readonly encoder: string }> = {
  type: "object",
  properties: { encoder: string },
  required: ["encoder"],
};

/** `systems --json`. */
export const systemsSchema = document(
  "systems",
  "What --system takes: tiers, recipes, measures, and published systems, which are trained first.",
  object({
    schema: form,
    systems: array(
      object(
        {
          name: string,
          kind: oneOf("tier", "published", "recipe", "measure"),
          description: string,
          source: string,
        },
        // Of published systems.
        {
          year: count,
          features: array(string),
          learner,
          networks: array(network),
          // How words, and whole texts, get vectors from the training sentences.
          vectors: string,
          textModel: string,
          translates: boolean,
          faithful: string,
          substituted: string,
          // Pearson's r by set.
          published: record(share),
        },
      ),
    ),
  }),
);
