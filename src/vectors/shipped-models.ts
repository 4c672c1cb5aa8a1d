import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type Manifest, readManifest } from "./manifest.ts";
import { folderFiles, shippedFolder } from "./node-model-files.ts";

/** The analysers' manifests are of other kinds. */
const KINDS: readonly string[] = ["onnx-encoder", "onnx-cross-encoder", "static"];

/** The sentence-vector and cross-encoder weights that ship with samesay, in order of the alphabet. */
export async function shippedModels(): Promise<{ manifest: Manifest; folder: string }[]> {
  const found: { manifest: Manifest; folder: string }[] = [];
  for (const name of (await readdir(dirname(shippedFolder("en")))).sort()) {
    const folder = shippedFolder(name);
    const manifest = await readManifest(folderFiles(folder)).catch(() => undefined);
    if (manifest !== undefined && KINDS.includes(manifest.kind)) found.push({ manifest, folder });
  }
  return found;
}
