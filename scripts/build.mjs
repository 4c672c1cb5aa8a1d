// Builds dist/: types by the TypeScript compiler, code by esbuild: rooms with the chunks they share, and the command
// (bundle-command.mjs), since one that loads ten files starts in a third of the time of one that loads a hundred.
// Every output file stands exactly one folder below dist/, as src/packages/package-root.ts, by which data and weights
// are found, stands one folder below src/.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
// An installed package carries dist/ but neither sources nor compiler settings: nothing to build.
if (!existsSync(join(root, "tsconfig.build.json"))) process.exit(0);
const { build } = await import("esbuild");
const { bundleCommand, dropEmptyImports } = await import("./bundle-command.mjs");
const { directImports } = await import("./direct-imports.mjs");
const { bundleOnnxWasm } = await import("./bundle-onnx-wasm.mjs");
const { buildForBrowsers } = await import("./build-browser.mjs");
const { writeModelChecksums } = await import("./model-checksums.mjs");

rmSync(join(root, "dist"), { recursive: true, force: true });
const types = spawnSync(
  process.execPath,
  [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"],
  { cwd: root, stdio: "inherit" },
);
if (types.status !== 0) process.exit(types.status ?? 1);

const rooms = readdirSync(join(root, "src"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, "src", entry.name, "index.ts")))
  .filter((entry) => entry.name !== "browser")
  .map((entry) => entry.name);
const options = {
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // Dependencies are the user's package manager's to install and share.
  packages: "external",
  plugins: [directImports()],
  legalComments: "inline",
  logLevel: "warning",
};
await build({
  ...options,
  absWorkingDir: root,
  entryPoints: [
    { in: "src/index.ts", out: "lib/index" },
    { in: "src/vectors/node.ts", out: "node/index" },
    ...rooms.map((room) => ({ in: `src/${room}/index.ts`, out: `${room}/index` })),
  ],
  outdir: "dist",
  chunkNames: "chunks/[name]-[hash]",
});
for (const folder of ["lib", "node", "chunks", ...rooms]) dropEmptyImports(join(root, "dist", folder));
await bundleCommand(root, options);
await buildForBrowsers(root);
bundleOnnxWasm(root, join(root, "dist"));
writeModelChecksums(root, join(root, "dist"));
chmodSync(join(root, "dist/cli/main.js"), 0o755);
