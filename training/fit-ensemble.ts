/**
 * Trains the system `ensemble-features` on STS-benchmark train and writes models/ensemble-features, which
 * `--system ensemble-features` scores with. Prints Pearson's r on STS-benchmark dev, which taught nothing.
 *
 *   npm run fit:ensemble -- [--cache FOLDER]
 *
 * Two minutes of one core's time. The same inputs give the same bytes on one machine.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scriptArguments } from "../scripts/script-arguments.mjs";
import { openSet } from "../src/data/index.ts";
import { pearson } from "../src/stats/index.ts";
import { getPublished } from "../src/systems/index.ts";
import { corpusKeys } from "../src/train/feature-cache.ts";
import { saveRecipe, trainRecipe } from "../src/train/index.ts";
import { predictRecipe } from "../src/train/predict-recipe.ts";

const NAME = "ensemble-features";
const FOLDER = join("models", NAME);

const { values } = scriptArguments({
  options: { cache: { type: "string", default: ".cache/reproduce/features" } },
});
const recipe = getPublished(NAME);
const train = await labelled("stsb-train");
const saved = await trainRecipe(recipe, train.pairs, {
  source: { set: "stsb-train", sha256: train.sha256 },
  cache: values.cache,
});
mkdirSync(FOLDER, { recursive: true });
await saveRecipe(FOLDER, saved);
const files = Object.fromEntries(
  ["recipe.json", "recipe.bin"].map((name) => {
    const bytes = readFileSync(join(FOLDER, name));
    return [name, { sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length }];
  }),
);
const manifest = {
  format: 1,
  kind: "recipe",
  files,
  trainedOn: ["stsb-train"],
  recipe: "training/fit-ensemble.ts",
  licence: "CC BY-SA 4.0",
};
writeFileSync(join(FOLDER, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
const dev = await labelled("stsb-dev");
const raw = await predictRecipe(saved, dev.pairs, {
  cache: values.cache,
  corpus: corpusKeys(recipe, train.pairs),
});
const r = pearson(
  raw,
  dev.pairs.map(({ gold }) => gold),
);
console.log(`${NAME}: Pearson ${r.toFixed(4)} on stsb-dev`);

async function labelled(name: string) {
  const set = await openSet(name);
  const rows = await set.read().toArray();
  return { sha256: await set.sha256(), pairs: rows.map(({ a, b, gold }) => ({ a, b, gold: gold! })) };
}
