// npx tsx bench/explain-consistency.ts [--system base] [--pairs 500] [--seed 1]
//
// Whether explanations fit the scores they explain, over pairs of the English sets of 2014 and 2015 that stand in no part of
// STS-benchmark that is held out. Prints (1) how often the score rises, or falls by 0.3 at most, when a chunk without partner is taken out of
// its text; (2) Pearson's r of the score with what chunk types and chunk scores alone predict, by ridge regression whose coefficients were
// fitted on other pairs (5 folds); (3) pairs a second of one core, vectors given.
import { scriptArguments } from "../scripts/script-arguments.mjs";
import { loadOverlap, openSet } from "../src/data/index.ts";
import { alignChunks, chunkedPair } from "../src/explain/align/align-chunks.ts";
import type { Explanation } from "../src/explain/explanation.ts";
import { shippedChunkModel } from "../src/explain/learned-aligner.ts";
import { openShippedReading } from "../src/explain/open-chunk-reading.ts";
import { openExplainer } from "../src/explain/open-explainer.ts";
import { readChunks } from "../src/explain/read-chunks.ts";
import { textWithout } from "../src/explain/text-without.ts";
import { fitRidge, groupedFolds, outOfFold, predictRidge } from "../src/learn/index.ts";
import { pearson, seededRandom } from "../src/stats/index.ts";
import { createSystem } from "../src/systems/index.ts";

const { values } = scriptArguments({
  options: {
    system: { type: "string", default: "base" },
    pairs: { type: "string", default: "500", whole: [1] },
    seed: { type: "string", default: "1", whole: [0, 2 ** 32 - 1] },
  },
});
const SETS = [
  "sts2014.headlines",
  "sts2014.images",
  "sts2014.OnWN",
  "sts2015.belief",
  "sts2015.answers-students",
];

const overlap = await loadOverlap();
const all = [];
for (const name of SETS) {
  for await (const pair of (await openSet(name)).read())
    if (overlap.partOf(pair.id) === undefined)
      all.push({ a: pair.a, b: pair.b, languages: ["en", "en"] as const });
}
const pairs = seededRandom(Number(values.seed)).shuffle(all).slice(0, Number(values.pairs));
const system = await createSystem(values.system);
const explainer = await openExplainer({ system });
const explained = await explainer.explain(pairs);

const without = ({ texts, tokens }: Explanation, side: 0 | 1, ids: readonly number[]) =>
  textWithout(texts[side], tokens[side], ids);

const removals = explained.flatMap((one) =>
  one.chunks
    .filter(({ type }) => type === "NOALI")
    .map(({ left, right }) => ({
      before: one.score,
      a: left.length > 0 ? without(one, 0, left) : one.texts[0],
      b: right.length > 0 ? without(one, 1, right) : one.texts[1],
    }))
    .filter(({ a, b }) => /\p{L}/u.test(a) && /\p{L}/u.test(b)),
);
const after = await system.score(removals.map(({ a, b }) => ({ a, b, languages: ["en", "en"] as const })));
const fits = removals.filter(({ before }, i) => after[i]!.score >= before - 0.3).length;

/** Shares of the texts' tokens by type, and by type times score; how much is aligned, and how well. */
function parts({ chunks, tokens }: Explanation): number[] {
  const total = Math.max(1, tokens[0].length + tokens[1].length);
  const size = (chunk: Explanation["chunks"][number]) => (chunk.left.length + chunk.right.length) / total;
  const types = ["EQUI", "OPPO", "SPE1", "SPE2", "SIMI", "REL", "NOALI"];
  const share = types.map((type) => sum(chunks.filter((chunk) => chunk.type === type).map(size)));
  const strength = sum(chunks.map((chunk) => size(chunk) * (chunk.score ?? 0)));
  const alone = (side: "left" | "right", k: 0 | 1) =>
    sum(chunks.filter(({ type }) => type === "NOALI").map((chunk) => chunk[side].length)) /
    Math.max(1, tokens[k].length);
  const sides = [alone("left", 0), alone("right", 1)];
  const scores = chunks.flatMap(({ score }) => score ?? []);
  const counts = types.map((type) => chunks.filter((chunk) => chunk.type === type).length / chunks.length);
  const flags = sum(chunks.map(({ flags: own }) => own.length));
  return [
    ...share,
    ...counts,
    strength,
    strength ** 2,
    ...share.map((value) => value ** 2),
    ...share.map((value) => value * strength),
    Math.min(...sides) ** 2,
    Math.max(...sides) ** 2,
    sides[0]! * sides[1]!,
    Math.min(...sides),
    Math.max(...sides),
    scores.length === 0 ? 0 : Math.min(...scores),
    sum(scores) / chunks.length,
    flags,
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

const rows = explained.map(parts);
const gold = explained.map(({ score }) => score);
const folds = groupedFolds(
  Uint32Array.from(rows, (_, i) => i),
  5,
);
const predicted = outOfFold(folds, (own) => {
  const model = fitRidge(
    Array.from(own, (i) => rows[i]!),
    Array.from(own, (i) => gold[i]!),
  );
  return (i) => predictRidge(model, rows[i]!);
});

const model = await shippedChunkModel();
const reading = { ...openShippedReading(), boundaries: model.boundaries };
const texts = pairs.map(
  ({ a, b }) =>
    [
      { text: a, language: "en" as const },
      { text: b, language: "en" as const },
    ] as const,
);
const read = await readChunks(texts, "en", reading);
const begun = process.cpuUsage();
for (const { left, right } of read) alignChunks(chunkedPair(left, right), model.routes.en);
const { user, system: kernel } = process.cpuUsage(begun);

console.log(`${values.system}, ${pairs.length} pairs, seed ${values.seed}`);
console.log(
  `chunk without partner taken out: score rises or falls by 0.3 at most in ${fits} of ${removals.length} (${((100 * fits) / removals.length).toFixed(1)} %)`,
);
console.log(
  `r of the score with its prediction by chunk types and chunk scores: ${pearson(gold, predicted).toFixed(3)}`,
);
console.log(
  `aligned, typed and scored, vectors given: ${Math.round(read.length / ((user + kernel) / 1e6))} pairs/s of processor time`,
);
await reading.close();
await explainer.close();
await system.close();
