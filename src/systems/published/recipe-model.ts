import { predictRegressor } from "../../learn/index.ts";
import { type ChosenColumns, featureRow } from "./feature-columns.ts";
import type { FeatureTools } from "./features/family.ts";
import { PairNetwork } from "./network/pair-network.ts";
import type { Recipe } from "./published-system.ts";
import type { SavedRecipe } from "./recipe-file.ts";
import type { RecipeText } from "./recipe-text.ts";

/** Raw value of a pair: mean of what each learner says, if the recipe has features, and of what each network says. */
export type RecipeValue = (a: RecipeText, b: RecipeText, row?: Float64Array) => number;

/** How much the learner counts beside each network: as many as it is a mean of. */
export function learnerWeight(learner: Recipe["learner"]): number {
  return learner.kind === "average" ? learner.learners.length : 1;
}

/** @param row of the value: the pair's features, where they are known; else they are computed */
export function recipeValue(
  { networks: settings = [], learner }: Pick<Recipe, "networks" | "learner">,
  saved: Pick<SavedRecipe, "model" | "networks">,
  chosen: readonly ChosenColumns[],
  tools: FeatureTools,
): RecipeValue {
  const { model } = saved;
  const networks = settings.map((own, k) => PairNetwork.load(own, saved.networks![k]!));
  const weight = learnerWeight(learner);
  return (a, b, row) => {
    let [sum, weights] = [0, 0];
    for (const network of networks) {
      sum += network.value(a, b);
      weights++;
    }
    if (model !== undefined) {
      sum += weight * predictRegressor(model, row ?? featureRow(chosen, a, b, tools));
      weights += weight;
    }
    return sum / weights;
  };
}
