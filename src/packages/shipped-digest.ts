import { StsError } from "../errors.ts";
import { readText, sha256 } from "./model-files.ts";
import { folderFiles, shippedFolder } from "./node-model-files.ts";

/** sha256 of the manifests of shipped folders, which hold the checksums of all files. @throws StsError E_MODEL where one is missing */
export async function shippedDigest(folders: readonly string[]): Promise<string> {
  const manifests = await Promise.all(
    folders.map(async (name) => {
      const files = folderFiles(shippedFolder(name));
      const manifest = await readText(files, "manifest.json");
      if (manifest === undefined)
        throw new StsError("E_MODEL", `${files.label}/manifest.json: no such file; install samesay again`);
      return manifest;
    }),
  );
  return sha256(new TextEncoder().encode(manifests.join("")));
}
