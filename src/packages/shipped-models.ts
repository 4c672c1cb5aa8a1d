import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { FileRecords } from "./file-records.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { readJson } from "./model-files.ts";
import { FOLDERS_APART, folderFiles, shippedFolder } from "./node-model-files.ts";

/** Names of the folders of weights, those of packages of their own too. */
async function shippedNames(): Promise<string[]> {
  const own = FOLDERS_APART.filter((name) => existsSync(shippedFolder(name)));
  return [...new Set([...(await readdir(dirname(shippedFolder("en")))), ...own])].sort();
}

/** Every folder of models/, analysers and lexicon too, with all that is recorded of its files. */
export async function shippedPackages(): Promise<{ name: string; folder: string; files: FileRecords }[]> {
  const built = await readFile(new URL("../models/checksums.json", import.meta.url), "utf8").catch(
    () => "{}",
  );
  const checksums = JSON.parse(built) as Readonly<Record<string, FileRecords>>;
  // A folder that the build saw and that is gone is named as well.
  const names = new Set([...Object.keys(checksums), ...(await shippedNames())]);
  return Promise.all(
    [...names].sort().map(async (name) => {
      const folder = shippedFolder(name);
      const { files = {} } =
        (await readJson<{ files?: FileRecords }>(folderFiles(folder), "manifest.json")) ?? {};
      return { name, folder, files: checksums[name] ?? files };
    }),
  );
}

/** The analysers' manifests are of other kinds. */
const KINDS: readonly string[] = ["onnx-encoder", "onnx-cross-encoder", "static"];

/** The sentence-vector and cross-encoder weights that ship with samesay, in order of the alphabet. */
export async function shippedModels(): Promise<{ manifest: Manifest; folder: string }[]> {
  const found: { manifest: Manifest; folder: string }[] = [];
  for (const name of await shippedNames()) {
    const folder = shippedFolder(name);
    const manifest = await readManifest(folderFiles(folder)).catch(() => undefined);
    if (manifest !== undefined && KINDS.includes(manifest.kind)) found.push({ manifest, folder });
  }
  return found;
}
