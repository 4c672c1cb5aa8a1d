import type { Recipe } from "../../systems/index.ts";

/** "mean of boosting (rounds 140, rate 0.1), and ridge (alpha 1)", for people; the setting of each by its name. */
export function learnerText(learner: Recipe["learner"]): string {
  switch (learner.kind) {
    case "mean":
      return "plain mean of the features";
    case "scaled":
      return `${learnerText(learner.learner)}, features standardised`;
    case "products":
      return `${learnerText(learner.learner)}, products of any two features added`;
    case "bagging": {
      const { kind, learner: own, count, ...settings } = learner;
      return `mean of ${withSettings(`${count} fits`, settings)} of ${learnerText(own)}`;
    }
    case "average": {
      const { learners, weights } = learner;
      const parts = learners.map((own, k) => learnerText(own) + (weights ? `, weight ${weights[k]}` : ""));
      return `mean of ${parts.join("; ")}`;
    }
    default: {
      const { kind, ...settings } = learner;
      return withSettings(kind, settings);
    }
  }
}

/** "recurrent (cell gru, bothWays)". */
export function withSettings(name: string, settings: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(settings).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [key];
    if (Array.isArray(value)) return [`${key} ${value.join("-")}`];
    if (typeof value === "object") return [`${key} ${Object.values(value as object).join(" ")}`];
    return [`${key} ${value}`];
  });
  return told.length === 0 ? name : `${name} (${told.join(", ")})`;
}
