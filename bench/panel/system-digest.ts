import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SystemSignature } from "../../src/systems/index.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What a score goes through. Not the weights, which manifests name by their sha256. */
const CODE = [
  "stats",
  "learn",
  "packages",
  "text",
  "analysis",
  "lexicon",
  "vectors",
  "align",
  "measures",
  "systems",
];

/**
 * Digest of a system's signature, of the code it runs and of all small files in models/ (constants, calibrations, word
 * lists, manifests): results of another state of any of them are not taken from the cache.
 */
export function systemDigest(signature: SystemSignature): string {
  const hash = createHash("sha256").update(JSON.stringify(signature));
  const add = (folder: string, wanted: RegExp) => {
    if (!existsSync(join(ROOT, folder))) return;
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => wanted.test(file) && !/\.test\.ts$|fixtures/.test(file))
      .sort();
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(ROOT, folder, file)));
  };
  for (const room of CODE) add(join("src", room), /\.ts$/);
  add("models", /\.(?:json|tsv)$/);
  return hash.digest("hex").slice(0, 16);
}
