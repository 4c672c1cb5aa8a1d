import { expect, it } from "vitest";
import { comparable } from "./ranks-of-parts.ts";

const rows = [0, 0, 1, 0, 1, 1].map((part) => ({ part }));
const values = Float64Array.of(0.2, 0.9, 50, 0.2, 10, 70);

it("ranks within each part", () => {
  // scipy.stats.rankdata([.2, .9, .2]) / 3 and rankdata([50, 10, 70]) / 3
  expect([...comparable({ gold: "ranks" }, rows, values)]).toEqual([
    1.5 / 3,
    3 / 3,
    2 / 3,
    1.5 / 3,
    1 / 3,
    3 / 3,
  ]);
});

it("leaves graded values as they are", () => {
  expect(comparable({ gold: "graded" }, rows, values)).toBe(values);
});
