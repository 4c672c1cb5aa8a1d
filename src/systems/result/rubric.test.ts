import { expect, it } from "vitest";
import { LANGUAGES } from "../../text/language.ts";
import { RUBRIC, rubricLabel } from "./rubric.ts";

it("has six lines in each language", () => {
  for (const language of LANGUAGES) expect(new Set(RUBRIC[language]).size).toBe(6);
});

it("takes the nearest whole score", () => {
  expect(rubricLabel(5)).toBe("completely equivalent");
  expect(rubricLabel(4.5)).toBe("completely equivalent");
  expect(rubricLabel(4.49)).toBe("mostly equivalent, but some unimportant details differ");
  expect(rubricLabel(0)).toBe("on different topics");
  expect(rubricLabel(2, "tr")).toBe("eşdeğer değil, ama bazı ayrıntılar ortak");
});

it("refuses what is no score and no language", () => {
  for (const score of [Number.NaN, undefined, "4"] as number[]) {
    expect(() => rubricLabel(score)).toThrow("expected a number in 0..5");
  }
  expect(() => rubricLabel(3, "de" as "en")).toThrow('language is "de"');
});
