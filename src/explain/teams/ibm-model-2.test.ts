import { expect, it } from "vitest";
import { ibmModel2 } from "./ibm-model-2.ts";

const words = (text: string) => text.split(" ").filter((word) => word !== "");
const aligned = (...pairs: [string, string][]) =>
  ibmModel2(pairs.map(([a, b]) => [words(a), words(b)] as const));

it("finds words that go together by what else they stand with", () => {
  // The corpus of Knight 1999, "A Statistical MT Tutorial Workbook", section 25: "la" is "the", not "house".
  const [first, second] = aligned(["the house", "la maison"], ["house", "maison"], ["the", "la"]);
  expect(first).toEqual([0, 1]);
  expect(second).toEqual([0]);
});

it("gives each word of the second sentence one place in the first, or none", () => {
  const [first] = aligned(["a dog runs", "a dog runs fast"], ["a cat", "a cat"]);
  expect(first).toHaveLength(4);
  for (const place of first!) expect([-1, 0, 1, 2]).toContain(place);
  expect(aligned(["", "dog"], ["dog", ""])).toEqual([[-1], []]);
});
