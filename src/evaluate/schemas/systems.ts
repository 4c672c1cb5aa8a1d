import {
  array,
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
          faithful: string,
          substituted: string,
          // Pearson's r by set.
          published: record(share),
        },
      ),
    ),
  }),
);
