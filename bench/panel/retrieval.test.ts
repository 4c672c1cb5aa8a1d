import { expect, it } from "vitest";
import { ownOnTop, precisionAtOne } from "./retrieval.ts";

// Row 0 finds its own; row 1 finds column 0; row 2 ties with column 0. Column 0 finds row 0; 1 finds 1; 2 finds row 1.
const values = Float64Array.of(0.9, 0.1, 0.2, 0.8, 0.7, 0.75, 0.5, 0.4, 0.5);

it("asks whether each sentence has its own translation on top, shared between equals", () => {
  expect([...ownOnTop(values, 3)]).toEqual([1, 1, 0, 1, 0.5, 0]);
});

it("counts the queries of one half, both directions", () => {
  const queries = (["a", "b", "a"] as const).map((half) => ({ english: "", other: "", half }));
  const pool = { id: "x", language: "es", queries } as const;
  expect(precisionAtOne(pool, ownOnTop(values, 3), "a")).toBe((1 + 1 + 0.5 + 0) / 4);
  expect(precisionAtOne(pool, ownOnTop(values, 3), "b")).toBe(0.5);
});
