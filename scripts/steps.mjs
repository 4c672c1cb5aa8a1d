// Steps that `npm test` and `npm run check` have in common: the tools of node_modules by their scripts, each run as a
// process of its own from the project's folder.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Scripts of the tools, with what each is always given. */
export const TOOLS = {
  build: ["scripts/build.mjs"],
  types: ["node_modules/typescript/bin/tsc", "--noEmit"],
  lint: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  "dead code": ["node_modules/knip/bin/knip.js", "--no-progress", "--no-config-hints"],
  package: ["node_modules/publint/src/cli.js", "--strict"],
  tests: ["node_modules/vitest/vitest.mjs", "run"],
};

/** Runs a tool, its output where the caller's goes; says whether it was content, and its seconds. */
export function runTool(name, args = [], env = process.env) {
  const [script, ...always] = TOOLS[name];
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, script), ...always, ...args], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  return { good: status === 0, seconds: (performance.now() - started) / 1000 };
}
