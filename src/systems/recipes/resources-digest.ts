import { StsError } from "../../errors.ts";
import { readText, sha256 } from "../../packages/model-files.ts";
import { folderFiles, shippedFolder } from "../../packages/node-model-files.ts";

/** Digests of what recipes read texts with. */
export interface ResourceDigests {
  /** Of the analysers of all languages. */
  readonly weights: string;
  /** Of the word lists: paraphrases, synonyms, translations, frequencies. */
  readonly lexicon: string;
}

/** Digests of the shipped manifests, which hold the checksums of all files. @throws StsError E_MODEL where one is missing */
export async function resourceDigests(): Promise<ResourceDigests> {
  const [weights, lexicon] = await Promise.all([
    digestOf(["analysis-en", "analysis-es", "analysis-ar", "analysis-tr"]),
    digestOf(["paraphrases-en", "words"]),
  ]);
  return { weights, lexicon };
}

async function digestOf(folders: readonly string[]): Promise<string> {
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
