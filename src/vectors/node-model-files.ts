import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { StsError } from "../errors.ts";
import type { ModelFiles } from "./model-files.ts";

/** A model's folder on disk. */
export function folderFiles(root: string): ModelFiles {
  return {
    label: root,
    read: async (name) => {
      try {
        return await readFile(join(root, name));
      } catch (cause) {
        const code = (cause as NodeJS.ErrnoException).code;
        if (code === "ENOENT" || code === "ENOTDIR") return undefined;
        throw new StsError("E_MODEL", `${join(root, name)}: cannot be read (${code ?? String(cause)})`, {
          cause,
        });
      }
    },
    path: (name) => join(root, name),
  };
}

/** Where weights that ship with samesay lie: `models/<name>` beside `src` or `dist`. */
export function shippedFolder(name: string): string {
  return fileURLToPath(new URL(`../../models/${name}`, import.meta.url));
}
