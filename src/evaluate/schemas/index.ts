import { dataSchemas } from "../../data/index.ts";
import type { JsonSchema } from "../../json-schema.ts";
import { ablateSchema } from "./ablate.ts";
import { alignSchema } from "./align.ts";
import { analyseSchema } from "./analyse.ts";
import { compareSchema, comparisonsSchema, seedsSchema } from "./compare.ts";
import { competitionSchema, evaluateRunsSchema, evaluateSchema } from "./evaluate.ts";
import { explainSchema } from "./explain.ts";
import { interpretableSchema } from "./interpretable.ts";
import { difficultSchema, leaderboardSchema, leaderboardsSchema } from "./leaderboard.ts";
import { modelsAddSchema, modelsListSchema, modelsShowSchema, modelsVerifySchema } from "./models.ts";
import { scoreSchema } from "./score.ts";
import { systemsSchema } from "./systems.ts";
import { fitThresholdSchema, thresholdsListSchema, thresholdsShowSchema } from "./threshold.ts";
import { trainSchema } from "./train.ts";

export type { DocumentOf, JsonSchema } from "../../json-schema.ts";

/**
 * JSON Schemas of what commands print with `--json`: each by the words that call the command, joined by "-", further
 * forms of a command's document by names of their own. The documents' types are `DocumentOf` of them.
 */
export const schemas = {
  ...dataSchemas,
  ablate: ablateSchema,
  align: alignSchema,
  analyse: analyseSchema,
  score: scoreSchema,
  evaluate: evaluateSchema,
  "evaluate-runs": evaluateRunsSchema,
  "evaluate-interpretable": interpretableSchema,
  explain: explainSchema,
  competition: competitionSchema,
  compare: compareSchema,
  comparisons: comparisonsSchema,
  "compare-seeds": seedsSchema,
  "fit-threshold": fitThresholdSchema,
  leaderboard: leaderboardSchema,
  leaderboards: leaderboardsSchema,
  difficult: difficultSchema,
  "models-list": modelsListSchema,
  "models-show": modelsShowSchema,
  "models-add": modelsAddSchema,
  "models-verify": modelsVerifySchema,
  systems: systemsSchema,
  "thresholds-list": thresholdsListSchema,
  "thresholds-show": thresholdsShowSchema,
  train: trainSchema,
} satisfies Record<string, JsonSchema>;

export type Schemas = typeof schemas;
