import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkText } from "../arguments.ts";
import { StsError } from "../errors.ts";
import { refusePointer } from "./git-lfs.ts";
import type { FileDigest, ModelFiles } from "./model-files.ts";
import { PACKAGE_ROOT } from "./package-root.ts";

/** A model's folder on disk. */
export function folderFiles(root: string): ModelFiles {
  checkText(root, "folderFiles: root");
  return {
    label: root,
    read: async (name) => {
      const bytes = await readFile(join(root, name)).catch(unreadable(join(root, name)));
      return bytes && refusePointer(bytes, join(root, name));
    },
    path: (name) => join(root, name),
    digest: (name) => streamedDigest(join(root, name)).catch(unreadable(join(root, name))),
  };
}

/** For files of gigabytes, which need not fit into memory, nor into what one read may take. */
async function streamedDigest(path: string): Promise<FileDigest> {
  const hash = createHash("sha256");
  let length = 0;
  const file = await open(path);
  try {
    // One buffer for all blocks.
    const block = new Uint8Array(1 << 20);
    for (;;) {
      const { bytesRead } = await file.read(block, 0, block.length);
      if (bytesRead === 0) return { sha256: hash.digest("hex"), length };
      const read = block.subarray(0, bytesRead);
      if (length === 0) refusePointer(read, path);
      hash.update(read);
      length += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** Undefined for a file that is not there. */
function unreadable(path: string): (cause: NodeJS.ErrnoException) => undefined {
  return (cause) => {
    if (cause instanceof StsError) throw cause;
    if (cause.code === "ENOENT" || cause.code === "ENOTDIR") return undefined;
    throw new StsError("E_MODEL", `${path}: cannot be read (${cause.code ?? String(cause)})`, { cause });
  };
}

/** Weights that ship in an npm package of their own, beside samesay: too large for those who need only the other tiers. */
const OWN_PACKAGES: Readonly<Record<string, string>> = {
  "accurate-en": "samesay-accurate",
  // Which the former depends on: one installation brings both.
  "accurate-multi": "samesay-accurate-multi",
};

/** Folders of weights that come in packages of their own. */
export const FOLDERS_APART: readonly string[] = Object.keys(OWN_PACKAGES);

/** Name of the npm package that a folder of weights comes in, where that is not samesay itself. */
export function packageOf(name: string): string | undefined {
  return Object.hasOwn(OWN_PACKAGES, name) ? OWN_PACKAGES[name] : undefined;
}

/**
 * Where weights that ship with samesay lie: `models/<name>` beside `src` or `dist`, or the npm package that they come in.
 * A folder that is nowhere is named as it would stand beside `src`.
 */
export function shippedFolder(name: string): string {
  checkText(name, "shippedFolder: name");
  const beside = fileURLToPath(new URL(`models/${name}`, PACKAGE_ROOT));
  const own = packageOf(name);
  if (own === undefined || existsSync(join(beside, "manifest.json"))) return beside;
  try {
    return dirname(createRequire(import.meta.url).resolve(`${own}/manifest.json`));
  } catch {
    return beside;
  }
}

/** @throws StsError E_MODEL where weights that come in a package of their own are not installed */
export function requireShipped(name: string): void {
  checkText(name, "requireShipped: name");
  const own = packageOf(name);
  if (own === undefined || existsSync(join(shippedFolder(name), "manifest.json"))) return;
  throw new StsError(
    "E_MODEL",
    `the weights "${name}" come in a package of their own, which is not installed; npm install ${own} brings them`,
  );
}
