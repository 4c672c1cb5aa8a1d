import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { SystemSignature } from "../../src/systems/index.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Digest of a system's signature, of the code that systems run and of all small files in models/ (constants,
 * calibrations, word lists, manifests with their weights' sha256): results of another state of any of them are not
 * taken from the cache.
 */
export function systemDigest(signature: SystemSignature): string {
  const hash = createHash("sha256").update(JSON.stringify(signature));
  for (const file of importedFiles("src/systems/create-system.ts").sort()) add(hash, file);
  for (const file of readdirSync(join(ROOT, "models"), { recursive: true, encoding: "utf8" }).sort()) {
    if (/\.(?:json|tsv)$/.test(file) && !/node_modules/.test(file)) add(hash, join("models", file));
  }
  return hash.digest("hex").slice(0, 16);
}

function add(hash: ReturnType<typeof createHash>, file: string): void {
  hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
}

const IMPORT =
  /\bfrom\s+["'](\.[^"']+\.ts)["']|\bimport\(\s*["'](\.[^"']+\.ts)["']\s*\)|\bimport\s+["'](\.[^"']+\.ts)["']/g;

/** A file and all that it imports, directly or through others, lazily or not. */
function importedFiles(first: string): string[] {
  const found = new Set([first]);
  for (const file of found) {
    for (const [, a, b, c] of readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)) {
      found.add(normalize(join(dirname(file), (a ?? b ?? c)!)));
    }
  }
  return [...found];
}
