import { beforeAll, describe, expect, it } from "vitest";
import { openSet } from "../../data/index.ts";
import { pearson } from "../../stats/index.ts";
import { createSystem } from "../index.ts";
import type { System } from "../system.ts";
import { recipeCalibration } from "./recipe-calibration.ts";
import { openReader } from "./recipe-system.ts";
import { RECIPES } from "./recipes.ts";

const PAIRS: readonly (readonly [string, string])[] = [
  ["", ""],
  ["", "A dog runs."],
  ["!!!", "?"],
  ["the of and", "of the"],
  ["dog", "cat"],
  ["A man feeds 2 dogs in Paris.", "Two dogs are fed by a woman."],
  ["The soup is hot.", "The soup is cold."],
  ["El perro come.", "The dog eats."],
  ["Привет мир", "مرحبا بالعالم"],
];

describe.each(RECIPES.map((recipe) => [recipe.name, recipe] as const))("%s", (name, recipe) => {
  let system: System;
  beforeAll(async () => {
    system = await createSystem(name);
  });

  it("scores alike when texts are swapped, within 0 to 5", async () => {
    const results = await system.score(PAIRS.map(([a, b]) => ({ a, b })));
    const swapped = await system.score(PAIRS.map(([a, b]) => ({ a: b, b: a })));
    for (const [k, { score, raw }] of results.entries()) {
      expect(score).toBe(swapped[k]!.score);
      expect(raw.value).toBe(swapped[k]!.raw.value);
      expect(raw.value).toBeGreaterThanOrEqual(0);
      expect(raw.value).toBeLessThanOrEqual(1);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(5);
    }
  });

  it("gives identical texts 5 and the highest value", async () => {
    const texts = ["A man feeds 2 dogs in Paris.", "dog"];
    const reader = await openReader([["en", "en"]]);
    for (const a of texts) expect(recipe.value(reader.align({ a, b: a }, ["en", "en"]))).toBe(1);
    for (const { score } of await system.score(texts.map((a) => ({ a, b: a })))) expect(score).toBe(5);
  });

  it("has a calibration for its version", () => {
    expect(recipeCalibration(recipe)).toBeDefined();
  });
});

it("stops when told to", async () => {
  const system = await createSystem("dls-aligner");
  const signal = AbortSignal.abort();
  await expect(system.score([{ a: "a", b: "b" }], { signal })).rejects.toMatchObject({ code: "E_ABORTED" });
});

it("warns of a text that is not in the language given for it", async () => {
  const system = await createSystem("dls-aligner", { languages: ["en", "en"] });
  const [result] = await system.score([
    { a: "Los niños juegan en el parque con sus amigos.", b: "The children play." },
  ]);
  expect(result!.warnings.join()).toMatch(/not in the language given/);
});

it("dls-aligner does as DLS@CU did on STS 2014 deft-news", async () => {
  const system = await createSystem("dls-aligner", { languages: ["en", "en"] });
  const pairs = [];
  for await (const pair of (await openSet("sts2014.deft-news")).read()) pairs.push(pair);
  const results = await system.score(pairs);
  const raw = results.map(({ raw: { value } }) => value);
  // Published: .765 (data/published/2014-english.tsv, run2).
  expect(
    Math.abs(
      pearson(
        raw,
        pairs.map(({ gold }) => gold!),
      ) - 0.765,
    ),
  ).toBeLessThan(0.015);
}, 60_000);
