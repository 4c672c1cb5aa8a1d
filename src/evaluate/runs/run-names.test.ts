import { expect, it } from "vitest";
import { fileNames, runNames } from "./run-names.ts";

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

it("names files and folders of runs and sets so that none overwrites another", () => {
  expect(fileNames(["data/news.tsv", "sts2015.images", "base"])).toEqual(["news", "sts2015.images", "base"]);
  expect(fileNames(["a/gold.tsv", "b/gold.tsv"])).toEqual(["a_gold", "b_gold"]);
  expect(fileNames(["a/gold.tsv", "b/GOLD.csv.gz", "./b_gold"])).toEqual(["a_gold", "b_GOLD", "b_gold-2"]);
  expect(fileNames(["./m/", "/x/m"])).toEqual(["m", "x_m"]);
});
