// Builds dist/browser/: `samesay/browser`, and the rooms that need no file system in the form that bundlers take for a page
// (condition "browser" of package.json's exports). Refuses to leave an import of Node in any of them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

/** Rooms with an export of their own that run anywhere. */
const ROOMS = ["learn", "lexicon", "measures", "stats", "text"];

/** @param {string} root the repository */
export async function buildForBrowsers(root) {
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: "src/browser/index.ts", out: "browser/index" },
      ...ROOMS.map((room) => ({ in: `src/${room}/index.ts`, out: `browser/${room}` })),
    ],
    outdir: "dist",
    bundle: true,
    // In one file each: where a bundle is split, all that anything imports lazily is kept, Node's part too.
    splitting: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    packages: "external",
    legalComments: "inline",
    logLevel: "warning",
  });
  const folder = join(root, "dist/browser");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    const found = /\b(?:from|import|require)\s*\(?\s*["'](node:[\w/]+|onnxruntime-[\w/]+)["']/.exec(
      readFileSync(join(folder, name), "utf8"),
    );
    if (found !== null) throw new Error(`dist/browser/${name} imports ${found[1]}: no browser has it`);
  }
}
