// `npm run check`: what a change has to pass that touches these files, in a few minutes: types, lint, build, dead code,
// the structure of the code, the tests beside what changed, and the contract suites of its rooms. What changed is what
// git tells of the working tree against a revision (`npm run check -- main`; HEAD by default). `npm test` runs all.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { scriptArguments } from "./script-arguments.mjs";
import { root, runTool } from "./steps.mjs";

/** Tests of the structure: rooms, map, names, prose. */
const STRUCTURE = ["rooms", "map", "public-names", "prose"].map((name) => `test/${name}.test.ts`);

/** Suites that a change below a folder has to pass, beside the tests there. */
const SUITES = [
  ["src/measures/", ["test/measures.contract", "src/systems/measure/"]],
  ["src/text/numbers/", ["src/text/numbers/", "test/reading-digest"]],
  ["src/text/languages/", ["src/text/", "test/reading-digest", "test/language-tables", "test/new-language"]],
  ["src/cli/commands", ["test/commands.contract", "test/help-cli", "test/completion"]],
  ["src/evaluate/schemas/", ["test/schemas"]],
  ["src/vectors/", ["test/encoders.contract", "test/cross-encoders.contract"]],
  ["src/systems/", ["test/systems.contract"]],
];

function run(name, args) {
  const { good, seconds } = runTool(name, args);
  console.log(`# ${name}: ${good ? "good" : "failed"}, ${seconds.toFixed(0)} s`);
  if (!good) process.exit(1);
}

function git(...args) {
  const { stdout, status, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) {
    console.error(stderr.trim());
    process.exit(2);
  }
  return stdout.split("\n").filter((line) => line !== "");
}

const [base = "HEAD"] = scriptArguments({ positionals: ["[REVISION]"] }).positionals;
const changed = [
  ...new Set([
    ...git("diff", "--name-only", "--diff-filter=d", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]),
];
if (changed.length === 0) {
  console.log(`nothing differs from ${base}`);
  process.exit(0);
}
const tests = new Set(STRUCTURE);
for (const file of changed) {
  if (file.endsWith(".test.ts")) tests.add(file);
  const folder = join(root, dirname(file));
  if (file.startsWith("src/") && existsSync(folder))
    for (const name of readdirSync(folder))
      if (name.endsWith(".test.ts")) tests.add(`${dirname(file)}/${name}`);
  for (const [place, suites] of SUITES)
    if (file.startsWith(place)) for (const suite of suites) tests.add(suite);
}
const code = changed.filter((file) => /\.(?:ts|mjs|json)$/.test(file));
run("types");
if (code.length > 0) run("lint", ["--no-errors-on-unmatched", ...code]);
run("dead code");
run("build");
run("tests", [...tests]);
