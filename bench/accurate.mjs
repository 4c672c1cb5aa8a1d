// npm run bench:accurate [-- --runs 3]
//
// Speed of `accurate`: pairs a second, from texts to calibrated scores, on STS-benchmark dev (English weights) and
// STS 2014 Spanish (multilingual weights), and the milliseconds of one pair alone. Models are opened before the clock
// starts. ONNX Runtime takes as many threads as the process has cores (`taskset -c 0,1` gives it two). Measure on a
// machine that does nothing else.
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { scriptArguments } from "../scripts/script-arguments.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = scriptArguments({ options: { runs: { type: "string", default: "3", whole: [1] } } });
const { createSystem } = await import("../dist/systems/index.js");
const { availableCores } = await import("../dist/node/index.js");

console.log(`${cpus()[0].model}, ${availableCores()} cores, Node ${process.versions.node}`);
await measure("STS-benchmark dev", "en", ["stsb/dev"]);
await measure("STS 2014 Spanish", "es", ["sts2014-es/news", "sts2014-es/wikipedia"]);

async function measure(name, language, files) {
  const pairs = files.flatMap(readPairs);
  const system = await createSystem("accurate", { languages: [language, language] });
  await system.score(pairs.slice(0, 32));
  let rate = 0;
  for (let run = 0; run < Number(values.runs); run++) {
    const start = performance.now();
    for (let at = 0; at < pairs.length; at += system.batchSize) {
      await system.score(pairs.slice(at, at + system.batchSize));
    }
    rate = Math.max(rate, (1000 * pairs.length) / (performance.now() - start));
  }
  const times = [];
  for (const pair of pairs.slice(0, 100)) {
    const start = performance.now();
    await system.score([pair]);
    times.push(performance.now() - start);
  }
  await system.close();
  const words = pairs.reduce((sum, { a, b }) => sum + `${a} ${b}`.split(/\s+/).length, 0) / pairs.length / 2;
  const alone = times.sort((x, y) => x - y)[times.length >> 1];
  console.log(
    `${name.padEnd(18)} ${pairs.length} pairs of ${words.toFixed(1)} words a text: ${rate.toFixed(0)} pairs/s; one pair in ${alone.toFixed(1)} ms`,
  );
}

function readPairs(file) {
  return readFileSync(join(root, `data/${file}.tsv`), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, , a, b] = line.split("\t");
      return { a, b };
    });
}
