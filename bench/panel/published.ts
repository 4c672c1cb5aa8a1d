/**
 * What published systems, trained on STS-benchmark train, are worth on the panel's English graded sets, which taught
 * them nothing: Pearson's r x 100 of each set, and the mean of the sets.
 *
 *   npm run panel:published -- DATA [--half a|b] [--systems NAME,NAME] [--study] [--train SET] [--cache FOLDER]
 *
 * Half A chooses; half B is printed once a system is chosen. `--study` adds sets that may be looked at only. Features
 * are kept in the cache folder (.cache/reproduce/features), so that systems that share them need them computed once.
 */
import { scriptArguments } from "../../scripts/script-arguments.mjs";
import { resolveData } from "../../src/data/index.ts";
import { mean, pearson } from "../../src/stats/index.ts";
import { getPublished, type Recipe } from "../../src/systems/index.ts";
import { corpusKeys } from "../../src/train/feature-cache.ts";
import { predictRecipe } from "../../src/train/predict-recipe.ts";
import { fitRecipe, type RecipePair } from "../../src/train/train-recipe.ts";
import { goldOf, rowsOf } from "./panel-set.ts";
import { readPanel } from "./sets.ts";

/** The ensemble, and the single recipes that stand highest on STS-benchmark dev (docs/systems.md), of every family; ecnu-2016-s1-all is
 * ecnu-2017-gb again. */
const STRONGEST = [
  "ensemble-features",
  "ecnu-2017-gb",
  "ecnu-2017-rf",
  "opi-jsa-2017",
  "nactem-2016-macro",
  "itnlp-aikf-2017",
  "lipn-iimas-2016-sopa",
  "mitre-2017",
  "uwb-2016-sup",
  "stasis-2016-linear",
  "uwb-2016-unsup",
  "ecnu-2016-u-seven",
  "dls-cu-2015-u",
  "dls-cu-2016-run1",
  "exbthemis-2015-themisexp",
];

const { values, positionals } = scriptArguments({
  positionals: ["DATA"],
  options: {
    half: { type: "string", default: "a", oneOf: ["a", "b"] },
    systems: { type: "string", default: STRONGEST.join() },
    study: { type: "boolean" },
    train: { type: "string", default: "stsb-train" },
    cache: { type: "string", default: ".cache/reproduce/features" },
  },
});
const recipes = values.systems.split(",").map(getPublished);
const { half } = values;
const sets = readPanel(positionals[0]!)
  .filter(
    ({ block, gold, use }) => block === "english" && gold === "graded" && (values.study || use === "fit"),
  )
  .map((set) => {
    const rows = rowsOf(set, half);
    const pairs = rows.map(({ a, b }) => ({ a, b }));
    return { id: set.id, pairs, gold: rows.map((row) => goldOf(set, row)) };
  });
const train = await trainingPairs(values.train);
console.log(
  `Half ${half.toUpperCase()}: ${sets.map(({ id, pairs }) => `${id} (${pairs.length})`).join(", ")}`,
);
console.log("Pearson's r x 100: mean of the sets, then each");
for (const recipe of recipes) {
  const figures = await figuresOf(recipe);
  console.log(
    [recipe.name.padEnd(26), ...[mean(figures), ...figures].map((r) => (100 * r).toFixed(1))].join(" "),
  );
}

async function trainingPairs(name: string): Promise<RecipePair[]> {
  const [set] = (await resolveData(name, {})).sets;
  const rows = await set!.read().toArray();
  return rows.map(({ a, b, gold }) => ({ a, b, gold: gold! }));
}

/** Pearson's r of each set. */
async function figuresOf(recipe: Recipe): Promise<number[]> {
  const { cache } = values;
  const saved = await fitRecipe(recipe, train, { source: { set: values.train, sha256: "" }, cache });
  const corpus = corpusKeys(recipe, train);
  const figures: number[] = [];
  for (const { pairs, gold } of sets)
    figures.push(pearson(await predictRecipe(saved, pairs, { cache, corpus }), gold));
  return figures;
}
