import { expect, it } from "vitest";
import { rubricLabel } from "../../systems/index.ts";
import type { ExplainedChunk } from "../explanation.ts";
import { LOCALES } from "../locale.ts";
import { sayExplanation } from "./say-explanation.ts";

const equal = (leftText: string, rightText: string, token: number): ExplainedChunk => ({
  left: [token],
  right: [token],
  leftText,
  rightText,
  type: "EQUI",
  flags: [],
  score: 5,
});
const said = (score: number, locale: (typeof LOCALES)[number] = "en") =>
  sayExplanation(
    {
      texts: ["The car stopped", "The automobile stopped"],
      chunks: [equal("The car", "The automobile", 0), equal("stopped", "stopped", 1)],
      differences: [],
      overlap: 1,
      score,
    },
    locale,
  );

// The rubric's lines are those of Agirre et al. 2012, section 3: only 5 is "completely equivalent".
it.each([
  [4.5, "completely equivalent", "Both say the same."],
  [4.49, "mostly", "Both say nearly the same; in other words “The car” (“The automobile”)."],
  [3.5, "mostly", "Both say nearly the same; in other words “The car” (“The automobile”)."],
  [
    3.49,
    "roughly",
    "Part by part both say the same, but the whole is less alike; in other words “The car” (“The automobile”).",
  ],
])("of %d, which is %s equivalent, says so where no part differs", (score, label, sentence) => {
  expect(rubricLabel(score)).toContain(label);
  expect(said(score)).toBe(sentence);
});

it("says three things of three levels in every language", () => {
  for (const locale of LOCALES) {
    const all = [5, 4, 2].map((score) => said(score, locale));
    expect(new Set(all).size).toBe(3);
    expect(all[0]).not.toContain("automobile");
    for (const sentence of all.slice(1)) expect(sentence).toContain("The automobile");
  }
});
