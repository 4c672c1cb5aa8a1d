import { expect, it } from "vitest";
import { chunkAgreement } from "./chunk-agreement.ts";

const chunks = (text: string) => text.split(" | ").map((chunk) => chunk.split(" "));

it("counts chunks that begin and end alike", () => {
  // By hand: of 5 chunks of people and 4 of the system 3 are the same: "The cat", ".", "Rain".
  const { precision, recall, f1 } = chunkAgreement([
    [chunks("The cat | sat | on the mat | ."), chunks("The cat | sat on the mat | .")],
    [chunks("Rain"), chunks("Rain")],
  ]);
  expect(precision).toBeCloseTo(3 / 4, 12);
  expect(recall).toBeCloseTo(3 / 5, 12);
  expect(f1).toBeCloseTo(6 / 9, 12);
});

it("is null where nobody cut anything, and 0 where nothing agrees", () => {
  expect(chunkAgreement([])).toEqual({ precision: null, recall: null, f1: null });
  expect(chunkAgreement([[chunks("a b"), chunks("a | b")]]).f1).toBe(0);
});
