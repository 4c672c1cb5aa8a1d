import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type Manifest, readManifest } from "./manifest.ts";
import { folderFiles, shippedFolder } from "./node-model-files.ts";

/** The sentence-vector weights that ship with samesay, in order of the alphabet. */
export async function shippedModels(): Promise<{ manifest: Manifest; folder: string }[]> {
  const found: { manifest: Manifest; folder: string }[] = [];
  for (const name of (await readdir(dirname(shippedFolder("en")))).sort()) {
    const folder = shippedFolder(name);
    const manifest = await readManifest(folderFiles(folder)).catch(() => undefined);
    if (manifest?.kind === "onnx-encoder" || manifest?.kind === "static") found.push({ manifest, folder });
  }
  return found;
}
