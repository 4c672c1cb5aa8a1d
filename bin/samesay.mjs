#!/usr/bin/env node
// The command's door. A clone has the command itself, dist/cli/main.js, only once it is built; installed packages carry it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const main = new URL("../dist/cli/main.js", import.meta.url);
if (!existsSync(main)) {
  console.error("samesay: not built yet; building, once");
  const build = fileURLToPath(new URL("../scripts/build.mjs", import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: ["ignore", 2, 2] });
  if (status !== 0 || !existsSync(main)) {
    console.error('samesay: cannot be built here; "npm ci && npm run build" in its folder says why');
    process.exit(2);
  }
}
await import(main.href);
