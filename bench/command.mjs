// npm run bench: cold start and throughput of the built command, beside a bare Node in the same run; then the speeds of
// the aligner and the lexicon (bench/align.ts, bench/lexicon.ts).
//   node bench/command.mjs [--pairs 1000000] [--tier-pairs 20000] [--runs 15] [--beside FOLDER]
// --beside: another built checkout, whose cold starts are measured in turn with these; --pairs 0 leaves out the files.
// --tier-pairs: pairs of the file that `fast` and `base` score.
// CPU time (user + system) and peak resident memory come from the command's own process.resourceUsage.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { scriptArguments } from "../scripts/script-arguments.mjs";

const { values } = scriptArguments({
  options: {
    pairs: { type: "string", default: "1000000", whole: [0] },
    runs: { type: "string", default: "15", whole: [1] },
    "tier-pairs": { type: "string", default: "20000", whole: [1] },
    beside: { type: "string" },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const main = join(root, "dist/cli/main.js");
const folder = mkdtempSync(join(tmpdir(), "samesay-bench-"));
const probe = `data:text/javascript,${encodeURIComponent(
  `process.on("exit", () => { const u = process.resourceUsage(); process.stderr.write("\\nUSAGE " + JSON.stringify({ cpu: (u.userCPUTime + u.systemCPUTime) / 1000, rss: u.maxRSS / 1024 }) + "\\n"); });`,
)}`;
// One core, as the figures are stated for; taskset is util-linux, present on Linux.
const pinned =
  process.platform === "linux" && spawnSync("taskset", ["--version"]).status === 0
    ? ["taskset", "-c", "0"]
    : [];

function measure(args, before = pinned) {
  const [file, ...rest] = [...before, process.execPath, "--import", probe, ...args];
  const started = process.hrtime.bigint();
  const result = spawnSync(file, rest, { encoding: "utf8", cwd: folder, maxBuffer: 1 << 26 });
  const wall = Number(process.hrtime.bigint() - started) / 1e6;
  const usage = /USAGE (.*)/.exec(result.stderr);
  if (result.status !== 0 || usage === null) throw new Error(`${args.join(" ")}\n${result.stderr}`);
  return { wall, ...JSON.parse(usage[1]) };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

try {
  const runs = Number(values.runs);
  const commands = {
    "bare node -e 0": ["-e", "0"],
    "samesay --version": [main, "--version"],
    "samesay score --system token-cosine a b": [main, "score", "--system", "token-cosine", "a", "b"],
    "samesay score a b (base)": [main, "score", "A man plays the guitar.", "A man is playing a guitar."],
  };
  const own = Object.keys(commands);
  if (values.beside !== undefined)
    for (const name of own.filter((key) => !key.startsWith("bare")))
      commands[`beside: ${name}`] = [resolve(values.beside, "dist/cli/main.js"), ...commands[name].slice(1)];
  const cpu = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  const wall = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  // Interleaved, so that a slow moment of the machine falls on all alike.
  for (let i = 0; i < runs; i++) {
    for (const [name, args] of Object.entries(commands)) {
      const result = measure(args);
      cpu[name].push(result.cpu);
      wall[name].push(result.wall);
    }
  }
  const bare = median(cpu["bare node -e 0"]);
  console.log(
    `Cold start, median of ${runs} runs (Node ${process.version}${pinned.length > 0 ? ", one core" : ""}):`,
  );
  for (const name of Object.keys(commands)) {
    const above = name.startsWith("bare")
      ? ""
      : `  ${(median(cpu[name]) - bare).toFixed(0)} ms CPU above bare`;
    console.log(
      `  ${name.padEnd(42)} ${median(wall[name]).toFixed(0).padStart(5)} ms wall ${median(cpu[name]).toFixed(0).padStart(5)} ms CPU${above}`,
    );
  }
  for (const name of own.filter((key) => cpu[`beside: ${key}`] !== undefined)) {
    const change = median(cpu[name]) / median(cpu[`beside: ${name}`]) - 1;
    console.log(`  ${name}: ${(100 * change).toFixed(0)} % CPU against the one beside`);
  }
  if (values.pairs === "0") {
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  }

  const input = join(folder, "pairs.tsv");
  const output = join(folder, "scored.tsv");
  const wanted = Number(values.pairs);
  const rows = readFileSync(join(root, "data/stsb/train.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t"));
  const file = createWriteStream(input);
  for (let i = 0, block = ""; i < wanted; i++) {
    const row = rows[i % rows.length];
    block += `${i + 1}\t${row[1]}\t${row[2]}\t${row[3]}\n`;
    if (block.length > 1 << 20 || i === wanted - 1) {
      if (!file.write(block)) await once(file, "drain");
      block = "";
    }
  }
  file.end();
  await once(file, "finish");
  const empty = measure([main, "--version"]);
  const full = measure([main, "score", "--system", "token-cosine", "-i", input, "-o", output]);
  const megabytes = statSync(input).size / 1e6;
  console.log(
    `\ntoken-cosine over a file of ${wanted} pairs (${megabytes.toFixed(0)} MB), reading and writing included:`,
  );
  console.log(
    `  ${(wanted / (full.wall / 1000)).toFixed(0)} pairs/s (${(full.wall / 1000).toFixed(2)} s wall, start included; ${empty.wall.toFixed(0)} ms of it start)`,
  );
  console.log(`  ${full.rss.toFixed(0)} MB peak resident memory`);

  // In as many threads as there are cores: the rows crossed, so that most pairs are of texts that have little in common.
  const some = join(folder, "crossed.tsv");
  const crossed = Array.from({ length: Number(values["tier-pairs"]) }, (_, i) => {
    const shift = Math.floor(i / rows.length);
    return `${i + 1}\t\t${rows[i % rows.length][2]}\t${rows[(i + shift) % rows.length][3]}\n`;
  });
  writeFileSync(some, crossed.join(""));
  console.log(`\na file of ${crossed.length} pairs, start, reading and writing included:`);
  for (const tier of ["fast", "base"]) {
    const {
      wall,
      cpu: spent,
      rss,
    } = measure([main, "score", "--system", tier, "-i", some, "-o", output], []);
    console.log(
      `  ${tier.padEnd(5)} ${((1000 * crossed.length) / wall).toFixed(0).padStart(6)} pairs/s, ${((1000 * spent) / crossed.length).toFixed(0)} ms CPU for 1,000, ${rss.toFixed(0)} MB`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
