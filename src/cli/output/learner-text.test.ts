import { expect, it } from "vitest";
import { PUBLISHED } from "../../systems/index.ts";
import { learnerText, withSettings } from "./learner-text.ts";

it("says what a learner is of and its settings by name", () => {
  const support = { kind: "support-vector", cost: 1, epsilon: 0.1 } as const;
  expect(learnerText({ kind: "mean" })).toBe("plain mean of the features");
  expect(learnerText({ kind: "scaled", learner: support })).toBe(
    "support-vector (cost 1, epsilon 0.1), features standardised",
  );
  expect(
    learnerText({
      kind: "average",
      weights: [2, 1],
      learners: [
        { kind: "bagging", count: 8, rowShare: 0.7, learner: { kind: "ridge" } },
        { kind: "perceptron", hidden: [50, 20] },
      ],
    }),
  ).toBe("mean of mean of 8 fits (rowShare 0.7) of ridge, weight 2; perceptron (hidden 50-20), weight 1");
  expect(withSettings("recurrent", { cell: "gru", bothWays: true })).toBe("recurrent (cell gru, bothWays)");
});

it.each(PUBLISHED.map(({ name, learner }) => [name, learner] as const))("%s has one", (_, learner) => {
  expect(learnerText(learner)).toMatch(/^[^{}[\]]+$/);
});
