import { penalisedAlignment } from "./align-and-penalise.ts";
import type { AlignmentRecipe } from "./recipe.ts";

/**
 * Align and differentiate: align-and-penalise in which all words that exclude their partner differ from it, not opposites
 * alone: two colours, weekdays or numbers too. The run's own amounts are not published; these are align-and-penalise's.
 */
export const alignAndDifferentiate: AlignmentRecipe = {
  name: "align-and-differentiate",
  version: 1,
  description:
    "align-and-penalise, with two colours, weekdays, numbers and the like as different (Samsung 2015)",
  source: "Han et al. 2015 (Samsung at SemEval-2015 Task 2)",
  raw: "alignment",
  value: (texts) => penalisedAlignment(texts, ({ excluded }) => excluded !== undefined),
};
