// `npm test`: types, lint, package checks, unit, contract and end-to-end tests.
// Prints `N passed, N failed` (and `, N skipped`) alone on its last line; exit code 1 on any failure.
// With SAMESAY_FAIL_ON_SKIP=1 (set by .ci/run, which installs the engines) a skipped test is a failure.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs a tool of node_modules and counts it as one test. */
function step(name, script, args) {
  console.log(`\n# ${name}`);
  const result = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit" });
  const good = result.status === 0;
  counts[good ? "passed" : "failed"] += 1;
  if (!good) console.log(`# ${name}: failed`);
  return good;
}

// A full build first: end-to-end tests run the built command.
step("build", "scripts/build.mjs", []);
step("types", "node_modules/typescript/bin/tsc", ["--noEmit"]);
step("lint", "node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]);
step("package", "node_modules/publint/src/cli.js", ["--strict"]);

console.log("\n# tests");
const folder = mkdtempSync(join(tmpdir(), "samesay-test-"));
const report = join(folder, "report.json");
const vitest = spawnSync(
  process.execPath,
  [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, NODE_OPTIONS: "" } },
);
if (existsSync(report)) {
  const result = JSON.parse(readFileSync(report, "utf8"));
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests;
  counts.skipped += result.numPendingTests + result.numTodoTests;
  // A file that does not load has no tests to count.
  if (result.numFailedTests === 0 && vitest.status !== 0) counts.failed += 1;
  if (counts.skipped > 0) {
    console.log("\nSkipped:");
    for (const file of result.testResults)
      for (const test of file.assertionResults)
        if (test.status !== "passed" && test.status !== "failed") console.log(`  ${test.fullName}`);
  }
} else {
  counts.failed += 1;
}
rmSync(folder, { recursive: true, force: true });

if (process.env.SAMESAY_FAIL_ON_SKIP === "1" && counts.skipped > 0) {
  console.log(`\n${counts.skipped} tests were skipped although everything they need was to be installed`);
  counts.failed += counts.skipped;
  counts.skipped = 0;
}
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
