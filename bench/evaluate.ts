// npx tsx bench/evaluate.ts [RUNS]
// So many runs, 20 when absent, over every shipped year set, 1,000-draw intervals of sets and aggregates; scores given, files read.
import { availableParallelism, cpus } from "node:os";
import { scriptArguments, wholeArgument } from "../scripts/script-arguments.mjs";
import { goldOfSet, reportRun, type ScoredRun, setsOfData } from "../src/evaluate/index.ts";
import { seededRandom } from "../src/stats/index.ts";

const YEARS = ["sts2012", "sts2013", "sts2014", "sts2014-es", "sts2015"];
const { positionals } = scriptArguments({ positionals: ["[RUNS]"] });
const RUNS = wholeArgument("RUNS", positionals[0] ?? "20", 1);

const cpu = process.cpuUsage();
const started = performance.now();
const { sets } = await setsOfData(YEARS);
const golds = await Promise.all(sets.map((set) => goldOfSet(set)));
const random = seededRandom(1);
const runs: ScoredRun[] = Array.from({ length: RUNS }, (_, r) => ({
  name: `run${r + 1}`,
  sets: golds.map(({ name, scale, pairs }) => {
    const gold = Float64Array.from(pairs, (pair) => pair.gold!);
    const score = gold.map((g) => Math.min(5, Math.max(0, g + (0.5 + r / 10) * random.normal())));
    return { name, scale, pairs, gold, raw: score, score, skipped: 0 };
  }),
}));
const read = performance.now();
const reports = runs.map((run) => reportRun(run, { draws: 1000, seed: 1 }));
const done = performance.now();
const pairs = golds.reduce((n, gold) => n + gold.pairs.length, 0);
console.log(`node ${process.version}, ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores`);
console.log(`${RUNS} runs x ${sets.length} sets (${pairs} pairs), 1,000 draws`);
console.log(`reading and making scores ${((read - started) / 1000).toFixed(2)} s`);
console.log(
  `figures and intervals     ${((done - read) / 1000).toFixed(2)} s (aim: under 20 s on two cores)`,
);
const { user, system } = process.cpuUsage(cpu);
console.log(`CPU time in all           ${((user + system) / 1e6).toFixed(2)} s`);
console.log(`weighted mean of run1 ${reports[0]!.aggregate.weightedMean?.toFixed(4)}`);
