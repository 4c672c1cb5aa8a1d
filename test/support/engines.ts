import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** An engine that .ci/run installs (`npm ci --prefix test/engines`); undefined where it is absent. */
function engine(path: string): string | undefined {
  const file = resolve("test/engines/node_modules", path);
  return existsSync(file) ? file : undefined;
}

export const NODE_20 = process.version.startsWith("v20.") ? process.execPath : undefined;
export const NODE_22 = process.version.startsWith("v22.") ? process.execPath : engine("node22/bin/node");
export const NODE_24 = process.version.startsWith("v24.") ? process.execPath : engine("node24/bin/node");
export const DENO = engine("@deno/linux-x64-glibc/deno");
export const BUN = engine("@oven/bun-linux-x64/bin/bun");
/** Debian's Chromium. */
export const CHROMIUM = existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined;
