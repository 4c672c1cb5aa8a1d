// Builds dist/ with the TypeScript compiler and marks the command as executable.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
// An installed package carries dist/ but neither sources nor compiler settings: nothing to build.
if (!existsSync(`${root}tsconfig.build.json`)) process.exit(0);
rmSync(`${root}dist`, { recursive: true, force: true });
const result = spawnSync(
  process.execPath,
  [`${root}node_modules/typescript/bin/tsc`, "-p", "tsconfig.build.json"],
  {
    cwd: root,
    stdio: "inherit",
  },
);
if (result.status !== 0) process.exit(result.status ?? 1);
const main = `${root}dist/cli/main.js`;
if (existsSync(main)) chmodSync(main, 0o755);
