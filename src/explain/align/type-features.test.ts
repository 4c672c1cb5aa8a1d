import { beforeAll, expect, it } from "vitest";
import { openShippedReading } from "../open-chunk-reading.ts";
import { readChunks } from "../read-chunks.ts";
import { type ChunkedPair, groupFeatures } from "./align-chunks.ts";
import { mirroredFeatures, TYPE_FEATURES } from "./type-features.ts";

const PAIRS: readonly (readonly [left: string[][], right: string[][]])[] = [
  [
    [["a", "big", "dog"], ["sleeps"]],
    [["an", "animal"], ["sleeps"]],
  ],
  [
    [["Two", "men"], ["ride"], ["in", "the", "rain"]],
    [
      ["Three", "people"],
      ["are", "riding"],
      ["in", "snow"],
    ],
  ],
  [[["up"]], [["down"]]],
  [[["."]], [["the", "car"]]],
];

let pairs: ChunkedPair[];
let back: ChunkedPair[];
beforeAll(async () => {
  const reading = openShippedReading(1);
  const english = (chunks: string[][]) => ({ language: "en" as const, chunks });
  const read = (turned: boolean) =>
    readChunks(
      PAIRS.map(([a, b]) =>
        turned ? ([english(b), english(a)] as const) : ([english(a), english(b)] as const),
      ),
      "en",
      { ...reading, boundaries: undefined },
    );
  pairs = await read(false);
  back = await read(true);
  await reading.close();
}, 60_000);

it("is the mirror of that of the texts changed over", () => {
  for (const [k, pair] of pairs.entries()) {
    for (const [i] of pair.left.entries()) {
      for (const [j] of pair.right.entries()) {
        const there = mirroredFeatures(groupFeatures(pair, { left: [i], right: [j] }));
        const here = groupFeatures(back[k]!, { left: [j], right: [i] });
        for (const [f, name] of TYPE_FEATURES.entries()) expect(there[f], name).toBeCloseTo(here[f]!, 5);
      }
    }
  }
});

const value = (pair: ChunkedPair, left: number[], right: number[], name: string) =>
  groupFeatures(pair, { left, right })[TYPE_FEATURES.indexOf(name)];

it("tells what is left over, and what kind is below which", () => {
  // WordNet 3.0: dog < domestic animal < animal. "big" has no like in "an animal".
  const [dog, men] = [pairs[0]!, pairs[1]!];
  expect(value(dog, [0], [0], "left-head-below")).toBeGreaterThan(0);
  expect(value(dog, [0], [0], "right-head-below")).toBe(0);
  expect(value(dog, [0], [0], "left-rest-ADJ")).toBe(1);
  expect(value(dog, [0], [0], "right-rest-ADJ")).toBe(0);
  expect(value(dog, [1], [1], "heads-same")).toBe(1);
  expect(value(men, [0], [0], "numbers-ratio")).toBeCloseTo(2 / 3, 6);
  expect(value(men, [0], [0], "right-number-greater")).toBe(1);
  expect(value(men, [0], [0], "left-number-greater")).toBe(0);
  expect(value(men, [2], [2], "left-preposition-in")).toBe(1);
  expect(value(men, [0, 1], [0], "left-chunks")).toBe(2);
});
