import type { RecipeText } from "../recipe-text.ts";
import { diceOf, type FeatureFamily, sharedSum } from "./family.ts";

const ONE = () => 1;

/** Y3: overlap of predicates, and of the fillers of agent and patient, by their lemmas. */
export const roles: FeatureFamily = {
  name: "roles",
  version: 1,
  columns: ["actions", "agents", "patients", "filled-roles"],
  compute: (a, b) => {
    const dice = (of: (text: RecipeText) => string[]) => {
      const [x, y] = [of(a), of(b)];
      return diceOf(sharedSum(x, y, ONE), x.length, y.length);
    };
    const fillers = (role: string) => (text: RecipeText) =>
      text.analysis.frames.flatMap((frame) =>
        frame.roles.filter((each) => each.role === role).map(({ lemma }) => lemma),
      );
    return Float64Array.of(
      dice(({ analysis }) => analysis.frames.map(({ action }) => action.lemma)),
      dice(fillers("agent")),
      dice(fillers("patient")),
      dice(({ analysis }) =>
        analysis.frames.flatMap((frame) => frame.roles.map(({ role, lemma }) => `${role} ${lemma}`)),
      ),
    );
  },
};
