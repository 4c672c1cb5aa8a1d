/**
 * Trains and evaluates the published systems under the rules of their year, and writes docs/systems.md and, for `samesay
 * systems NAME`, data/own-figures.tsv.
 *
 *   npm run reproduce -- [--only NAME,NAME] [--protocol stsb,2014,2015] [--cache FOLDER] [--workers N] [--threads N]
 *     [--out FOLDER]
 *
 * Measured on are all sets that are here: those that do not ship (STS-benchmark test, STS 2016, 2017 and others) fill their columns once
 * `samesay data add` has added them.
 * Features and results are kept in the cache folder (.cache/reproduce): a run that was stopped goes on where it was, and
 * rows of other runs stay in the table. Rows are measured by --workers processes (1), each by the one that is free next,
 * which compute features in --threads threads (the cores, shared out to the workers). Each row is told when it is there,
 * with how long the others may take. Test data trains nothing: see `PROTOCOLS`.
 */
import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadOwnFigures, ownFiguresText } from "../src/evaluate/own-figures.ts";
import { pearson } from "../src/stats/index.ts";
import { getPublished, PUBLISHED, type Recipe } from "../src/systems/index.ts";
import { FeatureThreads } from "../src/systems/published/feature-threads.ts";
import { corpusKeys } from "../src/train/feature-cache.ts";
import { predictRecipe } from "../src/train/predict-recipe.ts";
import { fitRecipe, type RecipePair } from "../src/train/train-recipe.ts";
import { defaultThreads } from "../src/vectors/node.ts";
import { knownArgument, scriptArguments } from "./script-arguments.mjs";
import { type Measured, ownFigures, systemsTable } from "./systems-table.ts";
import {
  checkHere,
  isMeasured,
  PROTOCOL_NAMES,
  PROTOCOLS,
  type Protocol,
  protocolOf,
  protocolsHere,
  setsHere,
} from "./year-protocols.ts";

interface NamedPairs {
  readonly name: string;
  readonly pairs: readonly RecipePair[];
}

/** A system that is to be measured on a set. */
interface Row {
  readonly name: string;
  readonly protocol: Protocol;
}

/** What a worker tells of a row. */
type Told = { readonly measured: Measured } | { readonly failed: string };

const { values } = scriptArguments({
  options: {
    only: { type: "string" },
    protocol: { type: "string" },
    cache: { type: "string", default: ".cache/reproduce" },
    workers: { type: "string", default: "1", whole: [1, 1024] },
    threads: { type: "string", whole: [1, 1024] },
    // In place of this repository.
    out: { type: "string", default: "." },
    // Of a worker: it is sent rows.
    worker: { type: "boolean" },
  },
});
const named = values.protocol?.split(",").map((name) => knownArgument("--protocol", name, PROTOCOL_NAMES));
const wanted = values.only?.split(",").map((name) => getPublished(name).name);
const workers = Number(values.workers);
const threads = Number(values.threads ?? Math.max(1, Math.floor(defaultThreads() / workers)));
const results = join(values.cache, "results");
mkdirSync(results, { recursive: true });
const sets = new Map<string, Promise<NamedPairs[]>>();
const trainings = new Map<string, Promise<readonly RecipePair[]>>();
const pool = await FeatureThreads.of(threads);

if (values.worker) {
  process.on("message", async (row: Row) => process.send!(await tell(row)));
} else {
  for (const name of named ?? []) await checkHere(name);
  await measureAll(due(named ?? (await protocolsHere())));
  await pool.close();
  await writeFigures();
}

/** Measures rows by this process or by several, each by the one that is free next. */
async function measureAll(rows: readonly Row[]): Promise<void> {
  const began = performance.now();
  const left = [...rows];
  const whole = rows.reduce((sum, row) => sum + timeOf(row), 0);
  let [done, time] = [0, 0];
  console.error(`${rows.length} rows to measure`);
  const measureNext = async (ask: (row: Row) => Promise<Told>): Promise<void> => {
    for (let row = left.shift(); row !== undefined; row = left.shift()) {
      const told = await ask(row);
      time += timeOf(row);
      const rest = ((performance.now() - began) * (whole - time)) / time;
      console.error(
        `${++done}/${rows.length} ${lineOf(row, told)}${time < whole ? `; ${lasting(rest)} left` : ""}`,
      );
      if ("failed" in told) process.exitCode = 1;
    }
  };
  if (workers === 1) return measureNext(tell);
  const children = Array.from({ length: Math.min(workers, rows.length) }, startWorker);
  await Promise.all(children.map((child) => measureNext((row) => askWorker(child, row))));
  for (const child of children) child.disconnect();
}

