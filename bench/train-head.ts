// What `samesay train --head` brings on few and many pairs: npx tsx bench/train-head.ts FILE [--scale 0..1] [--system fast]
// Reads id, score, a, b; trains on 30 to 1000 pairs drawn at random (three draws each) and scores up to 300 others that
// share no sentence with them. Prints what was kept, and Pearson's r and mean absolute error of the tier and of the head.
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { knownArgument, refuse, scriptArguments } from "../scripts/script-arguments.mjs";
import { meanAbsoluteError, pearson, seededRandom } from "../src/stats/index.ts";
import { createSystem, HEAD_TIERS } from "../src/systems/index.ts";
import { saveHead, trainHead } from "../src/train/index.ts";

const { values, positionals } = scriptArguments({
  options: { scale: { type: "string", default: "0..5" }, system: { type: "string", default: "base" } },
  positionals: ["FILE"],
});
const file = positionals[0]!;
const [low = Number.NaN, high = Number.NaN] = values.scale.split("..").map(Number);
if (!(low < high || low > high)) refuse(`--scale is "${values.scale}", expected two numbers, such as 0..5`);
const tier = knownArgument("--system", values.system, HEAD_TIERS);
const pairs = readFileSync(file, "utf8")
  .split(/\r?\n/)
  .filter((row) => row !== "")
  .map((row) => row.split("\t"))
  .map(([id = "", score, a = "", b = ""]) => ({
    id,
    a,
    b,
    gold: (5 * (Number(score) - low)) / (high - low),
  }));

async function scores(system: string, part: readonly { a: string; b: string }[]): Promise<number[]> {
  const opened = await createSystem(system);
  const results = await opened.score(part);
  await opened.close();
  return results.map(({ score }) => score);
}

const folder = await mkdtemp(join(tmpdir(), "samesay-heads-"));
console.log("pairs  tier: r    MAE   head: r    MAE   seconds  kept");
for (const count of [30, 50, 100, 300, 1000]) {
  const sums = [0, 0, 0, 0, 0];
  const kept: string[] = [];
  for (const seed of [1, 2, 3]) {
    const shuffled = seededRandom(seed).shuffle([...pairs]);
    const train = shuffled.slice(0, count);
    const seen = new Set(train.flatMap(({ a, b }) => [a.toLowerCase(), b.toLowerCase()]));
    const rest = shuffled
      .slice(count)
      .filter(({ a, b }) => !seen.has(a.toLowerCase()) && !seen.has(b.toLowerCase()))
      .slice(0, 300);
    if (rest.length < 150) continue;
    const start = performance.now();
    const source = { set: file, sha256: "" };
    const head = await trainHead(train, { name: "head", tier, scale: [0, 5], source, seed });
    const seconds = (performance.now() - start) / 1000;
    await saveHead(folder, head);
    const gold = rest.map((pair) => pair.gold);
    const [shipped, trained] = [await scores(tier, rest), await scores(`${folder}/`, rest)];
    const figures = [shipped, trained].flatMap((own) => [pearson(own, gold), meanAbsoluteError(own, gold)]);
    for (const [k, value] of [...figures, seconds].entries()) sums[k]! += value;
    kept.push(head.kept);
  }
  const shown = sums.map((sum, k) => (sum / kept.length).toFixed(k < 4 ? 3 : 1));
  if (kept.length > 0)
    console.log(
      `${String(count).padStart(5)}     ${shown[0]}  ${shown[1]}     ${shown[2]}  ${shown[3]}   ${shown[4]!.padStart(7)}  ${kept.join(", ")}`,
    );
}
await rm(folder, { recursive: true });
