import { expect, it } from "vitest";
import { WORD_CLASS_FEATURES, wordClasses } from "./word-classes.ts";

const named = (form: string) =>
  Object.fromEntries(WORD_CLASS_FEATURES.map((name, i) => [name, wordClasses(form)[i]]));

it("knows what a headline's verb can be beside a noun", () => {
  const hits = named("hits");
  expect(hits["senses-v"]).toBeGreaterThan(hits["senses-n"]!);
  expect(hits["share-v"]).toBeGreaterThan(0.5);
  expect(hits["share-n"]! + hits["share-v"]!).toBeCloseTo(1, 6);
  expect(hits["ends-s"]).toBe(1);
  expect(named("sentences")["share-n"]).toBeGreaterThan(0.5);
  expect(named("sentences")["senses-v"]).toBeGreaterThan(0);
});

it("knows no part of speech of a word that is not listed", () => {
  expect(named("dodi")).toMatchObject({ "senses-n": 0, "share-n": -1, "share-v": -1, "share-a": -1 });
});
