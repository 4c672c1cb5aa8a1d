import { describe, expect, it } from "vitest";
import { measures } from "../index.ts";
import { pairedQuantities, statedNumbers } from "./paired-quantities.ts";

it("pairs quantities that say the same, each once", () => {
  const paired = (a: string, b: string) => pairedQuantities(statedNumbers(a), statedNumbers(b));
  expect(paired("3.1", "3.14")).toBe(0);
  expect(paired("about 3.1", "3.14")).toBe(1);
  expect(paired("2.5 million", "2,500,000")).toBe(1);
  expect(paired("5 5", "5")).toBe(1);
  expect(paired("2 10", "10 2")).toBe(2);
  // "At five" may be either, and must leave 17:00 to the one that is sure.
  expect(paired("5 pm or 5 am", "at 5, 17:00")).toBe(2);
});

describe("number measures", () => {
  it.each([
    // Pairs that users report as merged by similarity tools.
    ["Room 101", "Room 102", 0, 0],
    ["2023 Tax Return", "2024 Tax Return", 0, 0],
    ["flight UA123", "flight UA124", 0, 0],
    ["grew by 2%", "grew by 20%", 0, 0],
    ["grew by 2%", "increased by two percent", 1, 1],
    ["two men", "three men", 0, 0],
    ["2 kg", "2000 g", 1, 1],
    ["3 of 10", "3", 2 / 3, 1],
    ["5 dogs", "dogs", 0, 1],
    ["5 dogs", "5 km", 0, 1],
    ["on Monday", "on Tuesday", 1, 1],
    ["an hour", "a man", 1, 1],
    ["dogs", "cats", 1, 1],
  ])("%s | %s", (a, b, overlap, agreement) => {
    expect(measures["number-overlap"].score(a, b)).toBeCloseTo(overlap, 12);
    expect(measures["number-agreement"].score(a, b)).toBe(agreement);
  });
});
