import { expect, it } from "vitest";
import { runNames } from "./run-names.ts";

it("names runs by their file where that tells them apart", () => {
  expect(runNames(["out/a.txt", "b.scores.gz", "c"])).toEqual(["a", "b", "c"]);
  expect(runNames(["x/run.txt", "y/run.txt", "z/Run.tsv", "z/other.txt"])).toEqual([
    "x/run.txt",
    "y/run.txt",
    "z/Run.tsv",
    "other",
  ]);
  expect(runNames([".txt"])).toEqual([".txt"]);
});
