import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSet } from "../data/index.ts";
import { createSystem } from "../systems/create-system.ts";
import { getPublished, PUBLISHED } from "../systems/published/catalogue/index.ts";
import { chooseColumns } from "../systems/published/feature-columns.ts";
import type { Recipe } from "../systems/published/published-system.ts";
import { saveRecipe } from "./save-recipe.ts";
import { fitRecipe, type RecipePair, trainRecipe } from "./train-recipe.ts";

const folder = mkdtempSync(join(tmpdir(), "samesay-recipes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const rows = await (await openSet("stsb-train")).read().toArray();
// Every hundredth pair: of all sources, and gold of all grades.
const pairs = rows
  .filter((_, i) => i % 140 === 0)
  .slice(0, 40)
  .map(({ a, b, gold }) => ({ a, b, gold: gold! }));
const source = { set: "stsb-train", sha256: "0".repeat(64) };

/** One of each kind of learner, of network, of vectors, and of what else sets recipes apart; all with SAMESAY_ALL_TESTS=1. */
function familyOf({ learner, networks = [], vectors, textModel, translates }: Recipe): string {
  return JSON.stringify([
    networks.length === 0 ? learner.kind : networks.map(({ encoder, head }) => [encoder, head]),
    vectors,
    textModel,
    translates,
  ]);
}
const families = new Map(
  PUBLISHED.map((recipe) => [familyOf(recipe), recipe.name]).reverse() as [string, string][],
);
const ALL = process.env.SAMESAY_ALL_TESTS === "1";
const TRIED = ALL ? PUBLISHED.map(({ name }) => name) : [...new Set([...families.values(), "ecnu-2017-gb"])];

it("names features that there are, each system once, and says what it substitutes", () => {
  expect(new Set(PUBLISHED.map(({ name }) => name)).size).toBe(PUBLISHED.length);
  for (const { name, features, networks = [], faithful, substituted, published } of PUBLISHED) {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(chooseColumns(features).length + networks.length, name).toBeGreaterThan(0);
    expect(faithful.length * substituted.length, name).toBeGreaterThan(0);
    for (const r of Object.values(published)) expect(Math.abs(r), name).toBeLessThan(1);
  }
});

it("gives from the cache what it gives anew", async () => {
  const cache = join(folder, "cache");
  const recipe = getPublished("ecnu-2017-gb");
  const saved = await trainRecipe(recipe, pairs, { source, cache });
  expect(await trainRecipe(recipe, pairs, { source, cache })).toEqual(saved);
  await saveRecipe(join(folder, "ecnu-2017-gb"), saved);
});

it("fits what it trains, on one list as on a copy of it", async () => {
  for (const name of ["dls-cu-2015-s1", "uwb-2016-sup"]) {
    const {
      calibration: _,
      trainedOn: __,
      heldOut: ___,
      ...trained
    } = await trainRecipe(getPublished(name), pairs, { source });
    // What was learnt from the first list is taken again; of the copy all is learnt anew.
    expect(await fitRecipe(getPublished(name), pairs, { source })).toEqual(trained);
    expect(await fitRecipe(getPublished(name), [...pairs], { source })).toEqual(trained);
  }
});

describe.each(TRIED)("%s, trained on 40 pairs", (name) => {
  const recipe = getPublished(name);
  const path = join(folder, name);

  it("scores the same saved and loaded, in 0..5", async () => {
    const cache = join(folder, "cache");
    const saved = await trainRecipe(recipe, pairs, { source, cache });
    await saveRecipe(path, saved);
    const [system, again] = [await createSystem(path), await createSystem(path)];
    const scores = await system.score(pairs.slice(0, 10));
    expect(await again.score(pairs.slice(0, 10))).toEqual(scores);
    for (const { score, raw } of scores) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(5);
      expect(Number.isFinite(raw.value)).toBe(true);
    }
  });
});

it("gives a confidence with each score where the system did, which evaluate weighs the correlation by", async () => {
  const saved = await trainRecipe(getPublished("rtm-dcu-2014-svr"), pairs, { source });
  const path = join(folder, "confident");
  await saveRecipe(path, saved);
  const system = await createSystem(path);
  for (const { confidence, interval } of await system.score(pairs.slice(0, 5)))
    expect(confidence).toBeCloseTo(100 - 20 * (interval![1] - interval![0]), 9);
  const other = await createSystem("token-cosine");
  expect((await other.score(pairs.slice(0, 1)))[0]!.confidence).toBeUndefined();
});

it("can be stopped between features and fits", async () => {
  const stop = new AbortController();
  const onProgress = (share: number) => share === 1 && stop.abort();
  const trained = trainRecipe(getPublished("dls-cu-2015-s1"), [...pairs], {
    ...{ source, signal: stop.signal, threads: 1 },
    onProgress,
  });
  await expect(trained).rejects.toMatchObject({ code: "E_ABORTED" });
});

it("leaves pairs with an empty text out, which fit nothing", async () => {
  const recipe = getPublished("dls-cu-2015-s1");
  const empty = [{ a: "", b: " ", gold: 5 }, ...pairs, { a: "some text", b: "", gold: 1 }];
  expect(await trainRecipe(recipe, empty, { source })).toEqual(await trainRecipe(recipe, pairs, { source }));
  const texts = empty.slice(0, 30);
  await expect(trainRecipe(recipe, texts, { source })).rejects.toThrow("29 labelled pairs");
});

describe("what is refused", () => {
  const recipe = getPublished("ecnu-2017-gb");
  const train = (given: readonly RecipePair[]) => trainRecipe(recipe, given, { source });

  it("too few pairs, constant gold, gold out of scale", async () => {
    await expect(train(pairs.slice(0, 5))).rejects.toThrow(
      "stsb-train: 5 labelled pairs; a recipe needs 30 or more",
    );
    await expect(train(pairs.map((pair) => ({ ...pair, gold: 3 })))).rejects.toThrow(
      "all gold scores are equal",
    );
    await expect(train([...pairs, { ...pairs[0]!, gold: 7 }])).rejects.toThrow(
      "gold score of pair 41 is 7, expected a number in 0..5",
    );
  });

  it("a feature that there is not", async () => {
    const unknown = { ...recipe, features: ["word-ngram"] };
    await expect(trainRecipe(unknown, pairs, { source })).rejects.toThrow('did you mean "word-ngrams"');
    const column = { ...recipe, features: ["idf-overlap/idf-9"] };
    await expect(trainRecipe(column, pairs, { source })).rejects.toThrow('have no column "idf-9"');
  });

  it("a folder of a newer format, or changed", async () => {
    const path = join(folder, "ecnu-2017-gb");
    const file = join(path, "recipe.json");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace('"format":1', '"format":9'));
    await expect(createSystem(path)).rejects.toThrow("recipe.json: format 9 is newer than 1");
    writeFileSync(file, text.replace('"pairs":40', '"pairs":41'));
    await expect(createSystem(path)).rejects.toThrow("recipe.json: its sha256 does not fit");
    writeFileSync(file, text);
  });

  it("a folder that lacks a file, or holds what this version does not have", async () => {
    const saved = await trainRecipe(getPublished("dls-cu-2015-s1"), pairs, { source });
    const path = join(folder, "lacking");
    const without = (name: string) => ({ ...saved, [name]: undefined });
    for (const [other, message] of [
      [{ ...saved, recipe: "later-2031" }, 'was trained as "later-2031", which this version of samesay'],
      [{ ...saved, version: 99 }, 'was trained as version 99 of "dls-cu-2015-s1", and this is version'],
      [without("model"), "holds no trained recipe"],
      [without("corpus"), "holds no trained recipe"],
      [without("versions"), "holds no trained recipe"],
      [without("trainedOn"), "holds no trained recipe"],
      [{ ...saved, name: "" }, "holds no trained recipe"],
    ] as const) {
      await saveRecipe(path, other as typeof saved);
      await expect(createSystem(path), message).rejects.toThrow(`recipe.json: ${message}`);
    }
    for (const name of ["recipe.json", "recipe.bin"]) {
      await saveRecipe(path, saved);
      rmSync(join(path, name));
      await expect(createSystem(path)).rejects.toThrow(`${name}: cannot be read`);
    }
  });
});
