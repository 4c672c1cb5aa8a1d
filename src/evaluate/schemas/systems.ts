import {
  array,
  boolean,
  correlation,
  count,
  document,
  form,
  type JsonSchema,
  nullable,
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

const f1 = nullable(share);
const chunkFigures = {
  chunks: oneOf("gold", "system"),
  set: string,
  alignment: f1,
  type: f1,
  score: f1,
  typeScore: f1,
} as const;

/** `systems --json`. */
export const systemsSchema = document(
  "systems",
  "What --system takes: tiers, recipes, measures, published systems, which are trained first, and what aligns chunks.",
  object({
    schema: form,
    systems: array(
      object(
        {
          name: string,
          // "chunks": taken by evaluate --task interpretable alone.
          kind: oneOf("tier", "published", "recipe", "measure", "chunks"),
          description: string,
          source: string,
        },
        // Of published systems, and of those that align chunks the year, what is faithful and substituted and the last two.
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
          // What its version of today reached here; null where it was not run.
          own: record(correlation),
          // Of each run and set; `chunks`: whose were aligned, people's ("gold") or the run's own.
          publishedF1: array(object({ run: string, ...chunkFigures })),
          // The same reached here, on the training parts of 2016; absent where its version of today was not run.
          ownF1: array(object(chunkFigures)),
          // The command that evaluates it.
          command: string,
        },
      ),
    ),
  }),
);
