import { beforeAll, describe, expect, it } from "vitest";
import { openSet } from "../data/index.ts";
import { pearson } from "../stats/index.ts";
import { getPublished } from "../systems/index.ts";
import { ablateRecipe } from "./ablate-recipe.ts";
import { corpusKeys } from "./feature-cache.ts";
import { predictRecipe } from "./predict-recipe.ts";
import { fitRecipe, type RecipePair } from "./train-recipe.ts";

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

  it("leaves networks out as it does families, and averages what is left as the trained system does", async () => {
    const some = pairs.filter((_, i) => i % 2 === 0);
    const recipe = {
      ...getPublished("simihawk-2016-ensemble"),
      features: ["alignment-idf"],
      networks: [
        { encoder: "average", dimension: 10, hidden: 5, epochs: 1 },
        { encoder: "average", dimension: 10, hidden: 5, epochs: 2 },
      ],
    } as const;
    const { families, all } = await ablateRecipe(recipe, some, { set, folds: 2 });
    expect(families.map(({ family, columns }) => [family, columns])).toEqual([
      ["alignment-idf", 1],
      ["network-average", 0],
      ["network-average-2", 0],
    ]);
    // The family alone is the same learner on the same folds without networks.
    const { networks: _, ...bare } = recipe;
    const alone = await ablateRecipe(bare, some, { set, folds: 2 });
    expect(families[0]!.alone).toBe(alone.all);
    for (const { without, alone: own, loss } of families) {
      expect(Number.isFinite(own) && Number.isFinite(without)).toBe(true);
      expect(loss).toBeCloseTo(all - without, 12);
    }
  });

  it("takes a recipe of networks alone", async () => {
    const networks = [{ encoder: "average", dimension: 10, hidden: 5, epochs: 1 }] as const;
    const recipe = { ...getPublished("umdeep-2017-run1"), networks };
    const { all, families } = await ablateRecipe(recipe, pairs, { set, folds: 2 });
    expect(families).toHaveLength(1);
    expect(families[0]!.without).toBeNaN();
    expect(families[0]!.alone).toBe(all);
  });

  it("translates for a recipe that does: its figure is that of the trained system's values", async () => {
    const rows = await (await openSet("sts2014-es.news")).read().toArray();
    const spanish = rows
      .slice(0, 60)
      .map(({ a, b, gold, languages }) => ({ a, b, gold: gold!, languages: languages! }));
    const recipe = getPublished("umduluth-blueteam-2015");
    const { all } = await ablateRecipe(recipe, spanish, { set: "sts2014-es.news" });
    const saved = await fitRecipe(recipe, spanish, { source: { set: "sts2014-es.news", sha256: "" } });
    const raw = await predictRecipe(saved, spanish, { corpus: corpusKeys(recipe, spanish) });
    expect(all).toBeCloseTo(
      pearson(
        raw,
        spanish.map(({ gold }) => gold),
      ),
      12,
    );
    const { translates: _, ...untranslated } = recipe;
    expect((await ablateRecipe(untranslated, spanish, { set: "sts2014-es.news" })).all).not.toBeCloseTo(
      all,
      3,
    );
    await expect(ablateRecipe(recipe, spanish, { set, translator: "none" })).rejects.toThrow(
      'translator "none": there is none of that name',
    );
  });

  it("refuses too few pairs", async () => {
    await expect(ablateRecipe(getPublished("baseline-tokencos"), pairs.slice(0, 5), { set })).rejects.toThrow(
      "stsb-train: 5 labelled pairs",
    );
  });
});
