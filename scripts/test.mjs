// `npm test`: types, lint, package checks, unit, contract and end-to-end tests.
// Prints `N passed, N failed` (and `, N skipped`) alone on its last line; exit code 1 on any failure.
// Says the seconds of each step, and the ten files of tests that took longest.
// With SAMESAY_ALL_TESTS=1 the long ones run too: the browser, LaTeX, strace, the training recipes; otherwise they are
// skipped even where their tools are installed. With SAMESAY_FAIL_ON_SKIP=1 a skipped test is a failure. .ci/run, which
// installs the tools, sets both.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root, runTool } from "./steps.mjs";

const counts = { passed: 0, failed: 0, skipped: 0 };
/** Seconds of each step, by its name. */
const seconds = {};

/** Runs a tool under its heading, and notes its seconds. */
function timed(name, args, env) {
  console.log(`\n# ${name}`);
  const { good, seconds: took } = runTool(name, args, env);
  seconds[name] = took;
  return good;
}

/** Runs a tool and counts it as one test. */
function step(name, args) {
  const good = timed(name, args);
  counts[good ? "passed" : "failed"] += 1;
  if (!good) console.log(`# ${name}: failed`);
  return good;
}

// A full build first: end-to-end tests run the built command.
step("build");
step("types");
step("lint", ["."]);
step("dead code");
step("package");

const folder = mkdtempSync(join(tmpdir(), "samesay-test-"));
const report = join(folder, "report.json");
const good = timed("tests", ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`], {
  ...process.env,
  NODE_OPTIONS: "",
});
if (existsSync(report)) {
  const result = JSON.parse(readFileSync(report, "utf8"));
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests;
  counts.skipped += result.numPendingTests + result.numTodoTests;
  // A file that does not load has no tests to count.
  if (result.numFailedTests === 0 && !good) counts.failed += 1;
  if (counts.skipped > 0) {
    console.log("\nSkipped:");
    for (const file of result.testResults)
      for (const test of file.assertionResults)
        if (test.status !== "passed" && test.status !== "failed") console.log(`  ${test.fullName}`);
  }
  console.log("\nSlowest files:");
  const files = result.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    took: (endTime - startTime) / 1000,
  }));
  for (const { name, took } of files.toSorted((a, b) => b.took - a.took).slice(0, 10))
    console.log(`  ${took.toFixed(1).padStart(6)} s  ${name}`);
} else {
  counts.failed += 1;
}
rmSync(folder, { recursive: true, force: true });

if (process.env.SAMESAY_FAIL_ON_SKIP === "1" && counts.skipped > 0) {
  console.log(`\n${counts.skipped} tests were skipped although everything they need was to be installed`);
  counts.failed += counts.skipped;
  counts.skipped = 0;
}
console.log("\nSteps:");
for (const [name, took] of Object.entries(seconds))
  console.log(`  ${took.toFixed(1).padStart(6)} s  ${name}`);

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
