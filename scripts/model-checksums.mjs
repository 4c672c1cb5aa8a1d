// Writes dist/models/checksums.json: length and sha256 of every file in models/, for `samesay models verify`. A manifest
// records what its weights need; calibrations, cards and licences stand here alone.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} root the repository @param {string} dist where the package is built */
export function writeModelChecksums(root, dist) {
  const packages = {};
  for (const name of readdirSync(join(root, "models")).sort()) {
    const folder = join(root, "models", name);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    packages[name] = Object.fromEntries(
      files.map((file) => {
        const bytes = readFileSync(file);
        const path = file.slice(folder.length + 1).replaceAll("\\", "/");
        return [path, { sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length }];
      }),
    );
  }
  mkdirSync(join(dist, "models"), { recursive: true });
  writeFileSync(join(dist, "models/checksums.json"), `${JSON.stringify(packages)}\n`);
}
