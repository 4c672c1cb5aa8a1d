import { alignSchema } from "./align.ts";
import { compareSchema, comparisonsSchema, seedsSchema } from "./compare.ts";
import { competitionSchema, evaluateRunsSchema, evaluateSchema } from "./evaluate.ts";
import { explainSchema } from "./explain.ts";
import { interpretableSchema } from "./interpretable.ts";
import { difficultSchema, leaderboardSchema } from "./leaderboard.ts";
import type { JsonSchema } from "./schema.ts";
import { scoreSchema } from "./score.ts";

export type { JsonSchema } from "./schema.ts";

/** JSON Schemas of what commands print with `--json`, by command. */
export const schemas = {
  align: alignSchema,
  score: scoreSchema,
  evaluate: evaluateSchema,
  "evaluate-runs": evaluateRunsSchema,
  "evaluate-interpretable": interpretableSchema,
  explain: explainSchema,
  competition: competitionSchema,
  compare: compareSchema,
  comparisons: comparisonsSchema,
  "compare-seeds": seedsSchema,
  leaderboard: leaderboardSchema,
  difficult: difficultSchema,
} satisfies Record<string, JsonSchema>;
