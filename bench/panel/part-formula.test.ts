import { expect, it } from "vitest";
import { parsePart } from "./part-formula.ts";

it("reads one model, plain means and weighted ones", () => {
  expect(parsePart("en")).toEqual([{ weight: 1, model: "en" }]);
  expect(parsePart("en+multi")).toEqual([
    { weight: 1, model: "en" },
    { weight: 1, model: "multi" },
  ]);
  expect(parsePart("accurate-en+0.5*en")).toEqual([
    { weight: 1, model: "accurate-en" },
    { weight: 0.5, model: "en" },
  ]);
});

it.each(["", "en+", "0*en", "x*en", "-1*en"])("refuses %j", (name) => {
  expect(() => parsePart(name)).toThrow(/would do/);
});
