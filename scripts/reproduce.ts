/**
 * Trains and evaluates the published systems under the rules of their year, and writes docs/systems.md.
 *
 *   npm run reproduce -- [--only NAME,NAME] [--protocol stsb,2014,2015] [--cache FOLDER] [--workers N]
 *
 * Features and results are kept in the cache folder (.cache/reproduce): a run that was stopped goes on where it was, and
 * rows of other runs stay in the table. Each worker takes every Nth system. Test data trains nothing: see `PROTOCOLS`.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { resolveData } from "../src/data/index.ts";
import { pearson } from "../src/stats/index.ts";
import { PUBLISHED, type PublishedSet, type Recipe } from "../src/systems/index.ts";
import { corpusKeys } from "../src/train/feature-cache.ts";
import { predictRecipe } from "../src/train/predict-recipe.ts";
import { fitRecipe, type RecipePair } from "../src/train/train-recipe.ts";
import { type Measured, type Protocol, systemsTable } from "./systems-table.ts";

/** What a system is trained on before it is scored on a set: for a year's set, sets of earlier years alone. */
const PROTOCOLS = {
  stsb: { train: ["stsb-train"], test: "stsb-dev" },
  "2014": { train: ["sts2012-train", "sts2012", "sts2013"], test: "sts2014" },
  "2015": { train: ["sts2012-train", "sts2012", "sts2013", "sts2014"], test: "sts2015" },
} as const satisfies Record<Protocol, { train: readonly string[]; test: PublishedSet }>;
interface NamedPairs {
  readonly name: string;
  readonly pairs: readonly RecipePair[];
}

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    protocol: { type: "string", default: "stsb,2014,2015" },
    cache: { type: "string", default: ".cache/reproduce" },
    workers: { type: "string", default: "1" },
    // Given to workers: which one of how many it is.
    part: { type: "string" },
  },
});
const results = join(values.cache, "results");
mkdirSync(results, { recursive: true });
const wanted = values.only?.split(",");
const [part, parts] = (values.part ?? "0/1").split("/").map(Number) as [number, number];
const workers = Number(values.workers);
if (values.part === undefined && workers > 1) await Promise.all(Array.from({ length: workers }, startWorker));
const sets = new Map<string, Promise<NamedPairs[]>>();
const trainings = new Map<string, Promise<readonly RecipePair[]>>();
for (const { recipe, protocol } of due().filter((_, i) => i % parts === part)) {
  const { train, test } = PROTOCOLS[protocol];
  await measure(recipe, protocol, await trainingPairs(train), await readOnce(test));
}
if (values.part === undefined) writeTable();

/** What is not there yet: first what a paper has a figure for, and of those what takes least. */
function due(): { recipe: Recipe; protocol: Protocol }[] {
  return (values.protocol.split(",").filter((name) => name !== "") as Protocol[])
    .flatMap((protocol) =>
      PUBLISHED.filter((recipe) => wanted?.includes(recipe.name) ?? isOf(recipe, protocol)).map((recipe) => ({
        recipe,
        protocol,
      })),
    )
    .filter(({ recipe, protocol }) => !existsSync(fileOf(recipe, protocol)))
    .sort((x, y) => workOf(x.recipe, x.protocol) - workOf(y.recipe, y.protocol));
}

/** A rough order: figures that stand beside a paper's first; networks and kernels over all rows take longest. */
function workOf({ networks = [], learner, published }: Recipe, protocol: Protocol): number {
  const kernels = JSON.stringify(learner).includes("support-vector") ? 1 : 0;
  const bagged = learner.kind === "scaled" && learner.learner.kind === "bagging" ? 1 : 0;
  const alone =
    published[PROTOCOLS[protocol].test] === undefined && Object.keys(published).length > 0 ? 3 : 0;
  return 4 * networks.length + 2 * bagged + kernels + alone;
}

/** One list of pairs for each protocol, so that texts are read once. */
function trainingPairs(names: readonly string[]): Promise<readonly RecipePair[]> {
  return once(trainings, names.join("+"), async () =>
    (await Promise.all(names.map(readOnce))).flat().flatMap((set) => set.pairs),
  );
}

function readOnce(name: string): Promise<NamedPairs[]> {
  return once(sets, name, () => readSets(name));
}

function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

function startWorker(_: unknown, k: number): Promise<void> {
  const given = [...process.execArgv, ...process.argv.slice(1), "--part", `${k}/${workers}`];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, given, { stdio: "inherit" })
      .on("error", reject)
      .on("close", (code) => {
        if (code === 0) resolve();
        else reject(new Error(`worker ${k} ended with ${code}`));
      });
  });
}

function writeTable(): void {
  const measured = readdirSync(results)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(results, name), "utf8")) as Measured);
  writeFileSync("docs/systems.md", systemsTable(PUBLISHED, measured));
}

/** 2016 and 2017, whose sets are not at hand, are shown on STS-benchmark dev and 2015; what no paper has, on all. */
function isOf({ year, published }: Recipe, protocol: Protocol): boolean {
  if (Object.keys(published).length === 0) return true;
  if (published[PROTOCOLS[protocol].test] !== undefined) return true;
  return year >= 2016 && protocol !== "2014";
}

function fileOf({ name, version }: Recipe, protocol: Protocol): string {
  return join(results, `${name}-v${version}-${protocol}.json`);
}

async function readSets(name: string): Promise<NamedPairs[]> {
  const { sets } = await resolveData(name, {});
  return Promise.all(
    sets.map(async (set) => ({
      name: set.name,
      pairs: (await set.read().toArray()).flatMap(({ a, b, gold }) =>
        gold === undefined
          ? []
          : [{ a, b, gold: (5 * (gold - set.scale[0])) / (set.scale[1] - set.scale[0]) }],
      ),
    })),
  );
}

async function measure(
  recipe: Recipe,
  protocol: Protocol,
  pairs: readonly RecipePair[],
  tests: readonly NamedPairs[],
): Promise<void> {
  const began = performance.now();
  const cache = join(values.cache, "features");
  const source = { set: PROTOCOLS[protocol].train.join("+"), sha256: "" };
  const saved = await fitRecipe(recipe, pairs, { source, cache });
  const corpus = corpusKeys(recipe, pairs);
  let [sum, count] = [0, 0];
  for (const set of tests) {
    const raw = await predictRecipe(saved, set.pairs, { cache, corpus });
    const r = pearson(
      raw,
      set.pairs.map(({ gold }) => gold),
    );
    // The organisers' own rule for a run without a figure.
    sum += set.pairs.length * (Number.isNaN(r) ? 0 : r);
    count += set.pairs.length;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const row: Measured = {
    system: recipe.name,
    version: recipe.version,
    protocol,
    set: PROTOCOLS[protocol].test,
    trainingPairs: pairs.length,
    r: Number((sum / count).toFixed(4)),
    seconds,
  };
  const path = fileOf(recipe, protocol);
  writeFileSync(`${path}.part`, JSON.stringify(row));
  renameSync(`${path}.part`, path);
  console.error(`${recipe.name} ${row.set} ${row.r} (${seconds} s)`);
}
