// npm run bench:features -- [--system NAME] [--threads N] [--pairs N]
// Pairs of STS-benchmark train whose features are computed a second, nothing cached: reading, what is learnt from the texts, and the
// features of a published system (ecnu-2017-gb), by the clock, in one thread and in several. Threads are started before.

import { scriptArguments } from "../scripts/script-arguments.mjs";
import { openSet } from "../src/data/index.ts";
import { getPublished } from "../src/systems/index.ts";
import { chooseColumns } from "../src/systems/published/feature-columns.ts";
import { FeatureThreads } from "../src/systems/published/feature-threads.ts";
import { recipeRows } from "../src/train/recipe-rows.ts";
import { defaultThreads } from "../src/vectors/node.ts";

const { values } = scriptArguments({
  options: {
    system: { type: "string", default: "ecnu-2017-gb" },
    threads: { type: "string", default: String(Math.max(2, defaultThreads())), whole: [1, 1024] },
    pairs: { type: "string", default: "5749", whole: [30, 100_000] },
  },
});
const recipe = getPublished(values.system);
const chosen = chooseColumns(recipe.features);
const pairs = (await (await openSet("stsb-train")).read().toArray()).slice(0, Number(values.pairs));
for (const threads of new Set([1, Number(values.threads)])) {
  const pool = await FeatureThreads.of(threads);
  // Starts the threads, and compiles what is run most.
  await recipeRows(recipe, chosen, pairs.slice(0, 800), { pool });
  const began = performance.now();
  await recipeRows(recipe, chosen, pairs, { pool });
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  console.log(
    `${recipe.name}, ${threads} threads: ${Math.round(pairs.length / seconds)} pairs/s (${pairs.length} pairs in ${seconds.toFixed(1)} s; on two cores 400 wanted)`,
  );
}
