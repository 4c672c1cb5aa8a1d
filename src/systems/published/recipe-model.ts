import { predictRegressor } from "../../learn/index.ts";
import { PairNetwork } from "./network/pair-network.ts";
import type { Recipe } from "./published-system.ts";
import type { SavedRecipe } from "./recipe-file.ts";
import type { LearntText } from "./recipe-text.ts";

/**
 * Raw value of a pair by its features, and by its texts where a recipe has networks: mean of what each learner says, if the
 * recipe has features, and of what each network says.
 */
export type RecipeValue = (row: Float64Array, texts: readonly [LearntText, LearntText] | undefined) => number;

/** How much the learner counts beside each network: as many as it is a mean of. */
export function learnerWeight(learner: Recipe["learner"]): number {
  return learner.kind === "average" ? learner.learners.length : 1;
}

export function recipeValue(
  { networks: settings = [], learner }: Pick<Recipe, "networks" | "learner">,
  saved: Pick<SavedRecipe, "model" | "networks">,
): RecipeValue {
  const { model } = saved;
  const networks = settings.map((own, k) => PairNetwork.load(own, saved.networks![k]!));
  const weight = learnerWeight(learner);
  return (row, texts) => {
    let [sum, weights] = [0, 0];
    for (const network of networks) {
      sum += network.value(...texts!);
      weights++;
    }
    if (model !== undefined) {
      sum += weight * predictRegressor(model, row);
      weights += weight;
    }
    return sum / weights;
  };
}

/** Whether a recipe's value hangs on texts beside their features. */
export function usesTexts({ networks = [] }: Pick<Recipe, "networks">): boolean {
  return networks.length > 0;
}