function startWorker(): ChildProcess {
  return fork(process.argv[1]!, [...process.argv.slice(2), "--worker"]);
}

function askWorker(child: ChildProcess, row: Row): Promise<Told> {
  return new Promise((resolve, reject) => {
    const lost = (code: number | null) => reject(new Error(`the worker of ${row.name} ended with ${code}`));
    child.once("exit", lost);
    child.once("message", (told: Told) => {
      child.off("exit", lost);
      resolve(told);
    });
    child.send(row);
  });
}

/** Measures a row; where that fails, others are measured all the same. */
async function tell({ name, protocol }: Row): Promise<Told> {
  try {
    const { train, test, data = test } = protocolOf(protocol);
    const [pairs, tests] = [await trainingPairs(train), await readOnce(data)];
    return { measured: await measure(getPublished(name), protocol, pairs, tests) };
  } catch (error) {
    return { failed: String((error as Error).stack) };
  }
}

function lineOf({ name, protocol }: Row, told: Told): string {
  if ("failed" in told) return `${name} ${PROTOCOLS[protocol].test}: ${told.failed}`;
  return `${name} ${told.measured.set} ${told.measured.r} (${told.measured.seconds} s)`;
}

/** "2 h 5 min", "3 min". */
function lasting(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** What is not there yet: first what a paper has a figure for, and of those what takes least. */
function due(protocols: readonly Protocol[]): Row[] {
  return protocols
    .flatMap((protocol) =>
      PUBLISHED.filter((recipe) => wanted?.includes(recipe.name) ?? isMeasured(recipe, protocol)).map(
        (recipe) => ({
          recipe,
          protocol,
        }),
      ),
    )
    .filter(({ recipe, protocol }) => !existsSync(fileOf(recipe, protocol)))
    .sort((x, y) => workOf(x.recipe, x.protocol) - workOf(y.recipe, y.protocol))
    .map(({ recipe: { name }, protocol }) => ({ name, protocol }));
}

/** About how long a row takes beside others: networks minutes, others half a minute. */
function timeOf({ name }: Row): number {
  return 1 + 4 * (getPublished(name).networks ?? []).length;
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

/** What this folder has of today's versions; figures of systems that align chunks stay as they are. */
async function writeFigures(): Promise<void> {
  const measured = readdirSync(results)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(results, name), "utf8")) as Measured);
  const others = (await loadOwnFigures()).filter(({ figure }) => figure !== "r");
  const own = ownFigures(PUBLISHED, measured);
  write("docs/systems.md", systemsTable(PUBLISHED, measured));
  write("data/own-figures.tsv", ownFiguresText([...own, ...others]));
}

function write(name: string, text: string): void {
  const path = join(values.out, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function fileOf({ name, version }: Recipe, protocol: Protocol): string {
  return join(results, `${name}-v${version}-${protocol}.json`);
}

async function readSets(name: string): Promise<NamedPairs[]> {
  const { sets } = await setsHere(name);
  return Promise.all(
    sets.map(async (set) => ({
      name: set.name,
      pairs: (await set.read().toArray()).flatMap(
        ({ a, b, gold, languages = set.languages ?? ["en", "en"] }) => {
          if (gold === undefined) return [];
          const [low, high] = set.scale;
          const pair = { a, b, gold: (5 * (gold - low)) / (high - low) };
          return [languages.every((own) => own === "en") ? pair : { ...pair, languages }];
        },
      ),
    })),
  );
}

async function measure(
  recipe: Recipe,
  protocol: Protocol,
  pairs: readonly RecipePair[],
  tests: readonly NamedPairs[],
): Promise<Measured> {
  const began = performance.now();
  const cache = join(values.cache, "features");
  const source = { set: PROTOCOLS[protocol].train.join("+"), sha256: "" };
  const saved = await fitRecipe(recipe, pairs, { source, cache, pool });
  const corpus = corpusKeys(recipe, pairs);
  const { plainMean = false } = protocolOf(protocol);
  let [sum, count] = [0, 0];
  for (const set of tests) {
    const raw = await predictRecipe(saved, set.pairs, { cache, corpus, pool });
    const r = pearson(
      raw,
      set.pairs.map(({ gold }) => gold),
    );
    // The organisers' own rule for a run without a figure.
    const weight = plainMean ? 1 : set.pairs.length;
    sum += weight * (Number.isNaN(r) ? 0 : r);
    count += weight;
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
  return row;
}
