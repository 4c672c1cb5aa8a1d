import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { StsError } from "../errors.ts";
import { refusePointer } from "./git-lfs.ts";
import type { FileDigest, ModelFiles } from "./model-files.ts";

/** A model's folder on disk. */
export function folderFiles(root: string): ModelFiles {
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
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Uint8Array>) {
    if (length === 0) refusePointer(chunk, path);
    hash.update(chunk);
    length += chunk.length;
  }
  return { sha256: hash.digest("hex"), length };
}

/** Undefined for a file that is not there. */
function unreadable(path: string): (cause: NodeJS.ErrnoException) => undefined {
  return (cause) => {
    if (cause instanceof StsError) throw cause;
    if (cause.code === "ENOENT" || cause.code === "ENOTDIR") return undefined;
    throw new StsError("E_MODEL", `${path}: cannot be read (${cause.code ?? String(cause)})`, { cause });
  };
}

/** Where weights that ship with samesay lie: `models/<name>` beside `src` or `dist`. */
export function shippedFolder(name: string): string {
  return fileURLToPath(new URL(`../../models/${name}`, import.meta.url));
}
