import { beforeAll, describe, expect, it } from "vitest";
import { openSet } from "../data/index.ts";
import { getPublished } from "../systems/index.ts";
import { ablateRecipe } from "./ablate-recipe.ts";
import type { RecipePair } from "./train-recipe.ts";

let pairs: RecipePair[];
beforeAll(async () => {
  const rows = await (await openSet("stsb-train")).read().toArray();
  pairs = rows.filter((_, i) => i % 60 === 0).map(({ a, b, gold }) => ({ a, b, gold: gold! }));
});
const set = "stsb-train";

describe("ablateRecipe", () => {
  it("has a family's loss as what all have over all others, and knows the one that says most", async () => {
    const recipe = {
      ...getPublished("stasis-2016-linear"),
      features: ["word-ngrams", "lengths/characters-ratio"],
    };
    const { all, families, folds } = await ablateRecipe(recipe, pairs, { set });
    expect(folds).toBe(5);
    expect(families.map(({ family, columns }) => [family, columns])).toEqual([
      ["word-ngrams", 9],
      ["lengths", 1],
    ]);
    for (const { without, loss } of families) expect(loss).toBeCloseTo(all - without, 12);
    const [words, lengths] = families;
    // With two families the one without is the other alone.
    expect(words!.without).toBeCloseTo(lengths!.alone, 12);
    expect(lengths!.without).toBeCloseTo(words!.alone, 12);
    expect(words!.alone).toBeGreaterThan(lengths!.alone + 0.2);
  });

  it("says undefined where a recipe has one family, and takes recipes that learn nothing", async () => {
    const { all, families } = await ablateRecipe(getPublished("baseline-tokencos"), pairs, { set });
    expect(families).toHaveLength(1);
    expect(families[0]!.without).toBeNaN();
    expect(families[0]!.alone).toBeCloseTo(all, 12);
  });

  it("refuses a recipe of networks alone, and too few pairs", async () => {
    await expect(ablateRecipe(getPublished("umdeep-2017-run1"), pairs, { set })).rejects.toThrow(
      "umdeep-2017-run1: has no features to leave out",
    );
    await expect(ablateRecipe(getPublished("baseline-tokencos"), pairs.slice(0, 5), { set })).rejects.toThrow(
      "stsb-train: 5 labelled pairs",
    );
  });
});
