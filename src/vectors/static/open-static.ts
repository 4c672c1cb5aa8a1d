import { StsError } from "../../errors.ts";
import { checkFile } from "../../packages/file-records.ts";
import { readManifest } from "../../packages/manifest.ts";
import { checkModelFiles, type ModelFiles, sha256 } from "../../packages/model-files.ts";
import { createStaticEncoder, type StaticEncoder } from "./static-encoder.ts";
import { readStaticTable } from "./static-format.ts";

/**
 * Opens static token vectors: a weights package of kind "static". Runs wherever JavaScript does.
 * @throws StsError E_MODEL when a file is missing, damaged or of another kind
 */
export async function openStaticEncoder(files: ModelFiles): Promise<StaticEncoder> {
  checkModelFiles(files, "openStaticEncoder");
  const manifest = await readManifest(files);
  if (manifest === undefined) throw new StsError("E_MODEL", `${files.label}: has no manifest.json`);
  if (manifest.kind !== "static") {
    throw new StsError("E_MODEL", `${files.label}: holds a "${manifest.kind}" model, not static vectors`);
  }
  const bytes = await files.read(manifest.weights);
  if (bytes === undefined) throw new StsError("E_MODEL", `${files.label}: has no ${manifest.weights}`);
  const digest = await sha256(bytes);
  checkFile(manifest.files, manifest.weights, bytes, digest, files.label);
  const table = readStaticTable(bytes, `${files.label}/${manifest.weights}`);
  const { name, languages } = manifest;
  return createStaticEncoder(table, name, digest, languages.length === 0 ? undefined : languages);
}
